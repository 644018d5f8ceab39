"""The write side of the tables: SQL, inside somebody else's transaction."""

import sqlite3
from collections.abc import Iterable

from hushmaze.storage.api import Entry
from hushmaze.storage.group import already, check, unknown

MOST_ROWS = 256
"""In one statement, a power of two."""

MOST_KNOWN = 20_000
"""Games whose version is remembered; more than are played at once."""

_STATEMENTS = {
    1 << power: "INSERT INTO events (game, version, line) VALUES " + ", ".join(["(?, ?, ?)"] * (1 << power))
    for power in range(MOST_ROWS.bit_length())
}


class SqliteBooks:
    """Events are gathered until ``flush``. After a rollback of any kind ``forget`` must be called."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[str, tuple[int, int]] = {}
        self._fields: list[int | bytes] = []

    def append(self, entry: Entry) -> None:
        found = self._known.get(entry.game) or self._look_up(entry.game)
        check(entry, None if found is None else found[1])
        assert found is not None
        number, version = found
        for line in entry.lines:
            self._fields += (number, version, line)
            version += 1
        self._known[entry.game] = number, version

    def flush(self) -> None:
        """Many rows a statement: Python's lock is let go in each, and under load comes back late."""
        fields, self._fields = self._fields, []
        start, left = 0, len(fields) // 3
        while left:
            rows = min(MOST_ROWS, 1 << (left.bit_length() - 1))
            self._connection.execute(_STATEMENTS[rows], fields[start : start + rows * 3])
            start, left = start + rows * 3, left - rows
        if len(self._known) > MOST_KNOWN:  # only here: the tables do not know yet what is gathered
            self._known.clear()

    def forget(self) -> None:
        self._fields.clear()
        self._known.clear()

    def create_game(self, game: str, room: str, heading: bytes) -> None:
        done = self._execute(
            "INSERT INTO games (game, room, heading) VALUES (?, ?, ?) ON CONFLICT (game) DO NOTHING",
            (game, room, heading),
        )
        if not done:
            raise already(game)

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

    def _execute(self, statement: str, values: Iterable[str | int | bytes]) -> int:
        """How many rows it touched."""
        return self._connection.execute(statement, tuple(values)).rowcount

    def _look_up(self, game: str) -> tuple[int, int] | None:
        found: tuple[int, int] | None = self._connection.execute(
            "SELECT number, (SELECT ifnull(max(version) + 1, 0) FROM events WHERE events.game = number)"
            " FROM games WHERE game = ?",
            (game,),
        ).fetchone()
        return found
