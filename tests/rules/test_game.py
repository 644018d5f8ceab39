"""A game is its setup and its events."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules import Command, Game, digest, evolve
from hushmaze.rules.commands import Stare
from hushmaze.rules.game import rebuilt
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import Phase, State
from hushmaze.rules.words import Seat
from tests.support.orders import order
from tests.support.table import scenario_setup, setup_of
from tests.support.wander import CHOICES, MOMENTS, legal_commands, walk
from tests.support.wide import examples


@pytest.mark.parametrize("number", range(1, 18))
@examples(10)
@given(seed=st.integers(0, 10**6), choices=st.lists(st.integers(0, 2**16), max_size=30))
def test_events_rebuild_the_game(number: int, seed: int, choices: list[int]) -> None:
    """S1: the log is the game, in every scenario."""
    setup = scenario_setup(number, seed=seed)
    game = Game(setup)
    for choice in choices:
        commands = legal_commands(game.state)
        if not commands:
            break
        game.submit(commands[choice % len(commands)], game.state.time + choice % 2000)
    again = rebuilt(scenario_setup(number, seed=seed), tuple(game.events))
    assert digest(again.state) == digest(game.state)
    assert again.events == game.events


@examples(100)
@given(st.sampled_from(sorted(MOMENTS)), CHOICES)
def test_events_lead_from_any_moment_to_the_same_state(moment: str, choices: list[int]) -> None:
    """S1: state in, state out."""
    start = MOMENTS[moment]()
    end, events = walk(start, choices)
    again: State = MOMENTS[moment]()
    for event in events:
        again = evolve(again, event)
    assert digest(again) == digest(end)
    assert all(one.at <= other.at for one, other in pairwise(events))


def test_a_refused_command_leaves_no_event() -> None:
    """A10: the log knows nothing of it."""
    game = Game(setup_of())
    assert game.submit(*order(game.state, "M north 1")) is Refusal.NOT_STARTED
    assert game.events == []


@pytest.mark.parametrize("who", ["", "9: ", "0: "])
def test_no_refusal_lets_the_clock_pass_the_deadline_without_the_loss(who: str) -> None:
    """H2: nor one of a spectator or of a seat that is not there."""
    game = Game(setup_of())
    game.submit(*order(game.state, "0: start"))
    seat = Seat(int(who[0])) if who else None
    decision = game.submit(Command(seat, Stare(Seat(1))), 180_000)
    assert isinstance(decision, Refusal)
    assert game.state.phase is Phase.LOST
    assert game.events[-1].at == 180_000


def test_time_brings_the_end_by_itself() -> None:
    """H2: no command is needed."""
    game = Game(setup_of())
    game.submit(*order(game.state, "0: start"))
    assert game.pass_time(179_999) == ()
    assert len(game.pass_time(180_000)) == 1
    assert game.pass_time(999_999) == ()
    assert game.state.over
