"""All connections of one server: who may come in, who is here, and how the handler hears of it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from hushmaze.server.transport.api import (
    Connection,
    Handler,
    Limits,
    Receiver,
    RefusedUpgrade,
    TransportStats,
    Upgrade,
)
from hushmaze.server.transport.turnstile import Turnstile
from hushmaze.server.transport.websockets.handshake import flaw_of
from hushmaze.server.transport.websockets.rfc6455 import GOING_AWAY, INTERNAL_ERROR

log = logging.getLogger("hushmaze.transport")


class Link(Protocol):
    """An open socket, from the end of its handshake until it is closed in the operating system."""

    heard_round: int
    """The heartbeat's round in which the peer was last heard."""

    def ping(self) -> None: ...

    def abort(self) -> None:
        """Closes it at once, whatever is unsent."""


class Hub:
    """Guards the handler: its exceptions end one connection and never the loop."""

    def __init__(self, handler: Handler, limits: Limits, trust_proxy: bool) -> None:
        self.handler = handler
        self.limits = limits
        self.trust_proxy = trust_proxy
        self.stats = TransportStats()
        self.round = 0
        self.links: set[Link] = set()
        self.connections: set[Connection] = set()
        self.flush: Callable[[], None] = lambda: None
        """Writes what has been sent, where the transport keeps it back to write it together."""
        self.crowd = Turnstile(rests=False)
        """Those who bring much are read on one by one; they may be people at play."""
        self._stopping = False
        self._empty = asyncio.Event()
        self._empty.set()

    def judge(self, request: Upgrade) -> RefusedUpgrade | None:
        """Whether the request may become a socket; a refusal is counted."""
        refusal = self._objection(request)
        if refusal is not None:
            self.stats.refused_total += 1
        return refusal

    def _objection(self, request: Upgrade) -> RefusedUpgrade | None:
        if self._stopping:
            return RefusedUpgrade(503, "the server is stopping")
        if len(self.links) >= self.limits.max_connections:
            return RefusedUpgrade(503, "the server is full")
        flaw = flaw_of(request)
        if flaw is not None:
            return flaw
        try:
            return self.handler.accept(request)
        except Exception:
            log.exception("accept failed")
            return RefusedUpgrade(500, "the server failed")

    def held(self, link: Link) -> None:
        link.heard_round = self.round
        self.links.add(link)
        self._empty.clear()

    def released(self, link: Link) -> None:
        self.links.discard(link)
        self._note_if_empty()

    def opened(self, connection: Connection) -> Receiver:
        """Returns the receiver of the peer's messages."""
        self.stats.open += 1
        self.stats.opened_total += 1
        self.connections.add(connection)
        self._empty.clear()
        try:
            return self._guarded(connection, self.handler.opened(connection))
        except Exception:
            self._failed("opened", connection)
            return lambda _payload: None

    def _guarded(self, connection: Connection, receive: Receiver) -> Receiver:
        stats = self.stats

        def received(payload: bytes) -> None:
            stats.frames_in_total += 1
            try:
                receive(payload)
            except Exception:
                self._failed("received", connection)

        return received

    def closed(self, connection: Connection, code: int) -> None:
        self.stats.open -= 1
        self.connections.discard(connection)
        try:
            self.handler.closed(connection, code)
        except Exception:
            log.exception("closed failed")
        self._note_if_empty()

    async def stop(self, grace_s: float) -> None:
        """Closes everybody with 1001; after the grace drops those that did not answer."""
        self._stopping = True
        for connection in list(self.connections):
            connection.close(GOING_AWAY, "the server is stopping")
        try:
            await asyncio.wait_for(self._empty.wait(), grace_s)
        except TimeoutError:
            for link in list(self.links):
                link.abort()
            await self._empty.wait()

    def _failed(self, what: str, connection: Connection) -> None:
        log.exception("%s failed", what)
        connection.close(INTERNAL_ERROR, "the server failed")

    def _note_if_empty(self) -> None:
        if not self.links and not self.connections:
            self._empty.set()
