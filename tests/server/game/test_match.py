"""One game being played: judged at once, told when durable, told once, and come back from its log."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.game_log.log import read_event
from hushmaze.protocol.messages.from_server import UpdateMessage, encode
from hushmaze.protocol.view.reach import reach_to_plain
from hushmaze.rules import Command, Deed, begin, evolve, reach
from hushmaze.rules.commands import Bell, Move, Pause, Resume, Say, Start
from hushmaze.rules.digest import digest
from hushmaze.rules.setup import Options, Rigging
from hushmaze.rules.state import State
from hushmaze.rules.words import Seat
from hushmaze.server.game.command_numbers import ANSWERS_KEPT
from hushmaze.server.game.match import RETRY_MS
from hushmaze.server.game.outcomes import Accepted, CommandOutcome, Refused
from tests.server.support import Ear, Message, Played, Shadowed, heading_of
from tests.support.autopilot import Autopilot
from tests.support.wander import legal_commands
from tests.support.wide import examples

HOURGLASS_MS = 180_000


def started(options: Options = Options()) -> Played:
    played = Played(heading_of(options=options))
    assert played.do(0, Start())["type"] == "done"
    return played


def a_move(state: State) -> tuple[int, Move]:
    """Some seat's legal move."""
    for seat, deed in legal_commands(state):
        if isinstance(deed, Move) and seat is not None:
            return seat, deed
    raise AssertionError("no hero can move")


def merged(ear: Ear) -> tuple[int, Message]:
    """What somebody knows of version and reach who heard a snapshot and all updates after it."""
    snapshot, *updates = ear.heard
    version, known = snapshot["v"], snapshot["reach"]
    for update in updates:
        assert update["v"] == version, "versions are contiguous"
        version += len(update["events"])
        known |= update["reach"]
    return version, known


def replayed(played: Played) -> State:
    state = begin(played.heading.setup())
    for line in played.disk.lines:
        state = evolve(state, read_event(line)[0])
    return state


# Told when durable


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


# Sent again


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
    for n in range(2, 2 + ANSWERS_KEPT):
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


# The disk fails


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


# The hourglass


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
    played.match._deadline.set(None)  # an alarm that does not ring at all
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


# Coming back


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


# What is told


@examples(40)
@given(scenario=st.integers(1, 17), seed=st.integers(0, 2**32))
def test_updates_since_a_snapshot_tell_just_what_the_abilities_reach(scenario: int, seed: int) -> None:
    """Fast path equals slow path: whatever is played, however the disk groups it, wherever one comes in."""
    dice = Random(seed)
    played = Played(heading_of(scenario, seed=seed))
    joined: list[Ear] = []
    _join(played, joined)
    played.do(0, Start())
    for _ in range(25):
        played.clock.advance(dice.randrange(3_000))
        if played.match._newest.over:
            break
        commands = legal_commands(played.match._newest)
        moves = [command for command in commands if isinstance(command.deed, Move)]
        seat, deed = dice.choice(moves if moves and dice.random() < 0.5 else commands)
        played.send(seat or 0, deed)
        if dice.random() < 0.5:
            played.disk.write(dice.randrange(4))
        if dice.random() < 0.2 and played.disk.queue:
            played.disk.fail()
        if dice.random() < 0.2:
            _join(played, joined)
    played.disk.write()
    durable = played.match.durable
    assert digest(replayed(played)) == digest(durable)
    now = msgspec.json.decode(msgspec.json.encode(reach_to_plain(reach(durable))))
    for ear in joined:
        assert merged(ear) == (len(played.disk.lines), now)


def _join(played: Played, joined: list[Ear]) -> None:
    ear = Ear()
    ear.tell(played.match.snapshot())
    joined.append(ear)
    before = played.match._broadcast

    def both(update: UpdateMessage) -> None:
        before(update)
        ear.tell(update)

    played.match._broadcast = both


