"""Keeps servers away from a database while somebody changes it as a whole."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from asyncpg import Connection

from hushmaze.storage.api import StoreError
from hushmaze.storage.postgres.connecting import connect
from hushmaze.storage.postgres.faults import FAULTS, in_our_words

_SERVERS = "SELECT count(*) FROM nodes WHERE lease_until > clock_timestamp()"


async def keep_servers_away(connection: Connection) -> None:
    """Makes starting servers wait until the connection's transaction ends. A StoreError if one runs."""
    await connection.execute("LOCK TABLE nodes IN SHARE MODE")
    if await connection.fetchval(_SERVERS):
        raise StoreError("Servers use this database: stop all of them first.")


@asynccontextmanager
async def without_servers(url: str) -> AsyncIterator[None]:
    """Keeps servers away from a database that has its tables already."""
    try:
        connection = await connect(url, "hushmaze admin")
    except FAULTS as error:
        raise in_our_words(error) from error
    try:
        try:
            await connection.execute("BEGIN")
            await keep_servers_away(connection)
        except FAULTS as error:
            raise in_our_words(error) from error
        yield
    finally:
        with suppress(*FAULTS):
            await connection.close()
