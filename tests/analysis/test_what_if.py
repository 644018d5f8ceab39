"""What if bots had played on: from the same moment, with the same stack and the same sand."""

import json

import pytest
from msgspec.json import encode

from hushmaze.analysis.what_if import Branch, NoBranchError, WhatIfQuestion, play_on
from hushmaze.protocol.codec import Plain
from hushmaze.protocol.game_log.log import Log
from hushmaze.protocol.summary import Summary
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import begin
from tests.analysis.test_analyse import golden


def told_in(branch: Branch) -> list[Plain]:
    """All its events."""
    return [event for update in json.loads(encode(branch.replay))["updates"] for event in update["events"]]


@pytest.mark.parametrize("name", ["scenario-01", "scenario-11", "scenario-13", "seats-1", "edition-b"])
def test_bots_play_on_to_the_end(name: str) -> None:
    log = golden(name)
    branch = play_on(log, WhatIfQuestion(at=40_000, level=BotLevel.FAST))
    assert branch.phase in ("won", "lost")
    assert (branch.loss is None) == (branch.phase == "won")
    assert branch.at == 40_000 < branch.ended_at


def test_bots_play_on_where_a_game_began_in_the_middle() -> None:
    log = golden("2-from-the-middle")
    branch = play_on(log, WhatIfQuestion(version=0, level=BotLevel.FAST))
    assert "moved" in {event["type"] for event in told_in(branch)[branch.version :]}


def test_what_happened_before_stays_and_the_stack_is_the_same() -> None:
    """S1: the tiles come in the order of the real game."""
    log = golden("scenario-04")
    branch = play_on(log, WhatIfQuestion(version=60))
    told = told_in(branch)
    assert branch.version >= 60
    before = [event for event in log.events if event.at <= branch.at]
    assert len(before) == branch.version
    assert [event["at"] for event in told[: branch.version]] == [event.at for event in before]
    placed = [event["tile"] for event in told if event["type"] == "tile_placed"]
    assert tuple(placed) == begin(log.heading.setup()).stack[: len(placed)]


def test_the_same_question_has_the_same_answer_and_another_seed_another() -> None:
    log = golden("scenario-01")
    one, again, other = (play_on(log, WhatIfQuestion(at=60_000, seed=seed)) for seed in (1, 1, 2))
    assert encode(one.replay) == encode(again.replay) != encode(other.replay)


def test_before_the_start_it_goes_on_from_the_start() -> None:
    """S6"""
    log = golden("scenario-02")
    assert play_on(log, WhatIfQuestion()).at == play_on(log, WhatIfQuestion(version=0)).at == 1_000


def test_a_moment_is_never_cut_in_half() -> None:
    """A deed and its consequences belong together."""
    log = golden("scenario-04")
    first = next(n for n, event in enumerate(log.events) if n and event.at == log.events[n - 1].at)
    assert play_on(log, WhatIfQuestion(version=first)).version > first


def test_bots_do_not_sit_through_a_pause() -> None:
    """H1"""
    log = golden("edition-a")
    told = told_in(play_on(log, WhatIfQuestion(at=5_000)))
    assert [event["at"] for event in told if event["type"] == "resumed"] == [5_000]


def test_the_names_of_the_real_game_and_the_outcome_of_the_other() -> None:
    log = golden("scenario-02")
    booked = Summary(
        name="", seats=6, names=["Ada"] * 6, won=False, phase="lost", turns=0, sand_left=0, counts=True
    )
    branch = play_on(log, WhatIfQuestion(at=30_000, level=BotLevel.FAST), booked)
    replay = json.loads(encode(branch.replay))
    assert replay["seats"][0]["name"] == "Ada"
    assert replay["summary"]["phase"] == branch.phase
    assert replay["summary"]["won"] == (branch.phase == "won")
    assert not replay["summary"]["counts"]


def test_numbers_of_the_real_commands_stay() -> None:
    log = golden("scenario-02")
    numbered = Log(log.heading, log.events, tuple(range(len(log.events))))
    numbers = [event.get("n") for event in told_in(play_on(numbered, WhatIfQuestion(at=30_000)))]
    assert numbers[:3] == [0, 1, 2]
    assert numbers[-1] is None


def test_there_is_nothing_to_play_on_from() -> None:
    log = golden("scenario-01")
    with pytest.raises(NoBranchError, match="over"):
        play_on(log, WhatIfQuestion(at=10**9))
    with pytest.raises(NoBranchError, match="over"):
        play_on(log, WhatIfQuestion(version=len(log.events)))
    with pytest.raises(NoBranchError, match="never started"):
        play_on(Log(log.heading, log.events[:3]), WhatIfQuestion())


def test_a_game_that_was_given_up_goes_on_from_its_last_event() -> None:
    log = golden("scenario-01")
    cut = Log(log.heading, log.events[:30])
    assert play_on(cut, WhatIfQuestion(at=10**9)).at == cut.events[-1].at
