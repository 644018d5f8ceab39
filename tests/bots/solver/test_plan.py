"""Plans: the rules accept them deed by deed, at the pace they were made for."""

from dataclasses import replace
from itertools import pairwise

import pytest

from hushmaze.bots.solver import HUMAN_PACE, QUICK, SolverPace, WinningPlan, lower_bound, replayed, solve
from hushmaze.bots.solver.line import SolverAction
from hushmaze.rules import Setup
from hushmaze.rules.commands import Discard, Explore, Steal, TurnCard
from hushmaze.rules.events import HourglassTurned
from hushmaze.rules.setup import Edition, Options
from hushmaze.rules.state import Phase
from tests.support.table import scenario_setup

FAST = SolverPace(team_ms=300, seat_ms=300, hero_ms=500, explore_ms=1_000, card_ms=150)


def won(setup: Setup, pace: SolverPace = HUMAN_PACE) -> WinningPlan:
    """A plan that wins in time, checked in every respect."""
    plan = solve(setup, pace, QUICK)
    assert plan is not None
    assert plan.in_time
    game = replayed(setup, plan)
    assert (game.state.phase, game.state.time) == (Phase.WON, plan.time_ms)
    assert (game.state.turns, game.state.sand_left(plan.time_ms)) == (plan.turns, plan.sand_left_ms)
    assert plan.actions == sum(isinstance(timed.deed, SolverAction) for timed in plan.deeds)
    assert plan.actions >= lower_bound(setup).actions
    _keeps_pace(plan, pace)
    return plan


def _keeps_pace(plan: WinningPlan, pace: SolverPace) -> None:
    acts = [timed for timed in plan.deeds if isinstance(timed.deed, SolverAction)]
    for one, other in pairwise(acts):
        explored = isinstance(one.deed, Explore)
        assert other.at - one.at >= (max(pace.explore_ms, pace.team_ms) if explored else pace.team_ms)
        if one.seat == other.seat:
            assert other.at - one.at >= pace.seat_ms
        if one.deed.hero is other.deed.hero:  # type: ignore[union-attr] # actions all have one
            assert other.at - one.at >= pace.hero_ms


@pytest.mark.parametrize("number", range(1, 17))
def test_every_scenario_is_won(number: int) -> None:
    """C1 to C16"""
    won(scenario_setup(number, seed=1))


def test_no_gatherings_is_won() -> None:
    """C17"""
    won(scenario_setup(17, seed=1))


@pytest.mark.parametrize("seats", [2, 3, 5, 6, 7, 8])
def test_every_seat_count_wins(seats: int) -> None:
    """S4, P3"""
    won(scenario_setup(3, seed=2, seats=seats))


def test_nine_seats_with_a_leader() -> None:
    """C9"""
    won(scenario_setup(9, seed=1, seats=9, level=2))


def test_alone_cards_are_turned_over() -> None:
    """L1, L2, L3"""
    plan = won(scenario_setup(2, seed=1, seats=1), FAST)
    assert any(isinstance(timed.deed, TurnCard) for timed in plan.deeds)


@pytest.mark.parametrize("edition", Edition)
def test_every_edition_is_won(edition: Edition) -> None:
    """E1, E2, E3: where the theft must be called, it is."""
    plan = won(scenario_setup(2, seed=3, options=Options(edition=edition)))
    called = any(timed.deed == Steal() for timed in plan.deeds)
    assert called == (edition is Edition.B)


@pytest.mark.parametrize("level", [1, 2, 3, 7])
def test_every_level_is_won(level: int) -> None:
    """C14"""
    won(scenario_setup(14, seed=2, level=level))


def test_walls_move_when_the_hourglass_is_turned() -> None:
    """C11"""
    plan = won(scenario_setup(11, seed=1))
    assert plan.turns
    assert any(isinstance(timed.deed, Discard) for timed in plan.deeds)


def test_the_hourglass_is_turned_late() -> None:
    """H3, H4: what is left goes down to the lower chamber, so little should be."""
    setup = scenario_setup(3, seed=1)
    game = replayed(setup, won(setup))
    turns = [event for event in game.events if isinstance(event, HourglassTurned)]
    assert turns
    assert all(event.sand > setup.hourglass_ms * 0.7 for event in turns)


def test_no_turn_is_wasted_where_the_sand_is_enough() -> None:
    """H4"""
    assert won(scenario_setup(1, seed=1, hourglass_ms=600_000)).turns == 0


def test_scanty_sand_is_turned_again_and_again() -> None:
    """H3: 100 s hold less than half of the game."""
    assert won(scenario_setup(1, seed=1, hourglass_ms=100_000)).turns >= 2


def test_a_plan_that_comes_too_late_says_so() -> None:
    """H2"""
    setup = scenario_setup(1, seed=1, hourglass_ms=20_000)
    plan = solve(setup, HUMAN_PACE, QUICK)
    assert plan is not None
    assert (plan.in_time, plan.turns) == (False, 0)
    assert replayed(setup, plan).state.phase is Phase.WON


def test_a_plan_for_another_deal_is_refused() -> None:
    """A10"""
    plan = won(scenario_setup(3, seed=1))
    with pytest.raises(ValueError, match="ms:"):
        replayed(scenario_setup(3, seed=2), plan)


def test_equal_deals_have_equal_plans() -> None:
    """S1"""
    setup = scenario_setup(4, seed=5)
    assert solve(setup, HUMAN_PACE, QUICK) == solve(replace(setup), HUMAN_PACE, QUICK)
