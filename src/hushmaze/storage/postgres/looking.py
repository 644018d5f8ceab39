"""Reads a database without touching it, also while servers write to it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Concatenate, ParamSpec, TypeVar

from asyncpg import Connection

from hushmaze.storage.api import FinishedGame, StoreError
from hushmaze.storage.postgres import reading
from hushmaze.storage.postgres.connecting import connect
from hushmaze.storage.postgres.faults import FAULTS, in_our_words
from hushmaze.storage.postgres.schema import MIGRATIONS

P = ParamSpec("P")
T = TypeVar("T")

_ALL = 2**31


@contextmanager
def looking_into_database(url: str) -> Iterator["LookIntoDatabase"]:
    """Opens a transaction that only reads. A StoreError says why it cannot, at once or later."""
    with asyncio.Runner() as runner:
        try:
            reader = runner.run(connect(url, "hushmaze admin"))
            try:
                runner.run(_begin(reader))
                yield LookIntoDatabase(runner, reader)
            finally:
                runner.run(reader.close())
        except FAULTS as error:
            raise in_our_words(error) from error


async def _begin(reader: Connection) -> None:
    await reader.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    await check_format(reader)


async def check_format(reader: Connection) -> None:
    if await reader.fetchval("SELECT to_regclass('hushmaze_format')") is None:
        raise StoreError("There are no games in this database.")
    version = await reader.fetchval("SELECT max(version) FROM hushmaze_format")
    if version != len(MIGRATIONS):
        raise StoreError(f"The database has format {version}; this version knows format {len(MIGRATIONS)}.")


class LookIntoDatabase:
    """Reads in one transaction; see `hushmaze.storage.looking`."""

    def __init__(self, runner: asyncio.Runner, reader: Connection) -> None:
        self._runner = runner
        self._reader = reader

    def _read(
        self,
        query: Callable[Concatenate[Connection, P], Awaitable[T]],
        *values: P.args,
        **names: P.kwargs,
    ) -> T:
        async def answer() -> T:
            return await query(self._reader, *values, **names)

        return self._runner.run(answer())

    def heading(self, game: str) -> bytes | None:
        return self._read(reading.heading, game)

    def lines(self, game: str) -> list[bytes]:
        return self._read(reading.lines, game, 0)

    def finished_games(self) -> list[FinishedGame]:
        return self._read(reading.finished_games, _ALL, None)

    def unfinished_games(self) -> list[tuple[str, str]]:
        return self._read(reading.unfinished_games)

    def room(self, code: str) -> bytes | None:
        return self._read(reading.room, code)

    def room_codes(self) -> list[str]:
        return self._read(reading.room_codes)

    def tile_set(self, digest: str) -> bytes | None:
        return self._read(reading.tile_set, digest)

    def tile_sets(self) -> list[str]:
        return self._read(reading.tile_sets)
