"""T1: the numbers that senders choose for their deeds reach nobody else; senders hear their own."""

import json
from itertools import accumulate

from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules import Deed
from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.game.command_numbers import FARTHEST, SITTING
from hushmaze.server.game.own_numbers import LINES_KEPT
from tests.server.support import Ear, Played, Shadowed, heading_of
from tests.support.autopilot import Autopilot

Steps = list[int]
"""By how much each number is greater than the one before."""


def rung(steps: Steps, *, groups: int = 1) -> Played:
    """A game in which seats 1 and 2 ring in turn, with such numbers; so many deeds reach the disk at once."""
    played = Played()
    played.do(0, Start())
    for turn, n in enumerate(accumulate(steps)):
        seat = Seat(1 + turn % 2)
        played.match.submit(seat, n, Bell(Seat(turn % 4)), Ear().report)
        if turn % groups == 0:
            played.disk.write()
    played.disk.write()
    return played


def numbers(payloads: list[bytes], seat: int) -> list[int]:
    """Those in the updates, of one seat's deeds."""
    events = [event for payload in payloads for event in json.loads(payload).get("events", ())]
    return [event["n"] for event in events if event["seat"] == seat and event["type"] == "bell_placed"]


@given(st.lists(st.integers(1, 50), min_size=1, max_size=12), st.integers(1, 4))
def test_others_hear_the_same_whatever_numbers_a_sender_chooses(steps: Steps, groups: int) -> None:
    """Live, in what is told again, and after a restart."""
    chosen, plain = rung(steps, groups=groups), rung([1] * len(steps), groups=groups)
    for played in (chosen, plain):
        played.watcher.tell(played.match.since(0))
        played.watcher.tell(played.match.since(0, Seat(3)))
        match = played.reopen()
        for seat in (None, Seat(1), Seat(3)):
            played.watcher.tell(match.since(0, seat))
    assert chosen.watcher.payloads == plain.watcher.payloads
    assert len(chosen.watcher.payloads) > 5


def test_the_log_and_the_sender_have_the_numbers_as_they_were_sent() -> None:
    played = rung([4, 1, 7])
    assert numbers([b'{"events":[%b]}' % b",".join(played.disk.lines)], 1) == [4, 12]
    assert numbers(played.watcher.payloads, 1) == [1, 2]
    assert numbers(played.sitters[Seat(1)].payloads, 1) == [4, 12]
    assert numbers(played.sitters[Seat(1)].payloads, 2) == []
    assert numbers(played.sitters[Seat(2)].payloads, 2) == [5]


def test_what_is_told_together_hides_each_seats_numbers_from_the_other() -> None:
    played = Played()
    played.do(0, Start())
    with played.disk.one_turn():
        played.match.submit(Seat(1), 9, Bell(Seat(0)), Ear().report)
        played.match.submit(Seat(2), 7, Bell(Seat(0)), Ear().report)
        played.match.submit(Seat(3), 1, Bell(Seat(0)), Ear().report)
    played.disk.write()
    heard = [played.watcher, played.sitters[Seat(1)], played.sitters[Seat(2)]]
    assert [[numbers(ear.payloads[-1:], seat) for seat in (1, 2, 3)] for ear in heard] == [
        [[1], [1], [1]],
        [[9], [1], [1]],
        [[1], [7], [1]],
    ]
    assert Seat(3) not in played.sitters, "who counts as everybody would is told what everybody is told"


def test_whoever_missed_their_own_deed_finds_its_number() -> None:
    played = rung([4, 1, 7])
    ear = Ear()
    ear.tell(played.match.since(0, Seat(1)))
    assert (numbers(ear.payloads, 1), numbers(ear.payloads, 2)) == ([4, 12], [1])
    ear.tell(played.match.since(3, Seat(1)))
    assert numbers(ear.payloads[1:], 1) == [12]


def test_whoever_takes_a_seat_does_not_hear_the_numbers_of_who_had_it() -> None:
    played = rung([4, 1, 7])
    assert played.match.first_number(Seat(1)) == SITTING + 1
    assert played.match.first_number(Seat(1)) == 2 * SITTING + 1
    ear = Ear()
    ear.tell(played.match.since(0, Seat(1)))
    assert numbers(ear.payloads, 1) == [1, 2]


