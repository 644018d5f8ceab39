"""One thought a turn of the loop."""

import pytest

from hushmaze.server.bots.thinking import Thinking
from tests.server.support import FakeClock


def test_thoughts_come_one_at_a_time_and_in_order() -> None:
    clock = FakeClock()
    thinking, thought = Thinking(clock), list[str]()
    for name in ("a", "b", "c"):
        thinking.soon(lambda name=name: thought.append(name))  # type: ignore[misc] # mypy and defaults of lambdas
    assert thought == []
    assert len(clock.alarms) == 1, "not three in one turn"
    clock.advance(0)
    assert thought == ["a", "b", "c"]
    assert clock.alarms == []


def test_a_thought_may_lead_to_another() -> None:
    clock = FakeClock()
    thinking, thought = Thinking(clock), list[str]()
    thinking.soon(lambda: thinking.soon(lambda: thought.append("later")))
    clock.advance(0)
    assert thought == ["later"]


def test_a_fault_does_not_stop_the_others() -> None:
    clock = FakeClock()
    thinking, thought = Thinking(clock), list[str]()

    def fault() -> None:
        raise ZeroDivisionError

    thinking.soon(fault)
    thinking.soon(lambda: thought.append("next"))
    with pytest.raises(ZeroDivisionError):
        clock.advance(0)
    clock.advance(0)
    assert thought == ["next"]
