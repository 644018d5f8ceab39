"""Takes things out of a store's file for good, while no server has it open."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from hushmaze.storage.api import StoreError
from hushmaze.storage.outcomes import left_traces
from hushmaze.storage.sqlite.faults import in_our_words
from hushmaze.storage.sqlite.looking import LookIntoFile
from hushmaze.storage.sqlite.opening import open_file

WAIT_MS = 5000
"""For those who read."""


class FileEraser(LookIntoFile):
    """Erases in one transaction; see `hushmaze.storage.erasing`."""

    def delete_game(self, game: str) -> None:
        self._execute("DELETE FROM chapters WHERE game = (SELECT number FROM games WHERE game = ?)", game)
        self._execute("DELETE FROM games WHERE game = ?", game)

    def delete_room(self, code: str) -> None:
        self._execute("DELETE FROM rooms WHERE code = ?", code)

    def delete_tile_set(self, digest: str) -> None:
        self._execute("DELETE FROM tile_sets WHERE digest = ?", digest)

    def replace_room(self, code: str, record: bytes) -> None:
        self._execute("UPDATE rooms SET record = ? WHERE code = ?", record, code)

    def replace_summary(self, game: str, summary: bytes) -> None:
        self._execute("UPDATE games SET summary = ? WHERE game = ?", summary, game)

    def replace_log(self, game: str, lines: Sequence[bytes]) -> None:
        number = "(SELECT number FROM games WHERE game = ?)"
        self._execute(f"DELETE FROM chapters WHERE game = {number}", game)
        self._execute(
            f"INSERT INTO chapters (game, past, lines) VALUES ({number}, ?, ?)",
            game,
            len(lines),
            b"\n".join(lines),
        )

    def _execute(self, statement: str, *values: str | int | bytes) -> None:
        self.reader.execute(statement, values)


@contextmanager
def erasing_in_file(path: Path) -> Iterator[FileEraser]:
    """Makes all changes or, if something goes wrong, none. No file holds what was taken out then.

    A StoreError says why the file cannot be changed: a server has it open, say.
    """
    if not path.is_file():
        raise StoreError(f"{path}: There is no such file.")
    opened = open_file(path)
    with opened.stack:
        writer = opened.writer
        try:
            writer.executescript(f"PRAGMA synchronous = FULL; PRAGMA busy_timeout = {WAIT_MS}")
            writer.execute("BEGIN IMMEDIATE")
            yield FileEraser(writer)
            writer.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {in_our_words(error)}") from error
        _write_anew(writer, path)


def _write_anew(writer: sqlite3.Connection, path: Path) -> None:
    try:
        writer.execute("VACUUM")
        busy, *_ = writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as error:
        raise left_traces(str(path), in_our_words(error)) from error
    if busy:
        raise left_traces(str(path), "somebody is reading them")
