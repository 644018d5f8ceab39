"""The fallback, for machines without picows: wsproto reads the frames. Pure Python, not made for speed."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.protocols.utils import get_remote_addr
from wsproto.extensions import Extension
from wsproto.frame_protocol import (
    CloseReason,
    Frame,
    FrameDecoder,
    FrameProtocol,
    Opcode,
    ParseFailed,
    RsvBits,
)

from hushmaze.server.transport.hub import Hub
from hushmaze.server.transport.websockets.connection import SocketConnection
from hushmaze.server.transport.websockets.handshake import acceptance, denial, read_head
from hushmaze.server.transport.websockets.outbox import Outbox
from hushmaze.server.transport.websockets.rfc6455 import TOO_BIG, UNSUPPORTED, PeerError

NO_EXTENSION_BITS = RsvBits(False, False, False)


def socket_protocol(hub: Hub) -> Callable[..., asyncio.BaseProtocol]:
    """Makes the protocol that takes over an upgraded connection."""
    outbox = Outbox()
    hub.flush = outbox.flush
    return partial(WsprotoProtocol, hub, outbox)


class LongestFrame(Extension):
    """Refuses a frame by the length it announces, before any of it is kept."""

    name = "longest-frame"

    def __init__(self, max_frame: int) -> None:
        self._max_frame = max_frame

    def enabled(self) -> bool:
        return True

    def offer(self) -> bool:
        """Never negotiated: it lives on this side only."""
        return False

    def frame_inbound_header(
        self,
        proto: FrameDecoder | FrameProtocol,  # noqa: ARG002 - wsproto's signature
        opcode: Opcode,
        rsv: RsvBits,  # noqa: ARG002 - wsproto's signature
        payload_length: int,
    ) -> CloseReason | RsvBits:
        too_long = payload_length > self._max_frame and not opcode.iscontrol()
        return CloseReason.MESSAGE_TOO_BIG if too_long else NO_EXTENSION_BITS


class WsprotoProtocol(asyncio.Protocol):
    """Called by uvicorn with the head of an upgrade request, and the event loop from then on."""

    def __init__(self, hub: Hub, outbox: Outbox, **_uvicorn: Any) -> None:  # noqa: ANN401 - not looked at
        self._hub = hub
        self._outbox = outbox
        self._frames = FrameProtocol(client=False, extensions=[LongestFrame(hub.limits.max_frame)])
        self._message = bytearray()
        self._connection: SocketConnection | None = None
        self._deaf = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        self._tcp = transport

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        if self._connection is None:
            self._begin(data)
        else:
            self._connection.heard_round = self._hub.round
            self._read(data, self._connection)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        if self._connection is not None:
            self._connection.disconnected()

    def _begin(self, head: bytes) -> None:
        peer = get_remote_addr(self._tcp)
        request = read_head(head, peer[0] if peer else "", self._hub.trust_proxy)
        refusal = self._hub.judge(request)
        if refusal is not None:
            self._deaf = True
            self._tcp.write(denial(refusal.status, refusal.reason.encode()))
            self._tcp.close()
            return
        self._tcp.write(acceptance(request))
        self._connection = SocketConnection(self._hub, self._outbox, request, self._tcp)
        self._connection.connected()

    def _read(self, data: bytes, connection: SocketConnection) -> None:
        self._frames.receive_bytes(data)
        try:
            for frame in self._frames.received_frames():
                self._take(frame, connection)
        except ParseFailed as violation:
            self._deaf = True  # what follows cannot be read, so the peer's own close frame is not awaited
            connection.close(int(violation.code), str(violation))
            self._tcp.write_eof()

    def _take(self, frame: Frame, connection: SocketConnection) -> None:
        if frame.opcode is Opcode.CLOSE:
            assert isinstance(frame.payload, tuple), "wsproto has parsed it"
            connection.peer_closed(int(frame.payload[0]))
        elif connection.over:
            return
        else:
            try:
                self._take_open(frame, connection)
            except PeerError as violation:
                connection.close(violation.code, violation.reason)

    def _take_open(self, frame: Frame, connection: SocketConnection) -> None:
        if frame.opcode.iscontrol() or self._message or not frame.message_finished:
            connection.count_lesser_frame()
        if frame.opcode is Opcode.PING:
            assert isinstance(frame.payload, bytes), "as of every control frame"
            connection.pong(frame.payload)
        elif frame.opcode is not Opcode.PONG:
            self._add(frame, connection)

    def _add(self, frame: Frame, connection: SocketConnection) -> None:
        """Joins a piece to its message; wsproto has checked its turn and its text."""
        if not isinstance(frame.payload, str):
            raise PeerError(UNSUPPORTED, "only text is understood")
        self._message += frame.payload.encode()
        if len(self._message) > self._hub.limits.max_frame:
            raise PeerError(TOO_BIG, "the message is too long")
        if frame.message_finished:
            message, self._message = bytes(self._message), bytearray()
            connection.receive(message)
