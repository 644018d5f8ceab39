"""The fallback: Starlette's WebSocket, a bounded queue, and one task that sends from it."""

import asyncio
from collections import deque
from contextlib import suppress
from functools import partial

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from hushmaze.server.transport.api import Frame, Receiver, Upgrade
from hushmaze.server.transport.asgi_protocol import AsgiSocket
from hushmaze.server.transport.handshake import upgrade_of
from hushmaze.server.transport.hub import Hub
from hushmaze.server.transport.lifecycle import HubConnection
from hushmaze.server.transport.messages import ABNORMAL, TRY_AGAIN_LATER
from hushmaze.server.transport.underlay import Underlay


def underlay(app: ASGIApp, hub: Hub) -> Underlay:
    """The application with the sockets taken out of its way."""

    async def split(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await attend(hub, WebSocket(scope, receive, send))
        else:
            await app(scope, receive, send)

    return Underlay(split, partial(AsgiSocket, hub))


async def attend(hub: Hub, websocket: WebSocket) -> None:
    """One socket from its request to its end."""
    request = requested(websocket, hub.trust_proxy)
    refusal = hub.judge(request)
    if refusal is not None:
        await websocket.receive()
        await websocket.send_denial_response(PlainTextResponse(refusal.reason, refusal.status))
        return
    try:
        await websocket.accept()
    except OSError:  # gone before it was answered
        return
    connection = StarletteConnection(hub, request, websocket)
    sending = asyncio.create_task(connection.send_queued())
    receive = hub.opened(connection)
    try:
        await connection.receive_all(receive)
    finally:
        connection.finish(ABNORMAL)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


def requested(websocket: WebSocket, trust_proxy: bool) -> Upgrade:
    scope = websocket.scope
    target = (scope["raw_path"] + b"?" + scope["query_string"]).decode("latin-1")
    peer = websocket.client.host if websocket.client else ""
    return upgrade_of(target, websocket.headers.items(), peer, trust_proxy)


class StarletteConnection(HubConnection):
    """A connection whose frames wait in a queue of their own until the peer has taken those before."""

    def __init__(self, hub: Hub, request: Upgrade, websocket: WebSocket) -> None:
        super().__init__(hub, request)
        self._websocket = websocket
        self._queue: deque[Frame] = deque()
        self._queued_bytes = 0
        self._farewell = (ABNORMAL, "")
        self._wake = asyncio.Event()
        self._patience: asyncio.Timeout | None = None
        self._patient_until: float | None = None

    def send(self, frame: Frame) -> None:
        if self.over:
            return
        self._queue.append(frame)
        self._queued_bytes += len(frame.wire)
        self._wake.set()
        if self._queued_bytes > self.hub.limits.max_queue_bytes:
            self._evict()

    def close(self, code: int = 1000, reason: str = "") -> None:
        if not self.over:
            self._say_farewell(code, reason, self.hub.limits.close_within_s)

    @property
    def queued_bytes(self) -> int:
        return self._queued_bytes

    async def receive_all(self, receive: Receiver) -> None:
        """Until the peer is gone; what comes after the closing is dropped."""
        while (message := await self._websocket.receive())["type"] != "websocket.disconnect":
            if not self.over:
                receive(message["text"].encode())
        self.finish(message["code"])

    async def send_queued(self) -> None:
        """Send until the farewell; that comes last, or as soon as patience with the reader ends."""
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(self._patient_until) as self._patience:
                    await self._send_until_farewell()
            await self._websocket.close(*self._farewell)
        except WebSocketDisconnect:
            self.finish(ABNORMAL)

    async def _send_until_farewell(self) -> None:
        while True:
            while self._queue:
                frame = self._queue.popleft()
                await self._websocket.send_text(frame.text)
                self._queued_bytes -= len(frame.wire)
                self.hub.stats.bytes_out_total += len(frame.wire)
            if self.over:
                return
            self._wake.clear()
            await self._wake.wait()

    def _evict(self) -> None:
        self.hub.stats.evicted_total += 1
        self._queue.clear()
        self._say_farewell(TRY_AGAIN_LATER, "too slow a reader", 0)

    def _say_farewell(self, code: int, reason: str, patience_s: float) -> None:
        self.finish(code)
        self._farewell = code, reason
        self._wake.set()
        self._patient_until = self.loop.time() + patience_s
        if self._patience is not None:
            self._patience.reschedule(self._patient_until)
