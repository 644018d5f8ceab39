"""Guesses the goal of a player who left the plan; the team follows it unless it makes no sense."""

from collections.abc import Iterator

from hushmaze.bots.plan.goals import Goal, Plan, Purpose
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.public_game import PublicGame, Went
from hushmaze.bots.walking import FAR
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Hero, Kind

FOLLOWED_MS = 12_000
"""Time after which an aim not reached is dropped."""


class Aims:
    """The newest guessed aim for each hero."""

    def __init__(self) -> None:
        self._aims: dict[Hero, tuple[Goal, int]] = {}

    def notice(self, public: PublicGame, plan: Plan | None, went: Went) -> None:
        """Compares a move with the plan before it. `public` already includes the move."""
        if went.ability is Ability.EXPLORE or plan is None:
            return
        self._aims.pop(went.hero, None)
        if any(step.hero is went.hero and step.to == went.to for step in plan.steps):
            return
        goal = _aim(Situation(public, went.at), went)
        if goal is not None:
            self._aims[went.hero] = goal, went.at + FOLLOWED_MS

    def goals(self, situation: Situation) -> list[Goal]:
        """Aims that still make sense."""
        return [
            goal
            for goal, until in self._aims.values()
            if situation.now < until and (goal.target, goal.purpose) in set(_sensible(situation, goal.hero))
        ]


def _aim(situation: Situation, went: Went) -> Goal | None:
    """The nearest sensible target that the move brought nearer."""
    found: list[tuple[int, Square, Purpose]] = []
    for target, purpose in _sensible(situation, went.hero):
        after = situation.routes.distance(went.hero, target)
        if after < min(situation.routes.distance(went.hero, target, went.origin), FAR):
            found.append((after, target, purpose))
    if not found:
        return None
    _, target, purpose = min(found)
    return Goal(went.hero, target, purpose)


def _sensible(situation: Situation, hero: Hero) -> Iterator[tuple[Square, Purpose]]:
    """What a reasonable player could want with a hero now."""
    if hero not in situation.out:
        return
    errand = situation.errands[hero]
    board = situation.state.board
    if situation.state.phase is Phase.ESCAPE:
        if errand.exit is not None:
            yield errand.exit, Purpose.EXIT
    elif situation.complete:
        if errand.item is not None:
            yield errand.item, Purpose.ITEM
    elif situation.tiles_left:
        doors = (door for door in board.open_doors if board.specials[door] == (Kind.EXPLORATION, hero))
        yield from ((door, Purpose.EXPLORE) for door in doors)
