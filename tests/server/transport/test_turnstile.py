"""What visitors bring together happens one by one, a turn of the loop each."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from starlette.types import Message, Receive, Scope, Send

from hushmaze.server.transport.turnstile import CROWD, WORTH_A_REST_S, Turnstile, in_turn
from tests.server.support import in_loop
from tests.server.transport.turns import CountedTurns

HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"


async def nothing() -> Message:
    return {}


async def nowhere(_message: Message) -> None:
    pass


@in_loop
async def test_one_begins_in_each_turn_in_the_order_in_which_they_came() -> None:
    turns = CountedTurns()
    began: list[tuple[str, int]] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        began.append((scope["path"], turns.number))

    waiting = in_turn(app, Turnstile(rests=True), trust_proxy=False)
    await asyncio.gather(*(waiting({"path": path}, nothing, nowhere) for path in "abcde"))
    assert [path for path, _ in began] == list("abcde")
    assert len({turn for _, turn in began}) == len(began)
    await waiting({"path": "later"}, nothing, nowhere)
    assert began[-1][0] == "later"


@in_loop
async def test_networks_take_turns_whatever_one_of_them_brings() -> None:
    began: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        began.append(scope["path"])

    waiting = in_turn(app, Turnstile(rests=True), trust_proxy=False)
    crowd = [waiting({"path": path, "client": (HOME, 1)}, nothing, nowhere) for path in "abcde"]
    await asyncio.gather(*crowd, waiting({"path": "late", "client": (ELSEWHERE, 1)}, nothing, nowhere))
    assert began == ["a", "b", "late", "c", "d", "e"]


@pytest.mark.parametrize(("trusted", "order"), [(True, "abfcde"), (False, "abcdef")])
@in_loop
async def test_behind_a_proxy_it_is_the_network_that_the_proxy_tells(*, trusted: bool, order: str) -> None:
    began: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        began.append(scope["path"])

    def asking(path: str, address: str) -> Scope:
        return {"path": path, "client": ("10.0.0.1", 1), "headers": [(b"x-forwarded-for", address.encode())]}

    waiting = in_turn(app, Turnstile(rests=True), trust_proxy=trusted)
    crowd = [waiting(asking(path, HOME), nothing, nowhere) for path in "abcde"]
    await asyncio.gather(*crowd, waiting(asking("f", ELSEWHERE), nothing, nowhere))
    assert "".join(began) == order


@in_loop
async def test_who_leaves_while_waiting_keeps_nobody_waiting() -> None:
    began: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        began.append(scope["path"])

    waiting = in_turn(app, Turnstile(rests=True), trust_proxy=False)
    asked = [asyncio.ensure_future(waiting({"path": path}, nothing, nowhere)) for path in "abcd"]
    await asyncio.sleep(0)
    asked[1].cancel()
    asked[3].cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert began == ["a", "c"]
    await waiting({"path": "e"}, nothing, nowhere)
    assert began == ["a", "c", "e"]


@in_loop
async def test_calls_and_requests_share_the_turns() -> None:
    turns, turnstile = CountedTurns(), Turnstile(rests=True)
    made: list[tuple[str, int]] = []

    def note(what: str) -> None:
        made.append((what, turns.number))

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        note("request")

    assert turnstile.pass_through(HOME, partial(note, "first"))
    assert not turnstile.pass_through(HOME, partial(note, "second"))
    await in_turn(app, turnstile, trust_proxy=False)({}, nothing, nowhere)
    assert [what for what, _ in made] == ["first", "second", "request"]
    assert len({turn for _, turn in made}) == 3


class HandLoop:
    """An event loop in which a turn takes as long as it is told; notes how long calls were put off."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.put_off: list[float] = []
        self._next: Callable[[], None] | None = None
        monkeypatch.setattr(f"{Turnstile.__module__}.asyncio.get_running_loop", lambda: self)
        monkeypatch.setattr(f"{Turnstile.__module__}.perf_counter", lambda: self.now)

    def call_soon(self, call: Callable[[], None]) -> None:
        self._next = call

    def call_later(self, seconds: float, call: Callable[[], None]) -> None:
        self.put_off.append(seconds)
        self._next = call

    def turn(self, seconds: float) -> None:
        self.now += seconds
        call, self._next = self._next, None
        if call is not None:
            call()


def test_a_crowd_rests_for_as_long_as_it_was_served(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, turnstile, made = HandLoop(monkeypatch), Turnstile(rests=True), list[int]()
    for n in range(CROWD + 2):
        turnstile.pass_through(HOME, partial(made.append, n))
    short = WORTH_A_REST_S * 0.6
    loop.turn(short)
    assert (made, loop.put_off) == ([0, 1], []), "so short a turn is not worth a rest"
    loop.turn(short)
    assert (made, loop.put_off) == ([0, 1], [2 * short])
    assert not turnstile.pass_through(HOME, partial(made.append, 99)), "whoever comes meanwhile waits too"
    loop.turn(loop.put_off[0])
    assert made == [0, 1, 2]
    for _ in range(10):
        loop.turn(0)
    assert made == [0, 1, 2, 3, 4, 99]


def test_a_few_are_never_put_off(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, turnstile, made = HandLoop(monkeypatch), Turnstile(rests=True), list[int]()
    for n in range(CROWD):
        turnstile.pass_through(HOME, partial(made.append, n))
    for _ in range(CROWD):
        loop.turn(1)
    assert made == [*range(CROWD)]
    assert not loop.put_off


def test_a_crowd_that_may_be_at_play_is_never_put_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a rest, rooms that bring as much as they can got two thirds of what the server can do."""
    loop, turnstile, made = HandLoop(monkeypatch), Turnstile(rests=False), list[int]()
    for n in range(CROWD + 2):
        turnstile.pass_through(HOME, partial(made.append, n))
    for _ in range(CROWD + 2):
        loop.turn(1)
    assert made == [*range(CROWD + 2)]
    assert not loop.put_off
