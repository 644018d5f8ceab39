"""The analysis of games that begin in a position put up by hand: time counts from there."""

from dataclasses import replace

import pytest

from hushmaze.analysis import analyse
from hushmaze.analysis.analyse import figures_of
from hushmaze.analysis.ending.report import Medal, MedalKind
from hushmaze.analysis.what_if import WhatIfQuestion, play_on
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import Log
from hushmaze.protocol.game_log.played import played_ms
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Command, Game, Refusal, Setup
from hushmaze.rules.begin import CENTRE
from hushmaze.rules.commands import Move
from hushmaze.rules.setup import Rigging
from hushmaze.rules.words import Direction, Hero, Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.tiles import standard_set
from tests.analysis.holding import hold
from tests.analysis.test_by_hand import MOVES, small_setup

BEGUN = "phase=heist time=60000 deadline=165000"


def heading_of(position: str) -> Heading:
    table = Table(seats=4, seed=1, rigging=Rigging(position=position))
    return Heading(scenario_number(3), table, standard_set())


def corners() -> Setup:
    """The small game, in the middle."""
    dealt = small_setup()
    assert dealt.rigging is not None
    return replace(dealt, rigging=replace(dealt.rigging, position=BEGUN))


def test_the_sand_of_a_position_runs_out() -> None:
    """H2: five seconds were left, and nobody did anything."""
    game = Game(heading_of(BEGUN.replace("165000", "65000")).setup())
    game.pass_time(70_000)
    analysis = figures_of(game.setup, game.events, "lost")
    assert (analysis.sand.left_ms, analysis.sand.curve) == (0, [(60_000, 5_000), (65_000, 0)])
    assert analysis.play_ms == played_ms(game.state, game.events) == 5_000
    hold(analysis, game.setup, game.events)


@pytest.mark.parametrize("first_move", [60_000, 80_000])
def test_time_counts_from_the_position_on(first_move: int) -> None:
    game = Game(corners())
    west = Move(Hero.DWARF, CENTRE[2], Direction.WEST, 1)
    assert not isinstance(game.submit(Command(Seat(1), west), first_move), Refusal)
    game.pass_time(999_999)
    analysis = figures_of(game.setup, game.events, "moved")
    assert analysis.play_ms == played_ms(game.state, game.events) == 105_000
    assert analysis.started_at == 60_000
    hold(analysis, game.setup, game.events)


def test_light_fingers_are_as_quick_as_since_the_position() -> None:
    """W1: MOVES come to the theft 17 s after the position."""
    game = Game(corners())
    for at, seat, hero, direction in MOVES:
        move = Move(hero, game.state.heroes[hero], direction, 1)
        assert not isinstance(game.submit(Command(Seat(seat), move), 60_000 + at), Refusal)
    assert Medal(MedalKind.LIGHT_FINGERS, 1, 17_000) in figures_of(game.setup, game.events, "stolen").medals


def test_a_position_in_which_nobody_did_anything() -> None:
    log = Log(heading_of(BEGUN), ())
    analysis = analyse(log)
    assert (analysis.started_at, analysis.ended_at, analysis.play_ms) == (60_000, 60_000, 0)
    assert (analysis.phase, analysis.sand.left_ms) == ("heist", 105_000)
    branch = play_on(log, WhatIfQuestion(level=BotLevel.FAST))
    assert (branch.version, branch.at) == (0, 60_000)
    assert branch.phase in ("won", "lost")
