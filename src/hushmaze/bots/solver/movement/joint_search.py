"""Bringing several heroes to where they should be, past each other: a search over where all four stand."""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

from hushmaze.bots.solver.movement.goals import HeroDestinations, Heroes, left_of, may_be_moved, moved
from hushmaze.bots.solver.movement.parking import bring_by_parking
from hushmaze.bots.solver.movement.tile_search import bring_over_tiles
from hushmaze.bots.solver.movement.walks import ClosedByOthers, deed_of, hops
from hushmaze.bots.walking import FAR, sand_traps
from hushmaze.rules.commands import Deed
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.words import HEROES, Hero

HeroHop = tuple[Hero, int, Square]
"""A hero, the number of an ability, and the square it leads to."""

_GREED = 3
"""How much more a slide that is still to come counts than one already made: jams are solved quickly, not
always by the fewest slides."""

MOST_POSITIONS = 300


def bring(state: State, aims: HeroDestinations) -> list[Deed] | None:
    """Deeds that bring every hero with an aim there; None if no way was found.

    Heroes without an aim may be moved out of the way. Nobody stops on an unspent hourglass by the way.
    """
    over_tiles = bring_over_tiles(state, aims) if state.setup.switches.no_gatherings else None
    return bring_by_slides(state, aims) if over_tiles is None else over_tiles


def bring_by_slides(state: State, aims: HeroDestinations) -> list[Deed] | None:
    """The same for any scenario; by whole ways where slides lead nowhere for long."""
    search = _JointSearch(state, aims)
    for _ in range(MOST_POSITIONS):
        if not search.ahead:
            return None
        goal = search.look_further()
        if goal is not None:
            return search.way(goal)
    return bring_by_parking(state, aims)


class _JointSearch:
    def __init__(self, state: State, aims: HeroDestinations) -> None:
        self._state, self._aims = state, aims
        self._sand = sand_traps(state)
        self._others = ClosedByOthers(state)
        self._before: dict[Heroes, tuple[Heroes, HeroHop]] = {}
        self._gone: dict[Heroes, int] = {state.heroes: 0}
        self._tie = count()
        self.ahead: list[tuple[int, int, int, Heroes, bool]] = []
        left = sum(left_of(aims, hero, state.heroes[hero]) for hero in HEROES)
        if left < FAR:
            self._put(0, left, state.heroes, straying=False)

    def _put(self, gone: int, left: int, heroes: Heroes, *, straying: bool) -> None:
        cost = gone + _GREED * left + straying
        heappush(self.ahead, (cost, -next(self._tie), left, heroes, straying))

    def look_further(self) -> Heroes | None:
        """Take the most promising position: first the slides that lead on from it, later all the others."""
        _, _, left, heroes, straying = heappop(self.ahead)
        if left == 0:
            return heroes
        gone = self._gone[heroes]
        for after, now_left, hop in self._next(heroes, left, straying):
            if now_left < FAR and gone + 1 < self._gone.get(after, FAR):
                self._gone[after] = gone + 1
                self._before[after] = heroes, hop
                self._put(gone + 1, now_left, after, straying=False)
        if not straying:
            self._put(gone, left, heroes, straying=True)
        return None

    def _next(self, heroes: Heroes, left: int, straying: bool) -> Iterator[tuple[Heroes, int, HeroHop]]:
        state, aims = self._state._replace(heroes=heroes), self._aims
        for hero in HEROES:
            before = left_of(aims, hero, heroes[hero])
            if not may_be_moved(state, aims, hero) or (before == 0 and not straying):
                continue
            for ability, to in hops(state, hero, self._others.close(heroes, hero)):
                after = left_of(aims, hero, to)
                if (after >= before) == straying and self._may_stop(hero, to, after):
                    yield moved(heroes, aims, hero, to), left + after - before, (hero, ability, to)

    def _may_stop(self, hero: Hero, to: Square, left: int) -> bool:
        if hero in self._aims and (left == 0 or to in self._aims[hero].shun):
            return left == 0
        return to not in self._sand

    def way(self, goal: Heroes) -> list[Deed]:
        found = []
        while goal in self._before:
            goal, (hero, ability, to) = self._before[goal]
            found.append(deed_of(hero, goal[hero], ability, to))
        return found[::-1]
