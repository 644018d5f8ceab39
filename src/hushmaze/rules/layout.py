"""A turned tile face as offsets from its corner on the map, worked out once for each turn."""

from functools import lru_cache
from typing import NamedTuple

from hushmaze.rules.squares import STEP
from hushmaze.rules.tile import CELLS, DOOR_CELLS, Cell, TileFace, edge, step
from hushmaze.rules.words import DIRECTIONS, Direction, Special


class Layout(NamedTuple):
    """Offsets are added to the corner; ways to the corner shifted by two (see ``Board.joined``)."""

    floor: tuple[int, ...]
    specials: tuple[tuple[int, Special], ...]
    escalators: tuple[tuple[int, int], ...]
    joined: tuple[int, ...]
    gaps: tuple[int, ...]
    doors: tuple[tuple[Direction, int], ...]
    exploration_doors: tuple[tuple[Direction, int], ...]


def offset(within: Cell) -> int:
    return within % 4 * STEP[Direction.EAST] + within // 4 * STEP[Direction.SOUTH]


@lru_cache(maxsize=4096)
def layout(face: TileFace, quarters: int) -> Layout:
    turned = face.turned(quarters)
    doors = tuple((side, offset(DOOR_CELLS[side])) for side in turned.doors)
    return Layout(
        floor=tuple(offset(c) for c in sorted(turned.floor)),
        specials=tuple((offset(c), what) for c, what in sorted(turned.specials.items())),
        escalators=tuple(
            ends for a, b in turned.escalators for ends in ((offset(a), offset(b)), (offset(b), offset(a)))
        ),
        joined=_ways(turned, gaps=False),
        gaps=_ways(turned, gaps=True),
        doors=doors,
        exploration_doors=tuple((side, at) for side, at in doors if turned.doors[side] is not None),
    )


def _ways(face: TileFace, *, gaps: bool) -> tuple[int, ...]:
    found = []
    for here in CELLS:
        for direction in DIRECTIONS:
            there = step(here, direction)
            if there is None:
                continue
            if edge(here, there) in face.passages if gaps else face.joined(here, there):
                found.append((offset(here) << 2) + direction)
    return tuple(found)
