"""Sand that was turned early, cameras that kept everybody from it, pauses in which it stood (H, P7)."""

import pytest

from hushmaze.analysis import analyse
from hushmaze.analysis.report import SandReport, Stretch
from hushmaze.analysis.sand import LATE_MS, sand_story, wasted
from hushmaze.analysis.seats import ranked
from hushmaze.analysis.spans import moments, spans
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import Log
from hushmaze.rules import Command, Game, begin, evolve
from hushmaze.rules.commands import Move, Start
from hushmaze.rules.obstacles import locked_hourglasses
from hushmaze.rules.state import Loss
from hushmaze.rules.words import Direction, Hero, Seat
from hushmaze.scenarios import Table, builtin_scenarios
from hushmaze.tiles import standard_set
from tests.analysis.holding import hold
from tests.analysis.test_analyse import golden


def sand_of(log: Log) -> SandReport:
    """This part of the analysis alone."""
    setup = log.heading.setup()
    told = list(moments(setup, log.events))
    return sand_story(setup, told, spans(told))


@pytest.mark.parametrize(("left", "lost"), [(0, 0), (LATE_MS, 0), (LATE_MS + 500, 1_000), (90_000, 160_000)])
def test_turning_early_costs_twice_what_was_left_over_the_margin(left: int, lost: int) -> None:
    """H3, H4: turned now the sand lasts capacity - left; turned later it first runs on, then lasts longer."""
    capacity = 180_000
    now = capacity - left
    later = (left - LATE_MS) + capacity - LATE_MS
    assert wasted(left) == lost == max(later - now, 0)


def test_turns_are_told_with_hero_seat_and_square() -> None:
    """H3"""
    turns = sand_of(golden("scenario-11")).turns
    assert turns
    assert all(turn.left_ms + turn.sand_ms == 60_000 for turn in turns)
    assert {turn.hero for turn in turns} <= {"barbarian", "mage", "elf", "dwarf"}


@pytest.mark.parametrize("name", ["scenario-07", "scenario-14", "scenario-06"])
def test_how_long_cameras_locked_the_hourglasses(name: str) -> None:
    """P7, P8"""
    log = golden(name)
    sand = sand_of(log)
    state, locked = begin(log.heading.setup()), 0
    broken = 0
    for event in log.events:
        locked += (event.at - state.time) if state.running and locked_hourglasses(state) else 0
        before = state.spent
        state = evolve(state, event)
        broken += any(square in state.board.cameras for square in state.spent - before)
    assert sand.locked_ms == locked == sum(each.end - each.start for each in sand.locked)
    assert len(sand.broken) == broken


def test_a_pause_is_told_and_not_played() -> None:
    """H1"""
    log = golden("edition-a")
    analysis = analyse(log)
    assert analysis.pauses == [Stretch(3_000, 9_000)]
    assert analysis.sand.curve[:3] == [(1_000, 180_000), (3_000, 178_000), (9_000, 178_000)]


def test_a_turn_that_ends_the_game_is_on_the_curve_too() -> None:
    """C11, H3: before two tiles lie there is nothing to discard."""
    heading = Heading(builtin_scenarios()[11], Table(seats=2, seed=0), standard_set())
    game = Game(heading.setup())
    game.submit(Command(Seat(0), Start()), 1_000)
    for at, direction, steps in ((3_000, Direction.WEST, 1), (5_000, Direction.SOUTH, 2)):
        walk = Move(Hero.DWARF, game.state.heroes[Hero.DWARF], direction, steps)
        game.submit(Command(Seat(1), walk), at)
    assert game.state.loss is Loss.WALLS
    log = Log(heading, tuple(game.events))
    capacity = heading.setup().hourglass_ms
    assert sand_of(log).curve == [(1_000, capacity), (5_000, capacity - 4_000), (5_000, 4_000)]
    hold(analyse(log), heading.setup(), log.events)


def test_nearest_rank() -> None:
    assert ranked([], 0.5) is None
    assert ranked([7], 0.9) == 7
    assert [ranked(list(range(1, 11)), share) for share in (0.1, 0.5, 0.9, 1.0)] == [1, 5, 9, 10]
