"""The fast transport: picows reads the frames, beneath uvicorn and on its port."""

import asyncio
import logging
import socket
from collections.abc import Callable
from functools import partial
from typing import Any

from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined] # its stub leaves the class out
from uvicorn.protocols.utils import get_remote_addr

from hushmaze.server.transport.api import Upgrade
from hushmaze.server.transport.hub import Hub
from hushmaze.server.transport.websockets.connection import SocketConnection
from hushmaze.server.transport.websockets.handshake import denial, read_head
from hushmaze.server.transport.websockets.outbox import Outbox
from hushmaze.server.transport.websockets.rfc6455 import (
    PROTOCOL_ERROR,
    Assembler,
    PeerError,
    checked_text,
    close_code,
)

READ_AT_ONCE = 2048
"""Bytes read of one connection in one turn of the loop; commands are short, and connections many."""

SILENT = logging.Logger("hushmaze.transport.picows", logging.CRITICAL)
"""picows would report every peer's mistake as an error of ours. No setting elsewhere wakes this one."""


_get_buffer: Callable[[WSProtocol, int], memoryview] = WSProtocol.get_buffer
_buffer_updated = WSProtocol.buffer_updated


TEXT, CLOSE, PING = WSMsgType.TEXT, WSMsgType.CLOSE, WSMsgType.PING
DATA = frozenset({WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION})


def socket_protocol(hub: Hub) -> Callable[..., asyncio.BaseProtocol]:
    """Makes the protocol that takes over an upgraded connection."""
    outbox = Outbox()
    hub.flush = outbox.flush
    return partial(PicowsProtocol, hub, outbox)


class PicowsConnection(SocketConnection):
    """Takes the frames that picows has read."""

    def __init__(self, hub: Hub, outbox: Outbox, request: Upgrade, tcp: asyncio.Transport) -> None:
        super().__init__(hub, outbox, request, tcp)
        self._assembler = Assembler(hub.limits.max_frame)

    def take(self, frame: WSFrame) -> None:
        self.heard_round = self.hub.round
        try:
            if (
                frame.msg_type is TEXT
                and frame.fin
                and self._assembler.parts is None
                and not (self.over or frame.rsv1 or frame.rsv2 or frame.rsv3)
            ):  # a whole text in one frame, as nearly always
                self.receive(checked_text(frame.get_payload_as_bytes()))
            else:
                self._take_other(frame)
        except PeerError as violation:
            self.close(violation.code, violation.reason)

    def _take_other(self, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind is CLOSE:
            self.peer_closed(close_code(frame.get_payload_as_bytes()))
        elif self.over:
            return
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise PeerError(PROTOCOL_ERROR, "an extension that was not agreed on")
        self.count_lesser_frame()
        if kind in DATA:
            message = self._assembler.take(kind.value, bool(frame.fin), frame.get_payload_as_bytes())
            if message is not None:
                self.receive(message)
        elif kind is PING:
            self.pong(frame.get_payload_as_bytes())

    def violated(self, code: int) -> None:
        """picows found a violation: it has sent the close frame and is about to disconnect."""
        self.finish(code)
        self._tcp.pause_reading()
        self.let_go_in_time()


class Listener(WSListener):
    """Called by picows. Knows only a connection: attributes of picows' own classes are slow to read."""

    def __init__(self, connection: PicowsConnection) -> None:
        self.connection = connection
        self._take = connection.take

    def on_ws_connected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        self.connection.connected()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows' signature
        self._take(frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows' signature
        self.connection.disconnected()

    def pause_writing(self) -> None:
        """Nothing to do: the queue's own limit is looked at with every write."""

    def resume_writing(self) -> None:
        """Nothing to do, see `pause_writing`."""


class PicowsProtocol(WSProtocol):  # type: ignore[misc] # its stub leaves the class out
    """Called by uvicorn with the head of an upgrade request, and the event loop from then on.

    The handshake is judged here, because picows would refuse a browser that says `keep-alive, Upgrade`, and
    because a refusal ends there without a trace. picows is then fed a head of our own making.
    """

    def __init__(self, hub: Hub, outbox: Outbox, **_uvicorn: Any) -> None:  # noqa: ANN401 - not looked at
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._connect,
            logger=SILENT,
            disconnect_on_exception=True,
            websocket_handshake_timeout=None,
            enable_auto_ping=False,
            auto_ping_idle_timeout=0,
            auto_ping_reply_timeout=0,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,
            max_frame_size=hub.limits.max_frame,
            extra_headers=None,
            read_buffer_init_size=READ_AT_ONCE,
        )
        self._hub = hub
        self._outbox = outbox

    def connection_made(self, transport: asyncio.Transport) -> None:
        room = max(8 * READ_AT_ONCE, 2 * self._hub.limits.max_frame)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        super().connection_made(transport)

    def data_received(self, head: bytes) -> None:
        """Called once, by uvicorn, before this becomes the connection's protocol."""
        tcp: asyncio.Transport = self.transport.underlying_transport
        peer = get_remote_addr(tcp)
        self._request = read_head(head, peer[0] if peer else "", self._hub.trust_proxy)
        refusal = self._hub.judge(self._request)
        if refusal is None:
            self._feed(plain_head(self._request))
        else:
            tcp.write(denial(refusal.status, refusal.reason.encode()))
            tcp.close()

    def get_buffer(self, size_hint: int) -> memoryview:
        """Bounds one read: hundreds of empty frames fit into it, and thousands into picows' buffer."""
        return _get_buffer(self, size_hint)[:READ_AT_ONCE]  # as super()'s, which is slow to find it

    def buffer_updated(self, nbytes: int) -> None:
        _buffer_updated(self, nbytes)
        if self.transport.is_close_frame_sent and not self.listener.connection.over:
            self.listener.connection.violated(int(self.transport.close_handshake.sent.code))
        if nbytes == READ_AT_ONCE:
            self.listener.connection.read_on_later()

    def _connect(self, _: WSUpgradeRequest) -> Listener:
        tcp: asyncio.Transport = self.transport.underlying_transport
        return Listener(PicowsConnection(self._hub, self._outbox, self._request, tcp))

    def _feed(self, data: bytes) -> None:
        _get_buffer(self, len(data))[: len(data)] = data
        _buffer_updated(self, len(data))


def plain_head(request: Upgrade) -> bytes:
    """The least that picows accepts; it fits into the smallest read buffer."""
    key = request.headers["sec-websocket-key"]
    return (
        "GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()
