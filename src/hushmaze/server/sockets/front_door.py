"""Where sockets come in: who may, and to which session their messages go."""

import asyncio
from collections.abc import Callable
from typing import Protocol
from urllib.parse import urlsplit

from hushmaze.protocol.reasons import ByeReason
from hushmaze.server.game.clock import Clock
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.settings import Settings
from hushmaze.server.sockets.address_budget import AddressBudget
from hushmaze.server.sockets.session import Session
from hushmaze.server.transport.api import Connection, Handler, Receiver, RefusedUpgrade, Upgrade
from hushmaze.server.transport.websockets.rfc6455 import POLICY_VIOLATION, TRY_AGAIN_LATER

SOCKET_PATH = "/ws"


class SocketSession(Protocol):
    """The door's interface to a socket's conversation."""

    def received(self, payload: bytes) -> None: ...
    def closed(self) -> None: ...
    def dismiss(self, reason: ByeReason) -> None: ...


class FrontDoor(Handler):
    def __init__(self, settings: Settings, rooms: Rooms, clock: Clock, metrics: Metrics) -> None:
        self._settings = settings
        self._rooms = rooms
        self._clock = clock
        self._metrics = metrics
        self._sessions: dict[Connection, SocketSession] = {}
        self._addresses = AddressBudget(clock, settings)
        self._joining: dict[Connection, asyncio.TimerHandle] = {}
        """Until when sockets that have not joined a room may stay."""

    def accept(self, request: Upgrade) -> RefusedUpgrade | None:
        if request.path != SOCKET_PATH:
            return RefusedUpgrade(404, "There is no socket here.")
        origin = request.headers.get("origin")
        if origin is not None and not self._welcome(origin, request.headers.get("host", "")):
            return RefusedUpgrade(403, "This page may not talk to this server.")
        return self._addresses.objection(request.address)

    def _welcome(self, origin: str, host: str) -> bool:
        """Allows pages of this server only; programs send no origin."""
        allowed = {host.lower(), urlsplit(self._settings.public_url).netloc.lower()} - {""}
        try:
            return urlsplit(origin).netloc.lower() in allowed
        except ValueError:  # an address that is none, such as http://[
            return False

    def opened(self, connection: Connection) -> Receiver:
        session = self._sessions[connection] = self.new_session(connection, lambda: self._joined(connection))
        self._addresses.opened(connection.address)
        late = asyncio.get_running_loop().call_later(
            self._settings.join_within_s, connection.close, POLICY_VIOLATION, "join a room first"
        )
        self._joining[connection] = late
        self._metrics.sockets.set(len(self._sessions))
        return session.received

    def new_session(self, connection: Connection, on_join: Callable[[], None]) -> SocketSession:
        """Makes a new socket's conversation, which calls `on_join` once it has joined a room."""
        return Session(connection, self._rooms, self._clock, self._settings, on_join)

    def _joined(self, connection: Connection) -> None:
        late = self._joining.pop(connection, None)
        if late is not None:
            late.cancel()
            self._addresses.joined(connection.address)

    def closed(self, connection: Connection, code: int) -> None:
        session = self._sessions.pop(connection)
        session.closed()
        late = self._joining.pop(connection, None)
        if late is not None:
            late.cancel()
        self._addresses.closed(connection.address, joined=late is None)
        self._metrics.sockets.set(len(self._sessions))
        if code == TRY_AGAIN_LATER:  # a reader that did not read
            self._metrics.evicted.inc()

    def farewell(self) -> None:
        for session in list(self._sessions.values()):
            session.dismiss(ByeReason.SERVER_STOPPING)
