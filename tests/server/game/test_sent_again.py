"""A number that is sent again gets the answer it got, also after a restart."""

import json

import msgspec
import pytest

from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.game.command_numbers import ANSWERS_KEPT, RECENT
from tests.server.game.matches import started
from tests.server.support import Ear, Played, Shadowed, heading_of
from tests.support.autopilot import Autopilot


def test_a_number_sent_again_is_applied_once() -> None:
    played, first, again, later = Played(), Ear(), Ear(), Ear()
    played.match.submit(Seat(0), 1, Start(), first.report)
    played.match.submit(Seat(0), 1, Start(), first.report)
    played.match.submit(Seat(0), 1, Start(), again.report)
    assert again.payloads == []
    played.disk.write()
    played.match.submit(Seat(0), 1, Start(), later.report)
    assert first.payloads == again.payloads == later.payloads
    assert first.heard == [{"type": "done", "n": 1, "v": 1}]
    assert len(played.disk.lines) == 1
    assert played.count("hushmaze_actions_total") == 1


def test_a_refused_number_sent_again_gets_the_same_refusal() -> None:
    """Even when it would be accepted by now: a client has been told otherwise."""
    played, ear = Played(), Ear()
    played.match.submit(Seat(0), 1, Bell(Seat(1)), ear.report)
    played.match.submit(Seat(0), 2, Start(), Ear().report)
    played.disk.write()
    played.match.submit(Seat(0), 1, Bell(Seat(1)), ear.report)
    assert [answer["reason"] for answer in ear.heard] == ["not_started", "not_started"]


def test_every_seat_has_numbers_of_its_own() -> None:
    played = started()
    for seat in (1, 2):
        played.match.submit(Seat(seat), 1, Bell(Seat(0)), Ear().report)
    played.disk.write()
    assert len(played.disk.lines) == 3


def test_only_so_many_answers_are_kept() -> None:
    played, ear = started(), Ear()
    for n in range(2, 2 + ANSWERS_KEPT + RECENT):
        played.match.submit(Seat(0), n, Start(), ear.report)
    assert {answer["reason"] for answer in ear.heard} == {"already_started"}
    played.match.submit(Seat(0), 1, Start(), ear.report)
    assert ear.heard[-1]["type"] == "refused", "the first is taken as new"
    played.match.submit(Seat(0), 1, Start(), ear.report)
    assert ear.payloads[-1] == ear.payloads[-2]


@pytest.mark.parametrize(("scenario", "seed"), [(3, 1), (4, 1), (4, 3)])
def test_after_a_restart_every_accepted_number_gets_the_answer_it_got(scenario: int, seed: int) -> None:
    """Also where a deed closed a talk window first (T3), turned the hourglass (H3) or placed a tile (X1)."""
    played = Played(heading_of(scenario, seed=seed))
    game = Shadowed(played)
    pilot = Autopilot(game, seed, 900)
    for _ in range(300):
        if game.state.over:
            break
        pilot.step()
    kinds = {json.loads(line)["type"] for line in played.disk.lines}
    assert {"talk_closed", "hourglass_turned", "tile_placed"} <= kinds
    before = list(played.disk.lines)
    match = played.reopen()
    numbers: dict[Seat, int] = {}
    for seat, deed, answer in game.answered:
        numbers[seat] = numbers.get(seat, 0) + 1
        if msgspec.json.decode(answer)["type"] == "done":
            ear = Ear()
            match.submit(seat, numbers[seat], deed, ear.report)
            assert ear.payloads == [answer]
    assert played.disk.queue == []
    assert played.disk.lines == before


def test_numbers_go_on_after_a_restart() -> None:
    played = started()
    assert played.match.next_number(Seat(0)) == 2
    assert played.match.next_number(Seat(3)) == 1
    for _ in range(3):
        played.do(3, Bell(Seat(0)))
    match = played.reopen()
    assert [match.next_number(Seat(seat)) for seat in range(4)] == [2, 1, 1, 4]
