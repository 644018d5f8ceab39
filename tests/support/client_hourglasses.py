"""Hourglasses as the rules turn them, for the client's companion; `client_games` writes them."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hushmaze.rules.consequences import Consequences
from hushmaze.rules.hourglass import turn_hourglass
from hushmaze.rules.state import State
from hushmaze.rules.words import HEROES
from tests.support.orders import after
from tests.support.spots import spot
from tests.support.table import game

GLASSES = 200
MOST_TURNS = 12


class Look(NamedTuple):
    """What is in the upper chamber at a moment, and whether it was just turned."""

    at: int
    turned: bool
    left: int


class Glass(NamedTuple):
    capacity: int
    started: int
    looks: list[Look]
    out: int
    """When the game is lost, if nobody turns it again (H2)."""


def glasses() -> Iterator[Glass]:
    """The same ones every time: turned early, late, twice at once, and in the last millisecond (H3, H4)."""
    for seed in range(GLASSES):
        yield _glass(Random(seed))


def _glass(chance: Random) -> Glass:
    capacity = chance.choice((180_000, 1_000, chance.randint(1, 3_600_000)))
    now = started = chance.randint(0, 2_000_000)
    state = after(game("phase=planning", hourglass_ms=capacity), f"0: start at {started}")
    looks = []
    for _ in range(chance.randint(0, MOST_TURNS)):
        left = state.sand_left(now)
        now += chance.choice((0, left - 1, chance.randrange(left)))
        turned = chance.random() < 0.7
        if turned:
            state = _turned(state, now)
        looks.append(Look(now, turned, state.sand_left(now)))
        if state.over:
            break
    return Glass(capacity, started, looks, state.deadline)


def _turned(state: State, now: int) -> State:
    consequences = Consequences(state)
    turn_hourglass(consequences, HEROES[0], spot(state.board, "hg"), now)
    return consequences.state
