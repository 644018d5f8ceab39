"""Where one hero can get while the others stand still, and by which deeds."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import NamedTuple

from hushmaze.bots.solver.movement.goals import Heroes
from hushmaze.bots.walking import leaps, sand_traps
from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.commands import Deed, Escalator, Move, Vortex
from hushmaze.rules.obstacles import obstacles
from hushmaze.rules.squares import NOWHERE, STEP, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import Ability, Direction, Hero

_DIRECTIONS = range(len(STEP))


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
            found.append(deed_of(self.hero, origin, ability, to))
            to = origin
        return found[::-1]


def deed_of(hero: Hero, origin: Square, ability: int, to: Square) -> Deed:
    if ability == Ability.VORTEX:
        return Vortex(hero, origin, to)
    if ability == Ability.ESCALATOR:
        return Escalator(hero, origin)
    return Move(hero, origin, Direction(ability), (to - origin) // STEP[ability])


def _rays(state: State, hero: Hero) -> Mapping[int, tuple[Square, ...]]:
    return state.board.rays_by_hero[state.setup.switches.dwarf_passages][hero]


def hops(state: State, hero: Hero, closed: Container[Square]) -> Iterator[tuple[int, Square]]:
    """Every single action from where the hero stands: the number of the ability, and where it stops."""
    here = state.heroes[hero]
    rays = _rays(state, hero)
    for direction in _DIRECTIONS:
        for there in rays[here << 2 | direction]:
            if there in closed:
                break
            yield direction, there
    for leap in leaps(state, hero, here, whirls=not vortex_closed(state)):
        if leap[1] not in closed:
            yield leap


class ClosedByOthers:
    """The squares that the others close to a hero, wherever it stands; kept, for searches over all four."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._closed: dict[Heroes, frozenset[Square]] = {}

    def close(self, heroes: Heroes, hero: Hero) -> frozenset[Square]:
        others = (*heroes[:hero], NOWHERE, *heroes[hero + 1 :])
        found = self._closed.get(others)
        if found is None:
            found = self._closed[others] = frozenset(obstacles(self._state._replace(heroes=others), hero))
        return found


def walk(state: State, hero: Hero, closed: Container[Square] | None = None) -> Walk:
    """`closed`: what the others close, if that is known."""
    origin = state.heroes[hero]
    if closed is None:
        closed = ClosedByOthers(state).close(state.heroes, hero)
    search = _WalkSearch(state, hero, _rays(state, hero), closed, sand_traps(state), {origin: 0}, {})
    ahead, far = [origin], 0
    while ahead:
        far += 1
        ahead = search.onward(ahead, far)
    return Walk(hero, search.known, search.before)


class _WalkSearch(NamedTuple):
    state: State
    hero: Hero
    rays: Mapping[int, tuple[Square, ...]]
    closed: Container[Square]
    traps: Container[Square]
    known: dict[Square, int]
    before: dict[Square, tuple[Square, int]]

    def onward(self, ahead: Iterable[Square], far: int) -> list[Square]:
        """Squares not reached before, from which the way may go on."""
        fresh: list[Square] = []
        rides = self.state.board.escalators
        at_once = far == 1  # on one board a vortex is never better later
        whirls = (at_once or self.state.setup.switches.two_boards) and not vortex_closed(self.state)
        for here in ahead:
            self._slide(here, far, fresh)
            if whirls or here in rides:
                self._leap(here, far, fresh, whirls=whirls)
        return [there for there in fresh if there not in self.traps]

    def _slide(self, here: Square, far: int, fresh: list[Square]) -> None:
        _, _, rays, closed, traps, known, before = self
        for direction in _DIRECTIONS:
            for there in rays[here << 2 | direction]:
                if there in closed:
                    break
                if there not in known:
                    known[there], before[there] = far, (here, direction)
                    fresh.append(there)
                elif known[there] < far and there not in traps:
                    break  # from there the rest of this line was reached as soon

    def _leap(self, here: Square, far: int, fresh: list[Square], *, whirls: bool) -> None:
        for ability, there in leaps(self.state, self.hero, here, whirls=whirls):
            if there not in self.known and there not in self.closed:
                self.known[there], self.before[there] = far, (here, ability)
                fresh.append(there)
