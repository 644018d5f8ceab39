"""A store that forgets everything with the process: for tests, and for servers that keep nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from hushmaze.storage.api import (
    CreateGame,
    DeleteRoom,
    Done,
    Entry,
    FinishedGame,
    FinishGame,
    SaveRoom,
    SaveTileSet,
    Store,
    Write,
)
from hushmaze.storage.outcomes import already, attempt_each, check, closed, unknown


@dataclass(slots=True)
class _Game:
    room: str
    heading: bytes
    lines: list[bytes] = field(default_factory=list)
    finished: tuple[int, bytes] | None = None


class _Kept:
    def __init__(self) -> None:
        self.games: dict[str, _Game] = {}
        self.rooms: dict[str, bytes] = {}
        self.tile_sets: dict[str, bytes] = {}

    def perform(self, write: Write) -> None:
        _PERFORM[type(write)](self, write)

    def append(self, entry: Entry) -> None:
        game = self.games.get(entry.game)
        check(entry, None if game is None else len(game.lines))
        self.games[entry.game].lines.extend(entry.lines)

    def create_game(self, new: CreateGame) -> None:
        if new.game in self.games:
            raise already(new.game)
        self.games[new.game] = _Game(new.room, new.heading)

    def finish_game(self, end: FinishGame) -> None:
        if end.game not in self.games:
            raise unknown(end.game)
        if self.games[end.game].finished is None:
            self.games[end.game].finished = end.finished_at, end.summary

    def save_room(self, room: SaveRoom) -> None:
        self.rooms[room.code] = room.record

    def delete_room(self, room: DeleteRoom) -> None:
        self.rooms.pop(room.code, None)

    def save_tile_set(self, tile_set: SaveTileSet) -> None:
        self.tile_sets.setdefault(tile_set.digest, tile_set.text)


_PERFORM: dict[type[Write], Callable[[_Kept, Any], None]] = {  # Any: each row its own write
    Entry: _Kept.append,
    CreateGame: _Kept.create_game,
    FinishGame: _Kept.finish_game,
    SaveRoom: _Kept.save_room,
    DeleteRoom: _Kept.delete_room,
    SaveTileSet: _Kept.save_tile_set,
}


class MemoryStore(Store):
    """Writes at once. Its contents outlast ``close``, not the object."""

    def __init__(self) -> None:
        self._kept = _Kept()
        self._open = False

    async def open(self) -> None:
        self._open = True

    async def close(self) -> None:
        self._open = False

    def commit(self, group: Sequence[Write], done: Done) -> None:
        done(attempt_each(group, self._kept.perform) if self._open else [closed() for _ in group])

    @property
    def _readable(self) -> _Kept:
        if not self._open:
            raise closed()
        return self._kept

    async def heading(self, game: str) -> bytes | None:
        kept = self._readable.games.get(game)
        return None if kept is None else kept.heading

    async def read(self, game: str, since: int = 0) -> list[bytes]:
        kept = self._readable.games.get(game)
        return [] if kept is None else kept.lines[max(since, 0) :]

    async def finished_games(self, limit: int = 50, before: int | None = None) -> list[FinishedGame]:
        finished = [
            FinishedGame(name, game.room, *game.finished)
            for name, game in reversed(self._readable.games.items())
            if game.finished is not None and (before is None or game.finished[0] < before)
        ]
        finished.sort(key=lambda game: game.finished_at, reverse=True)
        last = finished[:limit][-1:] if limit > 0 else []
        return [game for game in finished if last and game.finished_at >= last[0].finished_at]

    async def finished_game(self, game: str) -> FinishedGame | None:
        kept = self._readable.games.get(game)
        return (
            None if kept is None or kept.finished is None else FinishedGame(game, kept.room, *kept.finished)
        )

    async def unfinished_games(self) -> list[tuple[str, str]]:
        return [(name, game.room) for name, game in self._readable.games.items() if game.finished is None]

    async def load_room(self, code: str) -> bytes | None:
        return self._readable.rooms.get(code)

    async def room_codes(self) -> list[str]:
        return sorted(self._readable.rooms)

    async def load_tile_set(self, digest: str) -> bytes | None:
        return self._readable.tile_sets.get(digest)

    async def tile_sets(self) -> list[str]:
        return sorted(self._readable.tile_sets)
