"""Where bots think: one thought after the other, beside the loop or by turns on it."""

import asyncio
import threading
from collections.abc import Callable

from hushmaze.server.bots.thinking import Aside, ByTurns, Thought
from tests.server.support import FakeClock, in_loop


def noting(notes: list[str], name: str) -> Thought:
    """A thought that is noted, and noted again when it is told."""

    def think() -> Callable[[], None]:
        notes.append(name)
        return lambda: notes.append(f"{name} told")

    return think


def test_by_turns_there_is_one_thought_a_turn_in_order() -> None:
    clock, notes = FakeClock(), list[str]()
    thinking = ByTurns(clock)
    for name in ("a", "b", "c"):
        thinking.soon(noting(notes, name))
    assert notes == []
    assert len(clock.alarms) == 1, "not three in one turn"
    clock.advance(0)
    assert notes == ["a", "a told", "b", "b told", "c", "c told"]
    assert clock.alarms == []


def test_by_turns_a_thought_may_lead_to_another() -> None:
    clock, notes = FakeClock(), list[str]()
    thinking = ByTurns(clock)
    thinking.soon(lambda: lambda: thinking.soon(noting(notes, "later")))
    clock.advance(0)
    assert notes == ["later", "later told"]


def test_by_turns_what_is_closed_thinks_no_more() -> None:
    clock, notes = FakeClock(), list[str]()
    thinking = ByTurns(clock)
    thinking.soon(noting(notes, "a"))
    thinking.close()
    clock.advance(0)
    assert notes == []


@in_loop
async def test_aside_thoughts_come_in_order_and_are_told_on_the_loop() -> None:
    thinking = Aside(asyncio.get_running_loop())
    here, where, told = threading.get_ident(), set[int](), list[tuple[int, bool]]()
    done = asyncio.Event()

    def thought(number: int) -> Thought:
        def think() -> Callable[[], None]:
            where.add(threading.get_ident())
            return lambda: tell(number)

        return think

    def tell(number: int) -> None:
        told.append((number, threading.get_ident() == here))
        if number == 9:
            done.set()

    for number in range(10):
        thinking.soon(thought(number))
    await done.wait()
    thinking.close()
    assert told == [(number, True) for number in range(10)]
    assert len(where) == 1
    assert here not in where


@in_loop
async def test_aside_nothing_is_told_after_closing() -> None:
    thinking, notes = Aside(asyncio.get_running_loop()), list[str]()
    thinking.close()
    thinking = Aside(asyncio.get_running_loop())
    begun, go_on = threading.Event(), threading.Event()

    def slow() -> Callable[[], None]:
        begun.set()
        go_on.wait()
        return lambda: notes.append("told")

    thinking.soon(slow)
    thinking.soon(noting(notes, "next"))
    await asyncio.to_thread(begun.wait)
    closing = asyncio.create_task(asyncio.to_thread(thinking.close))
    while not thinking._closed:
        await asyncio.sleep(0)
    go_on.set()
    await closing
    await asyncio.sleep(0)
    assert notes == []
