"""The server's interface to connections; nothing of the library beneath shows."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

TEXT_AND_LAST = 0x81
"""First byte of a text message that is not fragmented."""


class TransportError(Exception):
    """The server cannot be started as asked; the message is one sentence for the person who asked."""


class PortTakenError(TransportError):
    """Another program listens on the port."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on one connection, and on all of them together."""

    max_frame: int = 4096
    """Bytes of one incoming message, all its fragments together; a longer one closes with 1009."""
    max_queue_bytes: int = 262_144
    """Bytes that may wait for one reader, the newest frame included; beyond it, 1013 evicts the reader."""
    ping_every_s: float = 15
    pong_within_s: float = 20
    """Time for a peer to send anything at all after a ping; then it counts as gone (1006)."""
    max_connections: int = 20_000
    """Sockets held at once; a further one is refused with 503."""
    head_within_s: float = 10
    """Time for the head of an HTTP request to arrive in full; then the connection is dropped."""
    lesser_frames_per_second: float = 50
    lesser_frames_at_once: int = 200
    """Pings, pongs and fragments of one connection; beyond it the connection closes with 1008."""
    max_http: int = 1000
    """HTTP connections held at once; beyond it those that ask for nothing are dropped."""
    max_http_each: int = 128
    """Of one address; a further one is dropped."""
    read_within_s: float = 30
    """Time for a reader of HTTP to take anything of what waits; then the connection is dropped."""
    close_within_s: float = 5
    """Time for a closing handshake; then the connection is dropped."""


DEFAULT_LIMITS = Limits()


@dataclass(slots=True)
class TransportStats:
    """Counters of one server; only the transport writes them."""

    open: int = 0
    opened_total: int = 0
    evicted_total: int = 0
    refused_total: int = 0
    bytes_out_total: int = 0
    frames_in_total: int = 0


class Upgrade(NamedTuple):
    """A request to become a socket. Header names are lower-case; repeated headers are joined with a comma."""

    path: str
    query: str
    headers: Mapping[str, str]
    address: str


class RefusedUpgrade(NamedTuple):
    """An upgrade refused: the HTTP status and one line of plain text."""

    status: int
    reason: str


_SHORT = tuple(bytes((TEXT_AND_LAST, length)) for length in range(126))


class Frame:
    """One text message, put into its wire form once and then sent to any number of connections.

    The payload has to be UTF-8: the caller guarantees it, and nobody checks again.
    """

    __slots__ = ("payload", "wire")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self.wire = _SHORT[len(payload)] + payload if len(payload) < 126 else framed(TEXT_AND_LAST, payload)


def framed(first_byte: int, payload: bytes) -> bytes:
    """Makes a whole frame as a server sends it: unmasked, with the shortest length that fits."""
    length = len(payload)
    if length < 126:
        return bytes((first_byte, length)) + payload
    if length < 65_536:
        return bytes((first_byte, 126)) + length.to_bytes(2, "big") + payload
    return bytes((first_byte, 127)) + length.to_bytes(8, "big") + payload


class Connection(ABC):
    """One open socket. All methods belong to the thread of the event loop; none of them waits or raises."""

    address: str
    """The peer, for limits and logs; from X-Forwarded-For only where the proxy is trusted."""
    path: str
    query: str

    @abstractmethod
    def send(self, frame: Frame) -> None:
        """Queues a frame. Frames arrive in this order or not at all; after the closing they are dropped.

        A reader for whom more than `Limits.max_queue_bytes` wait is evicted: closed with 1013.
        """

    def send_now(self, frame: Frame) -> None:
        """As `send`, but written at once if nothing else waits, and not joined with what this turn brings."""
        self.send(frame)

    @abstractmethod
    def pause_reading(self, seconds: float) -> None:
        """Stops reading for that time, if it can; what has been read already is still delivered."""

    @abstractmethod
    def read_in_turn(self) -> None:
        """Reads on when it is this peer's turn among those who bring much, so that others do not wait."""

    @abstractmethod
    def close(self, code: int = 1000, reason: str = "") -> None:
        """Sends what is queued, then closes. Nothing is received any more; a second call does nothing."""


Receiver = Callable[[bytes], None]
"""Takes one complete text message: valid UTF-8 of at most `Limits.max_frame` bytes."""


class Handler(ABC):
    """The server's side; one for all connections, always called on the event loop.

    An exception in `accept` refuses with 500, one in `opened` or in what it gave closes with 1011; all are
    logged.
    """

    @abstractmethod
    def accept(self, request: Upgrade) -> RefusedUpgrade | None:
        """Called before the handshake is answered: None accepts."""

    @abstractmethod
    def opened(self, connection: Connection) -> Receiver:
        """Called when frames may be sent; returns the receiver of the peer's messages."""

    @abstractmethod
    def closed(self, connection: Connection, code: int) -> None:
        """Called exactly once for each `opened`, as soon as either side has decided to close.

        Never called from within `send` or `close`, so a broadcast may loop over its connections. `code` is
        the one first sent or received; 1005 where the peer gave none, 1006 where the connection just ended.
        """
