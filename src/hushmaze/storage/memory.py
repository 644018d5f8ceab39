"""A store that forgets everything with the process: for tests, and for servers that keep nothing."""

import asyncio
from dataclasses import dataclass, field

from hushmaze.storage.api import Entry, FinishedGame
from hushmaze.storage.group import Write, already, check, settle, unknown
from hushmaze.storage.queued import QueuedStore, closed, refuse


@dataclass(slots=True)
class _Game:
    room: str
    heading: bytes
    lines: list[bytes] = field(default_factory=list)
    finished: tuple[int, bytes] | None = None


class _MemoryBooks:
    def __init__(self) -> None:
        self.games: dict[str, _Game] = {}
        self.rooms: dict[str, bytes] = {}
        self.tile_sets: dict[str, bytes] = {}

    def append(self, entry: Entry) -> None:
        game = self.games.get(entry.game)
        check(entry, None if game is None else len(game.lines))
        self.games[entry.game].lines.extend(entry.lines)

    def create_game(self, game: str, room: str, heading: bytes) -> None:
        if game in self.games:
            raise already(game)
        self.games[game] = _Game(room, heading)

    def finish_game(self, game: str, finished_at: int, summary: bytes) -> None:
        if game not in self.games:
            raise unknown(game)
        if self.games[game].finished is None:
            self.games[game].finished = finished_at, summary

    def save_room(self, code: str, record: bytes) -> None:
        self.rooms[code] = record

    def delete_room(self, code: str) -> None:
        self.rooms.pop(code, None)

    def save_tile_set(self, digest: str, text: bytes) -> None:
        self.tile_sets.setdefault(digest, text)


class MemoryStore(QueuedStore):
    """Writes are done in the next turn of the loop. What was kept outlasts ``close``, not the object."""

    def __init__(self) -> None:
        super().__init__()
        self._kept = _MemoryBooks()
        self._queue: list[Write] = []
        self._open = False
        self._is_due = False
        """Whether a flush has been asked for."""

    async def open(self) -> None:
        self._open = True

    async def close(self) -> None:
        self._flush()
        self._open = False

    def _accept(self, write: Write) -> None:
        self._queue.append(write)
        self._write_soon()

    def _write_soon(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._call_before()
        self._is_due = False
        group, self._queue = self._queue, []
        if not self._open:
            refuse(group)
            return
        settled = settle(group, frozenset(), self._attempt)
        self._telling.tell(asyncio.get_running_loop(), settled.writes, settled.outcomes)

    def _attempt(self, write: Write) -> None:
        write.perform(self._kept)

    @property
    def _books(self) -> _MemoryBooks:
        if not self._open:
            raise closed()
        return self._kept

    async def heading(self, game: str) -> bytes | None:
        kept = self._books.games.get(game)
        return None if kept is None else kept.heading

    async def read(self, game: str, since: int = 0) -> list[bytes]:
        kept = self._books.games.get(game)
        return [] if kept is None else kept.lines[max(since, 0) :]

    async def finished_games(self, limit: int = 50, before: int | None = None) -> list[FinishedGame]:
        finished = [
            FinishedGame(name, game.room, *game.finished)
            for name, game in reversed(self._books.games.items())
            if game.finished is not None and (before is None or game.finished[0] < before)
        ]
        finished.sort(key=lambda game: game.finished_at, reverse=True)
        last = finished[:limit][-1:] if limit > 0 else []
        return [game for game in finished if last and game.finished_at >= last[0].finished_at]

    async def finished_game(self, game: str) -> FinishedGame | None:
        kept = self._books.games.get(game)
        return (
            None if kept is None or kept.finished is None else FinishedGame(game, kept.room, *kept.finished)
        )

    async def unfinished_games(self) -> list[tuple[str, str]]:
        return [(name, game.room) for name, game in self._books.games.items() if game.finished is None]

    async def load_room(self, code: str) -> bytes | None:
        return self._books.rooms.get(code)

    async def room_codes(self) -> list[str]:
        return sorted(self._books.rooms)

    async def load_tile_set(self, digest: str) -> bytes | None:
        return self._books.tile_sets.get(digest)

    async def tile_sets(self) -> list[str]:
        return sorted(self._books.tile_sets)
