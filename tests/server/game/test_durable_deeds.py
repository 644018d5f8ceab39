"""A deed is judged at once and told when it is durable; what was not written has not happened."""

import json

from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.digest import digest
from hushmaze.rules.words import Seat
from hushmaze.server.game.match import RETRY_MS
from hushmaze.server.game.outcomes import Accepted, CommandOutcome, Refused
from tests.server.game.matches import HOURGLASS_MS, a_move, replayed, started
from tests.server.support import Ear, Played


def test_nobody_hears_of_a_deed_before_it_is_durable() -> None:
    played, ear = Played(), Ear()
    played.send(0, Start(), ear)
    assert ear.payloads == played.watcher.payloads == []
    assert played.match.version == 0
    played.disk.write()
    assert ear.heard == [{"type": "done", "n": 1, "v": 1}]
    (update,) = played.watcher.heard
    assert (update["type"], update["v"]) == ("update", 0)
    assert [event["type"] for event in update["events"]] == ["started"]
    assert played.count("hushmaze_actions_total") == 1


def test_the_table_hears_of_it_before_the_sender_is_answered() -> None:
    played = Played()
    played.match.submit(Seat(0), 1, Start(), played.watcher.report)
    played.disk.write()
    assert [message["type"] for message in played.watcher.heard] == ["update", "done"]


def test_a_deed_is_judged_against_what_is_still_being_written() -> None:
    """A10: the same hero cannot leave the same square twice."""
    played = started()
    seat, move = a_move(played.match.durable)
    first, second = Ear(), Ear()
    played.send(seat, move, first)
    played.send(seat, move, second)
    assert first.payloads == second.payloads == [], "the one was refused for the other, which may yet fail"
    played.disk.write()
    assert first.of("done")
    assert [answer["reason"] for answer in second.of("refused")] == ["hero_not_there"]


def test_what_was_refused_for_something_that_is_not_stored_may_succeed() -> None:
    played = started()
    seat, move = a_move(played.match.durable)
    played.send(seat, move, Ear())
    n = played.send(seat, move, second := Ear())
    played.disk.fail()
    assert [answer["reason"] for answer in second.of("refused")] == ["not_stored"]
    played.match.submit(Seat(seat), n, move, second.report)
    played.disk.write()
    assert second.last("done")["n"] == n


def test_several_in_flight_are_told_in_their_order() -> None:
    played, ear = started(), Ear()
    numbers = [played.send(seat, Bell(Seat(target)), ear) for seat in range(4) for target in range(4)]
    assert ear.payloads == []
    played.disk.write(most=1)
    assert [answer["n"] for answer in ear.of("done")] == numbers[:1], "the others came while it was written"
    played.disk.write(most=1)
    assert [answer["n"] for answer in ear.of("done")] == numbers
    assert [answer["v"] for answer in ear.of("done")] == list(range(2, 18))
    targets = [event["target"] for update in played.watcher.heard[1:] for event in update["events"]]
    assert targets == [0, 1, 2, 3] * 4


def test_what_one_turn_brings_is_one_entry_and_one_update() -> None:
    played, ears = started(), [Ear(), Ear(), Ear()]
    heard = len(played.watcher.payloads)
    with played.disk.one_turn():
        numbers = [played.send(seat, Bell(Seat(seat)), ear) for seat, ear in enumerate(ears)]
        played.send(0, Bell(Seat(99)), refused := Ear())
        assert played.disk.queue == []
    (entry,) = played.disk.entries
    assert (entry.first, len(entry.lines)) == (1, 3)
    assert refused.payloads == []
    played.disk.write()
    assert refused.last("refused")
    (update,) = played.watcher.heard[heard:]
    assert [(event["seat"], event["n"]) for event in update["events"]] == [*enumerate(numbers)]
    assert [ear.heard for ear in ears] == [
        [{"type": "done", "n": n, "v": 2 + place}] for place, n in enumerate(numbers)
    ]


def test_a_turn_that_cannot_be_written_has_not_happened_at_all() -> None:
    played, ears = started(), [Ear(), Ear()]
    before = digest(played.match.durable)
    with played.disk.one_turn():
        for seat, ear in enumerate(ears):
            played.send(seat, Bell(Seat(seat)), ear)
    played.send(2, Bell(Seat(0)), late := Ear())
    played.disk.fail()
    assert played.disk.queue == [], "what waited behind it is not even tried"
    assert [ear.last("refused")["reason"] for ear in (*ears, late)] == ["not_stored"] * 3
    assert digest(played.match.durable) == digest(played.match._newest) == before
    assert played.do(3, Bell(Seat(0)))["v"] == 2


