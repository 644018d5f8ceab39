"""The store itself: a writer, a reader beside it, and the file they share."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from hushmaze.storage.api import FinishedGame
from hushmaze.storage.group import Write
from hushmaze.storage.queued import QueuedStore, closed, refuse
from hushmaze.storage.sqlite import reading
from hushmaze.storage.sqlite.faults import in_our_words
from hushmaze.storage.sqlite.opening import Connect, Opened, connect, open_file
from hushmaze.storage.sqlite.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore(QueuedStore):
    """One file, for one process at a time. Durable means synced to the disk, not only handed to the system.

    ``group_ms``: how long the writer waits for company before it commits. With 0 a group is what came in
    during the commit before, which is enough: the busier, the larger the groups.
    ``connecting`` makes the connections, the writer's first; tests put faults there.
    """

    def __init__(self, path: Path | str, group_ms: float = 0, connecting: Connect = connect) -> None:
        super().__init__()
        self._path = Path(path)
        self._group_ms = group_ms
        self._connecting = connecting
        self._opened: Opened | None = None
        self._writer: Writer | None = None
        self._reading: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        if self._opened is not None:
            return
        self._opened = await asyncio.to_thread(open_file, self._path, self._connecting)
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="hushmaze-reader")
        self._writer = Writer(
            self._opened.writer, asyncio.get_running_loop(), self._call_before, self._telling, self._group_ms
        )

    async def close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is None:
            return
        assert self._writer is not None
        assert self._reading is not None
        late = await self._writer.stop()
        self._writer = None
        refuse(late)
        await asyncio.to_thread(self._reading.shutdown)
        await asyncio.to_thread(opened.stack.close)

    def _accept(self, write: Write) -> None:
        if self._writer is not None:
            self._writer.put(write)
        else:
            asyncio.get_running_loop().call_soon(refuse, [write])

    def _write_soon(self) -> None:
        if self._writer is not None:
            self._writer.write_soon()
        else:
            asyncio.get_running_loop().call_soon(self._call_before)

    async def _read(
        self, query: Callable[Concatenate[sqlite3.Connection, P], T], *values: P.args, **names: P.kwargs
    ) -> T:
        if self._opened is None:
            raise closed()
        assert self._reading is not None
        asked = partial(query, self._opened.reader, *values, **names)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, asked)
        except (sqlite3.Error, OverflowError, UnicodeError) as error:
            raise in_our_words(error) from error

    async def heading(self, game: str) -> bytes | None:
        return await self._read(reading.heading, game)

    async def read(self, game: str, since: int = 0) -> list[bytes]:
        return await self._read(reading.lines, game, since)

    async def finished_games(self, limit: int = 50, before: int | None = None) -> list[FinishedGame]:
        return await self._read(reading.finished_games, limit, before)

    async def finished_game(self, game: str) -> FinishedGame | None:
        return await self._read(reading.finished_game, game)

    async def unfinished_games(self) -> list[tuple[str, str]]:
        return await self._read(reading.unfinished_games)

    async def load_room(self, code: str) -> bytes | None:
        return await self._read(reading.room, code)

    async def room_codes(self) -> list[str]:
        return await self._read(reading.room_codes)

    async def load_tile_set(self, digest: str) -> bytes | None:
        return await self._read(reading.tile_set, digest)

    async def tile_sets(self) -> list[str]:
        return await self._read(reading.tile_sets)
