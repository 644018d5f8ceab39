"""The analysis of whole games: every golden one, each cut short as well, and random ones."""

from collections.abc import Sequence
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.analysis import Analysis, analyse
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import Log, read_log
from hushmaze.rules import Command, Event, Game, legal
from hushmaze.rules.commands import Start
from hushmaze.rules.events import Said
from hushmaze.rules.setup import Options
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, builtin_scenarios
from hushmaze.tiles import standard_set
from tests.analysis.holding import hold
from tests.support.golden import GAMES, TELLING
from tests.support.wander import deeds_of
from tests.support.wide import examples, wide

NAMES = sorted(file.stem for file in GAMES.glob("*.log"))


def golden(name: str) -> Log:
    return read_log((GAMES / f"{name}.log").read_text(encoding="utf-8"))


@cache
def analysis_of(name: str) -> Analysis:
    """Made once for all who only look at it."""
    return analyse(golden(name))


def analysed(log: Log, events: Sequence[Event]) -> Analysis:
    return analyse(Log(log.heading, tuple(events)))


@pytest.mark.parametrize("name", [name if name in TELLING else wide(name) for name in NAMES])
def test_every_golden_game(name: str) -> None:
    log = golden(name)
    analysis = analysis_of(name)
    hold(analysis, log.heading.setup(), log.events)
    assert analysis.phase == log.game().state.phase
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


@pytest.mark.parametrize(
    "name", ["seats-1", "scenario-11", wide("scenario-06"), wide("scenario-13"), wide("seats-9")]
)
def test_games_that_were_given_up(name: str) -> None:
    """In the middle, right after the start, before it, before anything happened."""
    log = golden(name)
    for length in (len(log.events) // 2, 4, 3, 0):
        events = log.events[:length]
        analysis = analysed(log, events)
        hold(analysis, log.heading.setup(), events)
        assert analysis.phase not in ("won", "lost")
        assert (analysis.started_at is None) == (length < 4)
        assert length > 4 or (analysis.play_ms, analysis.sand.curve) == (0, [])


def test_a_game_that_begins_in_the_middle_has_its_chances() -> None:
    assert analysis_of("2-from-the-middle").chances


def test_the_same_game_has_the_same_analysis() -> None:
    assert analyse(golden("scenario-04")) == analysis_of("scenario-04")


def test_what_is_said_after_the_end_counts_for_nothing() -> None:
    """W7"""
    log = golden("scenario-01")
    later = Said(log.events[-1].at + 60_000, Seat(0), "Again!")
    assert analysed(log, [*log.events, later]) == analysis_of("scenario-01")


@st.composite
def wandering(draw: st.DrawFn) -> Log:
    """Anything legal at any time, pauses too."""
    number = draw(st.sampled_from([1, 3, 6, 9, 11, 13, 17]))
    scenario = builtin_scenarios()[number]
    seats = draw(st.sampled_from(scenario.seats))
    table = Table(seats=seats, seed=draw(st.integers(0, 99)), options=Options(pause=True))
    heading = Heading(scenario, table, standard_set())
    game = Game(heading.setup())
    now = draw(st.integers(0, 5_000))
    game.submit(Command(Seat(0), Start()), now)
    for _ in range(draw(st.integers(0, 25))):
        now += draw(st.integers(0, 15_000))
        seat = Seat(draw(st.integers(0, seats - 1)))
        options = [deed for option in legal(game.state, seat) for deed in deeds_of(option)]
        if options:
            game.submit(Command(seat, draw(st.sampled_from(options))), now)
    return Log(heading, tuple(game.events))


@examples(40)
@given(wandering())
def test_times_and_shares_add_up_whatever_is_played(log: Log) -> None:
    """Without the plan beside it, which takes most of the time and of which nothing is held here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hushmaze.analysis.compared._planned", lambda _setup, _pace: None)
        hold(analyse(log), log.heading.setup(), log.events)


@examples(4)
@given(wandering())
def test_at_whatever_pace_a_plan_stands_beside_it_or_none(log: Log) -> None:
    beside = analyse(log).beside
    if beside.plan is not None:
        assert beside.least_actions is not None
        assert beside.plan.actions >= beside.least_actions
