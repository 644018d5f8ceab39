"""How many actions the end of a way takes, on the last tile of it, whatever the rest of the map looks like.

A way to a square either begins on its tile, or enters the tile for the last time: by a slide through one of
its doors, or by a vortex on it. From then on it stays on the tile, where distances do not depend on the map.
"""

from collections.abc import Iterable
from functools import lru_cache

from hushmaze.bots.walking import FAR
from hushmaze.rules.tile import DOOR_CELLS, Cell, TileFace
from hushmaze.rules.words import Direction, Hero, Kind, Special
from hushmaze.tiles.slides import actions_from, straight

actions_within = lru_cache(maxsize=4096)(actions_from)
"""Remembered: the same few tiles are asked about again and again."""


def through_door(face: TileFace, side: Direction, where: Cell, *, gaps: bool) -> int:
    """The fewest actions from outside through a door to a cell, or from the cell out: the slide through the
    door ends, or begins, somewhere on the straight line behind it."""
    door = DOOR_CELLS[side]
    line = [door, *straight(face, door, side.opposite, gaps=gaps)]
    inside = actions_within(face, where, gaps=gaps)
    return 1 + min(inside.get(stop, FAR) for stop in line)


def out_of(face: TileFace, where: Cell, *, gaps: bool) -> int:
    """The fewest actions from a cell to anywhere off the tile, on foot; the way in takes as many."""
    return min((through_door(face, side, where, gaps=gaps) for side in face.doors), default=FAR)


def by_vortex(face: TileFace, hero: Hero, where: Cell, *, gaps: bool) -> int:
    """The fewest actions by a vortex of the hero on that tile."""
    inside = actions_within(face, where, gaps=gaps)
    return 1 + min((inside.get(v, FAR) for v in cells_of(face, Special(Kind.VORTEX, hero))), default=FAR)


def cells_of(face: TileFace, special: Special) -> list[Cell]:
    return [where for where, what in face.specials.items() if what == special]


def nearest(face: TileFace, origins: Iterable[Cell], where: Cell, *, gaps: bool) -> int:
    inside = actions_within(face, where, gaps=gaps)
    return min((inside.get(origin, FAR) for origin in origins), default=FAR)
