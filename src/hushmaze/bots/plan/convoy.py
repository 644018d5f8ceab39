"""Finds one order of moves for all four heroes where serving them in turn would jam (C17, G9).

The solver's search over the places of all four heroes gives a row of deeds. Whatever of it can be done at
once without spoiling the rest is offered to the table, so that several heroes are on their way at a time.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hushmaze.bots.plan.goals import URGENT, Goal, Purpose, Step
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.solver.movement.goals import Destination, HeroDestinations, Heroes, Then, moved
from hushmaze.bots.solver.movement.joint_search import bring
from hushmaze.rules.acting import refusal_of_vortex
from hushmaze.rules.board import Board
from hushmaze.rules.commands import Escalator, Move, Vortex
from hushmaze.rules.obstacles import free_ahead, obstacles, refusal_to_stop
from hushmaze.rules.squares import NOWHERE, Square
from hushmaze.rules.state import Phase, State
from hushmaze.rules.theft import may_exit
from hushmaze.rules.words import HEROES, Ability, Hero

Motion = Move | Vortex | Escalator
HeroTarget = tuple[Hero, Square]
_MOST_KEPT = 4
_PATIENCE = 6


class FoundOrder(NamedTuple):
    """The best order found from where the heroes stood."""

    board: Board
    heroes: Heroes
    deeds: tuple[Motion, ...] | None
    """None: there was nothing to be found."""
    patience: int = _PATIENCE
    """How many changes later a new search is worth while."""


class Convoy:
    """Keeps a found order while everybody follows it."""

    def __init__(self) -> None:
        self._rows: dict[tuple[HeroTarget, ...], FoundOrder] = {}

    def follows(self, goals: Sequence[Goal]) -> bool:
        """Whether an order that was found for these goals is not carried out yet."""
        row = self._rows.get(_targets(goals))
        return row is not None and bool(row.deeds)

    def steps(self, situation: Situation, first: Goal | None, goals: Sequence[Goal]) -> list[Step] | None:
        """Next steps towards all goals together; None if no order was found.

        What presses goes first, and the others go only where it will be able to follow them afterwards.
        """
        state = situation.state
        if first is None:
            row = self._row(situation, state, goals) if goals else None
            return None if row is None else _offered(state, row, goals)
        errand = self._row(situation, state, [first])
        if errand is None or _anybody_leaves(state, errand, first.hero):
            return None
        turn = _offered(state, errand, [first])
        if len(errand) != 1 or not goals:
            return turn
        after = state._replace(heroes=moved(state.heroes, {}, first.hero, first.target))
        rest = self._row(situation, after, goals)
        later = [] if rest is None else _offered(after, rest, goals)
        return [*turn, *(step for step in later if step.hero is not first.hero and _can(state, step))]

    def _row(self, situation: Situation, state: State, goals: Sequence[Goal]) -> tuple[Motion, ...] | None:
        targets = _targets(goals)
        row = self._rows.pop(targets, None)
        if row is None or row.heroes != state.heroes or row.board is not state.board:
            row = _next_row(situation, state, targets, row)
        self._rows[targets] = row
        if len(self._rows) > _MOST_KEPT:
            del self._rows[next(iter(self._rows))]
        return row.deeds


def _targets(goals: Iterable[Goal]) -> tuple[HeroTarget, ...]:
    return tuple(sorted((goal.hero, goal.target) for goal in goals))


def _next_row(
    situation: Situation, state: State, targets: Sequence[HeroTarget], row: FoundOrder | None
) -> FoundOrder:
    if row is not None and row.deeds is None and row.patience:
        return FoundOrder(state.board, state.heroes, None, row.patience - 1)
    return FoundOrder(
        state.board, state.heroes, _kept(row, state, targets) or _found(situation, state, targets)
    )


def _kept(row: FoundOrder | None, state: State, targets: Sequence[HeroTarget]) -> tuple[Motion, ...] | None:
    """Returns the rest of a row that was found earlier, if it still leads there."""
    if row is None or row.deeds is None:
        return None
    left = _left(row.deeds, state)
    moving = {deed.hero for deed in left}
    arrives = all(hero in moving or state.heroes[hero] == target for hero, target in targets)
    return left if left and arrives and _runs(state, left, targets) else None


def _found(situation: Situation, state: State, targets: Sequence[HeroTarget]) -> tuple[Motion, ...] | None:
    found = bring(state, _aims(situation, state, targets))
    return None if found is None else tuple(deed for deed in found if isinstance(deed, Motion))


def _anybody_leaves(state: State, row: Iterable[Motion], but: Hero) -> bool:
    """Whether somebody would step aside onto its exit, and stay there (W4)."""
    ends = ((deed.hero, _line_end(state, deed)) for deed in row)
    return any(hero is not but and _then(state, hero, to) is not Then.WAITS for hero, to in ends)


def _can(state: State, step: Step) -> bool:
    return isinstance(step.deed, Motion) and _end(state, step.deed) is not None


def _aims(situation: Situation, state: State, targets: Iterable[HeroTarget]) -> HeroDestinations:
    found: HeroDestinations = {}
    for hero, target in targets:
        exits = {where for where in state.board.specials if _then(state, hero, where) is not Then.WAITS}
        left = situation.routes.distances(hero, target)
        found[hero] = Destination(left, _then(state, hero, target), frozenset(exits - {target}))
    return found


def _then(state: State, hero: Hero, target: Square) -> Then:
    """Returns what becomes of a hero that gets there (W4)."""
    if state.phase is not Phase.ESCAPE or not may_exit(state, hero, target):
        return Then.WAITS
    return Then.STAYS if state.setup.switches.heroes_stay else Then.LEAVES


def _left(row: Iterable[Motion], state: State) -> tuple[Motion, ...]:
    """The row without what was done: each hero goes on from where it stands."""
    begun: set[Hero] = set()
    found = []
    for deed in row:
        if deed.hero in begun or deed.origin == state.heroes[deed.hero]:
            begun.add(deed.hero)
            found.append(deed)
    return tuple(found)


def _runs(state: State, row: Iterable[Motion], targets: Iterable[HeroTarget]) -> bool:
    """Whether all of it can be done in this order."""
    aims = {hero: Destination({target: 0}, _then(state, hero, target)) for hero, target in targets}
    for deed in row:
        to = _end(state, deed)
        if to is None:
            return False
        state = state._replace(heroes=moved(state.heroes, aims, deed.hero, to))
    return True


def _end(state: State, deed: Motion) -> Square | None:
    """Where it leads; None if it cannot be done."""
    hero, origin = deed.hero, deed.origin
    if state.heroes[hero] != origin or origin == NOWHERE:
        return None
    if isinstance(deed, Move):
        line = _line(state, deed)
        return line[deed.steps - 1] if deed.steps <= free_ahead(line, obstacles(state, hero)) else None
    to = _line_end(state, deed)
    refused = refusal_of_vortex if isinstance(deed, Vortex) else refusal_to_stop
    return None if refused(state, hero, to) else to


def _line(state: State, deed: Move) -> tuple[Square, ...]:
    rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages][deed.hero]
    return rays[deed.origin << 2 | deed.direction]


def _line_end(state: State, deed: Motion) -> Square:
    """Where it leads if nobody is in the way."""
    if isinstance(deed, Move):
        return _line(state, deed)[deed.steps - 1]
    return deed.to if isinstance(deed, Vortex) else state.board.escalators[deed.origin]


def _offered(state: State, row: Sequence[Motion], goals: Sequence[Goal]) -> list[Step]:
    """The first deed of the row, and of every other hero's if the rest could still be done after it."""
    targets = [(goal.hero, goal.target) for goal in goals]
    by_hero = {goal.hero: goal for goal in goals}
    hurry = any(goal.purpose in URGENT for goal in goals)
    steps = []
    for hero in HEROES:
        place = next((i for i, deed in enumerate(row) if deed.hero is hero), None)
        if place is None:
            continue
        deed = row[place]
        if place == 0 or _runs(state, [deed, *row[:place], *row[place + 1 :]], targets):
            last = not any(later.hero is hero for later in row[place + 1 :])
            steps.append((place, _step(state, deed, by_hero.get(hero), last=last, hurry=hurry)))
    return [step for _, step in sorted(steps, key=lambda pair: pair[0])]


def _step(state: State, deed: Motion, goal: Goal | None, *, last: bool, hurry: bool) -> Step:
    ability = _ability(deed)
    to = _line_end(state, deed)
    if goal is None:
        return Step(deed, Purpose.ASIDE_AT_ONCE if hurry else Purpose.ASIDE, ability, deed.hero, to)
    wait = goal.not_before if last and goal.purpose in URGENT else 0
    return Step(deed, goal.purpose, ability, deed.hero, to, wait)


def _ability(deed: Motion) -> Ability:
    if isinstance(deed, Move):
        return Ability(deed.direction)
    return Ability.VORTEX if isinstance(deed, Vortex) else Ability.ESCALATOR
