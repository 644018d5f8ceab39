"""A PostgreSQL store for each test: in the engine of the session, in a schema of its own."""

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from tests.support.engines import Postgres

T = TypeVar("T")


def url_for(postgres: Postgres, folder: Path) -> str:
    """The same for the same folder."""
    return f"{postgres.url}?search_path=test_{zlib.crc32(str(folder).encode())}"


def execute(url: str, statements: str) -> None:
    """Statements that answer nothing, at once."""
    _with_connection(url, lambda connection: connection.execute(statements))


def fetch(url: str, query: str) -> list[tuple[Any, ...]]:
    return _with_connection(url, lambda connection: connection.fetch(query))


def _with_connection(url: str, do: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
    async def run() -> T:
        connection = await asyncpg.connect(url)
        try:
            return await do(connection)
        finally:
            await connection.close()

    return asyncio.run(run())


def new_schema(postgres: Postgres, folder: Path) -> str:
    """Makes the folder's schema; gives the address of a store in it."""
    url = url_for(postgres, folder)
    execute(postgres.url, f"CREATE SCHEMA {url.rpartition('=')[2]}")
    return url
