"""ASGI's WebSocket messages over one TCP connection, in plain Python.

uvicorn has this only where `websockets` or `wsproto` is installed. This needs neither, so that the fallback
is always there; it is not made for speed.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from starlette.types import Message
from uvicorn import Config
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.server import ServerState

from hushmaze.server.transport.api import Upgrade, framed
from hushmaze.server.transport.frames import FrameReader, ReadFrame
from hushmaze.server.transport.handshake import acceptance, denial, read_head, scope_of
from hushmaze.server.transport.hub import Hub
from hushmaze.server.transport.messages import (
    ABNORMAL,
    CLOSE,
    INTERNAL_ERROR,
    LAST,
    PING,
    PING_FRAME,
    PONG,
    TEXT,
    TRY_AGAIN_LATER,
    Assembler,
    PeerError,
    close_code,
    close_frame,
)

log = logging.getLogger("hushmaze.transport")

UNREAD_AT_MOST = 32
"""Messages that may wait for the application before the peer is no longer read."""

AFTER_VIOLATION_S = 0.05
"""Between the close frame and the end, because data unread at the end would take the close frame with it."""


class AsgiSocket(asyncio.Protocol):
    """Takes over an upgraded connection from uvicorn and runs the application for it; a link of the hub."""

    heard_round = 0

    def __init__(self, hub: Hub, *, config: Config, server_state: ServerState, **_uvicorn: Any) -> None:  # noqa: ANN401 - not looked at
        self._hub = hub
        self._app = config.loaded_app
        self._tasks = server_state.tasks
        self._request: Upgrade | None = None
        self._reader = FrameReader(hub.limits.max_frame)
        self._assembler = Assembler(hub.limits.max_frame)
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._writable = asyncio.Event()
        self._writable.set()
        self._closing = self._deaf = self._lost = False
        self._timers: list[asyncio.TimerHandle] = []

    # What the event loop calls, and uvicorn once with the head of the request.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        self._tcp = transport

    def data_received(self, data: bytes) -> None:
        if self._request is None:
            self._begin(data)
            return
        self.heard_round = self._hub.round
        if not self._deaf:
            self._read(data)

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        self._lost = self._closing = True
        for timer in self._timers:
            timer.cancel()
        self._writable.set()
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": ABNORMAL})
        self._hub.released(self)

    # What the hub calls.

    def ping(self) -> None:
        if not self._closing:
            self._tcp.write(PING_FRAME)

    def abort(self) -> None:
        self._tcp.abort()

    # What the application calls.

    async def receive(self) -> Message:
        message = await self._incoming.get()
        if self._incoming.qsize() < UNREAD_AT_MOST and not self._tcp.is_closing():
            self._tcp.resume_reading()
        return message

    async def send(self, message: Message) -> None:
        if self._lost:
            raise ClientDisconnected
        match message["type"]:
            case "websocket.send" if not self._closing:
                self._tcp.write(framed(LAST | TEXT, message["text"].encode()))
                await self._writable.wait()
            case "websocket.close" if not self._closing:
                self._close(message["code"], message["reason"])
            case "websocket.accept":
                assert self._request is not None
                self._tcp.write(acceptance(self._request))
                self._hub.held(self)
            case "websocket.http.response.start":
                self._denial_status = message["status"]
            case "websocket.http.response.body":
                self._tcp.write(denial(self._denial_status, message["body"]))
                self._tcp.close()

    def _begin(self, head: bytes) -> None:
        client = get_remote_addr(self._tcp)
        self._request = read_head(head, client[0] if client else "", trust_proxy=False)
        self._incoming.put_nowait({"type": "websocket.connect"})
        task = asyncio.get_running_loop().create_task(self._run(scope_of(self._request, client)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self.receive, self.send)
        except Exception:
            log.exception("the application failed")
            if not self._closing:
                self._close(INTERNAL_ERROR, "the server failed")

    def _read(self, data: bytes) -> None:
        try:
            for frame in self._reader.feed(data):
                self._take(frame)
        except PeerError as violation:
            self._deaf = True
            self._hang_up(violation.code, violation.reason)
            self._later(AFTER_VIOLATION_S, self._tcp.close)

    def _take(self, frame: ReadFrame) -> None:
        if frame.opcode == CLOSE:
            self._hang_up(close_code(frame.payload))
            self._tcp.close()
        elif self._closing:
            return
        elif frame.opcode == PING:
            self._answer_ping(frame.payload)
        elif frame.opcode != PONG:
            message = self._assembler.take(*frame)
            if message is not None:
                self._deliver({"type": "websocket.receive", "text": message.decode()})

    def _deliver(self, message: Message) -> None:
        self._incoming.put_nowait(message)
        if self._incoming.qsize() >= UNREAD_AT_MOST:
            self._tcp.pause_reading()

    def _answer_ping(self, payload: bytes) -> None:
        if self._tcp.get_write_buffer_size() > self._hub.limits.max_queue_bytes:
            self._hub.stats.evicted_total += 1
            self._hang_up(TRY_AGAIN_LATER, "too slow a reader")
        else:
            self._tcp.write(framed(LAST | PONG, payload))

    def _hang_up(self, code: int, reason: str = "") -> None:
        """The peer closes, or has to be closed; the application hears the code."""
        if not self._closing:
            self._incoming.put_nowait({"type": "websocket.disconnect", "code": code})
            self._close(code, reason)

    def _close(self, code: int, reason: str) -> None:
        self._closing = True
        self._writable.set()
        self._tcp.write(close_frame(code, reason))
        self._tcp.resume_reading()
        self._later(self._hub.limits.close_within_s, self._tcp.abort)

    def _later(self, delay_s: float, what: Callable[[], None]) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(delay_s, what))
