"""Commands: a deed and the seat that asks for it. Every deed names the square its hero was on."""

from enum import StrEnum
from typing import NamedTuple

from hushmaze.rules.kinds import tell_apart
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Ability, Direction, Hero, Seat, TileNumber


class Move(NamedTuple):
    """A3"""

    hero: Hero
    origin: Square
    direction: Direction
    steps: int


class Vortex(NamedTuple):
    """A6"""

    hero: Hero
    origin: Square
    to: Square


class Escalator(NamedTuple):
    """A7"""

    hero: Hero
    origin: Square


class Explore(NamedTuple):
    """X1; `door` is the hero's own square, or any open one when the mage is on a crystal ball (P6)."""

    hero: Hero
    origin: Square
    door: Square | None = None
    """Defaults to the hero's own square."""

    @property
    def exploration(self) -> Square:
        return self.origin if self.door is None else self.door


class Look(NamedTuple):
    """Reveal the next tile before choosing its square (X4)."""


class Start(NamedTuple):
    """S6"""


class Steal(NamedTuple):
    """Call the theft (W2)."""


class Discard(NamedTuple):
    """C11; in the order in which they go under the stack."""

    first: TileNumber
    second: TileNumber


class TurnCard(NamedTuple):
    """L1"""


class Bell(NamedTuple):
    """T5"""

    target: Seat


class Stare(NamedTuple):
    """T6"""

    target: Seat


class Say(NamedTuple):
    """T4"""

    text: str


class Ping(NamedTuple):
    """T4"""

    square: Square


class Gesture(StrEnum):
    """The fixed set of signs (C12)."""

    YES = "yes"
    NO = "no"
    HERE = "here"
    THERE = "there"
    YOU = "you"
    ME = "me"
    WAIT = "wait"
    HURRY = "hurry"
    EXPLORE = "explore"
    HOURGLASS = "hourglass"
    THANKS = "thanks"
    SORRY = "sorry"


class Sign(NamedTuple):
    """C12"""

    sign: Gesture


class Topic(StrEnum):
    """The point that a remark makes about an action."""

    CAN = "can"
    """The speaker can do it."""
    WAITS = "waits"
    """The speaker waits for it."""


class Aim(StrEnum):
    """The purpose of an action, as a remark names it."""

    HOURGLASS = "hourglass"
    CAMERA = "camera"
    BALL = "ball"
    DOOR = "door"
    ITEM = "item"
    EXIT = "exit"
    WAY = "way"
    """To be out of another hero's way."""


class Remark(NamedTuple):
    """Words from a fixed list, which every reader finds in their own language (T4)."""

    topic: Topic
    hero: Hero
    ability: Ability
    aim: Aim
    target: Seat | None = None
    """Whom the speaker waits for; None where several could do it."""


class Pause(NamedTuple):
    """H1"""


class Resume(NamedTuple):
    """H1"""


Deed = (
    Move | Vortex | Escalator | Explore | Look | Start | Steal | Discard | TurnCard
    | Bell | Stare | Say | Ping | Sign | Remark | Pause | Resume
)  # fmt: skip


class Command(NamedTuple):
    """A deed and the seat that asks for it, None for a spectator."""

    seat: Seat | None
    deed: Deed


tell_apart(Deed)
