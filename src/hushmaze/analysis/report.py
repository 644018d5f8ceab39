"""The whole analysis of a game as plain figures, for clients, files and tables.

Times are milliseconds; moments are on the game's own clock, as in the log. Heroes, abilities and purposes are
words, squares are `[board, x, y]`. Heroes are in their usual order, seats in theirs.
"""

import msgspec

Square = tuple[int, int, int]


class Stretch(msgspec.Struct, frozen=True):
    start: int
    end: int


class HeroTime(msgspec.Struct, frozen=True):
    """How a hero spent the time; all parts together are the time that was played."""

    hero: str
    moving_ms: int
    """Something useful was open for it, and for no longer than a hand-over usually takes."""
    waiting_ms: list[int]
    """By seat: something useful was open for longer, and this seat had it. Shared evenly among several."""
    resting_ms: int
    """Nothing useful could be done with it."""
    talking_ms: int
    safe_ms: int


class PhaseTime(msgspec.Struct, frozen=True):
    """`search` until all items lie on the map, `gathering` until the theft, then `escape`; without pauses."""

    phase: str
    ms: int
    talk_ms: int
    actions: int
    heroes: list[HeroTime]


class PhaseStretch(msgspec.Struct, frozen=True):
    phase: str
    start: int
    end: int


class Reaction(msgspec.Struct, frozen=True):
    """From when a useful action was open for a seat until it did it; nearest rank, None without any."""

    count: int
    median_ms: int | None
    p90_ms: int | None


class SeatShare(msgspec.Struct, frozen=True):
    seat: int
    actions: int
    """Moves, vortices, escalators and explorations (T3)."""
    moves: int
    steps: int
    vortices: int
    escalators: int
    explorations: int
    turns: int
    """Of the hourglass."""
    cards_turned: int
    bells_placed: int
    bells_received: int
    stares: int
    useful: int
    """Actions that were the useful one just then."""
    reaction: Reaction


class Chance(msgspec.Struct, frozen=True):
    """A useful action that was open from `start` to `end` while nobody who had it did anything."""

    start: int
    end: int
    hero: str
    ability: str
    square: Square
    purpose: str
    seats: list[int]
    taken: bool
    """Whether it was done in the end."""


class Turn(msgspec.Struct, frozen=True):
    """Of the hourglass (H3)."""

    at: int
    hero: str
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


class Sand(msgspec.Struct, frozen=True):
    capacity_ms: int
    curve: list[tuple[int, int]]
    """Moment and sand left; straight lines in between."""
    turns: list[Turn]
    wasted_ms: int
    left_ms: int
    """At the end."""
    locked: list[Stretch]
    """When cameras kept everybody from the hourglasses (P7)."""
    locked_ms: int
    broken: list[Camera]


class Warmth(msgspec.Struct, frozen=True):
    """How often a hero stopped on a square and passed over it, and how long it stood there."""

    hero: str
    square: Square
    stops: int
    passes: int
    stood_ms: int


class Leg(msgspec.Struct, frozen=True):
    at: int
    hero: str
    ability: str
    origin: Square
    to: Square


class LyingTile(msgspec.Struct, frozen=True):
    """A tile at the end of the game; `picture` is the path of its drawing."""

    corner: Square
    picture: str


class Pace(msgspec.Struct, frozen=True):
    """What the table took on average after an action, after something new came to light, after a card."""

    action_ms: int
    look_ms: int
    card_ms: int


class Planned(msgspec.Struct, frozen=True):
    """What somebody who knew the stack would have done at the same pace."""

    actions: int
    turns: int
    time_ms: int
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
    phase: str
    """At the end of the log: won or lost, or where it was abandoned."""
    started_at: int | None
    """None: the hourglass was never turned."""
    ended_at: int
    play_ms: int
    """From the start to the end, without pauses."""
    phases: list[PhaseTime]
    strip: list[PhaseStretch]
    talks: list[Stretch]
    pauses: list[Stretch]
    heroes: list[HeroTime]
    shares: list[SeatShare]
    chances: list[Chance]
    """The longest first, at most `MOST_CHANCES`."""
    chances_in_all: int
    sand: Sand
    warmth: list[Warmth]
    ways: list[Leg]
    mall: list[LyingTile]
    beside: Beside
