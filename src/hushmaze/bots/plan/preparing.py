"""Where heroes wait while a seat does not act: so that they can go on after the cards were passed (P3)."""

from collections.abc import Container, Iterator
from typing import NamedTuple

from hushmaze.bots.plan.goals import Goal, Purpose
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.routes import Routes
from hushmaze.bots.walking import FAR
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import ABILITIES, HEROES, Hero

_NOBODY_ACTS = 25
_CHEAP = 15
"""Ways that cost less take nobody who does not act."""
_WORTH_IT = 5


class Place(NamedTuple):
    later: int
    """What it costs from there after the cards were passed."""
    now: int
    where: Square


def preparing_goals(situation: Situation, heroes: Container[Hero], glass: Square | None) -> list[Goal]:
    """Better places for heroes that have nothing to do; `glass` is about to be turned by another one."""
    after = _after_passing(situation)
    goals: dict[Hero, Goal] = {}
    turner = _next_turner(situation, after, heroes, glass)
    if turner is not None:
        goals[turner.hero] = turner
    for hero in situation.out:
        target = _target(situation, hero)
        if hero in goals or hero not in heroes or target is None:
            continue
        place = _better(situation, after, hero, target)
        if place is not None:
            goals[hero] = Goal(hero, place.where, Purpose.ASIDE)
    return list(goals.values())


def _after_passing(situation: Situation) -> Routes:
    """Ways as they will be with everybody's card one seat further."""
    state = situation.state
    cards = (state.cards[-1], *state.cards[:-1])
    acting = {a for seat, card in enumerate(cards) if seat not in situation.silent for a in card}
    row = tuple(1 if ability in acting else _NOBODY_ACTS for ability in ABILITIES)
    return Routes(state, situation.public.walking, None, (row,) * len(HEROES))


def _target(situation: Situation, hero: Hero) -> Square | None:
    errand = situation.errands[hero]
    target = errand.exit if situation.state.phase is Phase.ESCAPE else errand.item
    return None if target == situation.state.heroes[hero] else target


def _better(situation: Situation, after: Routes, hero: Hero, target: Square) -> Place | None:
    """The place from which the target is nearest later, if waiting there saves asking who does not act."""
    costs = after.costs_to(hero, target)
    here = costs.get(situation.state.heroes[hero], FAR)
    best = min(_places(situation, hero, costs), default=None)
    return best if best is not None and best.later + _WORTH_IT <= here else None


def _places(situation: Situation, hero: Hero, later: dict[Square, int]) -> Iterator[Place]:
    """Where the hero can get now with those who act."""
    state, routes = situation.state, situation.routes
    closed = {*state.heroes, *routes.sand_traps}
    for where, cost in routes.costs_from(hero).items():
        if cost < _CHEAP and where in later and where not in closed and where not in state.board.specials:
            yield Place(later[where], cost, where)


def _next_turner(
    situation: Situation, after: Routes, heroes: Container[Hero], glass: Square | None
) -> Goal | None:
    """Who should wait where to turn the hourglass the next time; None if somebody can anyway, or nobody."""
    left = [where for where in sorted(situation.hourglasses()) if where != glass]
    found: list[tuple[Place, Hero]] = []
    for hero in situation.out:
        for where in left:
            costs = after.costs_to(hero, where)
            if costs.get(situation.state.heroes[hero], FAR) < _CHEAP:
                return None
            if hero in heroes:
                found += [(place, hero) for place in _places(situation, hero, costs) if place.later < _CHEAP]
    if not found:
        return None
    place, hero = min(found)
    return Goal(hero, place.where, Purpose.ASIDE)
