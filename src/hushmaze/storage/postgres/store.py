"""The store itself: a writer, readers beside it, and the database they share."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from asyncpg import Connection

from hushmaze.storage.api import Done, Durability, FinishedGame, Store, StoreError, Write
from hushmaze.storage.outcomes import closed
from hushmaze.storage.postgres import reading
from hushmaze.storage.postgres.connecting import LastingConnection, close_pool, reading_pool
from hushmaze.storage.postgres.faults import FAULTS, in_our_words
from hushmaze.storage.postgres.fence import Fence
from hushmaze.storage.postgres.schema import migrate
from hushmaze.storage.postgres.writer import PostgresWriter

MOST_READERS = 4

P = ParamSpec("P")
T = TypeVar("T")


class PostgresStore(Store):
    """One database, for any number of processes.

    Without a fence nothing keeps two of them from writing to the same game in turns; see `Fence`. Where the
    database cannot be reached, writes and reads fail with a retryable error until it can.
    """

    def __init__(self, url: str, durability: Durability = "disk") -> None:
        self._url = url
        self._durability = durability
        self._writer: PostgresWriter | None = None
        self._readers: Any = None  # asyncpg has no types
        self._fence: Fence | None = None
        self.on_refused: Callable[[frozenset[str]], None] = lambda _rooms: None
        """Hears of rooms that the fence kept writes from; to be set before `open`."""

    @property
    def fence(self) -> Fence | None:
        """The fence that writes have to pass; one put before it was set has to pass the one before."""
        return self._fence

    @fence.setter
    def fence(self, fence: Fence | None) -> None:
        self._fence = fence
        if self._writer is not None:
            self._writer.fence = fence

    async def open(self) -> None:
        if self._writer is not None:
            return
        commits = "on" if self._durability == "disk" else "off"
        connection = LastingConnection(self._url, synchronous_commit=commits)
        try:
            await migrate(await connection.get())
            self._readers = await reading_pool(self._url, MOST_READERS)
        except (*FAULTS, StoreError) as error:
            await connection.close()
            raise in_our_words(error) from error
        self._writer = PostgresWriter(connection, self._fence, self.on_refused)

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.settle()
            await asyncio.gather(writer.close(), close_pool(self._readers))

    def commit(self, group: Sequence[Write], done: Done) -> None:
        if self._writer is None:
            done([closed() for _ in group])
        else:
            self._writer.put(group, done)

    async def _read(
        self,
        query: Callable[Concatenate[Connection, P], Awaitable[T]],
        *values: P.args,
        **names: P.kwargs,
    ) -> T:
        if self._writer is None:
            raise closed()
        try:
            await self._writer.mend()
            async with self._readers.acquire() as reader:
                return await query(reader, *values, **names)
        except FAULTS as error:
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
