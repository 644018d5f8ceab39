"""Opens the file: a lock of our own, connections, settings, tables."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from hushmaze.storage.api import StoreError
from hushmaze.storage.sqlite.faults import in_our_words
from hushmaze.storage.sqlite.journal import move_all
from hushmaze.storage.sqlite.locking import try_lock
from hushmaze.storage.sqlite.schema import check_version, migrate

BUSY_MS = 5000
"""How long to wait for another program that reads the file."""

STATEMENTS = 512
"""Kept compiled: inserts of up to 256 rows, and the others."""

Connect = Callable[[Path], sqlite3.Connection]


class Opened(NamedTuple):
    writer: sqlite3.Connection
    reader: sqlite3.Connection
    log: int
    """A descriptor of SQLite's write-ahead log, by which to sync it."""
    stack: ExitStack
    """Closes all, then gives the lock back."""


def connect(path: Path) -> sqlite3.Connection:
    """Returns a connection that leaves transactions to us, and may be used by one thread at a time."""
    return sqlite3.connect(
        path,
        isolation_level=None,
        check_same_thread=False,
        timeout=BUSY_MS / 1000,
        cached_statements=STATEMENTS,
    )


def open_file(path: Path, connecting: Connect = connect) -> Opened:
    """Creates or upgrades the file as needed. A StoreError says what is wrong; then nothing stays open."""
    stack = ExitStack()
    try:
        _lock(path, stack)
        writer = _connected(path, connecting, stack)
        _prepare(writer)
        reader = _connected(path, connecting, stack)
        reader.execute("PRAGMA query_only = ON")
        log = os.open(f"{path.resolve()}-wal", os.O_RDWR)  # Windows syncs only what it may write
        stack.callback(os.close, log)
    except (StoreError, sqlite3.Error, OSError) as error:
        stack.close()
        raise _with_path(path, error) from error
    return Opened(writer, reader, log, stack)


def _with_path(path: Path, error: Exception) -> StoreError:
    if isinstance(error, OSError):
        return StoreError(f"{path}: The folder cannot be written ({error.strerror}).")
    reason = in_our_words(error)
    return StoreError(f"{path}: {reason}", retryable=reason.retryable)


def _lock(path: Path, stack: ExitStack) -> None:
    """Locks the file: SQLite would let two servers write in turns, each with half of a game in memory."""
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o644)
    stack.callback(os.close, lock)
    if not try_lock(lock):
        raise StoreError("Another server has this store open.", retryable=True)


def _connected(path: Path, connecting: Connect, stack: ExitStack) -> sqlite3.Connection:
    connection = connecting(path)
    stack.callback(connection.close)
    return connection


def _prepare(writer: sqlite3.Connection) -> None:
    check_version(writer)  # before anything is changed in a file that may not be ours
    if writer.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        raise StoreError("SQLite cannot keep a write-ahead log there.")
    writer.execute("PRAGMA synchronous = FULL")
    writer.execute("PRAGMA wal_autocheckpoint = 0")  # see `Writer.tidy`
    writer.execute("PRAGMA foreign_keys = ON")
    migrate(writer)
    writer.execute("BEGIN IMMEDIATE")
    move_all(writer)
    writer.execute("COMMIT")
    # From here on for the event loop, which waits for no lock and no sync; see `SqliteWriter`. What SQLite
    # syncs all the same with NORMAL keeps the file sound after a power cut.
    writer.execute("PRAGMA synchronous = NORMAL")
    writer.execute("PRAGMA busy_timeout = 0")
