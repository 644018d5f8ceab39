"""B: comparing finished games."""

from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules import Command, Game
from hushmaze.rules.commands import Start
from hushmaze.rules.events import Interrupted
from hushmaze.rules.result import Result, result
from hushmaze.rules.setup import Rigging
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, prepare, scenario_number
from tests.support.autopilot import play

SCENARIO = scenario_number(1)


def test_fewer_turns_are_better_and_ties_go_to_more_sand() -> None:
    """B1: fewer hourglass squares win, then more sand left; any win is better than a loss."""
    best_first = [
        Result(won=True, turns=0, sand_left=5, counts=True),
        Result(won=True, turns=1, sand_left=900, counts=True),
        Result(won=True, turns=1, sand_left=899, counts=True),
        Result(won=False, turns=0, sand_left=1_000, counts=True),
    ]
    assert sorted(best_first, reverse=True) == best_first
    assert max(best_first) == best_first[0]
    assert min(best_first) == best_first[-1]
    assert best_first[0] >= best_first[1] >= best_first[1]
    assert best_first[3] <= best_first[2] <= best_first[2]


@given(a=st.integers(0, 4), b=st.integers(0, 4), sand=st.integers(0, 180_000))
def test_turns_come_before_sand(a: int, b: int, sand: int) -> None:
    """B1"""
    one, other = Result(True, a, sand, True), Result(True, b, 180_000 - sand, True)
    assert (one < other) == ((-a, sand) < (-b, 180_000 - sand))


def test_a_running_game_has_no_result() -> None:
    """B1"""
    assert result(Game(prepare(SCENARIO, Table(seats=2))).state) is None


def test_a_won_game_counts_its_turns_and_its_sand() -> None:
    """B1"""
    game = play(Game(prepare(SCENARIO, Table(seats=2, seed=1))), pace=100)
    found = result(game.state)
    assert found == Result(True, game.state.turns, game.state.sand_left(game.state.time), True)
    assert found is not None
    assert 0 < found.sand_left < 180_000


def test_a_rigged_game_does_not_count() -> None:
    """B1, S1: what was arranged by hand does not stand in the challenge book."""
    table = Table(seats=2, seed=1, rigging=Rigging(stack=(6, 7, 8, 9, 2)))  # type: ignore[arg-type] # plain numbers read better
    found = result(play(Game(prepare(SCENARIO, table)), pace=100).state)
    assert found is not None
    assert not found.counts


def test_an_interrupted_game_does_not_count() -> None:
    """B1, H1: the clock goes on where it was, and the game is marked."""
    game = Game(prepare(SCENARIO, Table(seats=2, seed=1)))
    game.submit(Command(Seat(0), Start()), 1_000)
    game.record((Interrupted(1_000),))
    assert game.state.sand_left(1_000) == 180_000
    found = result(play(game, pace=100).state)
    assert found is not None
    assert found.won
    assert not found.counts
