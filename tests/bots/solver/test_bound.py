"""The lower bound is never above a win: not the best one of tiny deals, not any that was ever seen."""

from pathlib import Path

import pytest

from hushmaze.bots.solver import lower_bound, solve
from hushmaze.protocol.game_log.log import read_log
from hushmaze.rules import Game, Setup
from hushmaze.rules.begin import CENTRE
from hushmaze.rules.events import EscalatorTaken, Event, Moved, TilePlaced, VortexTaken
from hushmaze.rules.setup import Rigging
from hushmaze.rules.state import Phase
from hushmaze.rules.words import TileNumber
from tests.bots.solver.exhaustive import fewest_actions
from tests.bots.solver.tiny import TINY
from tests.support.autopilot import play
from tests.support.golden import GAMES
from tests.support.table import scenario_setup, setup_of


def actions(events: list[Event]) -> int:
    return sum(isinstance(event, Moved | VortexTaken | EscalatorTaken | TilePlaced) for event in events)


@pytest.mark.parametrize("setup", TINY.values(), ids=TINY)
def test_the_best_win_of_a_tiny_deal_lies_between_the_bound_and_the_plan(setup: Setup) -> None:
    """A3, A6, X1, W4"""
    best, plan = fewest_actions(setup), solve(setup)
    assert best is not None
    assert plan is not None
    assert lower_bound(setup).actions <= best <= plan.actions


@pytest.mark.parametrize("log", sorted(GAMES.glob("*.log")), ids=lambda log: log.stem)
def test_it_is_not_above_a_golden_win(log: Path) -> None:
    """S1"""
    game = read_log(log.read_text(encoding="utf-8")).game()
    if game.state.phase is Phase.WON:
        assert lower_bound(game.setup).actions <= actions(game.events)


@pytest.mark.parametrize("number", range(1, 18))
def test_it_is_not_above_a_win_of_the_autopilot(number: int) -> None:
    """C1 to C17"""
    setup = scenario_setup(number, seed=number, hourglass_ms=3_600_000)
    game = play(Game(setup), number)
    if game.state.phase is Phase.WON:
        assert lower_bound(setup).actions <= actions(game.events)


def test_every_tile_up_to_the_last_needed_one_is_explored() -> None:
    """X1, X5: the exits lie on tile 2 and the items on tile 6; the others come before, between and after."""
    setup = setup_of(stack=(12, 2, 13, 6, 14))
    assert lower_bound(setup).explores == 4


def test_slides_to_doors_are_what_a_crystal_ball_saves() -> None:
    """P6: a ball places two tiles, from wherever they lie."""
    stack = (8, 12, 2, 13, 6)
    plain, with_ball = setup_of(stack=stack), setup_of(stack=stack, rules="crystal_balls")
    assert lower_bound(plain).to_doors > lower_bound(with_ball).to_doors


def test_a_door_serves_no_tile_that_came_before_it() -> None:
    """X1: tile 6 has the cheapest doors, but it is the last that is placed before the theft."""
    assert lower_bound(setup_of(stack=(6, 2))).to_doors == 1
    assert lower_bound(setup_of(stack=(12, 6, 2))).to_doors == 3


def test_doors_that_open_again_need_no_slide() -> None:
    """C11"""
    stack = (12, 2, 13, 6)
    assert lower_bound(setup_of(stack=stack)).to_doors > 0
    assert lower_bound(setup_of(stack=stack, rules="moving_walls")).to_doors == 0


def test_no_vortex_no_short_cut() -> None:
    """C16: on tile 2 the exits are near the doors; the dwarf's vortex on tile 1 is nobody else's."""
    stack = (2, 6)
    assert (
        lower_bound(setup_of(stack=stack)).actions
        <= lower_bound(setup_of(stack=stack, rules="no_vortex")).actions
    )


def test_what_is_in_no_tile_is_never_revealed() -> None:
    """W1, P2"""
    assert lower_bound(setup_of(stack=(12, 6))).actions >= 999
    assert lower_bound(setup_of(stack=(2, 12))).actions >= 999
    assert lower_bound(setup_of(stack=(2, 12))).to_doors == 0


def test_it_depends_on_the_stack_as_it_lies() -> None:
    """S3: a rigged stack is the stack."""
    rigging = Rigging(stack=tuple(map(TileNumber, (2, 6, 12))), heroes=CENTRE)
    assert lower_bound(setup_of(stack=(12, 2, 6), rigging=rigging)).explores == 2
