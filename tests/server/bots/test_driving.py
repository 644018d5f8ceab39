"""A bot's way through the match: shown, asked, taken at its word, told what was refused."""

import logging
from typing import Any

import pytest

from hushmaze.bots.api import Wish
from hushmaze.rules import Refusal, begin
from hushmaze.rules.commands import Bell, Move, Pause, Resume, Start
from hushmaze.rules.squares import square
from hushmaze.rules.words import Direction, Hero, Seat
from hushmaze.server.bots.driver import SHORTEST_GAP_MS
from hushmaze.server.game import commands
from hushmaze.server.game.match import RETRY_MS, Match
from tests.server.bots.puppets import Stage

BELL = Bell(Seat(0))


def begun(**choices: Any) -> tuple[Stage, Match]:  # noqa: ANN401 -- whatever the table may choose
    """A game has begun and the bot was asked once, and wanted nothing."""
    stage = Stage(**choices)
    match = stage.dealt()
    stage.do("Ann", Start())
    stage.think()
    assert stage.bot.asked_at == [match.now]
    return stage, match


def stir(stage: Stage, n: int = 2) -> None:
    """Something happens, so that bots are asked again."""
    stage.do("Ann", Bell(Seat(1)), n)


def test_a_wish_comes_true_at_its_moment_and_not_before() -> None:
    stage, match = begun()
    stage.wants(Wish(match.now + 700, BELL))
    stir(stage)
    stage.clock.advance(699)
    assert stage.disk.queue == []
    stage.clock.advance(1)
    stage.disk.write()
    (event,) = stage.events_of(1)
    assert (event["type"], event["at"]) == ("bell_placed", match.now)


def test_a_wish_for_a_moment_that_has_passed_comes_true_at_once() -> None:
    stage, match = begun()
    stage.clock.advance(1_000)
    stage.wants(Wish(match.now - 500, BELL))
    stir(stage)
    stage.think()
    stage.disk.write()
    assert len(stage.events_of(1)) == 1


def test_what_happens_meanwhile_makes_a_wish_void() -> None:
    stage, match = begun()
    stage.wants(Wish(match.now + 700, BELL))
    stir(stage)
    stage.think()
    stir(stage, 3)
    stage.pass_time(2_000)
    assert len(stage.bot.asked_at) == 3
    assert stage.events_of(1) == []


def test_without_a_deed_it_is_asked_again_then() -> None:
    stage, match = begun()
    stage.wants(Wish(match.now + 300), Wish(match.now + 900))
    stir(stage)
    first = match.now
    stage.pass_time(2_000, step=1)
    assert stage.bot.asked_at[1:] == [first, first + 300, first + 900]


def test_a_refusal_is_told_and_it_is_asked_again() -> None:
    """A10"""
    stage, match = begun()
    wrong = Move(Hero.MAGE, square(0, 0, 0), Direction.NORTH, 1)
    stage.wants(Wish(0, wrong), Wish(match.now + 500, BELL))
    stir(stage)
    stage.pass_time(1_000)
    assert [deed for deed, _ in stage.bot.refusals] == [wrong]
    assert stage.bot.refusals[0][1] in (Refusal.HERO_NOT_THERE, Refusal.NOT_YOUR_ABILITY)
    assert [event["type"] for event in stage.events_of(1)] == ["bell_placed"]


def test_while_its_deed_is_being_written_it_is_not_asked() -> None:
    stage, match = begun()
    stage.wants(Wish(0, BELL), Wish(0, BELL))
    stir(stage)
    stage.clock.advance(0)
    stage.room.do(stage.people["Ann"], 3, {"type": "bell", "target": 1}, lambda _n, _outcome: None)
    stage.disk.write(0)
    asked = len(stage.bot.asked_at)
    stage.clock.advance(1_000)
    assert len(stage.bot.asked_at) == asked
    stage.disk.write(1)
    stage.think()
    assert len(stage.bot.asked_at) == asked + 1
    assert match.version == 3


def test_what_could_not_be_stored_is_tried_again_later() -> None:
    stage, _ = begun()
    stage.wants(Wish(0, BELL), Wish(0, BELL))
    stir(stage)
    stage.think()
    stage.disk.fail()
    assert stage.bot.refusals == [], "that was not the rules"
    stage.clock.advance(RETRY_MS - 1)
    assert stage.disk.queue == []
    stage.clock.advance(1)
    stage.disk.write()
    assert len(stage.events_of(1)) == 1


