"""The hourglass of a match: it ends the game by itself, and stands while nobody is back after a restart."""

import json

from hushmaze.rules.commands import Bell, Pause, Resume, Say, Start
from hushmaze.rules.setup import Options
from hushmaze.rules.words import Seat
from tests.server.game.matches import HOURGLASS_MS, a_move, started
from tests.server.support import Ear, Played


def test_the_sand_runs_out_by_itself_at_its_millisecond() -> None:
    """H2"""
    played = started()
    played.clock.advance(HOURGLASS_MS - 1)
    assert played.disk.queue == []
    played.clock.advance(1)
    played.disk.write()
    assert [update["events"] for update in played.watcher.heard[1:]] == [
        [{"type": "lost", "at": HOURGLASS_MS, "why": "sand"}]
    ]
    assert played.ended == [played.match]
    assert played.clock.alarms == []


def test_a_clock_that_rings_a_hair_too_early_rings_again() -> None:
    """H2"""
    played = started()
    played.clock.advance(HOURGLASS_MS - 1)
    played.clock.ring_early()
    assert played.disk.queue == []
    played.clock.advance(1)
    assert len(played.disk.queue) == 1


def test_a_deed_at_the_last_moment_is_too_late_and_ends_the_game() -> None:
    """H2, W7: whether the alarm has rung or not."""
    played = started()
    seat, move = a_move(played.match.durable)
    played.clock.alarms.clear()
    played.match._time._alarm.set(None)  # an alarm that does not ring at all
    played.clock.advance(HOURGLASS_MS)
    assert played.do(seat, move)["reason"] == "too_late"
    assert played.match.durable.over
    assert played.do(seat, move)["reason"] == "game_over"
    assert len(played.ended) == 1


def test_words_after_the_end_do_not_end_it_again() -> None:
    """T4"""
    played = started()
    played.clock.advance(HOURGLASS_MS)
    played.disk.write()
    assert played.do(2, Say("well played"))["type"] == "done"
    assert len(played.ended) == 1


def test_a_pause_stops_the_alarm() -> None:
    """H1"""
    played = started(Options(pause=True))
    played.clock.advance(1_000)
    played.do(1, Pause())
    assert played.clock.alarms == []
    played.clock.advance(HOURGLASS_MS)
    played.do(1, Resume())
    assert played.clock.alarms == [played.clock.now() + HOURGLASS_MS - 1_000]


def test_the_clock_of_a_game_that_came_back_stands_until_somebody_sits_down_to_it() -> None:
    played = started()
    played.clock.advance(5_000)
    played.do(1, Bell(Seat(2)))
    match = played.reopen()
    assert not match.awake
    played.clock.advance(3_600_000)
    assert match.now == 5_000
    assert played.clock.alarms == []
    assert played.disk.queue == []

    match.wake()
    match.wake()
    played.disk.write()
    assert played.watcher.last("update")["events"] == [{"type": "interrupted", "at": 5_000}]
    assert match.durable.was_interrupted
    assert match.awake
    played.clock.advance(HOURGLASS_MS - 5_000 - 1)
    assert not match.durable.over
    played.clock.advance(1)
    played.disk.write()
    assert match.durable.over, "the outage was not charged"


def test_a_deed_wakes_a_game_too() -> None:
    played = started()
    played.reopen()
    assert played.do(1, Bell(Seat(2)))["v"] == 3
    kinds = [json.loads(line)["type"] for line in played.disk.lines]
    assert kinds == ["started", "interrupted", "bell_placed"]


def test_a_game_in_planning_is_not_marked() -> None:
    """S6"""
    played = Played()
    played.do(1, Say("shall we?"))
    match = played.reopen()
    match.wake()
    assert played.disk.queue == []
    played.do(0, Start())
    assert not match.durable.was_interrupted
    assert played.clock.alarms == [played.clock.now() + HOURGLASS_MS]


def test_a_game_that_is_over_is_not_marked_nor_ended_again() -> None:
    played = started()
    played.clock.advance(HOURGLASS_MS)
    played.disk.write()
    match = played.reopen()
    match.wake()
    assert played.disk.queue == []
    played.do(0, Say("that was it"))
    assert len(played.ended) == 1
    assert not match.durable.was_interrupted


def test_a_game_does_not_go_on_without_its_mark() -> None:
    played = started()
    played.clock.advance(5_000)
    played.do(1, Bell(Seat(2)))
    match = played.reopen()
    lost = Ear()
    played.send(1, Bell(Seat(3)), lost)
    played.disk.fail()
    assert lost.last("refused")["reason"] == "not_stored"
    played.clock.advance(60_000)
    assert not match.awake
    assert match.now == 5_000
    with played.disk.one_turn():
        played.send(1, Bell(Seat(3)), lost)
    played.disk.fail()
    assert not match.awake, "the same where the mark and the deed are one entry"
    played.do(1, Bell(Seat(3)))
    assert match.durable.was_interrupted
    assert match.durable.deadline - match.now == HOURGLASS_MS - 5_000
