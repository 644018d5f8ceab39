"""Bots of one table never ring in chorus (T5)."""

from hushmaze.bots.api import Wish
from hushmaze.rules.commands import Bell
from hushmaze.rules.words import Seat
from hushmaze.server.bots.manners.bells import APART_MS, SAME_NEED_MS
from tests.server.bots.manners.salon import ANOTHER_STEP, Salon


def rings(salon: Salon) -> list[tuple[int, int]]:
    events = [event for seat in (1, 2, 3) for event in salon.events_of(seat)]
    bells = [
        (int(str(event["at"])), int(str(event["seat"]))) for event in events if event["type"] == "bell_placed"
    ]
    return sorted(bells)


def all_want_to_ring(salon: Salon, *targets: int) -> None:
    for seat, target in zip((1, 2, 3), targets, strict=True):
        salon.puppets.by_seat[seat].wishes.extend([Wish(0, Bell(Seat(target)))] * 30)


def test_of_three_that_want_the_same_one_rings() -> None:
    salon = Salon(run_ms=1_000)
    all_want_to_ring(salon, 0, 0, 0)
    salon.ann(Bell(Seat(0)))
    salon.pass_time(SAME_NEED_MS - 100, step=100)
    assert len({seat for _, seat in rings(salon)}) == 1


def test_another_need_waits_two_seconds() -> None:
    salon = Salon(run_ms=1_000)
    for seat, target in ((1, 0), (2, 3)):
        salon.puppets.by_seat[seat].wishes.append(Wish(0, Bell(Seat(target))))
    salon.puppets.by_seat[2].wishes.extend([Wish(0, Bell(Seat(3)))] * 3)
    salon.ann(Bell(Seat(0)))
    salon.pass_time(4_000)
    (first, _), (second, who), *_ = rings(salon)
    assert who == 2
    assert second - first >= APART_MS


def test_after_something_was_done_the_same_seat_may_be_rung_again() -> None:
    salon = Salon(run_ms=1_000)
    salon.bot.wishes.append(Wish(0, Bell(Seat(0))))
    salon.ann(Bell(Seat(0)))
    salon.pass_time(100)
    salon.puppets.by_seat[2].wishes.extend([Wish(0, Bell(Seat(0)))] * 5)
    salon.ann(ANOTHER_STEP)
    salon.pass_time(3_000)
    assert [seat for _, seat in rings(salon)][:2] == [1, 2]
