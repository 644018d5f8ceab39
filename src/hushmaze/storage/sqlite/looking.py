"""Reads a store's file without touching it, also while a server writes to it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hushmaze.storage.api import FinishedGame, StoreError
from hushmaze.storage.sqlite import reading
from hushmaze.storage.sqlite.faults import in_our_words
from hushmaze.storage.sqlite.opening import BUSY_MS
from hushmaze.storage.sqlite.schema import MIGRATIONS, check_version

ALL = 2**31
"""More games than anybody has."""


@contextmanager
def looking_into_file(path: Path) -> Iterator["LookIntoFile"]:
    """Opens a snapshot: all its reads see the file as it was at the first.

    It takes no lock that a server would notice and changes nothing in the file; SQLite may leave its own
    ``-wal`` and ``-shm`` beside it, empty. A StoreError says why the file cannot be read, at once or later.
    """
    if not path.is_file():
        raise StoreError(f"{path}: There is no such file.")
    try:
        with closing(_connected(path)) as reader:
            _check(reader)
            yield LookIntoFile(reader)
    except (sqlite3.Error, StoreError) as error:
        raise StoreError(f"{path}: {in_our_words(error)}") from error


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=BUSY_MS / 1000
    )


def _check(reader: sqlite3.Connection) -> None:
    reader.execute("BEGIN")
    version = check_version(reader)
    if version < len(MIGRATIONS):
        raise StoreError(f"The file has format {version}; start the server once to bring it up to date.")


class LookIntoFile:
    """Reads in one transaction; see `hushmaze.storage.looking`."""

    def __init__(self, reader: sqlite3.Connection) -> None:
        self.reader = reader

    def heading(self, game: str) -> bytes | None:
        return reading.heading(self.reader, game)

    def lines(self, game: str) -> list[bytes]:
        return reading.lines(self.reader, game, 0)

    def finished_games(self) -> list[FinishedGame]:
        return reading.finished_games(self.reader, ALL, None)

    def unfinished_games(self) -> list[tuple[str, str]]:
        return reading.unfinished_games(self.reader)

    def room(self, code: str) -> bytes | None:
        return reading.room(self.reader, code)

    def room_codes(self) -> list[str]:
        return reading.room_codes(self.reader)

    def tile_set(self, digest: str) -> bytes | None:
        return reading.tile_set(self.reader, digest)

    def tile_sets(self) -> list[str]:
        return reading.tile_sets(self.reader)
