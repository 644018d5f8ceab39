"""What visitors bring together happens one by one, a turn of the loop each."""

import asyncio
from functools import partial

from starlette.types import Message, Receive, Scope, Send

from hushmaze.server.transport.turnstile import Turnstile, in_turn
from tests.server.support import in_loop
from tests.server.transport.turns import CountedTurns


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

    waiting = in_turn(app, Turnstile())
    await asyncio.gather(*(waiting({"path": path}, nothing, nowhere) for path in "abcde"))
    assert [path for path, _ in began] == list("abcde")
    assert len({turn for _, turn in began}) == len(began)
    await waiting({"path": "later"}, nothing, nowhere)
    assert began[-1][0] == "later"


@in_loop
async def test_who_leaves_while_waiting_keeps_nobody_waiting() -> None:
    began: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        began.append(scope["path"])

    waiting = in_turn(app, Turnstile())
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
    turns, turnstile = CountedTurns(), Turnstile()
    made: list[tuple[str, int]] = []

    def note(what: str) -> None:
        made.append((what, turns.number))

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        note("request")

    assert turnstile.pass_through(partial(note, "first"))
    assert not turnstile.pass_through(partial(note, "second"))
    await in_turn(app, turnstile)({}, nothing, nowhere)
    assert [what for what, _ in made] == ["first", "second", "request"]
    assert len({turn for _, turn in made}) == 3
