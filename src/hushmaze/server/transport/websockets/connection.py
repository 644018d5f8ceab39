"""One open socket: queued frames, eviction, closing. Its transport reads the frames."""

import asyncio
import os
from collections.abc import Callable

from hushmaze.server.networks import network_of
from hushmaze.server.rate_limits import TokenBucket
from hushmaze.server.transport.api import Frame, Receiver, Upgrade, framed
from hushmaze.server.transport.hub import Hub
from hushmaze.server.transport.websockets.lifecycle import HubConnection
from hushmaze.server.transport.websockets.outbox import Outbox
from hushmaze.server.transport.websockets.rfc6455 import (
    ABNORMAL,
    LAST,
    PING_FRAME,
    POLICY_VIOLATION,
    PONG,
    TRY_AGAIN_LATER,
    PeerError,
    close_frame,
)

PAUSE_ONCE_OVER_S = 0.05
"""Between two reads of what a peer sends after we have closed, all of which is thrown away."""


class SocketConnection(HubConnection):
    """A connection and a link of the hub; its transport calls `receive`, `pong` and `peer_closed`."""

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
        self._linger: asyncio.TimerHandle | None = None
        self._cancel_pause: Callable[[], None] | None = None
        """While nothing is read: so that reading is not taken up again."""
        self.receive: Receiver = _to_nobody
        limits = hub.limits
        self._lesser_frames = TokenBucket(
            limits.lesser_frames_per_second, limits.lesser_frames_at_once, self._now()
        )

    # What the server calls.

    def send(self, frame: Frame) -> None:
        if not self.over:
            self._queue(frame.wire)

    def send_now(self, frame: Frame) -> None:
        if self.pending:
            self.send(frame)
        else:
            self.write_joined(frame.wire)

    def pause_reading(self, seconds: float) -> None:
        if not self.over and self._may_pause:
            self._pause_for(seconds)

    def read_in_turn(self) -> None:
        if not self.over and self._may_pause:
            self._tcp.pause_reading()
            self._cancel_pause = _nothing_to_cancel
            self.hub.crowd.pass_through(network_of(self.address), self._resume_reading)

    def close(self, code: int = 1000, reason: str = "") -> None:
        if not self.over:
            self.finish(code)
            self._resume_reading()  # the peer's own close frame is awaited
            self._write(b"".join(self.pending) + close_frame(code, reason))
            self.pending.clear()
            self.let_go_in_time()

    # What the outbox and the hub call.

    def write_joined(self, data: bytes) -> None:
        self._pending_bytes = 0
        if self.over:
            return
        tcp = self._tcp
        waiting = tcp.get_write_buffer_size()
        if len(data) + waiting > self._most_bytes:
            self._evict()
            return
        self._stats.bytes_out_total += len(data)
        if waiting or tcp.is_closing():
            tcp.write(data)
        else:
            self._write_through(data)

    def _write_through(self, data: bytes) -> None:
        """Writes past the event loop's transport, which costs as much again as the system call.

        Only while the transport is not closing: once it is, the descriptor may be somebody else's. The
        transport gets what the socket does not take, and finds out what is wrong with it.
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

    # What the transport calls.

    def read_on_later(self) -> None:
        """Reads no more before others have had their turn; where only its end is awaited, after a pause."""
        if not self.over:
            self.read_in_turn()
        elif self._may_pause:
            self._pause_for(PAUSE_ONCE_OVER_S)

    def connected(self) -> None:
        self.hub.held(self)
        self.receive = self.hub.opened(self)

    def disconnected(self) -> None:
        if self._linger is not None:
            self._linger.cancel()
        if self._cancel_pause is not None:
            self._cancel_pause()
            self._cancel_pause = None
        self.finish(ABNORMAL)
        self.receive = _to_nobody  # the session and its connection know each other: one of them has to forget
        self.hub.released(self)

    def count_lesser_frame(self) -> None:
        """Counts a ping, a pong or a fragment, which are no message yet cost as much. Raises PeerError."""
        if not self._lesser_frames.take(self._now()):
            raise PeerError(POLICY_VIOLATION, "too many control frames or fragments")

    def _now(self) -> int:
        return int(self.loop.time() * 1000)

    def pong(self, payload: bytes) -> None:
        self._queue(framed(LAST | PONG, payload))

    def peer_closed(self, code: int) -> None:
        """Called when the peer has sent its close frame: answers it, unless ours came first, and ends."""
        if not self.over:
            self.close(code)
        self._tcp.close()

    @property
    def _may_pause(self) -> bool:
        return self._cancel_pause is None and not self._tcp.is_closing()

    def _pause_for(self, seconds: float) -> None:
        self._tcp.pause_reading()
        self._cancel_pause = self.loop.call_later(seconds, self._resume_reading).cancel

    def _resume_reading(self) -> None:
        if self._cancel_pause is not None:
            self._cancel_pause()
            self._cancel_pause = None
            if not self._tcp.is_closing():
                self._tcp.resume_reading()

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

    def let_go_in_time(self) -> None:
        """Aborts after a while: a peer that does not read could hold the socket for very long."""
        self._linger = self.loop.call_later(self.hub.limits.close_within_s, self._tcp.abort)


def _nothing_to_cancel() -> None:
    """A turn that comes in vain does no harm."""


def _to_nobody(_message: bytes) -> None:
    """Receives messages until the connection is opened."""
