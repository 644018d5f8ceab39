"""Bringing heroes where they should be when they are badly in each other's way.

Whole ways are tried instead of single slides: a hero goes to its goal, or is parked on some other tile. Where
tiles with a hero on them are closed (C17), or two must change places in a blind alley, that finds the detour.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from hushmaze.bots.roads import FAR
from hushmaze.bots.solver.aiming import Aims, Heroes, left_of, may_be_moved, moved
from hushmaze.bots.solver.ground import Floor
from hushmaze.bots.solver.walks import Walk, traps, walk
from hushmaze.rules.commands import Deed
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.words import HEROES, TileNumber

_GREED = 2
MOST_POSITIONS = 120


class _Way(NamedTuple):
    heroes: Heroes
    deeds: list[Deed]


def bring_by_parking(state: State, floor: Floor, aims: Aims, most: int = MOST_POSITIONS) -> list[Deed] | None:
    """Deeds that bring every hero with an aim there, or None if none were found from so many positions."""
    tie = count()
    gone: dict[Heroes, int] = {state.heroes: 0}
    before: dict[Heroes, tuple[Heroes, list[Deed]]] = {}
    ahead = [(0, next(tie), state.heroes)]
    for _ in range(most):
        if not ahead:
            return None
        _, _, heroes = heappop(ahead)
        if _left(aims, heroes) == 0:
            return _told(heroes, before)
        for after, deeds in _ways(state._replace(heroes=heroes), floor, aims):
            far = gone[heroes] + len(deeds)
            if far < gone.get(after, FAR):
                gone[after] = far
                before[after] = heroes, deeds
                heappush(ahead, (far + _GREED * _left(aims, after), next(tie), after))
    return None


def _left(aims: Aims, heroes: Heroes) -> int:
    return sum(left_of(aims, hero, heroes[hero]) for hero in HEROES)


def _told(heroes: Heroes, before: dict[Heroes, tuple[Heroes, list[Deed]]]) -> list[Deed]:
    parts = []
    while heroes in before:
        heroes, deeds = before[heroes]
        parts.append(deeds)
    return [deed for deeds in reversed(parts) for deed in deeds]


def _ways(state: State, floor: Floor, aims: Aims) -> Iterator[_Way]:
    for hero in HEROES:
        if may_be_moved(state, aims, hero):
            walked = walk(state, floor, hero)
            for to in _places(state, aims, walked):
                yield _Way(moved(state.heroes, aims, hero, to), walked.deeds(to))


def _places(state: State, aims: Aims, walked: Walk) -> Iterator[Square]:
    """The hero's goal if it can get there, and the nearest square of every tile to park on."""
    hero, aim = walked.hero, aims.get(walked.hero)
    sand, parked = traps(state), set[TileNumber]()
    for where in walked.before:  # the nearest come first
        tile = state.board.tile_at[where]
        if left_of(aims, hero, where) == 0 and aim is not None:
            yield where
        elif tile not in parked and where not in sand and (aim is None or where not in aim.shun):
            parked.add(tile)
            yield where
