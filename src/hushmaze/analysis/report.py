"""The whole analysis of a game as plain figures, for clients, files and tables.

Times are milliseconds; moments are on the game's own clock, as in the log. Heroes, abilities and purposes are
words, squares are `[board, x, y]`. Heroes are in their usual order, seats in theirs.
"""

from enum import StrEnum

import msgspec

from hushmaze.analysis.ending.report import FinalPosition, Lesson, Medal
from hushmaze.bots.plan.goals import Purpose
from hushmaze.protocol.api.base import Ability, Hero, Square
from hushmaze.rules.state import Phase


class Chapter(StrEnum):
    SEARCH = "search"
    """Not all items lie on the map yet, or not any more (C11)."""
    GATHERING = "gathering"
    """All items can be seen: to the theft."""
    ESCAPE = "escape"


class Stretch(msgspec.Struct, frozen=True):
    start: int
    """On the game's clock."""
    end: int
    """On the game's clock."""


class HeroTime(msgspec.Struct, frozen=True):
    """How a hero spent the time; all parts together are the time that was played."""

    hero: Hero
    moving_ms: int
    """Something useful was open for it, and for no longer than a hand-over usually takes."""
    waiting_ms: list[int]
    """By seat: something useful was open for longer, and this seat had it. Shared evenly among several."""
    resting_ms: int
    """Nothing useful could be done with it."""
    talking_ms: int
    safe_ms: int


class PhaseTime(msgspec.Struct, frozen=True):
    """Of one chapter, without pauses."""

    phase: Chapter
    ms: int
    """How long it took."""
    talk_ms: int
    """How much of it was talk."""
    actions: int
    """How many the table did in it."""
    heroes: list[HeroTime]


class PhaseStretch(msgspec.Struct, frozen=True):
    phase: Chapter
    start: int
    end: int
    """On the game's clock."""


class Reaction(msgspec.Struct, frozen=True):
    """From when a useful action was open for a seat until it did it; nearest rank, None without any."""

    count: int
    """How many there were."""
    median_ms: int | None
    """Half were no slower."""
    p90_ms: int | None
    """Nine of ten were no slower."""


class SeatShare(msgspec.Struct, frozen=True):
    seat: int
    actions: int
    """Moves, vortices, escalators and explorations (T3)."""
    moves: int
    """Slides of a hero."""
    steps: int
    """Squares of all its moves."""
    vortices: int
    """How many it took."""
    escalators: int
    """How many it took."""
    explorations: int
    """Tiles that it placed."""
    turns: int
    """Of the hourglass."""
    cards_turned: int
    """Alone at the table (L)."""
    bells_placed: int
    """How often it gave the bell."""
    bells_received: int
    """How often it got the bell."""
    stares: int
    """How often it stared at somebody."""
    useful: int
    """Actions that were the useful one just then."""
    reaction: Reaction


class Chance(msgspec.Struct, frozen=True):
    """A useful action that was open from `start` to `end` while nobody who had it did anything."""

    start: int
    end: int
    """On the game's clock."""
    hero: Hero
    ability: Ability
    """Which one was needed."""
    square: Square
    purpose: Purpose
    """What the plan wanted it for."""
    seats: list[int]
    taken: bool
    """Whether it was done in the end."""


class Turn(msgspec.Struct, frozen=True):
    """Of the hourglass (H3)."""

    at: int
    hero: Hero
    seat: int
    square: Square
    left_ms: int
    """What was still above."""
    sand_ms: int
    """What was above afterwards."""
    wasted_ms: int
    """How much later the sand would have run out had it been turned with `LATE_MS` left."""


class Camera(msgspec.Struct, frozen=True):
    at: int
    square: Square


class SandReport(msgspec.Struct, frozen=True):
    capacity_ms: int
    """What an hourglass holds."""
    curve: list[tuple[int, int]]
    """Moment and sand left; straight lines in between."""
    turns: list[Turn]
    wasted_ms: int
    left_ms: int
    """At the end."""
    locked: list[Stretch]
    """When cameras kept everybody from the hourglasses (P7)."""
    locked_ms: int
    """All of that together."""
    broken: list[Camera]
    """Cameras that were broken, in order."""


class Warmth(msgspec.Struct, frozen=True):
    """How often a hero stopped on a square and passed over it, and how long it stood there."""

    hero: Hero
    square: Square
    stops: int
    """Moves that ended there."""
    passes: int
    """Moves that went over it."""
    stood_ms: int
    """All its stays together."""


class Leg(msgspec.Struct, frozen=True):
    at: int
    hero: Hero
    ability: Ability
    """With which it went."""
    origin: Square
    """Where it began."""
    to: Square


class LyingTile(msgspec.Struct, frozen=True):
    """A tile at the end of the game; `picture` is the path of its drawing."""

    corner: Square
    """Its north-west square."""
    picture: str
    """Under /art, without its ending."""


class Pace(msgspec.Struct, frozen=True):
    """The table's average time after an action, after something new came to light, after a card."""

    action_ms: int
    """After an action."""
    look_ms: int
    """After something new came to light."""
    card_ms: int
    """After a card."""


class Planned(msgspec.Struct, frozen=True):
    """The play of somebody who knew the stack, at the same pace."""

    actions: int
    """How many it takes."""
    turns: int
    time_ms: int
    """How long it takes."""
    sand_left_ms: int
    in_time: bool
    """False: it wins only with an hourglass that does not run out."""


class Beside(msgspec.Struct, frozen=True):
    """The team and the solver."""

    actions: int
    """Of the team, until the end."""
    least_actions: int | None
    """No win takes fewer, and that is proven; None if there is no win."""
    pace: Pace
    plan: Planned | None
    """None: the solver found none."""


class Analysis(msgspec.Struct, frozen=True):
    format: int
    seats: int
    phase: Phase
    """At the end of the log: won or lost, or where it was abandoned."""
    started_at: int | None
    """None: the hourglass was never turned."""
    ended_at: int
    play_ms: int
    """From the start to the end, without pauses."""
    phases: list[PhaseTime]
    strip: list[PhaseStretch]
    talks: list[Stretch]
    """When talk was open."""
    pauses: list[Stretch]
    """When the game stood still."""
    heroes: list[HeroTime]
    shares: list[SeatShare]
    chances: list[Chance]
    """The longest first, at most `MOST_CHANCES`."""
    chances_in_all: int
    """Also those that are not listed."""
    sand: SandReport
    warmth: list[Warmth]
    ways: list[Leg]
    mall: list[LyingTile]
    """The tiles at the end."""
    beside: Beside
    position: FinalPosition
    medals: list[Medal]
    """At most `MOST_MEDALS`, in the order in which they are given."""
    lesson: Lesson | None
    """None where there was nothing to gain."""
