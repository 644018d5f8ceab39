"""Bringing heroes where they should be when they are badly in each other's way.

Whole ways are tried instead of single slides: a hero goes to its goal, or is parked on some other tile. Where
tiles with a hero on them are closed (C17), or two must change places in a blind alley, that finds the detour.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from hushmaze.bots.solver.movement.goals import HeroDestinations, Heroes, left_of, may_be_moved, moved
from hushmaze.bots.solver.movement.walks import ClosedByOthers, Walk, walk
from hushmaze.bots.walking import FAR, sand_traps
from hushmaze.rules.commands import Deed
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.words import HEROES, Hero, TileNumber

_GREED = 2
MOST_POSITIONS = 120


class _Way(NamedTuple):
    """From where all four stand, one of them walks to a square."""

    heroes: Heroes
    walked: Walk
    to: Square


def bring_by_parking(state: State, aims: HeroDestinations, most: int = MOST_POSITIONS) -> list[Deed] | None:
    """Finds deeds that bring every hero with an aim there; None if it found none in `most` positions."""
    tie, ways = count(), _Ways(state, aims)
    gone: dict[Heroes, int] = {state.heroes: 0}
    before: dict[Heroes, _Way] = {}
    ahead = [(0, next(tie), state.heroes)]
    for _ in range(most):
        if not ahead:
            return None
        _, _, heroes = heappop(ahead)
        if _left(aims, heroes) == 0:
            return _told(heroes, before)
        for way in ways.onward(heroes):
            after = moved(heroes, aims, way.walked.hero, way.to)
            far = gone[heroes] + way.walked.far[way.to]
            if far < gone.get(after, FAR):
                gone[after] = far
                before[after] = way
                heappush(ahead, (far + _GREED * _left(aims, after), next(tie), after))
    return None


def _left(aims: HeroDestinations, heroes: Heroes) -> int:
    return sum(left_of(aims, hero, heroes[hero]) for hero in HEROES)


def _told(heroes: Heroes, before: dict[Heroes, _Way]) -> list[Deed]:
    parts = []
    while heroes in before:
        heroes, walked, to = before[heroes]
        parts.append(walked.deeds(to))
    return [deed for deeds in reversed(parts) for deed in deeds]


class _Ways:
    """Kept: a hero's ways depend on where it stands and on what the others close, not on who does (C17)."""

    def __init__(self, state: State, aims: HeroDestinations) -> None:
        self._state, self._aims = state, aims
        self._others = ClosedByOthers(state)
        self._known: dict[tuple[Hero, Square, frozenset[Square]], tuple[Walk, list[Square]]] = {}

    def onward(self, heroes: Heroes) -> Iterator[_Way]:
        state = self._state._replace(heroes=heroes)
        for hero in HEROES:
            if may_be_moved(state, self._aims, hero):
                walked, places = self._walked(state, hero)
                for to in places:
                    yield _Way(heroes, walked, to)

    def _walked(self, state: State, hero: Hero) -> tuple[Walk, list[Square]]:
        closed = self._others.close(state.heroes, hero)
        key = hero, state.heroes[hero], closed
        found = self._known.get(key)
        if found is None:
            walked = walk(state, hero, closed)
            found = self._known[key] = walked, list(_places(state, self._aims, walked))
        return found


def _places(state: State, aims: HeroDestinations, walked: Walk) -> Iterator[Square]:
    """The hero's goal if it can get there, and the nearest square of every tile to park on."""
    hero, aim = walked.hero, aims.get(walked.hero)
    sand, parked = sand_traps(state), set[TileNumber]()
    for where in walked.before:  # the nearest come first
        tile = state.board.tile_at[where]
        if left_of(aims, hero, where) == 0 and aim is not None:
            yield where
        elif tile not in parked and where not in sand and (aim is None or where not in aim.shun):
            parked.add(tile)
            yield where
