"""What a seat may do now, with the reach of each slide. `decide` accepts exactly this."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from hushmaze.rules.acting import refusal_of_vortex, vortex_closed
from hushmaze.rules.clock import refusal_of_phase
from hushmaze.rules.commands import (
    Bell,
    Deed,
    Discard,
    Escalator,
    Explore,
    Look,
    Move,
    Pause,
    Resume,
    Stare,
    Start,
    Steal,
    TurnCard,
    Vortex,
)
from hushmaze.rules.exploring import explorations, refusal_of_tiles, refusal_to_look
from hushmaze.rules.moving_walls import pairs_that_can_go
from hushmaze.rules.obstacles import locked_hourglasses, obstacles, rays_of, refusal_to_stop
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.talking import refusal_to_gesture, refusal_to_ring, refusal_to_speak
from hushmaze.rules.theft import refusal_to_steal
from hushmaze.rules.words import ABILITIES, DIRECTIONS, HEROES, Ability, Direction, Hero, Seat


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


class Talk(NamedTuple):
    """Pings and signs are allowed, and perhaps words."""

    words: bool


Option = Slide | Deed | Talk

_UP_TO = tuple(tuple(range(1, most + 1)) for most in range(512))


def legal(state: State, seat: Seat | None) -> list[Option]:
    """Everything a seat may do, as long as there is sand; nothing for a spectator (A2).

    A deed is there as it can be sent; a `Slide` stands for its moves, a `Talk` for what can be said.
    """
    if seat is None or not 0 <= seat < state.setup.seats:
        return []
    options: list[Option] = []
    if state.stopped_at is None:
        if state.discard_due:
            options += _discards(state)
        else:
            for ability in state.cards[seat]:
                options += _REACH[ability](state)
        options += _table_deeds(state, seat)
    else:
        options += _OUTSIDE_PLAY.get(refusal_of_phase(state), ())
    if refusal_to_gesture(state) is None:
        options.append(Talk(words=refusal_to_speak(state) is None))
    return options


_OUTSIDE_PLAY: dict[Refusal | None, tuple[Option, ...]] = {
    Refusal.NOT_STARTED: (Start(),),
    Refusal.PAUSED: (Resume(),),
}


def reach(state: State) -> dict[Ability, list[Option]]:
    """What each ability could do now, whoever owns it; nothing while no action is possible."""
    if state.stopped_at is not None or state.discard_due:
        return {ability: [] for ability in ABILITIES}
    return {ability: list(_REACH[ability](state)) for ability in ABILITIES}


def _slides(direction: Direction, state: State) -> list[Option]:
    found: list[Option] = []
    locked = locked_hourglasses(state)
    crowded = state.setup.switches.no_gatherings
    closed = obstacles(state, Hero.BARBARIAN)
    for hero in HEROES:
        if hero in state.safe:
            continue
        origin = state.heroes[hero]
        path = rays_of(state, hero)[origin << 2 | direction]
        if not path:
            continue
        if crowded:
            closed = obstacles(state, hero)
        free = len(path)
        if not closed.isdisjoint(path):
            free = next(n for n, where in enumerate(path) if where in closed)
        steps = _UP_TO[free]
        if locked:
            steps = tuple(n for n in steps if path[n - 1] not in locked)
        if steps:
            found.append(Slide(hero, origin, direction, steps))
    return found


def _vortices(state: State) -> Iterator[Option]:
    if vortex_closed(state):
        return
    for hero in HEROES:
        for to in state.board.vortices[hero]:
            if refusal_of_vortex(state, hero, to) is None:
                yield Vortex(hero, state.heroes[hero], to)


def _escalators(state: State) -> Iterator[Option]:
    for hero in HEROES:
        origin = state.heroes[hero]
        to = state.board.escalators.get(origin)
        if to is not None and hero not in state.safe and refusal_to_stop(state, hero, to) is None:
            yield Escalator(hero, origin)


def _explorations(state: State) -> Iterator[Option]:
    if refusal_of_tiles(state) is not None:
        return
    for hero, door in explorations(state):
        yield Explore(hero, state.heroes[hero], door)
    if refusal_to_look(state) is None:
        yield Look()


def _discards(state: State) -> Iterator[Option]:
    for one, other in pairs_that_can_go(state):
        yield Discard(one, other)
        yield Discard(other, one)


def _table_deeds(state: State, seat: Seat) -> Iterator[Option]:
    """What does not take an ability."""
    setup = state.setup
    if refusal_to_steal(state) is None:
        yield Steal()
    if setup.solo:
        yield TurnCard()
    else:
        seats = [Seat(n) for n in range(setup.seats)]
        if refusal_to_ring(state, seat) is None:
            yield from map(Bell, seats)
        yield from (Stare(other) for other in seats if other != seat)
    if setup.options.pause:
        yield Pause()


_REACH: dict[int, Callable[[State], list[Option] | Iterator[Option]]] = {
    **{direction: partial(_slides, direction) for direction in DIRECTIONS},
    Ability.VORTEX: _vortices,
    Ability.ESCALATOR: _escalators,
    Ability.EXPLORE: _explorations,
}
