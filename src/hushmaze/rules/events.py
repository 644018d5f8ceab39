"""Events. A game is its setup plus its events in order; no event holds a secret (S3)."""

from typing import NamedTuple

from hushmaze.rules.commands import Aim, Gesture, Topic
from hushmaze.rules.kinds import tell_apart
from hushmaze.rules.squares import Place, Square
from hushmaze.rules.state import Loss
from hushmaze.rules.words import Ability, Direction, Hero, Seat, TileNumber


class Started(NamedTuple):
    at: int
    seat: Seat


class Moved(NamedTuple):
    at: int
    seat: Seat
    hero: Hero
    origin: Square
    direction: Direction
    steps: int
    to: Square


class VortexTaken(NamedTuple):
    at: int
    seat: Seat
    hero: Hero
    origin: Square
    to: Square


class EscalatorTaken(NamedTuple):
    at: int
    seat: Seat
    hero: Hero
    origin: Square
    to: Square


class TileRevealed(NamedTuple):
    """A tile was looked at and waits in hand (X4)."""

    at: int
    seat: Seat
    tile: TileNumber


class TilePlaced(NamedTuple):
    """By the hero on the door, or by the mage on a crystal ball (P6)."""

    at: int
    seat: Seat
    hero: Hero
    door: Square
    tile: TileNumber
    place: Place
    quarters: int
    by_ball: bool


class SquareSpent(NamedTuple):
    at: int
    square: Square


class HourglassTurned(NamedTuple):
    """`sand` is what is left after the turn (H3)."""

    at: int
    hero: Hero
    sand: int


class CardsPassed(NamedTuple):
    """P3"""

    at: int


class DeckShuffled(NamedTuple):
    """L3; the order stays secret."""

    at: int


class CardTurned(NamedTuple):
    """L1"""

    at: int
    seat: Seat
    ability: Ability


class TalkOpened(NamedTuple):
    """T2"""

    at: int


class TalkClosed(NamedTuple):
    """T3"""

    at: int


class DiscardDue(NamedTuple):
    """C11"""

    at: int


class TilesDiscarded(NamedTuple):
    """C11"""

    at: int
    seat: Seat
    first: TileNumber
    second: TileNumber


class TheftDone(NamedTuple):
    """W1; `seat` called it, or nobody had to (W2)."""

    at: int
    seat: Seat | None


class HeroSafe(NamedTuple):
    """A hero has used its exit (W4); `stays` when it goes on standing there."""

    at: int
    hero: Hero
    square: Square
    stays: bool


class Won(NamedTuple):
    """W5"""

    at: int


class Lost(NamedTuple):
    at: int
    why: Loss


class BellPlaced(NamedTuple):
    """T5"""

    at: int
    seat: Seat
    target: Seat


class Stared(NamedTuple):
    """T6"""

    at: int
    seat: Seat
    target: Seat


class Said(NamedTuple):
    at: int
    seat: Seat
    text: str


class Pinged(NamedTuple):
    at: int
    seat: Seat
    square: Square


class Signed(NamedTuple):
    at: int
    seat: Seat
    sign: Gesture


class Remarked(NamedTuple):
    """Said in words from a fixed list, by their code."""

    at: int
    seat: Seat
    topic: Topic
    hero: Hero
    ability: Ability
    aim: Aim
    target: Seat | None


class Paused(NamedTuple):
    at: int
    seat: Seat


class Resumed(NamedTuple):
    at: int
    seat: Seat


class Interrupted(NamedTuple):
    """The server was down; the game's clock continues from `at` as if no time had passed."""

    at: int


Event = (
    Started | Moved | VortexTaken | EscalatorTaken | TileRevealed | TilePlaced | SquareSpent | HourglassTurned
    | CardsPassed | DeckShuffled | CardTurned | TalkOpened | TalkClosed | DiscardDue | TilesDiscarded
    | TheftDone | HeroSafe | Won | Lost | BellPlaced | Stared | Said | Pinged | Signed | Remarked | Paused
    | Resumed | Interrupted
)  # fmt: skip

tell_apart(Event)