def test_what_becomes_durable_together_is_told_together() -> None:
    """One update with all events and the reach after the last; every sender its own answer, after it."""
    played = started()
    joined: list[Ear] = []
    _join(played, joined)
    seat, move = a_move(played.match.durable)
    ears = [Ear(), Ear(), Ear()]
    with played.disk.one_turn():
        played.send(1, Bell(Seat(3)), ears[0])
        played.send(seat, move, ears[1])
        played.send(1, Bell(Seat(2)), ears[2])
    played.disk.write()
    _, update = joined[0].heard
    assert [event["type"] for event in update["events"]] == ["bell_placed", "moved", "bell_placed"]
    assert [ear.heard[0]["v"] for ear in ears] == [2, 3, 4]
    now = msgspec.json.decode(msgspec.json.encode(reach_to_plain(reach(played.match.durable))))
    assert merged(joined[0]) == (4, now)
    assert played.count("hushmaze_actions_total") == 4
    assert played.count("hushmaze_action_seconds_count") == 4


def test_what_fails_behind_what_became_durable_is_refused_and_the_rest_is_told() -> None:
    played = started()
    kept, lost = Ear(), Ear()
    played.send(1, Bell(Seat(3)), kept)
    played.send(1, Bell(Seat(2)), lost)
    played.disk.write(most=1)
    played.disk.fail()
    assert kept.last("done")["v"] == 2
    assert lost.last("refused")["reason"] == "not_stored"
    assert played.watcher.last("update")["events"][0]["target"] == 3
    assert played.match.durable.bell == 3
    assert played.do(1, Bell(Seat(2)))["v"] == 3


def test_the_log_can_be_had_from_any_version() -> None:
    played = started()
    for target in range(4):
        played.do(1, Bell(Seat(target)))
    now = msgspec.json.decode(msgspec.json.encode(reach_to_plain(reach(played.match.durable))))
    whole = [json.loads(line) for line in played.disk.lines]
    for version in range(len(whole) + 1):
        ear = Ear()
        ear.tell(played.match.since(version))
        (update,) = ear.heard
        assert update.pop("seen")["words_allowed"] is False
        assert update == {"type": "update", "v": version, "events": whole[version:], "reach": now}


def test_a_snapshot_tells_the_time_and_the_version() -> None:
    played = started()
    played.clock.advance(1_234)
    ear = Ear()
    ear.tell(played.match.snapshot())
    (snapshot,) = ear.heard
    assert (snapshot["game"], snapshot["v"], snapshot["now"]) == ("g", 1, 1_234)
    assert snapshot["view"]["seat"] is None


def test_the_public_heading_gives_nothing_away() -> None:
    """S3"""
    seed = 918_273_645
    stack = tuple(reversed(begin(heading_of(seed=seed).setup()).stack))
    played = Played(heading_of(seed=seed, rigging=Rigging(stack=stack)))
    heading = msgspec.to_builtins(played.match.snapshot().heading)
    assert "seed" not in heading
    assert "rigged" not in heading
    assert str(seed) not in encode(played.match.snapshot()).decode()


@pytest.mark.parametrize("scenario", [1, 6, 12, 17])
def test_nothing_told_depends_on_the_hidden_stack(scenario: int) -> None:
    """S3: two games that differ in it alone sound the same, byte for byte, until a tile is turned."""
    stack = begin(heading_of(scenario, seed=5).setup()).stack
    told: list[list[bytes]] = []
    for order in (stack, tuple(reversed(stack))):
        played = Played(heading_of(scenario, seed=5, rigging=Rigging(stack=order)))
        played.watcher.tell(played.match.snapshot())
        played.do(0, Start())
        choices = Random(scenario)
        for _ in range(60):
            played.clock.advance(100)
            quiet = [command for command in legal_commands(played.match.durable) if _turns_no_tile(command)]
            seat, deed = choices.choice(quiet)
            played.watcher.payloads.append(json.dumps(played.do(seat or 0, deed)).encode())
        played.watcher.tell(played.match.snapshot())
        played.watcher.tell(played.match.since(0))
        told.append(played.watcher.payloads)
    assert told[0] == told[1]
    assert len(told[0]) > 60


def _turns_no_tile(command: Command) -> bool:
    return type(command.deed).__name__ not in ("Explore", "Look")


def test_a_game_that_left_the_table_still_answers_but_tells_the_table_nothing() -> None:
    played, ear = started(), Ear()
    told = len(played.watcher.payloads)
    played.send(1, Bell(Seat(2)), ear)
    played.match.close()
    played.disk.write()
    assert ear.of("done")
    assert len(played.watcher.payloads) == told
    assert played.clock.alarms == []


def test_a_seat_that_the_game_does_not_have_is_refused() -> None:
    deed: Deed = Start()
    assert Played(heading_of(seats=2)).do(3, deed)["reason"] == "no_such_seat"
