"""Turns goals into next steps: free routes first, then moves heroes that block one (A3, G9)."""

from collections import deque
from collections.abc import Set as AbstractSet

from hushmaze.bots.plan.goals import NEVER, URGENT, Goal, Purpose, Step
from hushmaze.bots.routes import Push, Route, RouteLeg, Routes
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Hero

_MOST_LOOKED_AT = 200
_ASIDES = (Purpose.ASIDE, Purpose.ASIDE_AT_ONCE)


class Traffic:
    """Heroes are served in the order of their goals; the later ones keep clear of the ways of the earlier."""

    def __init__(self, ways: Routes) -> None:
        self._ways = ways
        self._reserved: set[Square] = set()
        self._must_clear: dict[Hero, frozenset[Square]] = {}
        self._cleared_for: dict[Hero, Purpose] = {}
        self._served: dict[Hero, Step | None] = {}
        self.no_way: set[Hero] = set()
        """Heroes that cannot get where they should, even if others make room."""
        self._takes_a_place = False
        """Whether somebody stands where another has to stop."""
        self._gets_on = False
        """Whether anybody gets on without others making room."""

    @property
    def jammed(self) -> bool:
        """Whether heroes could give way to each other forever."""
        closed_tiles = self._ways.state.setup.switches.no_gatherings
        return self._takes_a_place or (closed_tiles and not self._gets_on)

    def serve(self, goal: Goal) -> Step | None:
        """The next action towards a goal; None when there is nothing to do but wait."""
        step = self._towards(goal)
        if step is not None and self._too_soon(goal, step):
            step = None
        if step is not None and self._haste(goal.hero) is Purpose.ASIDE_AT_ONCE:
            step = step._replace(purpose=Purpose.ASIDE_AT_ONCE)
        self._served[goal.hero] = step
        return step

    def keep(self, step: Step) -> Step:
        """Takes a step that is done where the hero stands: until then nobody sends it away."""
        if step.hero is not None:
            self._served[step.hero] = step
        self._gets_on = True
        return step

    def _too_soon(self, goal: Goal, step: Step) -> bool:
        """Whether a hero that has to let others through first would close their way (C17)."""
        state = self._ways.state
        if goal.not_before < NEVER or step.to is None or step.purpose in _ASIDES:
            return False
        if not state.setup.switches.no_gatherings:
            return step.to == goal.target
        tile_at = state.board.tile_at
        return tile_at[step.to] == tile_at[goal.target] != START_TILE

    def _towards(self, goal: Goal) -> Step | None:
        hero, target = goal.hero, goal.target
        here = self._ways.state.heroes[hero]
        clear = self._must_clear.get(hero, frozenset())
        if here == target:
            return None if self._clears(here, clear) else self._aside(hero, clear)
        if self._haste(hero) is Purpose.ASIDE_AT_ONCE and not self._clears(target, clear):
            return self._aside(hero, clear)  # there it would stand in the way as well
        if not (self._clears(target, self._reserved) or clear) and self._would_stay(goal):
            return None  # somebody with a longer way comes through there first
        way = self._ways.way(hero, target, self._reserved)
        if way is None or self._needs_silent_seat(way):
            return self._push(goal)
        waits = self._lets_pass(way, here) and not clear
        self._reserved |= way.squares
        self._gets_on = self._gets_on or not waits
        return None if waits else _step(goal, way)

    def _needs_silent_seat(self, way: Route) -> bool:
        """Whether it takes somebody who does nothing: rather others make room."""
        return any(self._ways.far.is_unused(way.hero, leg.ability) for leg in way.legs)

    def _lets_pass(self, way: Route, here: Square) -> bool:
        """Whether the hero would only step from where it disturbs nobody into the way of an earlier one.

        Not in the escape: there everybody runs, one behind the other.
        """
        if len(way.legs) == 1 or self._ways.state.phase is Phase.ESCAPE:
            return False
        return self._clears(here, self._reserved) and not self._clears(way.legs[0].to, self._reserved)

    def _would_stay(self, goal: Goal) -> bool:
        """Whether a hero that has reached its goal goes on standing there for a while."""
        if goal.purpose is Purpose.EXIT:
            return self._ways.state.setup.switches.heroes_stay
        return goal.purpose is Purpose.ITEM

    def _push(self, goal: Goal) -> Step | None:
        """Goes as far as it can, and marks the heroes that have to go away."""
        way = self._ways.pushing(goal.hero, goal.target, self._reserved)
        clear = self._must_clear.get(goal.hero)
        if way is None:
            self.no_way.add(goal.hero)
            return None if clear is None else self._aside(goal.hero, clear)
        self._takes_a_place = self._takes_a_place or way.push is Push.AWAY
        here = self._ways.state.heroes[goal.hero]
        waits = self._lets_pass(way, here)
        squares = way.squares | {here}
        for other in way.blockers:
            self._must_clear.setdefault(other, squares)
            self._cleared_for.setdefault(other, goal.purpose)
        self._reserved |= way.squares
        closed = self._ways.closed(goal.hero)
        if clear is not None:
            return self._aside(goal.hero, clear)
        first_is_free = not any(where in closed for where in way.legs[0].over)
        return _step(goal, way) if first_is_free and len(way.legs) > 1 and not waits else None

    def asides(self) -> list[Step]:
        """For heroes that stand in somebody's way and have nothing else to do, or nothing that gets done."""
        steps = []
        for hero, squares in self._must_clear.items():
            served = self._served.get(hero)
            if served is None or self._ways.is_dear(hero, served.ability):
                step = self._aside(hero, squares)
                if step is not None:
                    steps.append(step)
        return steps

    def _aside(self, hero: Hero, squares: frozenset[Square]) -> Step | None:
        """The first action of the shortest way off these squares."""
        state, ways = self._ways.state, self._ways
        if hero in state.safe:
            return None
        origin = state.heroes[hero]
        first: dict[Square, RouteLeg | None] = {origin: None}
        ahead = deque([origin])
        while ahead and len(first) < _MOST_LOOKED_AT:
            here = ahead.popleft()
            for leg in ways.legs_from(hero, here):
                there = leg.to
                if there in first or ways.is_dear(hero, leg.ability):
                    continue
                began = first[here] or leg
                if self._clears(there, squares):
                    return Step(began.deed(hero), self._haste(hero), began.ability, hero, began.to)
                first[there] = began
                ahead.append(there)
        return None

    def _haste(self, hero: Hero) -> Purpose:
        return Purpose.ASIDE_AT_ONCE if self._cleared_for.get(hero) in URGENT else Purpose.ASIDE

    def _clears(self, there: Square, squares: AbstractSet[Square]) -> bool:
        """Whether standing there leaves a way over these squares open (C17: and their tiles)."""
        if there in squares:
            return False
        if not self._ways.state.setup.switches.no_gatherings:
            return True
        tile_at = self._ways.state.board.tile_at
        return tile_at[there] == START_TILE or tile_at[there] not in {tile_at[where] for where in squares}


def _step(goal: Goal, way: Route) -> Step:
    leg = way.legs[0]
    last = len(way.legs) == 1
    return Step(
        leg.deed(goal.hero), goal.purpose, leg.ability, goal.hero, leg.to, goal.not_before if last else 0
    )
