"""Where one hero can get while the others stand still, and by which deeds."""

from collections.abc import Collection
from typing import NamedTuple

from hushmaze.bots.solver.ground import Floor
from hushmaze.rules.acting import refusal_of_vortex, vortex_closed
from hushmaze.rules.commands import Deed, Escalator, Move, Vortex
from hushmaze.rules.obstacles import obstacles
from hushmaze.rules.squares import STEP, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import Ability, Direction, Hero

_ANYWHERE = 99
_STEPS = tuple((direction, step << 2) for direction, step in enumerate(STEP))


class Walk(NamedTuple):
    """The shortest ways of a hero from where it stands.

    No way stops on an unspent hourglass (H3) but at its end.
    """

    hero: Hero
    far: dict[Square, int]
    """How many actions it takes to every square that can be reached."""
    before: dict[Square, tuple[Square, int]]
    """The square before, and the number of the ability that led on from there."""

    def deeds(self, to: Square) -> list[Deed]:
        found: list[Deed] = []
        while to in self.before:
            origin, ability = self.before[to]
            found.append(_deed(self.hero, origin, ability, to))
            to = origin
        return found[::-1]


def _deed(hero: Hero, origin: Square, ability: int, to: Square) -> Deed:
    if ability == Ability.VORTEX:
        return Vortex(hero, origin, to)
    if ability == Ability.ESCALATOR:
        return Escalator(hero, origin)
    return Move(hero, origin, Direction(ability), (to - origin) // STEP[ability])


def traps(state: State) -> frozenset[Square]:
    """Where nobody stops by the way: unspent hourglasses."""
    return frozenset(state.board.hourglasses) - state.spent


def walk(state: State, floor: Floor, hero: Hero, most: int = _ANYWHERE) -> Walk:
    """All ways of at most so many actions."""
    origin = state.heroes[hero]
    closed = set(obstacles(state, hero)) - {origin}
    walked = Walk(hero, {origin: 0}, {})
    sand = traps(state)
    search = _Search(walked, closed, sand, floor.steps[hero is Hero.DWARF])
    ahead = [origin]
    for far in range(1, most + 1):
        if not ahead:
            break
        reached = [there for here in ahead for there in search.onward(state, here, far)]
        ahead = [there for there in reached if there not in sand]
    return walked


class _Search(NamedTuple):
    walked: Walk
    closed: Collection[Square]
    traps: Collection[Square]
    steps: set[int]

    def onward(self, state: State, here: Square, far: int) -> list[Square]:
        """Squares not reached before."""
        _, known, before = self.walked
        closed, traps, steps = self.closed, self.traps, self.steps
        fresh: list[Square] = []
        for direction, step in _STEPS:
            key = here << 2 | direction
            while key in steps:
                key += step
                there = Square(key >> 2)
                if there in closed:
                    break
                if there not in known:
                    known[there], before[there] = far, (here, direction)
                    fresh.append(there)
                elif known[there] < far and there not in traps:
                    break  # from there the rest of this line was reached as soon
        for ability, there in _leaps(state, self.walked.hero, here, far):
            if there not in known and there not in closed:
                known[there], before[there] = far, (here, ability)
                fresh.append(there)
        return fresh


def _leaps(state: State, hero: Hero, here: Square, far: int) -> list[tuple[int, Square]]:
    """By escalator (A7) and by vortex (A6)."""
    end = state.board.escalators.get(here)
    found = [] if end is None else [(int(Ability.ESCALATOR), end)]
    between_boards = state.setup.switches.two_boards
    if (far == 1 or between_boards) and not vortex_closed(state):
        # a vortex can be taken from everywhere, so from the start as well as later; not so in C13
        ends = state.board.vortices[hero]
        if between_boards:
            there = _standing_on(state, hero, here)
            ends = tuple(end for end in ends if refusal_of_vortex(there, hero, end) is None)
        found += [(int(Ability.VORTEX), end) for end in ends]
    return found


def _standing_on(state: State, hero: Hero, where: Square) -> State:
    heroes = list(state.heroes)
    heroes[hero] = where
    return state._replace(heroes=tuple(heroes))
