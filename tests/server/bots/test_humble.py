"""Work at the back of the queue, and for a while in front of it when it would starve there."""

import os
import sys
from collections.abc import Iterator

import pytest

from hushmaze.server.bots import humble
from hushmaze.server.bots.humble import humbly

STARVED = 2 * humble.STARVED_S
POLICY = os.sched_getscheduler(0)


def policies(waits: list[float]) -> list[int]:
    """How steps that waited so long were scheduled."""
    found: list[int] = []

    def steps() -> Iterator[float]:
        for waited in waits:
            found.append(os.sched_getscheduler(0))
            yield waited

    humbly(steps())
    return found


def test_it_wants_only_what_is_left_over() -> None:
    assert policies([0, 0, humble.STARVED_S]) == [os.SCHED_IDLE] * 3
    assert os.sched_getscheduler(0) == POLICY, "who asked for it has lost nothing"


def test_who_starves_has_its_share_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(humble, "FED_S", -1)
    assert policies([STARVED, 0, 0, STARVED, 0]) == [
        os.SCHED_IDLE,
        POLICY,
        os.SCHED_IDLE,
        os.SCHED_IDLE,
        POLICY,
    ]
    monkeypatch.setattr(humble, "FED_S", 3600)
    assert policies([0, STARVED, STARVED, 0]) == [os.SCHED_IDLE, os.SCHED_IDLE, POLICY, POLICY]


def test_where_nobody_can_stand_back_it_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert policies([0, STARVED, 0]) == [POLICY] * 3


def test_what_goes_wrong_is_heard_of() -> None:
    def steps() -> Iterator[float]:
        yield 0
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        humbly(steps())
