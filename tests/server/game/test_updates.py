"""What a match tells: updates, snapshots and the log add up, and give nothing away."""

import json
from collections.abc import Callable, Mapping
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.messages.from_server import UpdateMessage, encode
from hushmaze.protocol.view.reach import reach_to_plain
from hushmaze.rules import Command, Deed, begin, reach
from hushmaze.rules.commands import Bell, Move, Start
from hushmaze.rules.digest import digest
from hushmaze.rules.setup import Rigging
from hushmaze.rules.words import Seat
from hushmaze.scenarios.scenario import SWITCH_NAMES
from hushmaze.server.game.command_numbers import FARTHEST
from tests.server.game.matches import HOURGLASS_MS, a_move, replayed, started
from tests.server.support import Ear, Message, Played, heading_of
from tests.support.wander import legal_commands
from tests.support.wide import examples


def merged(ear: Ear) -> tuple[int, Message]:
    """What somebody knows of version and reach who heard a snapshot and all updates after it."""
    snapshot, *updates = ear.heard
    version, known = snapshot["v"], snapshot["reach"]
    for update in updates:
        assert update["v"] == version, "versions are contiguous"
        version += len(update["events"])
        known |= update["reach"]
    return version, known


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
    before = played.match._telling.broadcast

    def both(update: UpdateMessage, own: Mapping[Seat, UpdateMessage] | None = None) -> None:
        before(update, own)
        ear.tell(update)

    played.match._telling.broadcast = both


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


@pytest.mark.parametrize("broken", ["table", "news", "sender", "end"])
def test_a_fault_while_some_are_told_keeps_it_from_nobody_else(
    broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Every deed that the log has is answered, also when it is sent again, and every end is told."""
    played, kept = started(), Ear()
    told: list[str] = []

    def hears(who: str) -> Callable[..., None]:
        def hear(*_values: object) -> None:
            if who == broken:
                raise LookupError("mine")
            told.append(who)

        return hear

    match = played.match
    match._telling.broadcast, match.on_news, match.on_end = hears("table"), hears("news"), hears("end")
    with played.disk.one_turn():
        match.submit(Seat(1), 1, Bell(Seat(3)), hears("sender"))
        match.submit(Seat(1), 2, Bell(Seat(2)), kept.report)
    played.disk.write()
    assert kept.last("done")["v"] == 3
    played.clock.advance(HOURGLASS_MS)
    played.disk.write()
    everybody = ["table", "news", "sender", "table", "news", "end"]
    assert told == [who for who in everybody if who != broken]
    again = Ear()
    match.submit(Seat(1), 1, Bell(Seat(3)), again.report)
    assert again.last("done")["v"] == 2
    assert "mine" in caplog.text


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


@pytest.mark.parametrize("level", [1, 2, 6])
def test_the_public_heading_says_which_rules_are_in_force(level: int) -> None:
    """P1, C8: what the level brings as well, so that no client has to know levels."""
    heading = heading_of(8, level=level)
    switches = heading.setup().switches
    told = Played(heading).match.snapshot().heading.in_force
    assert told == [name for name in SWITCH_NAMES if getattr(switches, name)]
    assert ("one_exit" in told) == (level == 1)


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


def test_a_number_far_beyond_the_last_is_counted_as_a_refusal() -> None:
    played, ear = started(), Ear()
    played.match.submit(Seat(1), FARTHEST + 2, Bell(Seat(0)), ear.report)
    assert ear.last("refused")["reason"] == "bad_number"
    assert played.count("hushmaze_refusals_total", reason="bad_number") == 1


def test_a_seat_that_the_game_does_not_have_is_refused() -> None:
    deed: Deed = Start()
    assert Played(heading_of(seats=2)).do(3, deed)["reason"] == "no_such_seat"
