"""One socket whose frames picows reads; what is written is prepared here and goes straight to TCP."""

import asyncio
import os

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from hushmaze.server.transport.api import Frame, Receiver, Upgrade, framed
from hushmaze.server.transport.hub import Hub
from hushmaze.server.transport.lifecycle import HubConnection
from hushmaze.server.transport.messages import (
    ABNORMAL,
    LAST,
    PING_FRAME,
    PONG,
    PROTOCOL_ERROR,
    TRY_AGAIN_LATER,
    Assembler,
    PeerError,
    checked_text,
    close_code,
    close_frame,
)
from hushmaze.server.transport.outbox import Outbox

TEXT, CLOSE, PING = WSMsgType.TEXT, WSMsgType.CLOSE, WSMsgType.PING
DATA = frozenset({WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION})


class Listener(WSListener):
    """What picows calls. It knows of a connection and no more: from a class of picows' own, Python is slow to
    get an attribute.
    """

    def __init__(self, connection: "PicowsConnection") -> None:
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


class PicowsConnection(HubConnection):
    """A connection, and a link of the hub."""

    heard_round = 0

    def __init__(self, hub: Hub, outbox: Outbox, request: Upgrade, tcp: asyncio.Transport) -> None:
        super().__init__(hub, request)
        self.pending: list[bytes] = []
        self._pending_bytes = 0
        self._most_bytes = hub.limits.max_queue_bytes
        self._outbox = outbox
        self._stats = hub.stats
        self._tcp = tcp
        self._descriptor: int = tcp.get_extra_info("socket").fileno()
        """The transport's own, and open until it has called `disconnected`."""
        self._assembler = Assembler(hub.limits.max_frame)
        self._linger: asyncio.TimerHandle | None = None
        self._receive: Receiver = _to_nobody

    # What the server calls.

    def send(self, frame: Frame) -> None:
        if not self.over:
            self._queue(frame.wire)

    def close(self, code: int = 1000, reason: str = "") -> None:
        if not self.over:
            self.finish(code)
            self._write(b"".join(self.pending) + close_frame(code, reason))
            self.pending.clear()
            self._let_go_in_time()

    @property
    def queued_bytes(self) -> int:
        return self._pending_bytes + self._tcp.get_write_buffer_size()

    # What the outbox and the hub call.

    def write_joined(self, data: bytes) -> None:
        self._pending_bytes = 0
        if self.over:
            return
        waiting = self._tcp.get_write_buffer_size()
        if len(data) + waiting > self._most_bytes:
            self._evict()
            return
        self._stats.bytes_out_total += len(data)
        if waiting:
            self._tcp.write(data)
        else:
            self._write_through(data)

    def _write_through(self, data: bytes) -> None:
        """Past the event loop's transport, which costs as much again as the system call.

        The transport gets what the socket does not take, and finds out what is wrong with it.
        """
        try:
            sent = os.write(self._descriptor, data)
        except OSError:
            sent = 0
        if sent < len(data):
            self._tcp.write(data[sent:])

    def ping(self) -> None:
        if not self.over:
            self._write(PING_FRAME)

    def abort(self) -> None:
        self._tcp.abort()

    # What the listener and the protocol call.

    def connected(self) -> None:
        self.hub.held(self)
        self._receive = self.hub.opened(self)

    def take(self, frame: WSFrame) -> None:
        self.heard_round = self.hub.round
        try:
            if (
                frame.msg_type is TEXT
                and frame.fin
                and self._assembler.parts is None
                and not (self.over or frame.rsv1 or frame.rsv2 or frame.rsv3)
            ):  # a whole text in one frame, as nearly always
                self._receive(checked_text(frame.get_payload_as_bytes()))
            else:
                self._take_other(frame)
        except PeerError as violation:
            self.close(violation.code, violation.reason)

    def disconnected(self) -> None:
        if self._linger is not None:
            self._linger.cancel()
        self.finish(ABNORMAL)
        self.hub.released(self)

    def violated(self, code: int) -> None:
        """picows found the violation: it has sent the close frame and is about to disconnect."""
        self.finish(code)
        self._tcp.pause_reading()
        self._let_go_in_time()

    def _take_other(self, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind is CLOSE:
            self._answer_close(frame.get_payload_as_bytes())
        elif self.over:
            return
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise PeerError(PROTOCOL_ERROR, "an extension that was not agreed on")
        elif kind in DATA:
            message = self._assembler.take(kind.value, bool(frame.fin), frame.get_payload_as_bytes())
            if message is not None:
                self._receive(message)
        elif kind is PING:
            self._queue(framed(LAST | PONG, frame.get_payload_as_bytes()))

    def _answer_close(self, payload: bytes) -> None:
        if not self.over:
            self.close(close_code(payload))
        self._tcp.close()

    def _queue(self, wire: bytes) -> None:
        if not self.pending:
            self._outbox.add(self)
        self.pending.append(wire)
        self._pending_bytes += len(wire)
        if self._pending_bytes > self._most_bytes:
            self._evict()

    def _evict(self) -> None:
        self._stats.evicted_total += 1
        self.pending.clear()
        self.close(TRY_AGAIN_LATER, "too slow a reader")

    def _write(self, data: bytes) -> None:
        self._stats.bytes_out_total += len(data)
        self._tcp.write(data)

    def _let_go_in_time(self) -> None:
        """A peer that does not read would otherwise hold the socket until its own machine gives up."""
        self._linger = self.loop.call_later(self.hub.limits.close_within_s, self._tcp.abort)


def _to_nobody(_message: bytes) -> None:
    """Until it is opened."""
