"""Messages from the server: one union, told apart by ``type``."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from hushmaze.protocol.messages.facts import PublicHeading, RoomChanges, RoomFacts, You
from hushmaze.protocol.reasons import ByeReason, ErrorReason, RefusalReason, RoomRefusal
from hushmaze.protocol.schema_hints import one_of, travels_as, travels_as_list
from hushmaze.rules.refusals import Refusal

WIRE_VERSION = 1

if TYPE_CHECKING:
    WireRefusal = RefusalReason
else:  # msgspec decodes no union of two enums; nobody decodes this one
    WireRefusal = Annotated[
        str, one_of("RefusalReason", (reason.value for reason in (*RoomRefusal, *Refusal)))
    ]


def _type(name: str) -> str:
    return name.removesuffix("Message").lower()


class FromServer(msgspec.Struct, tag_field="type", tag=_type, forbid_unknown_fields=True, gc=False):
    """``WelcomeMessage`` is sent with the type ``welcome``."""


class WelcomeMessage(FromServer):
    """Answers `join`."""

    protocol: int
    you: You
    server: int
    """The server's clock."""


class RoomMessage(FromServer):
    """The room as it is now: after joining, and whenever something in it changes."""

    room: RoomFacts


class ChangesMessage(FromServer):
    """Changes in the room since the last `room` or `changes`, for a client that joined with `changes`."""

    room: RoomChanges


class SeatMessage(FromServer):
    """Answers `sit`."""

    seat: int
    n: int
    """The number for the first deed from this seat."""


class GameMessage(FromServer):
    """The whole game."""

    game: str
    heading: PublicHeading
    v: int
    now: int
    """The game's clock."""
    view: Annotated[dict[str, Any], travels_as("View")]
    reach: Annotated[dict[str, Any], travels_as("ReachFacts")]


class UpdateMessage(FromServer):
    """Events, and what looks different after them."""

    v: int
    """The version before the first of the events."""
    events: Annotated[Raw, travels_as_list("GameEvent")]
    """Lines of the game's log."""
    reach: Annotated[Raw, travels_as("ReachFactsPatch")]
    """Of the abilities that changed."""
    seen: Annotated[Raw, travels_as("SeenPatch")] | UnsetType = UNSET
    """Parts of the view that changed."""


class DoneMessage(FromServer):
    """The deed was accepted and is durable."""

    n: int
    v: int
    """The game's version with it."""


class RefusedMessage(FromServer):
    """The deed changed nothing."""

    n: int
    reason: WireRefusal
    message: str


class TimeMessage(FromServer):
    """Answers `time`."""

    sent: float
    server: int
    game: int | None
    """The game's clock; null without a game."""


class LagsMessage(FromServer):
    lags: dict[str, int]
    """From a person's id, as text, to milliseconds there and back."""


class ChatMessage(FromServer):
    person: int
    name: str
    text: str


class SignalMessage(FromServer):
    """Voice: something from the person on a seat."""

    seat: int
    data: dict[str, Any]


class HandoverMessage(FromServer):
    """Answers `handover`."""

    code: str


class ErrorMessage(FromServer):
    """A message that was no deed was refused and changed nothing."""

    reason: ErrorReason
    message: str


class ByeMessage(FromServer):
    """The last message before the server closes the connection."""

    reason: ByeReason


ServerMessage = (
    WelcomeMessage
    | RoomMessage
    | ChangesMessage
    | SeatMessage
    | GameMessage
    | UpdateMessage
    | DoneMessage
    | RefusedMessage
    | TimeMessage
    | LagsMessage
    | ChatMessage
    | SignalMessage
    | HandoverMessage
    | ErrorMessage
    | ByeMessage
)


def update_message(first: int, lines: Iterable[bytes], reach: bytes, seen: bytes = b"") -> UpdateMessage:
    """Events from a version on, as they stand in the log, and what looks different after them.

    `reach` and `seen` are JSON; an empty `seen` says that nothing else changed.
    """
    return UpdateMessage(first, _events(lines), Raw(reach), Raw(seen) if seen else UNSET)


def with_lines(update: UpdateMessage, lines: Iterable[bytes]) -> UpdateMessage:
    """The same update with its events written otherwise."""
    return UpdateMessage(update.v, _events(lines), update.reach, update.seen)


def _events(lines: Iterable[bytes]) -> Raw:
    return Raw(b"[%b]" % b",".join(lines))


_encode = msgspec.json.Encoder().encode


def encode(message: ServerMessage) -> bytes:
    """A message as the text of a frame, encoded once for however many read it."""
    return _encode(message)
