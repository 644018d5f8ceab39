"""Rooms: what is wanted of a new one, and where it is."""

import msgspec

from hushmaze.protocol.api.base import ApiAnswer, ApiRequest, BotLevel, FirstGameKind, RoomCode
from hushmaze.protocol.messages.facts import AskedChanges


class NewRoom(ApiRequest):
    """A table that is laid already, and bots on it."""

    table: AskedChanges = msgspec.field(default_factory=dict)
    """As in the message `setup`; what is not named is as usual."""
    bots: BotLevel | None = None
    """Bots of this level sit on all seats but the first."""
    lesson: FirstGameKind | None = None
    """A first game: its table is laid already, so there is no `table` and no `bots` beside it."""


class PlayOnRoom(ApiRequest):
    """Where in a finished game to go on: at a version or a moment, whichever is given; else at the start."""

    version: int | None = None
    """After so many events of the log."""
    at: int | None = None
    """On the game's clock, in milliseconds."""
    seat: int = 0
    """The seat that is left free; bots sit on all others."""
    level: BotLevel = "human"
    """Of the bots."""


class RoomCreated(ApiAnswer):
    code: RoomCode
    """To be joined by anybody who knows it."""
    path: str
    """Of the page: a slash and the code."""
