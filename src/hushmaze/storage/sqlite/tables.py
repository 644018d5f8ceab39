"""Writes to the tables: SQL, inside somebody else's transaction."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hushmaze.storage.api import CreateGame, DeleteRoom, Entry, FinishGame, SaveRoom, SaveTileSet, Write
from hushmaze.storage.outcomes import MOST_KNOWN, already, check, unknown
from hushmaze.storage.sqlite.journal import Journal, JournalRow


class KnownLog:
    """A log as far as the tables know it: its number there, its version, and lines not yet in them."""

    __slots__ = ("lines", "number", "version")

    def __init__(self, number: int, version: int) -> None:
        self.number = number
        self.version = version
        self.lines: list[bytes] = []


class Tables:
    """Gathers entries until ``flush``. After a rollback of any kind ``forget`` must be called."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[str, KnownLog] = {}
        self._gathered: list[KnownLog] = []
        self.journal = Journal(connection)

    def perform(self, write: Write) -> None:
        _PERFORM[type(write)](self, write)

    def knows_all(self, group: Sequence[Write]) -> bool:
        """Returns whether these are nothing but entries of games whose version is remembered."""
        known = self._known
        return all(type(write) is Entry and write.game in known for write in group)

    def append(self, entry: Entry) -> None:
        known = self._known.get(entry.game) or self._look_up(entry.game)
        check(entry, None if known is None else known.version)
        assert known is not None
        if not known.lines:
            self._gathered.append(known)
        known.lines += entry.lines
        known.version += len(entry.lines)

    def flush(self) -> int:
        """Writes the gathered entries; returns how many bytes that is."""
        gathered, self._gathered = self._gathered, []
        rows: list[JournalRow] = []
        size = 0
        for known in gathered:
            if known.lines:
                joined = b"\n".join(known.lines)
                rows.append(JournalRow(known.number, known.version, joined))
                known.lines = []
                size += len(joined)
        self.journal.add(rows)
        if len(self._known) > MOST_KNOWN:  # only here: the tables do not know yet what is gathered
            self._known.clear()
        return size

    def forget(self) -> None:
        self._gathered.clear()
        self._known.clear()
        self.journal.forget()

    def create_game(self, new: CreateGame) -> None:
        done = self._connection.execute(
            "INSERT INTO games (game, room, heading) VALUES (?, ?, ?) ON CONFLICT (game) DO NOTHING", new
        )
        if not done.rowcount:
            raise already(new.game)
        assert done.lastrowid is not None
        self._known[new.game] = KnownLog(done.lastrowid, 0)

    def finish_game(self, end: FinishGame) -> None:
        done = self._execute(
            "UPDATE games SET finished_at = ifnull(finished_at, ?), summary = ifnull(summary, ?)"
            " WHERE game = ?",
            (end.finished_at, end.summary, end.game),
        )
        if not done:
            raise unknown(end.game)

    def save_room(self, room: SaveRoom) -> None:
        self._execute(
            "INSERT INTO rooms (code, record) VALUES (?, ?)"
            " ON CONFLICT (code) DO UPDATE SET record = excluded.record",
            room,
        )

    def delete_room(self, room: DeleteRoom) -> None:
        self._execute("DELETE FROM rooms WHERE code = ?", room)

    def save_tile_set(self, tile_set: SaveTileSet) -> None:
        self._execute(
            "INSERT INTO tile_sets (digest, text) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING", tile_set
        )

    def _execute(self, statement: str, values: Iterable[str | int | bytes]) -> int:
        """Executes a statement; returns how many rows it touched."""
        return self._connection.execute(statement, tuple(values)).rowcount

    def _look_up(self, game: str) -> KnownLog | None:
        found: tuple[int, int] | None = self._connection.execute(
            "SELECT number, (SELECT ifnull(max(past), 0) FROM chapters WHERE chapters.game = number)"
            " FROM games WHERE game = ?",
            (game,),
        ).fetchone()
        if found is None:
            return None
        number, in_chapters = found
        known = self._known[game] = KnownLog(number, max(in_chapters, self.journal.version(number)))
        return known


_PERFORM: dict[type[Write], Callable[[Tables, Any], None]] = {  # Any: each row its own write
    Entry: Tables.append,
    CreateGame: Tables.create_game,
    FinishGame: Tables.finish_game,
    SaveRoom: Tables.save_room,
    DeleteRoom: Tables.delete_room,
    SaveTileSet: Tables.save_tile_set,
}
