"""Plans beside seats that do nothing: what can be done with which cards, and when to pass them on (P3).

A silent seat blocks the abilities on its card until the next turn of the hourglass; then it has another
card. A period is the time between two turns.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from hushmaze.bots.plan.exploring import leads
from hushmaze.bots.plan.goals import Goal, Purpose, Step
from hushmaze.bots.plan.sand import SandPlan
from hushmaze.bots.plan.situation import Others
from hushmaze.bots.plan.turners import Turner
from hushmaze.bots.routes.periods import NO_WAY, Journey, Journeys, Periods, silences
from hushmaze.bots.walking import FAR
from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.obstacles import locked_hourglasses
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Hero

_FRESH_MS = 20_000
"""A period of which no more has passed will not be longer the next time."""
_TAKING_OVER_MS = 30_000
"""With less sand whoever was sent to turn the hourglass stays sent."""
_SLOWER = 1.4
"""Heroes wait for each other: safety factor on the pace where there is something to do."""


class Theft(NamedTuple):
    """When all four stand on their items."""

    hasty: bool
    """Whether the sand of this period is not enough for it."""
    escape: int
    """How many turns of the hourglass it takes to leave after it."""
    period: int
    """After how many turns it happens."""


_NO_THEFT = Theft(True, FAR, FAR)


class SilentSeats:
    """The ways round what silent seats block; of one moment."""

    def __init__(self, sand: SandPlan) -> None:
        self._sand = sand
        self.situation = sand.situation
        state = self.situation.state
        self._ends: dict[Hero, Square] = {}
        """Where heroes should come to in the end."""
        self._glasses = sorted(self.situation.hourglasses())
        self.silences = silences(state, self.situation.silent, len(self._glasses))
        self._periods = Periods(
            state, self.silences, self.situation.routes.sand_traps, self.situation.kept_journeys
        )

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
        if self.situation.all_found:
            return self._theft()
        return self._exploring()

    def asks(self, goals: Iterable[Goal]) -> Iterator[Step]:
        """Yields what only silent seats could do for heroes that wait: they are still rung for it (T5)."""
        routes, heroes = self.situation.routes, self.situation.state.heroes
        for goal in goals:
            end = self._ends.get(goal.hero, goal.target)
            if heroes[goal.hero] != goal.target or end == goal.target:
                continue
            way = routes.way(goal.hero, end)
            if way is not None and routes.far.is_unused(goal.hero, way.legs[0].ability):
                leg = way.legs[0]
                yield Step(leg.deed(goal.hero), goal.purpose, leg.ability, goal.hero, leg.to)

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
    def _best_theft(self) -> Theft:
        """The theft after which the escape takes the fewest turns, and of these the first."""
        return min(self._thefts(), default=_NO_THEFT)

    def _thefts(self) -> Iterator[Theft]:
        situation = self.situation
        gathered = max(self._from_here(hero, errand.item).turns for hero, errand in situation.errands.items())
        for period in range(gathered, len(self.silences)):
            ways = [
                self._journey(hero, errand.item, errand.exit, period, whirls=False)
                for hero, errand in situation.errands.items()
            ]
            escape = max(way.turns for way in ways)
            if period + escape < len(self.silences):
                yield Theft(period == 0 and not self._lasts(), escape, period)

    def _lasts(self) -> bool:
        """Whether the sand of this period is enough for the rest, or as much as there can be."""
        situation = self.situation
        need = situation.slides_to_win * situation.brisk_beat * _SLOWER + self._sand.hold
        return need < situation.sand or situation.sand > situation.state.setup.hourglass_ms - _FRESH_MS

    def _theft(self) -> list[Goal] | None:
        errands = self.situation.errands
        ends = {hero: errand.item for hero, errand in errands.items() if errand.item is not None}
        goals = self._staged(ends, Purpose.ITEM)
        if self._best_theft.period == 0:
            return goals
        return self._with_turn(goals, ends)

    # Exploring

    def _exploring(self) -> list[Goal] | None:
        situation = self.situation
        near = [] if Ability.EXPLORE in self.silences[0] else self._with_keeper(self._doors(0))
        turner = self.turner({})
        if near and (turner is None or situation.now < self._sand.start_at(turner)):
            return near
        goals = near or self._doors(len(self.silences))
        return self._with_turn(goals, {goal.hero: goal.target for goal in goals})

    def _with_keeper(self, goals: list[Goal]) -> list[Goal]:
        """Leaves one hero near an hourglass, if nobody could reach one from where all should go."""
        if self._anybody_turns(self._ends_of(goals), self._glasses, 0):
            return goals
        able = {turner.hero for turner in self._turners()}
        keeper = next((goal for goal in reversed(goals) if goal.hero in able), None)
        return [goal for goal in goals if goal is not keeper]

    def _doors(self, most_turns: int) -> list[Goal]:
        """For each hero the door it comes to in the fewest turns, no two facing the same place."""
        found = []
        for lead in leads(self.situation):
            journey = self._from_here(lead.hero, lead.door)
            if journey.turns <= most_turns:
                found.append((journey.turns, lead.cost, lead))
        goals: dict[Hero, Goal] = {}
        self._ends = {}
        places = set()
        for _, _, lead in sorted(found):
            if lead.hero in goals or lead.place in places:
                continue
            places.add(lead.place)
            self._ends[lead.hero] = lead.door
            journey = self._from_here(lead.hero, lead.door)
            goals[lead.hero] = Goal(
                lead.hero, journey.stage, Purpose.ASIDE if journey.turns else Purpose.EXPLORE
            )
        return list(goals.values())

    # Turning

    def _with_turn(self, goals: list[Goal], ends: dict[Hero, Square]) -> list[Goal]:
        """Adds a hero that turns the hourglass late in this period, so that the next one lasts long."""
        turner = self.turner(ends)
        if turner is None:
            return goals
        self._sand.send(turner)
        first = [self._sand.goal_of(turner, self._sand.hold), *self._guard(turner, goals)]
        busy = {goal.hero for goal in first}
        return [*first, *(goal for goal in goals if goal.hero not in busy)]

    def _guard(self, turner: Turner, goals: list[Goal]) -> list[Goal]:
        """Sends a hero to where it reaches another hourglass after the turn, if nobody else would.

        Not if the theft and the escape are done with that turn.
        """
        others = [glass for glass in self._glasses if glass != turner.square]
        ends = self._ends_of(goals) | {turner.hero: turner.square}
        if not others or self._done_after_turn or self._anybody_turns(ends, others, 1):
            return []
        found = [
            waits
            for hero in self.situation.out
            if hero is not turner.hero
            for waits in self._waits(hero, others)
        ]
        return [Goal(hero, where, Purpose.ASIDE) for _, hero, where in [min(found)]] if found else []

    def _waits(self, hero: Hero, glasses: Sequence[Square]) -> Iterator[tuple[int, Hero, Square]]:
        """Yields where a hero can wait in this period for the next, by how far it is there."""
        from_here = self._all_from_here(hero)
        for glass in glasses:
            for where in self._periods.approaches(hero, glass, period=1):
                journey = from_here.get(where, NO_WAY)
                if journey.turns == 0 and where not in self._glasses:
                    yield journey.slides, hero, where

    @property
    def _done_after_turn(self) -> bool:
        situation = self.situation
        if situation.state.phase is Phase.HEIST:
            return self._best_theft[1:] == (0, 1)
        ways = [self._from_here(hero, errand.exit) for hero, errand in situation.errands.items()]
        return max(way.turns for way in ways) == 1

    def _ends_of(self, goals: list[Goal]) -> dict[Hero, Square]:
        """Returns where everybody stands once it has got where it should; who has left is missing."""
        errands = self.situation.errands
        left = {g.hero for g in goals if g.purpose is Purpose.EXIT and g.target == errands[g.hero].exit}
        stand = {hero: self.situation.state.heroes[hero] for hero in self.situation.out if hero not in left}
        return stand | {goal.hero: goal.target for goal in goals if goal.hero not in left}

    def _anybody_turns(self, ends: dict[Hero, Square], glasses: Sequence[Square], period: int) -> bool:
        return any(
            self._journey(hero, end, glass, period, whirls=self._whirls).turns == 0
            for hero, end in ends.items()
            for glass in glasses
        )

    def turner(self, ends: dict[Hero, Square]) -> Turner | None:
        """The hero that turns at the lowest cost: in turns from there to where it should be, then slides."""
        costs = {turner: self._turning_cost(turner, ends) for turner in self._turners()}
        return min(
            costs, key=lambda turner: (not self._was_sent(turner), *costs[turner], turner), default=None
        )

    def _was_sent(self, turner: Turner) -> bool:
        """Whether it is on its way: close to the end nobody else takes over."""
        return self.situation.sand < _TAKING_OVER_MS and self._sand.was_sent(turner)

    def _turners(self) -> Iterator[Turner]:
        for hero in self.situation.out:
            if not self.situation.may_be_moved(hero, urgent=True):
                continue
            for glass in self._glasses:
                journey = self._from_here(hero, glass)
                if journey.turns == 0:
                    yield Turner(hero, glass, journey.slides, journey.slides)

    def _turning_cost(self, turner: Turner, ends: dict[Hero, Square]) -> tuple[int, int]:
        end = ends.get(turner.hero)
        if end is None:
            return 0, turner.slides
        whirls = self._whirls
        after = self._journey(turner.hero, turner.square, end, 1, whirls=whirls)
        return after.turns, turner.slides + after.slides

    # Ways

    def _staged(self, ends: dict[Hero, Square], purpose: Purpose) -> list[Goal]:
        """Sends everybody as far towards its end as this period lets it, the farthest first."""
        self._ends = ends
        ways = {hero: self._from_here(hero, end) for hero, end in ends.items()}
        found = [Goal(hero, way.stage, purpose) for hero, way in ways.items() if way is not NO_WAY]
        return sorted(found, key=lambda goal: -ways[goal.hero].slides)

    @property
    def _whirls(self) -> bool:
        return not vortex_closed(self.situation.state)

    def _all_from_here(self, hero: Hero) -> Journeys:
        return self._periods.journeys(hero, self.situation.state.heroes[hero], whirls=self._whirls)

    def _from_here(self, hero: Hero, end: Square | None) -> Journey:
        return NO_WAY if end is None else self._all_from_here(hero).get(end, NO_WAY)

    def _journey(
        self, hero: Hero, origin: Square | None, end: Square | None, period: int, *, whirls: bool
    ) -> Journey:
        if origin is None or end is None:
            return NO_WAY
        return self._periods.journeys(hero, origin, period=period, whirls=whirls).get(end, NO_WAY)
