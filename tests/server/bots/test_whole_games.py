"""Real teammates in a room, from the deal to the end, with a clock that is moved."""

import json

import msgspec
import pytest

from hushmaze.protocol.game_log.log import read_event
from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Seat, TileNumber
from hushmaze.server.bots.held_seats import HOLD_AFTER_MS
from hushmaze.server.game.match import Match
from hushmaze.server.metrics import Metrics
from hushmaze.server.records.record import read_record
from tests.server.rooms.table import Table

LONGEST_MS = 1_200_000

SOMEBODY_ELSE_WAS_QUICKER = {"hero_not_there", "way_blocked", "square_taken", "nothing_beyond", "too_late"}


def table_of_bots(scenario: int, seats: int = 4, level: str = "human") -> Table:
    table = Table("Ann", scenario=scenario, seats=seats)
    for seat in range(seats):
        table.room.seats.offer(table.people["Ann"], seat, True, level)
    return table


def play_to_the_end(table: Table, match: Match) -> None:
    while not match.durable.over:
        assert match.now < LONGEST_MS
        table.pass_time(1_000)


def refusals(metrics: Metrics) -> set[str]:
    samples = (sample for family in metrics.registry.collect() for sample in family.samples)
    return {s.labels["reason"] for s in samples if s.name == "hushmaze_refusals_total" and s.value}


def test_bots_win_most_games() -> None:
    won = 0
    for seed in range(3):
        table = table_of_bots(1)
        match = table.dealt(game="g", seed=seed)
        table.room.start_without_people()
        play_to_the_end(table, match)
        won += match.durable.phase is Phase.WON
    assert won >= 2


@pytest.mark.parametrize("scenario", [3, 6, 8])
def test_bots_play_a_game_to_its_end(scenario: int) -> None:
    table = table_of_bots(scenario)
    match = table.dealt(game="g", seed=3)
    table.room.start_without_people()
    play_to_the_end(table, match)
    assert match.version > 30
    assert refusals(table.metrics) <= SOMEBODY_ELSE_WAS_QUICKER
    assert table.clock.alarms == [], "nobody goes on after the end"


def test_the_same_game_at_the_same_times_is_played_the_same() -> None:
    """S1"""
    logs = []
    for _ in range(2):
        table = table_of_bots(3)
        match = table.dealt(game="g", seed=11)
        table.room.start_without_people()
        table.pass_time(60_000)
        logs.append([*match.lines])
    assert logs[0] == logs[1]
    assert len(logs[0]) > 10


def test_what_is_hidden_changes_nothing_until_it_is_seen() -> None:
    """S3: two deals that look alike are played alike up to the first tile."""
    games = []
    for stack in ((2, 3, 4, 5, 6, 7, 8, 9), (9, 8, 7, 6, 5, 4, 3, 2)):
        table = table_of_bots(1, level="brisk")
        match = table.dealt(game="g", seed=5)
        match.durable = match._newest = match.durable._replace(stack=tuple(map(TileNumber, stack)))
        table.room.start_without_people()
        table.pass_time(120_000)
        events = [read_event(line)[0] for line in match.lines]
        reveal = next(i for i, event in enumerate(events) if "tile" in type(event)._fields)
        games.append((reveal, events[:reveal]))
    assert games[0] == games[1]
    assert games[0][0] > 1


def test_one_person_three_bots_and_a_bot_for_the_person_who_drops() -> None:
    table = Table("Ann", scenario=2, seats=4)
    ann = table.people["Ann"]
    table.room.seats.sit(ann, 0)
    for seat in (1, 2, 3):
        table.room.seats.offer(ann, seat, True, "brisk")
    match = table.dealt(game="g", seed=2)
    table.do("Ann", Start())
    table.pass_time(10_000)
    table.leave("Ann")
    table.pass_time(HOLD_AFTER_MS + 20_000)
    assert any(json.loads(line).get("seat") == 0 and json.loads(line).get("n", 0) < 0 for line in match.lines)
    table.come_back("Ann")
    version_of_ann = sum(json.loads(line).get("seat") == 0 for line in match.lines)
    table.pass_time(5_000)
    assert sum(json.loads(line).get("seat") == 0 for line in match.lines) == version_of_ann
    assert table.do("Ann", Bell(Seat(1)), n=2)["type"] == "done"
    table.leave("Ann")
    play_to_the_end(table, match)
    assert match.durable.over


def test_after_a_crash_bots_see_the_log_again_and_go_on() -> None:
    table = table_of_bots(3)
    match = table.dealt(game="g", seed=4)
    table.room.start_without_people()
    table.pass_time(60_000)
    lines, record = list(table.disk.lines), read_record(msgspec.json.encode(table.room.record))
    again = Table("Ann")
    again.disk.lines = list(lines)
    again.room.record = record
    revived = again.opened("g", match.heading, lines)
    again.pass_time(10_000)
    assert revived.version == len(lines), "the game sleeps, and so do its bots"
    again.people["Ann"] = record.people[0]
    again.come_back("Ann")
    again.disk.write()
    play_to_the_end(again, revived)
    assert revived.version > len(lines) + 5
    numbers = [json.loads(line)["n"] for line in revived.lines if json.loads(line).get("n", 0) < 0]
    firsts = list(dict.fromkeys(numbers))
    assert firsts == sorted(firsts, reverse=True), "no number is given twice"
