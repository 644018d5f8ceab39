"""A finished game as one object for watching. docs/guides/replays.md explains it."""

from typing import Any, Literal

import msgspec

from hushmaze.protocol.api.base import (
    ApiAnswer,
    BotLevel,
    GameEvent,
    GameId,
    Reach,
    ReachPatch,
    SeenPatch,
    View,
)
from hushmaze.protocol.api.tile_sets import TileSetFaces
from hushmaze.protocol.messages.facts import PublicHeading
from hushmaze.protocol.summary import Summary


class ReplaySeat(ApiAnswer):
    seat: int
    name: str
    """Empty where nobody knows it."""
    bot: bool
    """Whether the seat was a bot's."""
    bot_helped: bool
    """Whether a bot did something here: on its own seat, or on one it held for somebody who was away."""
    level: BotLevel | None
    """Of a bot, where it was booked."""


class ReplaySummary(Summary, kw_only=True):
    finished_at: int | msgspec.UnsetType = msgspec.UNSET
    """Unix time in milliseconds; not in a game that bots played on from a moment of another."""


class ReplayHeading(PublicHeading, kw_only=True, forbid_unknown_fields=False):
    """The whole heading of the game's log: nothing is secret once a game is over."""

    seed: int
    rigged: dict[str, Any] | None
    """The stack, heroes or cards that were laid out by hand."""
    rules: int | msgspec.UnsetType = msgspec.UNSET
    """Not in games by the first rules."""


class ReplayStart(ApiAnswer):
    """The game as everybody sees it before the first event."""

    view: View
    reach: Reach


class ReplayUpdate(ApiAnswer):
    """The events of one moment, as a socket tells them."""

    at: int
    """The game's clock in milliseconds."""
    v: int
    """The version before the first of its events."""
    events: list[GameEvent]
    """In one that came from a bot, `n` is below zero."""
    reach: ReachPatch
    seen: SeenPatch | msgspec.UnsetType = msgspec.UNSET
    """Only where it changes."""


class Replay(ApiAnswer):
    hushmaze: Literal["replay"]
    """Says what this object is."""
    format: int
    rules: int
    """The version of the rules it was played by."""
    game: GameId | None
    """Its id on the server it was played on; null for a log that was brought along."""
    heading: ReplayHeading
    seats: list[ReplaySeat]
    summary: ReplaySummary | None
    """What was booked; null for a log that was brought along."""
    facts: TileSetFaces
    first: ReplayStart
    updates: list[ReplayUpdate]
    """In order of time; events of one moment stand in one update."""
    digest: str
    """The state's hash after the last update, the same on every machine."""
