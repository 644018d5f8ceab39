"""The reach of each ability now, regardless of its owner: how far a slide goes, where a vortex leads.

The lists are computed without judging single commands, because they are needed after every event; a
property test checks that `decide` accepts exactly these.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from hushmaze.rules.acting import refusal_of_vortex, vortex_closed
from hushmaze.rules.commands import Escalator, Explore, Look, Move, Vortex
from hushmaze.rules.exploring import explorations, refusal_of_tiles, refusal_to_look
from hushmaze.rules.obstacles import free_ahead, locked_hourglasses, obstacles, refusal_to_stop
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES, DIRECTIONS, HEROES, Ability, Direction, Hero


class Slide(NamedTuple):
    """A way a hero can be moved, and after how many steps it may stop."""

    hero: Hero
    origin: Square
    direction: Direction
    steps: tuple[int, ...]

    @property
    def reach(self) -> int:
        return self.steps[-1]

    def move(self, steps: int) -> Move:
        return Move(self.hero, self.origin, self.direction, steps)


Reach = Slide | Vortex | Escalator | Explore | Look

_UP_TO = tuple(tuple(range(1, most + 1)) for most in range(512))


def reach(state: State) -> dict[Ability, list[Reach]]:
    """Everything the abilities allow; empty while no action is possible."""
    if state.stopped_at is not None or state.discard_due:
        return {ability: [] for ability in ABILITIES}
    return {ability: reach_of(state, ability) for ability in ABILITIES}


def reach_of(state: State, ability: Ability) -> list[Reach]:
    """Everything one ability allows, in a state in which actions are possible."""
    return _REACH[ability](state)


def _slides(direction: Direction, state: State) -> list[Reach]:
    found: list[Reach] = []
    rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages]
    locked = locked_hourglasses(state)
    for hero in HEROES:
        origin = state.heroes[hero]
        path = rays[hero][origin << 2 | direction]
        if not path or hero in state.safe:
            continue
        steps = _UP_TO[free_ahead(path, obstacles(state, hero))]
        if locked:
            steps = tuple(n for n in steps if path[n - 1] not in locked)
        if steps:
            found.append(Slide(hero, origin, direction, steps))
    return found


def _vortices(state: State) -> list[Reach]:
    if vortex_closed(state):
        return []
    between_boards = state.setup.switches.two_boards
    found: list[Reach] = []
    for hero, origin, squares in zip(HEROES, state.heroes, state.board.vortices, strict=True):
        closed = obstacles(state, hero)
        for to in squares:
            if to not in closed and not (between_boards and refusal_of_vortex(state, hero, to)):
                found.append(Vortex(hero, origin, to))  # noqa: PERF401 -- and a comprehension is slower
    return found


def _escalators(state: State) -> list[Reach]:
    ends = state.board.escalators
    return [
        Escalator(hero, origin)
        for hero, origin in zip(HEROES, state.heroes, strict=True)
        if origin in ends and hero not in state.safe and refusal_to_stop(state, hero, ends[origin]) is None
    ]


def _explorations(state: State) -> list[Reach]:
    if refusal_of_tiles(state) is not None:
        return []
    found: list[Reach] = [Explore(hero, state.heroes[hero], door) for hero, door in explorations(state)]
    if found and refusal_to_look(state) is None:
        found.append(Look())
    return found


_REACH: tuple[Callable[[State], list[Reach]], ...] = (
    *(partial(_slides, direction) for direction in DIRECTIONS),
    _vortices,
    _escalators,
    _explorations,
)
"""By ability."""
