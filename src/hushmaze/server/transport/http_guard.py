"""uvicorn's HTTP protocol with one more manner: a request that does not come is not awaited forever."""

import asyncio

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

LOOK_EVERY_S = 0.01
"""uvicorn does not tell when its last connection is gone."""


class GuardedHttp(H11Protocol):
    """Drops a connection whose next request head does not arrive in full in time.

    uvicorn itself limits only the pause between requests, so silence, or half a head, would hold a socket.
    """

    head_within_s: float = 10
    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self._await_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self._await_head()
        else:
            self._head_came()

    def _should_upgrade(self) -> bool:
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_came()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self.head_within_s, self.transport.abort)

    def _head_came(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None


async def end_http(engine: uvicorn.Server, deadline: float) -> None:
    """Ask every HTTP connection to end after its request; returns when all have, or at the deadline."""
    connections = engine.server_state.connections
    for connection in list(connections):
        connection.shutdown()
    while connections and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(LOOK_EVERY_S)


async def cut_http(engine: uvicorn.Server) -> None:
    """Cut what is left, and end the application."""
    for connection in list(engine.server_state.connections):
        connection.transport.abort()
    unfinished = list(engine.server_state.tasks)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*unfinished, return_exceptions=True)
    await engine.lifespan.shutdown()
