"""Translates SQLite's errors: says whose fault it is, and whether to try again."""

import logging
import sqlite3

from hushmaze.storage.api import StoreError

_EXPECTED = (sqlite3.Error, OSError, OverflowError, UnicodeError)
"""Raised by the database, by the disk, and by Python for what no database can take."""

_OF_THE_WRITE = {sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH}

_PASSING = {
    sqlite3.SQLITE_BUSY: "The store is locked by another process",
    sqlite3.SQLITE_LOCKED: "The store is locked",
    sqlite3.SQLITE_NOMEM: "The store has no memory left",
    sqlite3.SQLITE_FULL: "The disk is full",
    sqlite3.SQLITE_IOERR: "The disk reported an error",
    sqlite3.SQLITE_CANTOPEN: "The store's file cannot be opened",
    sqlite3.SQLITE_READONLY: "The store's file cannot be written",
}

_LASTING = {
    sqlite3.SQLITE_NOTADB: "The file is not a database",
    sqlite3.SQLITE_CORRUPT: "The database is damaged",
}

log = logging.getLogger("hushmaze.storage")


def of_the_write(error: Exception) -> bool:
    """Returns whether this very write can never be stored; otherwise the whole store is in trouble.

    Python's own refusals, of a text that is no Unicode or a number over 64 bits, carry no code of SQLite's.
    """
    code = _code(error)
    return code is None or code in _OF_THE_WRITE


def in_our_words(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if not isinstance(error, _EXPECTED):
        log.error("a fault of the program, not of the database", exc_info=error)
    code = _code(error) or 0
    sentence = _PASSING.get(code) or _LASTING.get(code) or "The store cannot do this"
    return StoreError(f"{sentence} ({error}).", retryable=code in _PASSING)


def _code(error: Exception) -> int | None:
    """Returns the primary code; the upper bits of SQLite's extended codes tell variants of it."""
    extended = getattr(error, "sqlite_errorcode", None)
    return None if extended is None else extended & 0xFF
