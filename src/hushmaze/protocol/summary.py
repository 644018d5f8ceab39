"""The summary booked when a game ends: stored with it, listed, and shown with its replay."""

import msgspec

from hushmaze.protocol.api.base import ApiAnswer, BotLevel, Date, Loss, Phase, ShareCode


class Player(ApiAnswer):
    """The occupant of a seat when the game was booked."""

    seat: int
    name: str
    level: BotLevel | None
    """Of a bot; null for a person."""


class Summary(ApiAnswer, kw_only=True):
    """A stored summary. A part with a default is lacking in summaries of earlier versions."""

    scenario: int | None = None
    """1 to 17; null for an own one."""
    code: ShareCode | None = None
    """Of an own scenario."""
    name: str
    """Of the scenario."""
    level: int | None = None
    seats: int
    phase: Phase
    """Won or lost, or where it was abandoned."""
    loss: Loss | None = None
    won: bool
    turns: int
    """Of the hourglass."""
    sand_left: int
    """Milliseconds."""
    counts: bool
    """Whether it is a pure win."""
    played_ms: int = 0
    """From the first turn of the hourglass to the end, without pauses; 0 where it was not booked yet."""
    marks: list[str] | None = None
    """What keeps it out of the pure column; null where an earlier version did not book it."""
    bot_helped: bool = False
    """Whether a bot did something."""
    abandoned: bool = False
    lesson: bool = False
    """Whether it was a first game: these are neither listed nor in the challenge book."""
    daily: Date | None = None
    """The day whose challenge it was."""
    names: list[str] = msgspec.field(default_factory=list)
    """Of the people, in the order of seats; empty where nobody knows them."""
    players: list[Player] = msgspec.field(default_factory=list)
    """People and bots by seat; empty where nobody knows them."""
    fair: bool | None = None
    """Whether a winnable deal was found; null where nobody asked for one."""
    dealt_at: int | None = None
    """When the game of a day was laid out: Unix time in milliseconds."""


def read_summary(stored: bytes) -> Summary:
    """A MsgspecError says what is wrong with it."""
    return msgspec.json.decode(stored, type=Summary)
