"""A PostgreSQL store for each test: in the engine of the session, in a schema of its own."""

import asyncio
import zlib
from pathlib import Path

import asyncpg

from tests.support.engines import Postgres


def url_for(postgres: Postgres, folder: Path) -> str:
    """The same for the same folder."""
    return f"{postgres.url}?search_path=test_{zlib.crc32(str(folder).encode())}"


def execute(postgres: Postgres, statement: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(postgres.url)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def new_schema(postgres: Postgres, folder: Path) -> str:
    """Makes the folder's schema; gives the address of a store in it."""
    url = url_for(postgres, folder)
    execute(postgres, f"CREATE SCHEMA {url.rpartition('=')[2]}")
    return url
