"""Starting and stopping: one port, HTTP by uvicorn, sockets by the chosen transport."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Literal

import uvicorn
from starlette.types import ASGIApp

from hushmaze.server.transport import websockets
from hushmaze.server.transport.accepting import Acceptor
from hushmaze.server.transport.api import DEFAULT_LIMITS, Handler, Limits, TransportError, TransportStats
from hushmaze.server.transport.binding import bound_socket
from hushmaze.server.transport.heartbeat import keep_beating
from hushmaze.server.transport.http.connection_limit import HttpCrowd
from hushmaze.server.transport.http.guarded_protocol import GuardedHttp, cut_http, end_http, quiet_when_cut
from hushmaze.server.transport.hub import Hub
from hushmaze.server.transport.open_files import fitting
from hushmaze.server.transport.turnstile import Turnstile, in_turn

log = logging.getLogger("hushmaze.transport")

TransportName = Literal["picows", "wsproto"]


async def serve(  # noqa: PLR0913 - settings, each by its name
    app: ASGIApp,
    handler: Handler,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    limits: Limits = DEFAULT_LIMITS,
    transport: TransportName = "picows",
    trust_proxy: bool = False,
    sockets: Sequence[socket.socket] | None = None,
    log_config: dict[str, Any] | None = None,
) -> "Server":
    """Serves the application and, on the same port, the handler's sockets; returns once both are up.

    Given `sockets` (bound already) win over host and port. Signals stay the caller's. Raises TransportError
    where the address cannot be had, before the application is started, or where it will not start.
    """
    listening = list(sockets) if sockets else [bound_socket(host, port)]
    limits = fitting(limits)
    hub = Hub(handler, limits, trust_proxy)
    try:
        name, socket_protocol = _available(transport)
        engine = uvicorn.Server(_configuration(app, socket_protocol(hub), hub, log_config))
        accepting = await _start(engine, listening)
    except BaseException:
        for each in listening:
            each.close()
        raise
    return Server(name, hub, engine, listening, accepting)


class Server:
    """A running server. `stop` may be called more than once; every call returns when it has stopped."""

    def __init__(
        self,
        transport: TransportName,
        hub: Hub,
        engine: uvicorn.Server,
        listening: list[socket.socket],
        accepting: list[Acceptor],
    ) -> None:
        self.transport = transport
        self.port: int = listening[0].getsockname()[1]
        self.stats: TransportStats = hub.stats
        self._hub = hub
        self._engine = engine
        self._listening = listening
        self._accepting = accepting
        self._duties = [asyncio.create_task(engine.main_loop()), asyncio.create_task(keep_beating(hub))]
        self._stopping: asyncio.Task[None] | None = None
        self._stopped = asyncio.Event()

    def flush(self) -> None:
        """Writes now what has been sent in this turn of the loop, before anything else is read."""
        self._hub.flush()

    async def stop(self, grace_s: float = 5) -> None:
        """Takes nobody new, closes sockets with 1001, lets requests end; after the grace cuts the rest."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop(grace_s))
        await asyncio.shield(self._stopping)

    async def wait(self) -> None:
        """Returns when the server has stopped."""
        await self._stopped.wait()

    async def _stop(self, grace_s: float) -> None:
        deadline = asyncio.get_running_loop().time() + grace_s
        for server in self._engine.servers:
            server.close()
        for acceptor in self._accepting:
            acceptor.close()
        await asyncio.gather(self._hub.stop(grace_s), end_http(self._engine, deadline))
        for duty in self._duties:
            duty.cancel()
        await asyncio.gather(*self._duties, return_exceptions=True)
        await cut_http(self._engine)
        for each in self._listening:
            each.close()
        self._stopped.set()


SocketProtocol = Callable[..., asyncio.BaseProtocol]


def _available(wanted: TransportName) -> tuple[TransportName, Callable[[Hub], SocketProtocol]]:
    """The transport wanted, or the one that needs no compiled library."""
    try:
        return wanted, import_module(f"{websockets.__name__}.{wanted}_transport").socket_protocol
    except ImportError as reason:
        if wanted == "wsproto":
            raise
        log.warning("picows cannot be used (%s), wsproto reads the sockets", reason)
        return _available("wsproto")


def _configuration(
    app: ASGIApp, socket_protocol: SocketProtocol, hub: Hub, log_config: dict[str, Any] | None
) -> uvicorn.Config:
    one_by_one = Turnstile(rests=True)

    class Http(GuardedHttp):
        limits = hub.limits
        crowd = HttpCrowd(hub.limits.max_http, hub.limits.max_http_each)
        trust_proxy = hub.trust_proxy
        turnstile = one_by_one

    return uvicorn.Config(
        quiet_when_cut(in_turn(app, one_by_one, trust_proxy=hub.trust_proxy)),
        http=Http,
        ws=socket_protocol,  # type: ignore[arg-type] # uvicorn only ever calls it
        log_config=log_config,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        lifespan="auto",
    )


async def _start(engine: uvicorn.Server, listening: list[socket.socket]) -> list[Acceptor]:
    """Starts the application and takes connections; the engine takes them itself where we cannot."""
    config, ours = engine.config, sys.platform != "win32"  # whose loop does not watch a listening socket
    config.load()
    engine.lifespan = config.lifespan_class(config)
    try:
        await engine.startup([] if ours else listening)
    except SystemExit:  # uvicorn would end the process
        raise TransportError("the application did not start; the log says why") from None
    http: Callable[..., asyncio.Protocol] = config.http_protocol_class
    new_http = partial(http, config=config, server_state=engine.server_state, app_state=engine.lifespan.state)
    return [Acceptor(each, new_http) for each in listening] if ours else []
