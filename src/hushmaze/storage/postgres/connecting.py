"""Connects to the database, and again when a connection is lost."""

import asyncio
from contextlib import suppress
from secrets import token_hex
from typing import Any

import asyncpg
from asyncpg import Connection

from hushmaze.storage.api import StoreError
from hushmaze.storage.postgres.faults import FAULTS

CONNECT_WITHIN_S = 3
ANSWER_WITHIN_S = 5
"""How long a statement may take; after that the connection is given up."""

_NO_ADDRESS = (
    "This is no address of a PostgreSQL database. One is postgresql://user:password@db.example.org:5432/hushmaze,"
    " with %2F for a slash in the password, %40 for @, and so on."
)

_END = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = $1"


async def connect(url: str, name: str, **settings: str) -> Connection:
    """Connects. `name` shows in PostgreSQL's list of activities; `settings` are its own.

    A StoreError if the address cannot be read.
    """
    try:
        return await asyncpg.connect(
            url,
            timeout=CONNECT_WITHIN_S,
            command_timeout=ANSWER_WITHIN_S,
            server_settings={"application_name": name} | settings,
        )
    except ValueError as error:
        if isinstance(error, asyncpg.InterfaceError):
            raise
        raise StoreError(_NO_ADDRESS) from error  # whose own words may have a part of the password


async def reading_pool(url: str, most: int) -> Any:  # noqa: ANN401 # asyncpg has no types
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=most,
        timeout=CONNECT_WITHIN_S,
        command_timeout=ANSWER_WITHIN_S,
        reset=_nothing_to_reset,
        server_settings={"application_name": "hushmaze reader", "default_transaction_read_only": "on"},
    )


async def close_pool(pool: Any) -> None:  # noqa: ANN401 # as above
    """Closes the pool, also where the server does not answer."""
    try:
        async with asyncio.timeout(CONNECT_WITHIN_S):
            await pool.close()
    except FAULTS:
        pool.terminate()


async def _nothing_to_reset(_connection: Connection) -> None:
    """Resets nothing: readers leave nothing behind that would need a round trip to be cleared."""


class LastingConnection:
    """Gives one connection at a time. When it gives the next, the one before is dead, also on the server."""

    def __init__(self, url: str, **settings: str) -> None:
        self._url = url
        self._settings = settings
        self._name: str | None = None
        """Of the last connection; nobody else's has the same."""
        self._connection: Connection | None = None

    async def get(self) -> Connection:
        """Returns the connection. Raises one of asyncpg's errors or an OSError if there is none."""
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        name = f"hushmaze writer {token_hex(8)}"
        connection = await connect(self._url, name, **self._settings)
        try:
            await connection.execute(f"SET lock_timeout = '{ANSWER_WITHIN_S}s'")
            if self._name is not None:
                await connection.fetch(_END, self._name)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._name = connection, name
        return connection

    def give_up(self) -> None:
        """Drops the connection, after a statement whose outcome nobody knows."""
        if self._connection is not None:
            self._connection.terminate()

    async def close(self) -> None:
        """Closes, also where the server does not answer: it notices by itself, later."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAULTS):
                await connection.close(timeout=CONNECT_WITHIN_S)
