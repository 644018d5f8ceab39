"""A running server with a handler that remembers, for one test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple

import uvloop
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hushmaze.server.transport import (
    Connection,
    Frame,
    Handler,
    Limits,
    Receiver,
    RefusedUpgrade,
    Server,
    TransportName,
    Upgrade,
    serve,
)
from tests.server.transport.client import Client, upgrade_request
from tests.support.patience import PATIENCE_S

GUARD_S = PATIENCE_S
"""Only against hanging; nothing waits for it."""

QUICK = Limits(close_within_s=5, ping_every_s=60)


class Recorder(Handler):
    """Echoes, and keeps what it was told; a test may put another behaviour in place."""

    def __init__(self) -> None:
        self.requests: list[Upgrade] = []
        self.open: list[Connection] = []
        self.heard: list[bytes] = []
        self.ends: list[tuple[Connection, int]] = []
        self.refusal: RefusedUpgrade | None = None
        self.on_opened: Callable[[Connection], None] = lambda _: None
        self.on_received: Callable[[Connection, bytes], None] = lambda c, payload: c.send(Frame(payload))
        self.on_closed: Callable[[Connection], None] = lambda _: None
        self._changed = asyncio.Event()
        self.forgotten = 0

    def forget(self) -> None:
        """Keeps no connection that is over."""
        self.forgotten += len(self.ends)
        self.open.clear()
        self.ends.clear()

    def accept(self, request: Upgrade) -> RefusedUpgrade | None:
        self.requests.append(request)
        return self.refusal

    def opened(self, connection: Connection) -> Receiver:
        self.open.append(connection)
        self._changed.set()
        self.on_opened(connection)
        return partial(self._received, connection)

    def _received(self, connection: Connection, payload: bytes) -> None:
        self.heard.append(payload)
        self._changed.set()
        self.on_received(connection, payload)

    def closed(self, connection: Connection, code: int) -> None:
        self.ends.append((connection, code))
        self._changed.set()
        self.on_closed(connection)

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            self._changed.clear()
            await self._changed.wait()

    async def end_codes(self, count: int = 1) -> list[int]:
        await self.until(lambda: len(self.ends) >= count)
        return [code for _, code in self.ends]


class WireHouse(NamedTuple):
    """The server, its handler, and a way in."""

    server: Server
    handler: Recorder
    clients: list[Client]

    async def dial(self, *, receive_buffer: int | None = None) -> Client:
        client = await Client.dial(self.server.port, receive_buffer=receive_buffer)
        self.clients.append(client)
        return client

    async def join(self, path: str = "/ws", *, receive_buffer: int | None = None) -> Client:
        client = await self.dial(receive_buffer=receive_buffer)
        assert await client.ask(upgrade_request(path)) == 101
        return client

    async def join_known(
        self, path: str = "/ws", *, receive_buffer: int | None = None
    ) -> tuple[Client, Connection]:
        """A client and the server's end of it."""
        known = len(self.handler.open)
        client = await self.join(path, receive_buffer=receive_buffer)
        await self.handler.until(lambda: len(self.handler.open) > known)
        return client, self.handler.open[known]


async def page(request: Request) -> Response:
    return PlainTextResponse(f"hello {request.client.host if request.client else ''}")


LARGE_BYTES = 1 << 23
"""More than any system takes for a reader that does not read."""


async def large(_: Request) -> Response:
    return PlainTextResponse(b"x" * LARGE_BYTES)


async def endless(_: Request) -> Response:
    await asyncio.Event().wait()
    raise AssertionError("never")


def application() -> Starlette:
    return Starlette(routes=[Route("/page", page), Route("/large", large), Route("/endless", endless)])


class Variant(NamedTuple):
    """One way to run the contract."""

    transport: TransportName
    new_loop: Callable[[], asyncio.AbstractEventLoop]

    def play(self, scenario: Callable[[WireHouse], Awaitable[None]], limits: Limits = QUICK) -> None:
        """Run the scenario in a house of its own; afterwards every opening has had exactly one end."""

        async def guarded() -> None:
            async with asyncio.timeout(GUARD_S), opened_house(self.transport, limits) as house:
                await scenario(house)
            assert sorted(map(id, house.handler.open)) == sorted(id(c) for c, _ in house.handler.ends)
            assert house.server.stats.open == 0
            assert house.server.stats.opened_total == len(house.handler.open) + house.handler.forgotten

        self.run(guarded())

    def run(self, main: Coroutine[Any, Any, None]) -> None:
        with asyncio.Runner(loop_factory=self.new_loop) as runner:
            runner.run(main)


@asynccontextmanager
async def opened_house(
    transport: TransportName, limits: Limits = QUICK, *, trust_proxy: bool = False
) -> AsyncIterator[WireHouse]:
    handler = Recorder()
    server = await serve(
        application(), handler, port=0, limits=limits, transport=transport, trust_proxy=trust_proxy
    )
    house = WireHouse(server, handler, [])
    try:
        yield house
    finally:
        for client in house.clients:
            await client.end()
        await server.stop(grace_s=GUARD_S)


VARIANTS = {
    "picows": Variant("picows", uvloop.new_event_loop),
    "wsproto": Variant("wsproto", uvloop.new_event_loop),
    "picows-asyncio": Variant("picows", asyncio.new_event_loop),
    "wsproto-asyncio": Variant("wsproto", asyncio.new_event_loop),
}
