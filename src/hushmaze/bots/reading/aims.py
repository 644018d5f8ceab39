"""Guesses the goal of a player who left the plan; the team follows it unless it makes no sense."""

from collections.abc import Iterator
from typing import NamedTuple

from hushmaze.bots.plan.goals import Goal, Plan, Purpose
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.public_game import PublicGame, Went
from hushmaze.bots.walking import FAR
from hushmaze.rules.obstacles import locked_hourglasses, working_cameras
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Hero, Kind, Seat

FOLLOWED_MS = 12_000
"""Time after which an aim that nobody pursues any more is dropped."""
_EARLY = 1 / 3
"""Share of the sand above which nobody sensible goes to an hourglass."""


class GuessedAim(NamedTuple):
    goal: Goal
    seat: Seat
    """The seat that seems to be after it."""
    until: int


class Aims:
    """The newest guessed aim for each hero."""

    def __init__(self) -> None:
        self._aims: dict[Hero, GuessedAim] = {}

    def notice(self, public: PublicGame, plan: Plan | None, went: Went, *, believed: bool = True) -> bool:
        """Compares a move with the plan before it; returns whether it leads to anything.

        `public` already includes the move. A move that is not believed is not followed.
        """
        if went.ability is Ability.EXPLORE or plan is None:
            return True
        earlier = self._aims.pop(went.hero, None)
        situation = Situation(public, went.at)
        if earlier is not None and _brought_nearer(situation, went, earlier.goal.target):
            goes_on = went.seat == earlier.seat
            until = went.at + FOLLOWED_MS if goes_on else earlier.until
            self._aims[went.hero] = earlier._replace(until=until)
            return True
        if any(step.hero is went.hero and step.to == went.to for step in plan.steps):
            return True
        nearer = _aim(situation, went)
        goal = nearer or _making_room(situation, plan, went)
        if goal is not None and believed:
            self._aims[went.hero] = GuessedAim(goal, went.seat, went.at + FOLLOWED_MS)
        return nearer is not None or _clears_a_way(situation, plan, went)

    def goals(self, situation: Situation) -> list[Goal]:
        """Aims that still make sense."""
        return [
            aim.goal
            for aim in self._aims.values()
            if situation.now < aim.until and _makes_sense(situation, aim.goal)
        ]


def _aim(situation: Situation, went: Went) -> Goal | None:
    """The nearest sensible target that the move brought nearer."""
    found: list[tuple[int, Square, Purpose]] = []
    for target, purpose in _sensible(situation, went.hero):
        if _brought_nearer(situation, went, target):
            found.append((situation.routes.distance(went.hero, target), target, purpose))
    if not found:
        return None
    _, target, purpose = min(found)
    return Goal(went.hero, target, purpose)


def _brought_nearer(situation: Situation, went: Went, target: Square) -> bool:
    after = situation.routes.distance(went.hero, target)
    return after < min(situation.routes.distance(went.hero, target, went.origin), FAR)


def _making_room(situation: Situation, plan: Plan, went: Went) -> Goal | None:
    """A hero that stood straight before another one and was moved out of its line stays there."""
    heroes, board = situation.state.heroes, situation.state.board
    rays = board.rays_by_hero[situation.state.setup.switches.dwarf_passages]
    for goal in plan.goals:
        here = heroes[goal.hero]
        if goal.hero is went.hero or here not in board.tile_at:
            continue
        lines = [rays[goal.hero][here << 2 | direction] for direction in range(4)]
        if any(went.origin in line and went.to not in line for line in lines):
            return Goal(went.hero, went.to, Purpose.ASIDE)
    return None


def _clears_a_way(situation: Situation, plan: Plan, went: Went) -> bool:
    """Whether a hero stood where another one has to pass, and does no longer."""
    routes = situation.routes
    ways = (routes.way(goal.hero, goal.target) for goal in plan.goals if goal.hero is not went.hero)
    return any(way and went.origin in way.squares and went.to not in way.squares for way in ways)


def _makes_sense(situation: Situation, goal: Goal) -> bool:
    if goal.purpose is Purpose.ASIDE:
        return situation.state.heroes[goal.hero] == goal.target
    return (goal.target, goal.purpose) in set(_sensible(situation, goal.hero))


def _sensible(situation: Situation, hero: Hero) -> Iterator[tuple[Square, Purpose]]:
    """Lists what a reasonable player could want with a hero now."""
    if hero not in situation.out:
        return
    errand = situation.errands[hero]
    board = situation.state.board
    yield from _specials(situation, hero)
    if situation.state.phase is Phase.ESCAPE:
        if errand.exit is not None:
            yield errand.exit, Purpose.EXIT
    elif situation.complete:
        if errand.item is not None:
            yield errand.item, Purpose.ITEM
    elif situation.tiles_left:
        doors = (door for door in board.open_doors if board.specials[door] == (Kind.EXPLORATION, hero))
        yield from ((door, Purpose.EXPLORE) for door in doors)


def _specials(situation: Situation, hero: Hero) -> Iterator[tuple[Square, Purpose]]:
    """An hourglass that is not turned too early, a crystal ball, a camera."""
    state = situation.state
    if situation.sand < _EARLY * state.setup.hourglass_ms and not locked_hourglasses(state):
        yield from ((where, Purpose.HOURGLASS) for where in situation.hourglasses())
    if hero is Hero.MAGE and state.setup.switches.crystal_balls and situation.tiles_left:
        balls = situation.squares(Kind.BALL)
        yield from ((where, Purpose.BALL) for where in balls if where not in state.spent)
    if hero is Hero.BARBARIAN and state.setup.switches.barbarian_breaks_cameras and working_cameras(state):
        cameras = situation.squares(Kind.CAMERA)
        yield from ((where, Purpose.CAMERA) for where in cameras if where not in state.spent)
