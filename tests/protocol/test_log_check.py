"""Logs that somebody brings along: only what can have happened is believed."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import Log, LogError, read_log
from hushmaze.protocol.game_log.log_check import judged
from hushmaze.rules import Command, Game, Refusal, State, digest
from hushmaze.rules.commands import Look, Move
from hushmaze.rules.events import Interrupted, Moved, SquareSpent, TalkClosed
from hushmaze.rules.setup import Rigging
from hushmaze.rules.words import Ability, Direction, Hero, Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.tiles import standard_set
from tests.support.golden import BESIDE_A_CAMERA, GAMES
from tests.support.wide import examples

NAMES = sorted(file.stem for file in GAMES.glob("*.log"))


def text_of(name: str) -> str:
    return (GAMES / f"{name}.log").read_text(encoding="utf-8")


def fault_of(text: str) -> int | None:
    """The line that is refused, if one is."""
    try:
        judged(read_log(text))
    except LogError as error:
        return int(str(error).partition(":")[0].removeprefix("line "))
    return None


@pytest.mark.parametrize("name", NAMES)
def test_every_golden_game_can_have_been(name: str) -> None:
    log = read_log(text_of(name))
    assert digest(judged(log).state) == digest(log.game().state)


@pytest.mark.parametrize("name", ["scenario-06", "scenario-11", "scenario-13", "seats-1", "edition-b"])
def test_a_log_that_lacks_a_line_is_refused_or_tells_another_possible_game(name: str) -> None:
    """Whatever line is taken out, what is left keeps to the rules, or the deed is named that does not."""
    lines = text_of(name).splitlines()
    tried = range(1, len(lines) - 1, 7)
    faults = [fault_of("\n".join(lines[:gone] + lines[gone + 1 :])) for gone in tried]
    assert all(fault is None or fault >= gone for gone, fault in zip(tried, faults, strict=True))
    assert sum(fault is not None for fault in faults) > len(faults) / 2


def test_an_edited_line_is_named() -> None:
    lines = text_of("scenario-03").splitlines()
    place = next(at for at, line in enumerate(lines) if '"moved"' in line)
    event = json.loads(lines[place])
    for edited in (
        event | {"to": [0, 9, 9]},
        event | {"steps": 7},
        event | {"seat": (event["seat"] + 1) % 5},
        event | {"seat": 77},
        event | {"at": 10**9},
    ):
        changed = [*lines[:place], json.dumps(edited), *lines[place + 1 :]]
        with pytest.raises(LogError, match=f"line {place + 1}: this cannot have happened then"):
            judged(read_log("\n".join(changed)))


def test_what_the_rules_add_cannot_be_left_out() -> None:
    """A deed and its consequences stand together: here the end of the game."""
    lines = text_of("scenario-01").splitlines()
    assert '"won"' in lines[-1]
    with pytest.raises(LogError, match=f"line {len(lines)}: this cannot"):
        judged(read_log("\n".join(lines[:-1])))


def test_nobody_loses_before_the_sand_is_out() -> None:
    """H2"""
    lines = text_of("too-slow").splitlines()
    lost = json.loads(lines[-1])
    early = json.dumps(lost | {"at": lost["at"] - 1})
    with pytest.raises(LogError, match=f"line {len(lines)}"):
        judged(read_log("\n".join([*lines[:-1], early])))


def test_time_does_not_go_back_by_an_interruption() -> None:
    log = read_log(text_of("scenario-01"))
    half = log.events[:40]
    for at, fine in ((half[-1].at, True), (half[-1].at - 1, False)):
        told = Log(log.heading, (*half, Interrupted(at)))
        if fine:
            assert judged(told).state.was_interrupted
        else:
            with pytest.raises(LogError, match="line 42"):
                judged(told)


def test_a_log_that_stops_between_two_deeds_is_a_game_that_was_not_finished() -> None:
    log = read_log(text_of("scenario-02"))
    assert not judged(Log(log.heading, log.events[:3])).state.over


@pytest.mark.parametrize("rules", [0, -1])
def test_no_rules_come_before_the_first(rules: int) -> None:
    """Nothing would say how to judge them."""
    first = text_of("scenario-01").splitlines()[0]
    heading = json.dumps(json.loads(first) | {"rules": rules})
    told = ('{"type":"started","at":0,"seat":0}', '{"type":"won","at":1}')
    with pytest.raises(LogError, match=f"line 1: rules: there are none of version {rules}"):
        judged(read_log("\n".join((heading, *told))))


def a_look_while_talk_is_open(rules: int) -> Log:
    position = "phase=heist talk=yes heroes=B0:0,1;M0:3,2;E0:1,1;D0:2,2 cards=N,WV,EC,SX"
    table = Table(seats=4, rigging=Rigging(position=position))
    heading = Heading(scenario_number(3), table, standard_set(), rules)
    game = Game(heading.setup())
    explorer = next(seat for seat, card in enumerate(game.state.cards) if Ability.EXPLORE in card)
    assert not isinstance(game.submit(Command(Seat(explorer), Look()), 7), Refusal)
    return Log(heading, tuple(game.events))


def test_a_look_closed_talk_by_the_first_rules_and_does_no_more() -> None:
    """T3: a game begun by rules 1 may tell it either way, a later one only as it is now."""
    for rules, closed, fine in ((1, True, True), (1, False, True), (2, False, True), (2, True, False)):
        log = a_look_while_talk_is_open(rules)
        told = replace(log, events=(TalkClosed(7), *log.events) if closed else log.events)
        if fine:
            assert judged(told).state.talk is not closed
        else:
            with pytest.raises(LogError, match="line 2"):
                judged(told)
    early = replace(
        a_look_while_talk_is_open(1), events=(TalkClosed(6), *a_look_while_talk_is_open(1).events)
    )
    with pytest.raises(LogError, match="line 2"):
        judged(early)


def a_stop_on_a_blind_camera(rules: int, *, talk: bool) -> Log:
    position = f"{BESIDE_A_CAMERA.position} talk={'yes' if talk else 'no'}"
    switches = replace(scenario_number(6).switches, cameras=False)
    blind = replace(scenario_number(6), number=None, switches=switches)
    heading = Heading(blind, Table(seats=4, rigging=Rigging(position=position)), standard_set(), rules)
    game = Game(heading.setup())
    north = Move(Hero.BARBARIAN, game.state.heroes[Hero.BARBARIAN], Direction.NORTH, 1)
    assert not isinstance(game.submit(Command(Seat(0), north), 7), Refusal)
    return Log(heading, tuple(game.events))


@pytest.mark.parametrize("talk", [False, True])
def test_a_camera_that_does_not_work_was_broken_by_earlier_rules_and_is_no_more(talk: bool) -> None:
    """P8: a game begun by rules 1 or 2 may tell it either way, a later one only as it is now."""
    for rules, broken, fine in ((1, True, True), (2, True, True), (2, False, True), (3, True, False)):
        log = a_stop_on_a_blind_camera(rules, talk=talk)
        arrival = log.events[-1]
        assert isinstance(arrival, Moved)
        told = replace(log, events=(*log.events, *([SquareSpent(7, arrival.to)] if broken else [])))
        if fine:
            assert bool(judged(told).state.spent) is broken
        else:
            with pytest.raises(LogError, match=f"line {len(told.events) + 1}"):
                judged(told)
    log = a_stop_on_a_blind_camera(2, talk=talk)
    with pytest.raises(LogError, match=f"line {len(log.events) + 2}"):
        judged(replace(log, events=(*log.events, SquareSpent(8, log.events[-1].to))))  # type: ignore[union-attr]


def test_a_fault_in_the_middle_of_judging_is_a_log_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_state: State, _command: object, _now: int) -> Refusal:
        raise LookupError

    monkeypatch.setattr("hushmaze.protocol.game_log.log_check.decide", fails)
    with pytest.raises(LogError, match="line 2"):
        judged(read_log(text_of("scenario-01")))


@examples(60)
@given(st.sampled_from(NAMES), st.data())
def test_no_text_makes_it_stumble(name: str, data: st.DataObject) -> None:
    """Any change of any line gives a game or a LogError."""
    lines = text_of(name).splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    line = lines[place]
    start = data.draw(st.integers(0, len(line)))
    stop = data.draw(st.integers(start, min(len(line), start + 12)))
    lines[place] = line[:start] + data.draw(st.text(max_size=6)) + line[stop:]
    fault = fault_of("\n".join(lines))
    assert fault is None or fault >= 1