def test_no_bot_is_a_flood() -> None:
    stage, _ = begun()
    stage.wants(*[Wish(0, BELL)] * 1_000)
    stir(stage)
    stage.pass_time(1_000, step=1)
    assert len(stage.events_of(1)) <= 1_000 // SHORTEST_GAP_MS + 1
    stage.bot.wishes.clear()
    stage.pass_time(100)
    asked = len(stage.bot.asked_at)
    stage.wants(*[Wish(0)] * 1_000)
    stir(stage, 3)
    stage.pass_time(1_000, step=1)
    assert len(stage.bot.asked_at) - asked <= 1_000 // SHORTEST_GAP_MS + 2


def test_its_numbers_are_below_zero_and_use_up_nobodys() -> None:
    stage, match = begun()
    stage.wants(Wish(0, BELL), Wish(0, BELL))
    stir(stage)
    stage.pass_time(200)
    assert [event["n"] for event in stage.events_of(1)] == [-1, -2]
    assert match.next_number(Seat(1)) == 1


def test_in_a_pause_and_after_the_end_nobody_asks() -> None:
    stage, _ = begun(pause=True)
    stage.do("Ann", Pause(), 2)
    asked = len(stage.bot.asked_at)
    stage.pass_time(1_000)
    assert len(stage.bot.asked_at) == asked
    stage.do("Ann", Resume(), 3)
    stage.think()
    assert len(stage.bot.asked_at) == asked + 1
    stage.wants(Wish(10**9, BELL))
    stage.clock.advance(10**6)
    stage.disk.write()
    asked = len(stage.bot.asked_at)
    stage.pass_time(1_000)
    assert len(stage.bot.asked_at) == asked
    assert stage.clock.alarms == []


def test_a_bot_with_a_fault_falls_silent_and_the_table_plays_on(caplog: pytest.LogCaptureFixture) -> None:
    stage, match = begun()
    stage.bot.fault = ZeroDivisionError("oh")
    with caplog.at_level(logging.ERROR, "hushmaze.bots"):
        stir(stage)
        stage.think()
    assert "seat 1" in caplog.text
    assert match.game in caplog.text
    stage.bot.fault = None
    asked = len(stage.bot.asked_at)
    stir(stage, 3)
    stage.pass_time(100)
    assert len(stage.bot.asked_at) == asked
    assert match.version == 3


def test_a_bot_knows_what_everybody_knows_and_nothing_else() -> None:
    """S3: the setup has no seed and its stack is in no order; events come when everybody hears them."""
    stage, match = begun(seats=2)
    (setup,) = stage.puppets.setups
    hidden = begin(match.durable.setup).stack
    assert begin(setup).stack == tuple(sorted(hidden))
    assert setup.seed == 0
    stage.room.do(stage.people["Ann"], 2, {"type": "bell", "target": 1}, lambda _n, _outcome: None)
    stage.think()
    assert len(stage.bot.events) == 1, "it is not durable yet"
    stage.disk.write()
    stage.think()
    assert len(stage.bot.events) == 2
    assert stage.bot.top is None


def test_where_the_stack_is_face_up_bots_see_its_top() -> None:
    """C8"""
    stage, match = begun(scenario=8, level=1)
    assert stage.bot.top == match.durable.stack[0]


def test_its_dice_are_of_what_everybody_knows() -> None:
    """The same game's name and seat, the same dice, whatever the secret seed is."""
    seeds = []
    for seed in (1, 2):
        stage = Stage(seats=3)
        stage.dealt(game="g", seed=seed)
        stage.do("Ann", Start())
        stage.think()
        seeds.append([bot.seed for _, bot in sorted(stage.puppets.by_seat.items())])
    assert seeds[0] == seeds[1]
    assert seeds[0][0] != seeds[0][1]


def test_a_full_log_takes_nothing_from_a_bot_either(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, match = begun()
    monkeypatch.setattr(commands, "MOST_EVENTS_FOR_TALK", match.version + 1)
    stage.wants(Wish(match.now + 700, BELL))
    stir(stage)
    stage.pass_time(1_000)
    assert stage.events_of(1) == []
    assert stage.metrics.registry.get_sample_value("hushmaze_refusals_total", {"reason": "log_full"}) == 1
