"""Whether a deal can be won: yes with a plan, no with a proof, or not known."""

from dataclasses import replace

from hushmaze.bots.solver import (
    HUMAN_PACE,
    QUICK,
    Impossible,
    Obstacle,
    SolverPace,
    Unknown,
    Winnable,
    fair_deal,
    par_ms,
    solve,
    winnable,
)
from hushmaze.rules import Setup
from hushmaze.rules.version import FIRST_RULES
from hushmaze.scenarios import Table, prepare, scenario_number
from tests.support.table import scenario_setup, setup_of

SLEEPY = SolverPace(team_ms=60_000, seat_ms=60_000, hero_ms=60_000, explore_ms=60_000, card_ms=60_000)


def deal(seed: int) -> Setup:
    return scenario_setup(3, seed=seed)


def test_a_deal_with_a_plan_is_winnable() -> None:
    """K7"""
    verdict = winnable(deal(1), HUMAN_PACE, QUICK)
    assert isinstance(verdict, Winnable)
    assert verdict.plan == solve(deal(1), HUMAN_PACE, QUICK)


def test_a_deal_without_an_exit_is_impossible() -> None:
    """W4"""
    assert winnable(setup_of(stack=(6, 12))) == Impossible(Obstacle.NOT_IN_THE_DEAL)


def test_two_boards_with_one_exit_are_impossible() -> None:
    """C13, P1: the heroes are never all on one board, and after the theft nobody changes boards.

    By the first rules such a table could be laid, and logs tell of some.
    """
    scenario = replace(scenario_number(13), levels=(1, 2))
    setup = prepare(scenario, Table(seats=4, level=1), rules=FIRST_RULES)
    assert winnable(setup) == Impossible(Obstacle.BOARDS_APART)


def test_who_is_too_slow_cannot_win() -> None:
    """H2, H3: four hourglasses more than the first are 15 minutes at most."""
    assert winnable(deal(1), SLEEPY) == Impossible(Obstacle.TOO_SLOW)


def test_too_little_sand_for_the_solver_proves_nothing() -> None:
    """H2"""
    setup = scenario_setup(1, seed=1, hourglass_ms=40_000)
    verdict = winnable(setup, HUMAN_PACE, QUICK)
    assert isinstance(verdict, Unknown)
    assert verdict.too_late is not None
    assert not verdict.too_late.in_time


def test_a_fair_deal_is_the_first_that_is_winnable() -> None:
    """K7"""
    lacking = setup_of(stack=(6, 12))
    assert fair_deal(lambda seed: deal(seed) if seed > 2 else lacking, range(1, 9)) == 3


def test_there_may_be_no_fair_deal() -> None:
    """K7"""
    assert fair_deal(lambda _: setup_of(stack=(6, 12)), range(3)) is None
    assert fair_deal(lambda _: scenario_setup(1, seed=1, hourglass_ms=40_000), range(1)) is None


def test_par_is_the_time_of_the_plan() -> None:
    """B1"""
    setup = scenario_setup(1, seed=4)
    plan = solve(setup)
    assert plan is not None
    assert par_ms(setup) == plan.time_ms
    assert par_ms(scenario_setup(1, seed=1, hourglass_ms=40_000)) is None
