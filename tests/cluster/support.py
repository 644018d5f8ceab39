"""Several nodes in this process, on real engines."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import TypedDict, Unpack

import asyncpg

from hushmaze.cluster.node import ClusterNode
from hushmaze.cluster.rooms import OwnedRooms
from hushmaze.rules.version import RULES_VERSION
from hushmaze.server.app import running
from hushmaze.server.limits import Rate
from hushmaze.server.settings import Settings
from hushmaze.server.transport import Limits, Server
from hushmaze.storage.postgres import PostgresStore

PATIENT = Limits(max_queue_bytes=1 << 26)


USUAL = Settings(port=0, messages=Rate(1e6, 1_000_000), new_rooms=Rate(1, 1000), lease_s=20)
"""A loaded machine must not lose a lease."""


class Words(TypedDict, total=False):
    """Settings that tests choose."""

    messages: Rate
    new_rooms: Rate
    wrong_codes: Rate
    room_lookups: Rate
    lease_s: float


@dataclass
class Started:
    """A node that runs; `stop` is what SIGTERM is to a process."""

    node: ClusterNode
    server: Server
    store: PostgresStore
    stack: AsyncExitStack

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    @property
    def owned(self) -> OwnedRooms:
        rooms = self.node.owned
        assert rooms is not None
        return rooms

    async def stop(self) -> None:
        await self.stack.aclose()


async def start_node(store: str, bus: str, rules: int = RULES_VERSION, **settings: Unpack[Words]) -> Started:
    given = replace(USUAL, store=store, bus=bus, **settings)
    kept = PostgresStore(store)
    node = ClusterNode(given, kept, rules)
    stack = AsyncExitStack()
    server = await stack.enter_async_context(running(given, kept, PATIENT, deployment=node))
    return Started(node, server, kept, stack)


@asynccontextmanager
async def nodes(count: int, store: str, bus: str, **settings: Unpack[Words]) -> AsyncIterator[list[Started]]:
    """Whatever happens to them, all are stopped in the end."""
    started: list[Started] = []
    try:
        while len(started) < count:
            started.append(await start_node(store, bus, **settings))
        yield started
    finally:
        await asyncio.gather(*(each.stop() for each in started))


async def execute(store: str, statement: str) -> None:
    """Meddles with the database."""
    connection = await asyncpg.connect(store)
    await connection.execute(statement)
    await connection.close()


async def fetch(store: str, query: str) -> list[tuple[object, ...]]:
    """What the database holds."""
    connection = await asyncpg.connect(store)
    rows = await connection.fetch(query)
    await connection.close()
    return [tuple(row) for row in rows]
