"""The store itself: a writer, a reader beside it, and the file they share."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from hushmaze.storage.api import Done, Durability, FinishedGame, Outcome, Store, Write
from hushmaze.storage.outcomes import closed
from hushmaze.storage.sqlite import reading
from hushmaze.storage.sqlite.faults import in_our_words
from hushmaze.storage.sqlite.in_place import InPlace
from hushmaze.storage.sqlite.opening import Connect, Opened, connect, open_file
from hushmaze.storage.sqlite.syncing import Syncing
from hushmaze.storage.sqlite.worker import Commit, Sync, Worker
from hushmaze.storage.sqlite.writer import SqliteWriter

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore(Store):
    """One file, for one process at a time.

    Entries are written on the loop's thread, which only takes the system's memory. With ``durability`` "disk"
    a thread then syncs, and their outcome is told; with "process" it is told at once, and the sync follows
    within 100 ms. Everything else, and whatever does not go smoothly, is left to the thread.
    ``connecting`` makes the connections, the writer's first; tests put faults there.
    """

    def __init__(
        self, path: Path | str, durability: Durability = "disk", connecting: Connect = connect
    ) -> None:
        self._path = Path(path)
        self._durability = durability
        self._connecting = connecting
        self._opened: Opened | None = None
        self._writer: SqliteWriter | None = None
        self._worker: Worker | None = None
        self._syncing: Syncing | None = None
        self._reading: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        if self._opened is not None:
            return
        self._opened = opened = await asyncio.to_thread(open_file, self._path, self._connecting)
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="hushmaze-reader")
        self._writer = SqliteWriter(opened.writer, self._durability, InPlace(self._path))
        self._worker = Worker(self._writer, opened.log, asyncio.get_running_loop())
        if self._durability == "process":
            self._syncing = Syncing(opened.log, partial(self._worker.put_task, self._writer.distrust_log))

    async def close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is None:
            return
        assert self._worker is not None
        assert self._reading is not None
        late = await self._worker.stop()
        if self._syncing is not None:
            await self._syncing.close()
        self._worker = self._writer = self._syncing = None
        for group, done in late:
            _refuse(group, done)
        await asyncio.to_thread(self._reading.shutdown)
        await asyncio.to_thread(opened.stack.close)

    def commit(self, group: Sequence[Write], done: Done) -> None:
        if self._worker is None:
            _refuse(group, done)
            return
        told = partial(self._committed, done)
        outcomes = self._append_at_once(group)
        if outcomes is None:
            self._worker.put(Commit(group, told))
        elif self._syncing is None:
            self._worker.put(Sync(outcomes, told))
        else:
            told(outcomes)

    def _append_at_once(self, group: Sequence[Write]) -> Sequence[Outcome] | None:
        """Appends on the loop's thread; None if that cannot be, or must not: the thread will know."""
        assert self._worker is not None
        assert self._writer is not None
        if self._opened is None or not self._worker.is_idle:
            return None
        return self._writer.append_at_once(group)

    def _committed(self, done: Done, outcomes: Sequence[Outcome]) -> None:
        if self._syncing is not None:
            self._syncing.written()
        done(outcomes)
        if self._worker is not None and self._writer is not None and self._writer.is_untidy:
            self._worker.put_task(self._writer.tidy)

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


def _refuse(group: Sequence[Write], done: Done) -> None:
    done([closed() for _ in group])
