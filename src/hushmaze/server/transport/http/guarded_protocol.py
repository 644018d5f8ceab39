"""uvicorn's HTTP protocol with better manners: nobody holds a connection by saying or reading nothing."""

import asyncio
from contextlib import suppress
from functools import partial

import h11
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from hushmaze.server.networks import is_loopback, network_of
from hushmaze.server.transport.api import Limits
from hushmaze.server.transport.http.connection_limit import HttpCrowd
from hushmaze.server.transport.turnstile import Turnstile

LOOK_EVERY_S = 0.01
"""uvicorn does not tell when its last connection is gone."""


class GuardedHttp(H11Protocol):
    """Drops a connection whose next request head does not arrive in full in time, or that does not read.

    uvicorn itself limits only the pause between requests, so silence, or half a head, would hold a socket.
    What arrives is read when it is this connection's turn; until then nothing more of it is taken in.
    """

    limits: Limits
    crowd: HttpCrowd
    trust_proxy: bool
    turnstile: Turnstile
    _is_waiting = False
    """Whether something it has sent waits for its turn."""
    _head_timer: asyncio.TimerHandle | None = None
    _read_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        if self.crowd.admit(self, self._counted_address()):
            self._await_head()
        else:
            self.drop()

    def _counted_address(self) -> str | None:
        """None where it says nothing of who asks: behind a proxy."""
        return None if self.trust_proxy or is_loopback(self._peer) else network_of(self._peer)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def drop(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.turnstile.pass_through(network_of(self._peer), partial(self._read, data)):
            self.transport.pause_reading()
            self._is_waiting = True

    def _read(self, data: bytes) -> None:
        if self._is_waiting:
            self._is_waiting = False
            if self.transport.is_closing():
                return
            self.transport.resume_reading()
        super().data_received(data)
        self._tell_crowd()
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self._await_head()
        else:
            self._head_came()

    def _should_upgrade(self) -> bool:
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._tell_crowd()

    def _tell_crowd(self) -> None:
        """Whether there is a request in hand."""
        if self.conn.our_state is h11.IDLE:
            self.crowd.idle(self)
        else:
            self.crowd.busy(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.crowd.left(self)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reading(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._stop_awaiting_reading()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.left(self)
        self._head_came()
        self._stop_awaiting_reading()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self.limits.head_within_s, self.drop)

    def _head_came(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _await_reading(self, waiting: int) -> None:
        self._read_timer = self.loop.call_later(self.limits.read_within_s, self._look_at_reader, waiting)

    def _look_at_reader(self, waited: int) -> None:
        """A slow reader may take as long as it likes, one that takes nothing may not."""
        waiting = self.transport.get_write_buffer_size()
        if waiting < waited:
            self._await_reading(waiting)
        else:
            self.drop()

    def _stop_awaiting_reading(self) -> None:
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None


async def end_http(engine: uvicorn.Server, deadline: float) -> None:
    """Ask every HTTP connection to end after its request; returns when all have, or at the deadline."""
    connections = engine.server_state.connections
    for connection in list(connections):
        connection.shutdown()
    while connections and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(LOOK_EVERY_S)


def quiet_when_cut(app: ASGIApp) -> ASGIApp:
    """The same application, whose requests end without a word when `cut_http` cancels them."""

    async def quiet(scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(asyncio.CancelledError):
            await app(scope, receive, send)

    return quiet


async def cut_http(engine: uvicorn.Server) -> None:
    """Cut what is left, and end the application."""
    for connection in list(engine.server_state.connections):
        connection.transport.abort()
        cycle = getattr(connection, "cycle", None)  # a socket has none
        if cycle is not None:
            cycle.disconnected = True  # as uvicorn will set it, but only in another turn of the loop
    unfinished = list(engine.server_state.tasks)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*unfinished, return_exceptions=True)
    await engine.lifespan.shutdown()
