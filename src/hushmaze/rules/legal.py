"""Lists what a seat may do now, with the reach of each slide. `decide` accepts nothing that does more."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from hushmaze.rules.clock import refusal_of_phase
from hushmaze.rules.commands import Bell, Deed, Discard, Pause, Resume, Stare, Start, Steal, TurnCard
from hushmaze.rules.moving_walls import pairs_that_can_go
from hushmaze.rules.reach import Slide, reach_of
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State
from hushmaze.rules.talking import refusal_to_gesture, refusal_to_ring, refusal_to_speak
from hushmaze.rules.theft import refusal_to_steal
from hushmaze.rules.words import Seat


class Talk(NamedTuple):
    """Pings and signs are allowed, and perhaps words."""

    words: bool


Option = Slide | Deed | Talk


def legal(state: State, seat: Seat | None) -> list[Option]:
    """Lists everything a seat may do while there is sand; nothing for a spectator (A2).

    Deeds appear as they can be sent; a `Slide` stands for its moves, a `Talk` for anything that can be said.
    """
    if seat is None or not 0 <= seat < state.setup.seats:
        return []
    options: list[Option] = []
    if state.stopped_at is not None:
        options += _OUTSIDE_PLAY.get(refusal_of_phase(state), ())
    elif state.discard_due:
        options += _discards(state)
        options += _table_deeds(state, seat)
    else:
        for ability in state.cards[seat]:
            options += reach_of(state, ability)
        options += _table_deeds(state, seat)
    if refusal_to_gesture(state) is None:
        options.append(Talk(words=refusal_to_speak(state) is None))
    return options


_OUTSIDE_PLAY: dict[Refusal | None, tuple[Option, ...]] = {
    Refusal.NOT_STARTED: (Start(),),
    Refusal.PAUSED: (Resume(),),
}


def _discards(state: State) -> Iterator[Option]:
    for one, other in pairs_that_can_go(state):
        yield Discard(one, other)
        yield Discard(other, one)


def _table_deeds(state: State, seat: Seat) -> list[Option]:
    """Deeds that need no ability."""
    options: list[Option] = [TurnCard()] if state.setup.solo else []
    if refusal_to_ring(state, seat) is None:
        options += _bells(state.setup.seats)
    options += _stares(state.setup.seats, seat)
    if refusal_to_steal(state) is None:
        options.append(Steal())
    if state.setup.options.pause:
        options.append(Pause())
    return options


@cache
def _bells(seats: int) -> tuple[Option, ...]:
    return tuple(Bell(Seat(target)) for target in range(seats))


@cache
def _stares(seats: int, seat: Seat) -> tuple[Option, ...]:
    return tuple(Stare(Seat(target)) for target in range(seats) if target != seat)