def test_numbers_of_a_sitting_go_on_after_a_restart_though_no_deed_was_accepted() -> None:
    played = rung([4, 1, 7])
    n = played.match.first_number(Seat(1))
    match = played.reopen()
    match.go_on_from(Seat(1), n)
    ear = Ear()
    match.submit(Seat(1), n + FARTHEST, Bell(Seat(0)), ear.report)
    played.disk.write()
    assert ear.of("done")
    match.go_on_from(Seat(1), n)
    assert match.next_number(Seat(1)) == n + FARTHEST + 1


def test_a_refusal_in_between_is_not_heard_of() -> None:
    """Others would know of it by the number of the next deed."""
    played = Played()
    played.match.submit(Seat(1), 1, Bell(Seat(0)), Ear().report)
    played.do(0, Start())
    played.match.submit(Seat(1), 2, Bell(Seat(0)), Ear().report)
    played.disk.write()
    assert numbers(played.watcher.payloads, 1) == [1]


def test_what_was_not_stored_does_not_count() -> None:
    played = Played()
    played.do(0, Start())
    played.match.submit(Seat(1), 1, Bell(Seat(0)), Ear().report)
    played.match.submit(Seat(1), 2, Bell(Seat(2)), Ear().report)
    played.disk.fail()
    played.match.submit(Seat(1), 1, Bell(Seat(0)), Ear().report)
    played.disk.write()
    assert numbers(played.watcher.payloads, 1) == [1]
    assert not played.sitters


def test_bots_keep_their_numbers() -> None:
    """Below zero: nobody chooses them."""
    played = Played()
    played.do(0, Start())
    played.match.submit(Seat(1), -4, Bell(Seat(0)), Ear().report)
    played.match.submit(Seat(1), 1, Bell(Seat(0)), Ear().report)
    played.disk.write()
    assert numbers(played.watcher.payloads, 1) == [-4, 1]
    played.reopen()
    played.watcher.payloads.clear()
    played.watcher.tell(played.match.since(0))
    assert numbers(played.watcher.payloads, 1) == [-4, 1]


class Skipping(Played):
    """Every number of a deed is so much greater than the seat's last one."""

    def __init__(self, step: int) -> None:
        super().__init__(heading_of(4, seed=3))
        self.step = step

    def send(self, seat: int, deed: Deed, ear: Ear | None = None) -> int:
        n = self.numbers[Seat(seat)] = self.numbers.get(Seat(seat), 0) + self.step
        self.match.submit(Seat(seat), n, deed, (ear or Ear()).report)
        return n


def test_all_events_of_a_deed_are_hidden_alike() -> None:
    """Also where it closed a talk window first (T3), turned the hourglass (H3) or placed a tile (X1)."""
    heard: list[list[bytes]] = []
    for step in (1, 3):
        played = Skipping(step)
        game = Shadowed(played)
        pilot = Autopilot(game, 3, 900)
        for _ in range(300):
            if not game.state.over:
                pilot.step()
        kinds = {json.loads(line)["type"] for line in played.disk.lines}
        assert {"talk_closed", "hourglass_turned", "tile_placed"} <= kinds
        match = played.reopen()
        assert list(match.lines)[-1] != played.disk.lines[-1] or step == 1
        heard.append([*played.watcher.payloads, *match.lines])
    assert heard[0] == heard[1]


def test_only_so_much_is_kept_for_senders() -> None:
    played = Played()
    played.do(0, Start())
    for turn in range(3 * LINES_KEPT):
        played.match.submit(Seat(1), 2 * turn + 2, Bell(Seat(0)), Ear().report)
        played.disk.write()
    newest = played.match.since(2 * LINES_KEPT + 1, Seat(1))
    ear = Ear()
    ear.tell(newest)
    assert numbers(ear.payloads, 1) == [2 * n for n in range(2 * LINES_KEPT + 1, 3 * LINES_KEPT + 1)]
    oldest = played.match.lines.since(0)[:50]
    assert list(played.match._telling.own_lines.of(Seat(1), 0, oldest)) == oldest
