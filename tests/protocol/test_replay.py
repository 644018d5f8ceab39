"""Replays: what a socket would have told, in one object."""

import json
from typing import Any

import msgspec
import pytest
from msgspec import structs

from hushmaze.protocol.api.replays import ReplaySummary
from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.log import Log, read_log
from hushmaze.protocol.replay import REPLAY_FORMAT, moments, seats_of, write_replay
from hushmaze.protocol.summary import Player
from hushmaze.protocol.view.reach import reach_to_plain
from hushmaze.protocol.view.seen import seen, seen_to_plain
from hushmaze.rules import Game, digest, reach, view
from hushmaze.rules.events import BellPlaced, Started
from hushmaze.rules.words import Seat
from tests.support.golden import FOLDER, GAMES

INDEX: dict[str, dict[str, Any]] = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))


def golden(name: str) -> Log:
    return read_log((GAMES / f"{name}.log").read_text(encoding="utf-8"))


def booked(**parts: Any) -> ReplaySummary:  # noqa: ANN401 -- what was booked
    usual = ReplaySummary(
        name="", seats=2, phase="won", won=True, turns=0, sand_left=0, counts=True, finished_at=1
    )
    return structs.replace(usual, **parts)


def plainly(parts: object) -> Any:  # noqa: ANN401 -- whatever JSON can say
    return json.loads(msgspec.json.encode(parts))


@pytest.mark.parametrize("name", INDEX)
def test_a_replay_tells_all_events_and_what_they_lead_to(name: str) -> None:
    """S1"""
    log = golden(name)
    told = json.loads(write_replay(log))
    assert told["digest"] == INDEX[name]["hash"]
    lines = [json.loads(write_event(event)) for event in log.events]
    assert [event for update in told["updates"] for event in update["events"]] == lines
    assert [update["v"] for update in told["updates"]] == [
        next(place for place, line in enumerate(lines) if line["at"] == update["at"])
        for update in told["updates"]
    ]
    game, known = Game(log.heading.setup()), told["first"]["reach"]
    shown = plainly(seen_to_plain(seen(game.state)))
    for update in told["updates"]:
        game.record(log.events[len(game.events) : len(game.events) + len(update["events"])])
        known |= update["reach"]
        shown |= update.get("seen", {})
        assert known == plainly(reach_to_plain(reach(game.state)))
        assert shown == plainly(seen_to_plain(seen(game.state)))


def test_a_replay_begins_with_the_whole_view_and_says_what_it_is() -> None:
    log = golden("own")
    told = json.loads(write_replay(log, game="ab12", summary=booked(names=["A", "B", "C"])))
    first = to_plain(view(log.opening().state, None), tagged=False)
    assert told["first"]["view"] == plainly(first)
    assert (told["hushmaze"], told["format"], told["rules"]) == ("replay", REPLAY_FORMAT, 1)
    assert (told["game"], told["summary"]["won"]) == ("ab12", True)
    assert told["heading"]["seed"] == log.heading.table.seed
    assert told["heading"]["tile_set"].keys() == {"name", "digest", "text"}
    assert told["facts"]["digest"] == told["heading"]["tile_set"]["digest"] == log.heading.tile_set.digest
    assert [seat["name"] for seat in told["seats"]] == ["A", "B", "C"]


def test_what_happens_after_a_moment_can_be_told_alone() -> None:
    log = golden("scenario-06")
    whole = list(moments(log))
    begun = log.opening()
    begun.record(log.events[: whole[40].first])
    rest = list(moments(log, begun))
    assert [(each.at, each.first, each.lines) for each in rest] == [
        (each.at, each.first, each.lines) for each in whole[40:]
    ]
    assert digest(rest[-1].after) == digest(whole[-1].after)


def test_a_game_in_which_nothing_happened_has_no_updates() -> None:
    told = json.loads(write_replay(Log(golden("seats-2").heading, ())))
    assert told["updates"] == []
    assert told["digest"]


def test_names_come_by_seat_or_as_earlier_versions_booked_them() -> None:
    log = golden("seats-2")
    bot = Player(0, "Robin", "brisk")
    for summary, names in (
        (booked(players=[bot, Player(1, "Bo", None)], names=["Bo"]), ["Robin", "Bo"]),
        (booked(players=[Player(1, "Bo", None)], names=["Bo"]), ["", "Bo"]),
        (booked(names=["Ada", "Bo"]), ["Ada", "Bo"]),
        (booked(names=["Bo"]), ["", ""]),
        (booked(), ["", ""]),
        (None, ["", ""]),
    ):
        assert [seat.name for seat in seats_of(log, summary)] == names


def test_a_booked_bot_is_one_though_it_did_nothing() -> None:
    log = golden("seats-2")
    players = [Player(0, "Robin", "brisk"), Player(1, "Bo", None)]
    seats = seats_of(log, booked(players=players))
    assert [(seat.bot, seat.level, seat.bot_helped) for seat in seats] == [
        (True, "brisk", False),
        (False, None, False),
    ]


def test_which_seats_bots_played_for_is_in_the_log() -> None:
    """B1: a number below zero is a bot's."""
    events = (
        Started(0, Seat(0)),
        BellPlaced(1, Seat(1), Seat(0)),
        BellPlaced(2, Seat(2), Seat(0)),
        BellPlaced(3, Seat(2), Seat(1)),
    )
    log = Log(golden("own").heading, events, (1, -1, 4, -2))
    seats = seats_of(log, None)
    assert [(seat.bot, seat.bot_helped) for seat in seats] == [
        (False, False),
        (True, True),
        (False, True),
    ]
