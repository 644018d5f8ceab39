"""In a talk window with a person at the table bots hold still, for a while (T2, T3)."""

import pytest

from hushmaze.bots.api import Wish
from hushmaze.rules.commands import Bell, Say
from hushmaze.rules.words import Seat
from hushmaze.server.bots.manners.talk_windows import LEAST_SAND_MS, ONE_BY_ONE_MS
from tests.server.bots.manners.salon import ANOTHER_STEP, STEP, TURN, Salon


def opened(salon: Salon) -> int:
    """Ann turns the hourglass while the bot on seat 1 would like to move at once; gives the moment."""
    for _ in range(50):
        salon.bot.wishes.append(Wish(0, STEP))
    salon.ann(TURN)
    assert salon.match.durable.talk
    return salon.match.now


def test_bots_hold_still_until_the_time_runs_out() -> None:
    salon = Salon()
    at = opened(salon)
    salon.pass_time(9_980)
    assert salon.moved() == []
    assert salon.match.durable.talk
    salon.pass_time(100)
    assert salon.moved() == [at + 10_000]
    assert not salon.match.durable.talk


@pytest.mark.parametrize("ms", [5_000, 30_000])
def test_the_host_chooses_how_long(ms: int) -> None:
    salon = Salon(bots_listen_ms=ms)
    at = opened(salon)
    salon.pass_time(ms + 100)
    assert salon.moved() == [at + ms]


def test_they_go_on_when_a_person_acts() -> None:
    salon = Salon()
    at = opened(salon)
    salon.pass_time(3_000)
    assert salon.moved() == []
    salon.ann(ANOTHER_STEP)
    salon.pass_time(100)
    assert len(salon.moved()) == 1
    assert salon.moved()[0] < at + 3_200


def test_words_of_a_person_do_not_end_it() -> None:
    salon = Salon()
    at = opened(salon)
    salon.pass_time(3_000)
    salon.ann(Say("Who goes west?"))
    salon.pass_time(6_900)
    assert salon.moved() == []
    salon.pass_time(200)
    assert salon.moved() == [at + 10_000]


def test_they_go_on_one_after_the_other() -> None:
    salon = Salon()
    at = opened(salon)
    salon.puppets.by_seat[2].wishes.extend([Wish(0, Bell(Seat(0)))] * 50)
    salon.pass_time(12_000)
    (rung,) = [event["at"] for event in salon.events_of(2) if event["type"] == "bell_placed"][:1]
    assert salon.moved() == [at + 10_000]
    assert rung == at + 10_000 + ONE_BY_ONE_MS


@pytest.mark.parametrize("choices", [{"bots_listen_ms": 0}, {"run_ms": 14_000}])
def test_they_act_at_once_where_the_host_says_so_and_with_little_sand(choices: dict[str, int]) -> None:
    """H3: turned after 14 s, the hourglass has 14 s left."""
    salon = Salon(**choices)
    at = opened(salon)
    salon.pass_time(100)
    assert salon.moved() == [at]


def test_the_hold_ends_before_the_sand_is_low() -> None:
    salon = Salon(run_ms=20_000)
    opened(salon)
    salon.pass_time(7_000)
    (moved,) = salon.moved()
    assert salon.match.durable.deadline - moved == LEAST_SAND_MS


def test_without_a_person_at_the_table_nobody_holds_still() -> None:
    """Ann is away, so that her last move was seen by nobody."""
    salon = Salon(bots_hold=False)
    opened(salon)
    salon.enter("Eve")
    salon.leave("Ann")
    salon.pass_time(100)
    told = [event for update in salon.ears["Eve"].of("update") for event in update["events"]]
    assert [event["type"] for event in told if event.get("seat") == 1] == ["moved"]


def test_a_window_that_nobody_has_heard_of_yet_is_not_closed() -> None:
    """A bot's moment comes while the turn of the hourglass is being written."""
    salon = Salon()
    salon.bot.wishes.extend([Wish(salon.match.now + 200, STEP)] * 50)
    salon.ann(Bell(Seat(2)))
    salon.clock.advance(199)
    salon.room.do(salon.people["Ann"], 99, TURN, lambda _n, _outcome: None)
    salon.clock.advance(50)
    salon.disk.write()
    assert salon.match.durable.talk
    salon.pass_time(5_000)
    assert salon.moved() == []


def test_outside_windows_nothing_is_held() -> None:
    salon = Salon()
    salon.bot.wishes.append(Wish(0, STEP))
    salon.ann(Bell(Seat(1)))
    salon.pass_time(40)
    assert len(salon.moved()) == 1
