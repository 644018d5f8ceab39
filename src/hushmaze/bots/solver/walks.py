"""Where one hero can get while the others stand still, and by which deeds."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from hushmaze.bots.solver.ground import Ground
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
    before: dict[Square, tuple[Square, Ability]]
    """The square before, and the ability that led on from there."""

    def deeds(self, to: Square) -> list[Deed]:
        found: list[Deed] = []
        while to in self.before:
            origin, ability = self.before[to]
            found.append(_deed(self.hero, origin, ability, to))
            to = origin
        return found[::-1]


def _deed(hero: Hero, origin: Square, ability: Ability, to: Square) -> Deed:
    if ability is Ability.VORTEX:
        return Vortex(hero, origin, to)
    if ability is Ability.ESCALATOR:
        return Escalator(hero, origin)
    return Move(hero, origin, Direction(ability), (to - origin) // STEP[ability])


def traps(state: State) -> frozenset[Square]:
    """Where nobody stops by the way: unspent hourglasses."""
    return frozenset(state.board.hourglasses) - state.spent


def walk(state: State, ground: Ground, hero: Hero, most: int = _ANYWHERE) -> Walk:
    """All ways of at most so many actions."""
    origin = state.heroes[hero]
    closed = set(obstacles(state, hero)) - {origin}
    walked = Walk(hero, {origin: 0}, {})
    search = _Search(walked, closed, traps(state), ground.steps[hero is Hero.DWARF])
    ahead = [origin]
    for far in range(1, most + 1):
        if not ahead:
            break
        ahead = [there for here in ahead for there in search.onward(state, here, far)]
    return walked


class _Search(NamedTuple):
    walked: Walk
    closed: Collection[Square]
    traps: Collection[Square]
    steps: set[int]

    def onward(self, state: State, here: Square, far: int) -> list[Square]:
        """Squares not reached before, from which the way may go on."""
        fresh: list[Square] = []
        known, traps, steps = self.walked.far, self.traps, self.steps
        for direction, step in _STEPS:
            key = here << 2 | direction
            while key in steps:
                key += step
                there = Square(key >> 2)
                if there in self.closed:
                    break
                if there not in known:
                    self._reach(fresh, here, Ability(direction), there, far)
                elif known[there] < far and there not in traps:
                    break  # from there the rest of this line was reached as soon
        for ability, there in self._leaps(state, here, far):
            if there not in known and there not in self.closed:
                self._reach(fresh, here, ability, there, far)
        return fresh

    def _reach(self, fresh: list[Square], here: Square, by: Ability, there: Square, far: int) -> None:
        self.walked.far[there] = far
        self.walked.before[there] = here, by
        if there not in self.traps:
            fresh.append(there)

    def _leaps(self, state: State, here: Square, far: int) -> Iterator[tuple[Ability, Square]]:
        if here in state.board.escalators:
            yield Ability.ESCALATOR, state.board.escalators[here]
        if vortex_closed(state):
            return
        hero = self.walked.hero
        if state.setup.switches.two_boards:
            there = _standing_on(state, hero, here)
            ends = (end for end in state.board.vortices[hero] if refusal_of_vortex(there, hero, end) is None)
            yield from ((Ability.VORTEX, end) for end in ends)
        elif far == 1:  # a vortex can be taken from everywhere (A6), so from the start as well as later
            yield from ((Ability.VORTEX, end) for end in state.board.vortices[hero])


def _standing_on(state: State, hero: Hero, where: Square) -> State:
    heroes = list(state.heroes)
    heroes[hero] = where
    return state._replace(heroes=tuple(heroes))