def test_who_wants_no_acknowledgement_hears_of_success_in_the_update_alone() -> None:
    played, ear, other = started(), Ear(), Ear()
    seat, bell = Seat(1), Bell(Seat(0))
    played.match.submit(seat, 1, bell, ear.report, acknowledge=False)
    played.match.submit(seat, 2, Bell(Seat(99)), ear.report, acknowledge=False)
    played.disk.write()
    assert [message["type"] for message in ear.heard] == ["refused"], "of a refusal all hear"
    assert played.watcher.heard[-1]["events"][0]["n"] == 1
    played.match.submit(seat, 1, bell, ear.report, acknowledge=False)
    assert ear.heard[1:] == [{"type": "done", "n": 1, "v": 2}], "sent again, it is answered"

    played.match.submit(seat, 3, bell, ear.report, acknowledge=False)
    for again in (ear, other, other):
        played.match.submit(seat, 3, bell, again.report, acknowledge=False)
    played.disk.write()
    assert [message["n"] for message in ear.heard[2:]] == [3]
    assert [message["n"] for message in other.heard] == [3]

    played.match.submit(seat, 4, bell, ear.report, acknowledge=False)
    played.disk.fail()
    assert ear.heard[-1]["reason"] == "not_stored"


def test_a_refused_deed_is_answered_at_once_and_changes_nothing() -> None:
    """S6, A10"""
    played, ear = Played(), Ear()
    _, move = a_move(played.match.durable._replace(stopped_at=None))
    played.send(0, move, ear)
    (answer,) = ear.heard
    assert answer["type"] == "refused"
    assert answer["reason"] == "not_started"
    assert answer["message"] == "The hourglass has not been turned yet."
    assert played.disk.queue == []
    assert played.count("hushmaze_refusals_total", reason="not_started") == 1


def test_what_was_not_written_has_not_happened() -> None:
    played = started()
    before, heard = digest(played.match.durable), len(played.watcher.payloads)
    seat, move = a_move(played.match.durable)
    first, again, second = Ear(), Ear(), Ear()
    n = played.send(seat, move, first)
    played.match.submit(Seat(seat), n, move, again.report)
    played.send((seat + 1) % 4, Bell(Seat(0)), second)
    played.disk.fail()
    assert [answer["reason"] for ear in (first, again, second) for answer in ear.heard] == ["not_stored"] * 3
    assert len(played.watcher.payloads) == heard
    assert digest(played.match.durable) == before
    assert played.count("hushmaze_refusals_total", reason="not_stored") == 2

    retried = Ear()
    played.match.submit(Seat(seat), n, move, retried.report)
    played.disk.write()
    assert retried.heard == [{"type": "done", "n": n, "v": 2}]
    assert digest(replayed(played)) == digest(played.match.durable) != before


def test_what_is_sent_when_a_failure_is_told_is_judged_anew() -> None:
    """A failed move leaves the hero where it was, so that the same move is legal again."""
    played = started()
    seat, move = a_move(played.match.durable)
    outcomes: list[CommandOutcome] = []

    def send_again(n: int, outcome: CommandOutcome) -> None:
        outcomes.append(outcome)
        if isinstance(outcome, Refused):
            played.match.submit(Seat(seat), n + 1, move, send_again)

    played.match.submit(Seat(seat), played.match.next_number(Seat(seat)), move, send_again)
    played.disk.fail()
    played.disk.write()
    assert [type(outcome) for outcome in outcomes] == [Refused, Accepted]
    assert digest(replayed(played)) == digest(played.match.durable)


def test_a_loss_that_cannot_be_written_is_tried_again_without_haste() -> None:
    """H2"""
    played = started()
    played.clock.advance(HOURGLASS_MS)
    for _ in range(3):
        assert len(played.disk.queue) == 1
        played.disk.fail()
        assert played.disk.queue == []
        assert played.clock.alarms == [played.clock.now() + RETRY_MS]
        played.clock.advance(RETRY_MS)
    played.disk.write()
    assert played.match.durable.over
    assert json.loads(played.disk.lines[-1])["at"] == HOURGLASS_MS, "the moment itself does not move"
    assert played.clock.alarms == []
    assert played.clock.set_ever < 12
