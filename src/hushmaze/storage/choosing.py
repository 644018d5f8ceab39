"""Chooses the store that an address names: a file of SQLite's, or a PostgreSQL database."""

import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from hushmaze.storage.api import Durability, Store, StoreError
from hushmaze.storage.sqlite import SqliteStore

Where = Path | str
"""A file, or the address of a database."""


DATABASE_SCHEMES = ("postgresql://", "postgres://")


def is_database(where: Where) -> bool:
    return str(where).startswith(DATABASE_SCHEMES)


def store_at(where: Where, durability: Durability = "disk") -> Store:
    """Makes the store, not open yet. Raises a StoreError where the library for it is not installed."""
    if not is_database(where):
        return SqliteStore(where, durability)
    try:
        from hushmaze.storage.postgres import PostgresStore  # noqa: PLC0415 # its library is an extra
    except ImportError as error:
        raise StoreError(NOT_INSTALLED) from error
    return PostgresStore(str(where), durability)


@asynccontextmanager
async def opened_alone(where: Where) -> AsyncIterator[Store]:
    """Opens a store that no server uses, or can begin to use, meanwhile. Raises a StoreError if one does."""
    store = store_at(where)
    async with AsyncExitStack() as stack:
        await store.open()
        stack.push_async_callback(store.close)
        if is_database(where):
            from hushmaze.storage.postgres.alone import without_servers  # noqa: PLC0415 # as above

            await stack.enter_async_context(without_servers(str(where)))
        yield store


NOT_INSTALLED = f"PostgreSQL needs more libraries: {sys.executable} -m pip install asyncpg nats-py"
