"""The write side of the tables: SQL, inside somebody else's transaction."""

import sqlite3
from collections.abc import Iterable

from hushmaze.storage.api import Entry
from hushmaze.storage.group import already, check, unknown
from hushmaze.storage.sqlite.journal import Journal, Row

MOST_KNOWN = 20_000
"""Games whose version is remembered; more than are played at once."""


class Known:
    """What is known of a game's log: its number in the tables, its version, and lines not yet in them."""

    __slots__ = ("lines", "number", "version")

    def __init__(self, number: int, version: int) -> None:
        self.number = number
        self.version = version
        self.lines: list[bytes] = []


class SqliteBooks:
    """Events are gathered until ``flush``. After a rollback of any kind ``forget`` must be called."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[str, Known] = {}
        self._gathered: list[Known] = []
        self._journal = Journal(connection)

    def append(self, entry: Entry) -> None:
        known = self._known.get(entry.game) or self._look_up(entry.game)
        check(entry, None if known is None else known.version)
        assert known is not None
        if not known.lines:
            self._gathered.append(known)
        known.lines += entry.lines
        known.version += len(entry.lines)

    def flush(self) -> None:
        gathered, self._gathered = self._gathered, []
        rows: list[Row] = []
        for known in gathered:
            if known.lines:
                rows.append(Row(known.number, known.version, b"\n".join(known.lines)))
                known.lines = []
        self._journal.add(rows)
        if len(self._known) > MOST_KNOWN:  # only here: the tables do not know yet what is gathered
            self._known.clear()

    def forget(self) -> None:
        self._gathered.clear()
        self._known.clear()
        self._journal.forget()

    def create_game(self, game: str, room: str, heading: bytes) -> None:
        done = self._connection.execute(
            "INSERT INTO games (game, room, heading) VALUES (?, ?, ?) ON CONFLICT (game) DO NOTHING",
            (game, room, heading),
        )
        if not done.rowcount:
            raise already(game)
        assert done.lastrowid is not None
        self._known[game] = Known(done.lastrowid, 0)

    def finish_game(self, game: str, finished_at: int, summary: bytes) -> None:
        done = self._execute(
            "UPDATE games SET finished_at = ifnull(finished_at, ?), summary = ifnull(summary, ?)"
            " WHERE game = ?",
            (finished_at, summary, game),
        )
        if not done:
            raise unknown(game)

    def save_room(self, code: str, record: bytes) -> None:
        self._execute(
            "INSERT INTO rooms (code, record) VALUES (?, ?)"
            " ON CONFLICT (code) DO UPDATE SET record = excluded.record",
            (code, record),
        )

    def delete_room(self, code: str) -> None:
        self._execute("DELETE FROM rooms WHERE code = ?", (code,))

    def save_tile_set(self, digest: str, text: bytes) -> None:
        self._execute(
            "INSERT INTO tile_sets (digest, text) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING",
            (digest, text),
        )

    def _execute(self, statement: str, values: Iterable[str | int | bytes]) -> int:
        """How many rows it touched."""
        return self._connection.execute(statement, tuple(values)).rowcount

    def _look_up(self, game: str) -> Known | None:
        found: tuple[int, int] | None = self._connection.execute(
            "SELECT number, (SELECT ifnull(max(past), 0) FROM chapters WHERE chapters.game = number)"
            " FROM games WHERE game = ?",
            (game,),
        ).fetchone()
        if found is None:
            return None
        number, in_chapters = found
        known = self._known[game] = Known(number, max(in_chapters, self._journal.version(number)))
        return known
