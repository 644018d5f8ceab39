"""The write side of the tables: SQL, inside somebody else's transaction."""

import sqlite3
from collections.abc import Iterable

from hushmaze.storage.api import Entry
from hushmaze.storage.group import already, check, unknown

MOST_ROWS = 256
"""In one statement, a power of two."""

MOST_KNOWN = 20_000
"""Games whose version is remembered; more than are played at once."""

MOST_IN_JOURNAL = 8192
"""Rows, about: then the oldest are moved to the chapters of their games."""

MOVED_AT_ONCE = 64
"""Rows that one commit moves, besides twice as many as it adds: so the journal stays short, and no commit
takes long."""

_STATEMENTS = {
    1 << power: "INSERT INTO journal (game, past, lines) VALUES " + ", ".join(["(?, ?, ?)"] * (1 << power))
    for power in range(MOST_ROWS.bit_length())
}

# The oldest lie side by side; all rows of one game would be on every page of the journal.
_OLDEST = "id < (SELECT min(id) FROM journal) + ?"
_MOVE = f"""
    INSERT INTO chapters SELECT game, max(past), CAST(group_concat(lines, char(10)) AS BLOB)
    FROM (SELECT game, past, lines FROM journal WHERE {_OLDEST} ORDER BY game, past) GROUP BY game
"""
_DROP = f"DELETE FROM journal WHERE {_OLDEST}"


ALL = 1 << 40


def move_from_journal(connection: sqlite3.Connection, rows: int = ALL) -> int:
    """Moves the oldest rows to the chapters of their games; how many there were."""
    connection.execute(_MOVE, (rows,))
    return connection.execute(_DROP, (rows,)).rowcount


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
        self._in_journal: int | None = None
        """How many rows it has; None: not known."""

    def append(self, entry: Entry) -> None:
        known = self._known.get(entry.game) or self._look_up(entry.game)
        check(entry, None if known is None else known.version)
        assert known is not None
        if not known.lines:
            self._gathered.append(known)
        known.lines += entry.lines
        known.version += len(entry.lines)

    def flush(self) -> None:
        """Many rows a statement: Python's lock is let go in each, and under load comes back late."""
        gathered, self._gathered = self._gathered, []
        fields: list[int | bytes] = []
        for known in gathered:
            if known.lines:
                fields += (known.number, known.version, b"\n".join(known.lines))
                known.lines = []
        self._insert(fields)
        self._tidy(len(fields) // 3)
        if len(self._known) > MOST_KNOWN:  # only here: the tables do not know yet what is gathered
            self._known.clear()

    def _insert(self, fields: list[int | bytes]) -> None:
        start, left = 0, len(fields) // 3
        while left:
            rows = min(MOST_ROWS, 1 << (left.bit_length() - 1))
            self._connection.execute(_STATEMENTS[rows], fields[start : start + rows * 3])
            start, left = start + rows * 3, left - rows

    def _tidy(self, added: int) -> None:
        """Keeps the journal short, a little with each commit."""
        if self._in_journal is None:
            (self._in_journal,) = self._connection.execute("SELECT count(*) FROM journal").fetchone()
        else:
            self._in_journal += added
        if self._in_journal > MOST_IN_JOURNAL:
            self._in_journal -= move_from_journal(self._connection, MOVED_AT_ONCE + 2 * added)

    def forget(self) -> None:
        self._gathered.clear()
        self._known.clear()
        self._in_journal = None

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
            "SELECT number, max("
            " (SELECT ifnull(max(past), 0) FROM chapters WHERE chapters.game = number),"
            " (SELECT ifnull(max(past), 0) FROM journal WHERE journal.game = number)"
            ") FROM games WHERE game = ?",
            (game,),
        ).fetchone()
        if found is None:
            return None
        known = self._known[game] = Known(*found)
        return known
