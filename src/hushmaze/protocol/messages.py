"""What travels over a socket: one union each way, told apart by ``type``. docs/protocol.md explains it."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

WIRE_VERSION = 1


class FromClient(msgspec.Struct, tag_field="type", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """A message a client may send."""


class Join(FromClient):
    """The first message: who I am (a token from before, a hand-over code, or nobody yet) and what I have."""

    room: str
    token: str | None = None
    handover: str | None = None
    name: str | None = None
    game: str | None = None
    since: int | None = None
    acks: bool | None = None
    """False: a deed that is accepted need not be answered with `done`; its number stands in its `update`."""


class Do(FromClient):
    """A deed in the game; `n` is the seat's own number for it, so that sending it again is harmless."""

    n: Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]
    deed: dict[str, Any]


class Since(FromClient):
    """Send me the game from this version on."""

    v: int


class Time(FromClient):
    """What time is it? `rtt` is what I measured last."""

    sent: float
    rtt: int | None = None


class Sit(FromClient):
    seat: int


class Stand(FromClient):
    pass


class Rename(FromClient):
    name: str


class Ready(FromClient):
    ready: bool


class Setup(FromClient):
    """The host's choices for the table; only those named change."""

    table: dict[str, Any]


class Offer(FromClient):
    """The host gives an empty seat to a bot of a level, or takes it back."""

    seat: int
    bot: bool
    level: str | None = None


class Free(FromClient):
    """The host takes a seat from somebody who has been away for a while."""

    seat: int


class Deal(FromClient):
    """The host lays out a new game: tile 1, heroes, cards. Its hourglass is turned by the deed ``start``."""


class Abandon(FromClient):
    """The host gives up the game that is laid out, by its id."""

    game: str


class Host(FromClient):
    """The host passes the table on."""

    person: int


class Handover(FromClient):
    """Give me a code with which another device can take my place."""


class Chat(FromClient):
    """Words while no game is laid out; in a game words are a deed."""

    text: str


class Signal(FromClient):
    """Voice: an offer, an answer or a candidate for another seat."""

    to: int
    data: dict[str, Any]


ClientMessage = (
    Join
    | Do
    | Since
    | Time
    | Sit
    | Stand
    | Rename
    | Ready
    | Setup
    | Offer
    | Free
    | Deal
    | Abandon
    | Host
    | Handover
    | Chat
    | Signal
)

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class WireError(ValueError):
    """A frame that is no message; says why."""


def read_message(payload: bytes) -> ClientMessage:
    """The message in a frame, or a WireError, whatever the bytes are."""
    try:
        message: ClientMessage = _decoder.decode(payload)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise WireError(str(error)) from error
    return message


def write_message(kind: str, **parts: Any) -> bytes:  # noqa: ANN401 -- whatever JSON can say
    """A message to clients, encoded once for however many read it."""
    return _encoder.encode({"type": kind, **parts})


def write_done(n: int, version: int) -> bytes:
    """To the sender of a deed that was accepted."""
    return b'{"type":"done","n":%d,"v":%d}' % (n, version)


def write_update(first: int, lines: Sequence[bytes], reach: bytes, seen: bytes = b"") -> bytes:
    """Events from a version on, as they stand in the log, and what the abilities reach after them.

    `seen` is what else looks different now; nearly always nothing.
    """
    tail = b',"seen":%b}' % seen if seen else b"}"
    return b'{"type":"update","v":%d,"events":[%b],"reach":%b%b' % (first, b",".join(lines), reach, tail)
