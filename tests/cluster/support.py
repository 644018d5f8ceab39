"""Several nodes in this process, on real engines."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from hushmaze.cluster.node import Node
from hushmaze.server.app import running
from hushmaze.server.settings import Settings
from hushmaze.server.transport import Limits, Server
from hushmaze.storage.postgres import PostgresStore

PATIENT = Limits(max_queue_bytes=1 << 26)


@dataclass
class Started:
    """A node that runs; `stop` is what SIGTERM is to a process."""

    node: Node
    server: Server
    store: PostgresStore
    stack: AsyncExitStack

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    async def stop(self) -> None:
        await self.stack.aclose()


async def start_node(store: str, bus: str, **settings: object) -> Started:
    usual = {"port": 0, "messages_per_second": 1e6, "message_burst": 1_000_000, "room_burst": 1000}
    given = Settings(**(usual | settings), store=store, bus=bus)  # type: ignore[arg-type] # each its own type
    kept = PostgresStore(store)
    node = Node(given, kept)
    stack = AsyncExitStack()
    server = await stack.enter_async_context(running(given, kept, PATIENT, way=node))
    return Started(node, server, kept, stack)


@asynccontextmanager
async def nodes(count: int, store: str, bus: str, **settings: object) -> AsyncIterator[list[Started]]:
    """Whatever happens to them, all are stopped in the end."""
    started: list[Started] = []
    try:
        while len(started) < count:
            started.append(await start_node(store, bus, **settings))
        yield started
    finally:
        await asyncio.gather(*(each.stop() for each in started))
