"""Plans beside seats that do nothing: what can be done with which cards, and when to pass them on (P3).

A silent seat blocks the abilities on its card until the next turn of the hourglass; then it has another
card. A period is the time between two turns.
"""

from collections.abc import Iterator
from functools import cached_property

from hushmaze.bots.plan.exploring import leads
from hushmaze.bots.plan.goals import Goal, Purpose
from hushmaze.bots.plan.sand import SandPlan, Turner
from hushmaze.bots.plan.situation import Others
from hushmaze.bots.routes.periods import NO_WAY, Periods, Reach, silences
from hushmaze.bots.walking import FAR
from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.obstacles import locked_hourglasses
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import ABILITIES, Ability, Hero

_FRESH_MS = 20_000
"""A period of which no more has passed will not be longer the next time."""


class SilentSeats:
    """What the others can do about it; of one moment."""

    def __init__(self, sand: SandPlan) -> None:
        self._sand = sand
        self.situation = sand.situation
        state = self.situation.state
        self._glasses = sorted(self.situation.hourglasses())
        self.silences = silences(state, self.situation.silent, len(self._glasses))
        self._periods = Periods(state, self.silences, self.situation.routes.sand_traps, self.situation.kept_reaches)

    @property
    def matter(self) -> bool:
        """Whether turning the hourglass changes what can be done; not where heroes close ways for good."""
        state = self.situation.state
        switches = state.setup.switches
        if not self.situation.silent or self.situation.others is Others.ASTRAY or not switches.pass_cards:
            return False
        if switches.two_boards or switches.no_gatherings or switches.heroes_stay:
            return False
        return any(self.silences) and not locked_hourglasses(state)

    def goals(self) -> list[Goal] | None:
        """Returns what everybody should do in this period; None where it is no matter of cards."""
        if self.situation.state.phase is Phase.ESCAPE:
            return self._escape()
        if self.situation.complete_some_time:
            return self._theft()
        return self._exploring()

    # Escape

    def _escape(self) -> list[Goal] | None:
        errands = self.situation.errands
        ends = {hero: errand.exit for hero, errand in errands.items() if errand.exit is not None}
        if len(ends) < len(errands):
            return None
        goals = self._staged(ends, Purpose.EXIT)
        if all(self._from_here(hero, end).turns in (0, FAR) for hero, end in ends.items()):
            return goals
        return self._with_turn(goals, ends)

    # Theft

    @cached_property
    def _best_theft(self) -> tuple[int, int]:
        """How many turns the escape takes, as few as possible, and in how many turns the theft is, then."""
        return min(((escape, period) for period, escape in self._thefts()), default=(FAR, FAR))

    def _thefts(self) -> Iterator[tuple[int, int]]:
        """Yields when all four can stand on their items, and how many turns the escape takes then."""
        situation = self.situation
        gathered = max(self._from_here(hero, errand.item).turns for hero, errand in situation.errands.items())
        for period in range(gathered, len(self.silences)):
            if period == 0 and not self._lasts():
                continue
            ways = [
                self._reach(hero, errand.item, errand.exit, period, whirls=False)
                for hero, errand in situation.errands.items()
            ]
            escape = max(way.turns for way in ways)
            if period + escape < len(self.silences):
                yield period, escape

    def _lasts(self) -> bool:
        """Whether the sand of this period is enough for the rest, or as much as there can be."""
        situation = self.situation
        need = situation.slides_to_win * situation.brisk_beat + self._sand.hold
        return need < situation.sand or situation.sand > situation.state.setup.hourglass_ms - _FRESH_MS

    def _theft(self) -> list[Goal] | None:
        errands = self.situation.errands
        ends = {hero: errand.item for hero, errand in errands.items() if errand.item is not None}
        goals = self._staged(ends, Purpose.ITEM)
        if self._best_theft[1] == 0:
            return goals
        return self._with_turn(goals, ends)

    # Exploring

    def _exploring(self) -> list[Goal] | None:
        situation = self.situation
        near = [] if Ability.EXPLORE in self.silences[0] else self._doors(0)
        turner = self.turner({})
        if near and (turner is None or situation.now < self._sand.start_at(turner)):
            return near
        goals = near or self._doors(len(self.silences))
        return self._with_turn(goals, {goal.hero: goal.target for goal in goals})

    def _doors(self, most_turns: int) -> list[Goal]:
        """For each hero the door it comes to in the fewest turns, no two facing the same place."""
        found = []
        for lead in leads(self.situation):
            reach = self._from_here(lead.hero, lead.door)
            if reach.turns <= most_turns:
                found.append((reach.turns, lead.cost, lead))
        goals: dict[Hero, Goal] = {}
        places = set()
        for _, _, lead in sorted(found):
            if lead.hero in goals or lead.place in places:
                continue
            places.add(lead.place)
            reach = self._from_here(lead.hero, lead.door)
            goals[lead.hero] = Goal(lead.hero, reach.stage, Purpose.STAGE if reach.turns else Purpose.EXPLORE)
        return list(goals.values())

    # Turning

    def _with_turn(self, goals: list[Goal], ends: dict[Hero, Square]) -> list[Goal]:
        """Adds a hero that turns the hourglass late in this period, so that the next one lasts long."""
        turner = self.turner(ends)
        if turner is None:
            return goals
        first = [self._sand.goal_of(turner, self._sand.hold), *self._guard(turner, goals)]
        busy = {goal.hero for goal in first}
        return [*first, *(goal for goal in goals if goal.hero not in busy)]

    def _guard(self, turner: Turner, goals: list[Goal]) -> list[Goal]:
        """Sends a hero beside another hourglass, if nobody would reach one after the turn.

        Not if the theft and the escape are done with that turn.
        """
        if len(self.silences) <= 2 or self._done_after_turn or self._next_turner(turner, goals):
            return []
        found = [
            (reach.slides, hero, beside)
            for hero in self.situation.out
            if hero is not turner.hero
            for glass in self._glasses
            if glass != turner.square
            for beside in self._before(hero, glass)
            if (reach := self._from_here(hero, beside)).turns == 0
        ]
        if not found:
            return []
        _, hero, beside = min(found)
        return [Goal(hero, beside, Purpose.STAGE)]

    @property
    def _done_after_turn(self) -> bool:
        situation = self.situation
        if situation.state.phase is Phase.HEIST:
            return self._best_theft == (0, 1)
        ways = [self._from_here(hero, errand.exit) for hero, errand in situation.errands.items()]
        return max(way.turns for way in ways) == 1

    def _next_turner(self, turner: Turner, goals: list[Goal]) -> bool:
        """Whether somebody reaches another hourglass in the next period."""
        stages = {hero: self.situation.state.heroes[hero] for hero in self.situation.out}
        stages |= {goal.hero: goal.target for goal in goals if goal.purpose is not Purpose.EXIT}
        stages[turner.hero] = turner.square
        return any(
            self._reach(hero, stage, glass, 1, whirls=self._whirls).turns == 0
            for hero, stage in stages.items()
            for glass in self._glasses
            if glass != turner.square
        )

    def _before(self, hero: Hero, glass: Square) -> Iterator[Square]:
        """Squares from which a slide of the next period leads onto an hourglass."""
        state = self.situation.state
        rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages][hero]
        for ability in ABILITIES[:4]:
            if (ability + 2) % 4 not in self.silences[1]:
                yield from (where for where in rays[glass << 2 | ability] if where not in self._glasses)

    def turner(self, ends: dict[Hero, Square]) -> Turner | None:
        """The hero that turns at the lowest cost: in turns from there to where it should be, then slides."""
        costs = {turner: self._turning_cost(turner, ends) for turner in self._turners()}
        return min(costs, key=lambda turner: (*costs[turner], turner), default=None)

    def _turners(self) -> Iterator[Turner]:
        for hero in self.situation.out:
            if not self.situation.may_be_moved(hero, urgent=True):
                continue
            for glass in self._glasses:
                reach = self._from_here(hero, glass)
                if reach.turns == 0:
                    yield Turner(hero, glass, reach.slides, reach.slides)

    def _turning_cost(self, turner: Turner, ends: dict[Hero, Square]) -> tuple[int, int]:
        end = ends.get(turner.hero)
        if end is None:
            return 0, turner.slides
        whirls = self._whirls
        after = self._reach(turner.hero, turner.square, end, 1, whirls=whirls)
        return after.turns, turner.slides + after.slides

    # Ways

    def _staged(self, ends: dict[Hero, Square], purpose: Purpose) -> list[Goal]:
        """Sends everybody as far towards its end as this period lets it, the farthest first."""
        ways = {hero: self._from_here(hero, end) for hero, end in ends.items()}
        found = [
            Goal(hero, way.stage, Purpose.STAGE if way.turns else purpose)
            for hero, way in ways.items()
            if way is not NO_WAY
        ]
        return sorted(found, key=lambda goal: -ways[goal.hero].slides)

    @property
    def _whirls(self) -> bool:
        return not vortex_closed(self.situation.state)

    def _from_here(self, hero: Hero, end: Square | None) -> Reach:
        return self._reach(hero, self.situation.state.heroes[hero], end, 0, whirls=self._whirls)

    def _reach(self, hero: Hero, origin: Square | None, end: Square | None, period: int, *, whirls: bool) -> Reach:
        if origin is None or end is None:
            return NO_WAY
        return self._periods.reaches(hero, origin, period=period, whirls=whirls).get(end, NO_WAY)
