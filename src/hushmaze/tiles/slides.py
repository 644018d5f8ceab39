"""How many actions it takes to get somewhere on a tile: the measure of a detour."""

from collections.abc import Iterator

from hushmaze.rules.tile import Cell, TileFace, edge, step
from hushmaze.rules.words import DIRECTIONS, Direction


def actions_from(face: TileFace, origin: Cell, *, gaps: bool = False) -> dict[Cell, int]:
    """The fewest moves and rides (A3, A7) from a cell to every other on the tile; the same both ways.

    `gaps`: whether dwarf passages are open (P5).
    """
    found = {origin: 0}
    front = [origin]
    while front:
        following: list[Cell] = []
        for at in front:
            for beyond in _one_action(face, at, gaps):
                if beyond not in found:
                    found[beyond] = found[at] + 1
                    following.append(beyond)
        front = following
    return found


def _one_action(face: TileFace, origin: Cell, gaps: bool) -> Iterator[Cell]:
    for side in DIRECTIONS:
        yield from straight(face, origin, side, gaps=gaps)
    for one, other in face.escalators:
        if origin in (one, other):
            yield other if origin == one else one


def straight(face: TileFace, origin: Cell, side: Direction, *, gaps: bool) -> Iterator[Cell]:
    """The cells a move can stop on, up to the first wall or the tile's border."""
    at, beyond = origin, step(origin, side)
    while beyond is not None and (face.joined(at, beyond) or (gaps and edge(at, beyond) in face.passages)):
        yield beyond
        at, beyond = beyond, step(beyond, side)
