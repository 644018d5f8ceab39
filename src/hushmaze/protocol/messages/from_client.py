"""Messages from clients: one union, told apart by ``type``."""

from typing import Annotated, Any

import msgspec

from hushmaze.protocol.messages.facts import AskedChanges
from hushmaze.protocol.schema_hints import travels_as

CommandNumber = Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]


def _type(name: str) -> str:
    return name.removesuffix("Request").lower()


class FromClient(msgspec.Struct, tag_field="type", tag=_type, forbid_unknown_fields=True):
    """``JoinRequest`` is sent with the type ``join``."""


class JoinRequest(FromClient):
    """The first message: who I am (a token from before, a hand-over code, or nobody yet) and what I have."""

    room: str
    token: str | None = None
    handover: str | None = None
    name: str | None = None
    game: str | None = None
    since: int | None = None
    acks: bool | None = None
    """False: a deed that is accepted need not be answered with `done`; its number stands in its `update`."""
    changes: bool | None = None
    """True: after the first `room`, only what has changed in it, as `changes`."""


class DoRequest(FromClient):
    """A deed in the game; `n` is the seat's own number for it, so that sending it again is harmless."""

    n: CommandNumber
    deed: Annotated[dict[str, Any], travels_as("Deed")]
    """Read by the codec, so that one that is wrong is answered by its number."""


class SinceRequest(FromClient):
    """Send me the game from this version on."""

    v: int


class TimeRequest(FromClient):
    """Asks for the time. `rtt` is what I measured last."""

    sent: float
    rtt: int | None = None


class SitRequest(FromClient):
    seat: int


class StandRequest(FromClient):
    """Give the seat up; to a bot, if one is wanted there."""

    bot: bool = False


class RenameRequest(FromClient):
    name: str


class ReadyRequest(FromClient):
    ready: bool


class SetupRequest(FromClient):
    """The host's choices for the table; only those named change."""

    table: AskedChanges


class OfferRequest(FromClient):
    """The host gives an empty seat to a bot of a level, or takes it back."""

    seat: int
    bot: bool
    level: Annotated[str, travels_as("BotLevel")] | None = None


class FreeRequest(FromClient):
    """The host takes a seat from somebody who has been away for a while."""

    seat: int


class DealRequest(FromClient):
    """The host lays out a new game: tile 1, heroes, cards. Its hourglass is turned by the deed ``start``."""

    again: str | None = None
    """The game that has just ended here, by its id: its deal once more. It does not count (B1)."""


class AbandonRequest(FromClient):
    """The host gives up the game that is laid out, by its id; and lays out another at once, if wanted."""

    game: str
    deal: bool = False


class HostRequest(FromClient):
    """The host passes the table on."""

    person: int


class HandoverRequest(FromClient):
    """Give me a code with which another device can take my place."""


class ChatRequest(FromClient):
    """Words while no game is laid out; in a game words are a deed."""

    text: str


class SignalRequest(FromClient):
    """Voice: an offer, an answer or a candidate for another seat."""

    to: int
    data: dict[str, Any]


ClientMessage = (
    JoinRequest
    | DoRequest
    | SinceRequest
    | TimeRequest
    | SitRequest
    | StandRequest
    | RenameRequest
    | ReadyRequest
    | SetupRequest
    | OfferRequest
    | FreeRequest
    | DealRequest
    | AbandonRequest
    | HostRequest
    | HandoverRequest
    | ChatRequest
    | SignalRequest
)

_decoder = msgspec.json.Decoder(ClientMessage)


class WireError(ValueError):
    """A frame that is no message; says why."""


def read_message(payload: bytes) -> ClientMessage:
    """The message in a frame, or a WireError, whatever the bytes are."""
    try:
        message: ClientMessage = _decoder.decode(payload)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise WireError(str(error)) from error
    return message
