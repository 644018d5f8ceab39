"""Requests that come together begin one after the other, a turn of the loop each."""

import asyncio

from starlette.types import Message, Receive, Scope, Send

from hushmaze.server.http.turnstile import Turnstile
from tests.server.support import in_loop


class Loop:
    """Counts the turns of the event loop."""

    def __init__(self) -> None:
        self.turn = 0
        asyncio.get_running_loop().call_soon(self._count)

    def _count(self) -> None:
        self.turn += 1
        asyncio.get_running_loop().call_soon(self._count)


async def nothing() -> Message:
    return {}


async def nowhere(_message: Message) -> None:
    pass


@in_loop
async def test_one_begins_in_each_turn_in_the_order_in_which_they_came() -> None:
    loop = Loop()
    began: list[tuple[str, int]] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        began.append((scope["path"], loop.turn))

    turnstile = Turnstile(app)
    await asyncio.gather(*(turnstile({"path": path}, nothing, nowhere) for path in "abcde"))
    assert [path for path, _ in began] == list("abcde")
    turns = [turn for _, turn in began]
    assert len(set(turns)) == len(turns)
    await turnstile({"path": "later"}, nothing, nowhere)
    assert began[-1][0] == "later"


@in_loop
async def test_who_leaves_while_waiting_keeps_nobody_waiting() -> None:
    began: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        began.append(scope["path"])

    turnstile = Turnstile(app)
    asked = [asyncio.ensure_future(turnstile({"path": path}, nothing, nowhere)) for path in "abcd"]
    await asyncio.sleep(0)
    asked[1].cancel()
    asked[3].cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert began == ["a", "c"]
    await turnstile({"path": "e"}, nothing, nowhere)
    assert began == ["a", "c", "e"]
