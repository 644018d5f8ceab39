"""How many actions it takes to get somewhere on a tile: the measure of a detour."""

from collections.abc import Iterator

from hushmaze.rules.tile import Cell, TileFace, step
from hushmaze.rules.words import DIRECTIONS


def actions_from(face: TileFace, origin: Cell) -> dict[Cell, int]:
    """The fewest moves and rides (A3, A7) from a cell to every cell that can be reached, passages closed."""
    found = {origin: 0}
    front = [origin]
    while front:
        following: list[Cell] = []
        for at in front:
            for beyond in _one_action(face, at):
                if beyond not in found:
                    found[beyond] = found[at] + 1
                    following.append(beyond)
        front = following
    return found


def _one_action(face: TileFace, origin: Cell) -> Iterator[Cell]:
    for side in DIRECTIONS:
        at, beyond = origin, step(origin, side)
        while beyond is not None and face.joined(at, beyond):
            yield beyond
            at, beyond = beyond, step(beyond, side)
    for one, other in face.escalators:
        if origin in (one, other):
            yield other if origin == one else one
