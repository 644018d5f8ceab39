"""The words of the rulebook as types: heroes, directions, abilities, kinds of squares."""

from enum import IntEnum
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
TileNumber = NewType("TileNumber", int)


class Hero(IntEnum):
    BARBARIAN = 0
    MAGE = 1
    ELF = 2
    DWARF = 3

    @property
    def letter(self) -> str:
        return self.name[0]


class Direction(IntEnum):
    """Clockwise, so that a quarter turn is plus one."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def opposite(self) -> "Direction":
        return Direction((self + 2) % 4)

    def turned(self, quarters: int) -> "Direction":
        return Direction((self + quarters) % 4)


class Ability(IntEnum):
    """The first four are the directions, with the same numbers."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    VORTEX = 4
    ESCALATOR = 5
    EXPLORE = 6

    @property
    def letter(self) -> str:
        return "NESWVCX"[self]


Card = tuple[Ability, ...]


class Kind(IntEnum):
    EXPLORATION = 0
    VORTEX = 1
    HOURGLASS = 2
    ITEM = 3
    EXIT = 4
    BALL = 5
    CAMERA = 6


COLOURED = frozenset({Kind.EXPLORATION, Kind.VORTEX, Kind.ITEM, Kind.EXIT})
ONE_USE = frozenset({Kind.HOURGLASS, Kind.BALL, Kind.CAMERA})


class Special(NamedTuple):
    """The kind of a special square and its hero; hourglass, ball and camera belong to nobody."""

    kind: Kind
    hero: Hero | None = None


HEROES = tuple(Hero)
DIRECTIONS = tuple(Direction)
ABILITIES = tuple(Ability)
