"""Lets what visitors bring in one by one, so that games never wait for more than one of them."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

from starlette.types import ASGIApp, Receive, Scope, Send


class Turnstile:
    """Makes one call in each turn of the event loop, in the order in which they came.

    Sockets are read in every turn: without it, a hundred requests that come together would make everybody
    who plays wait for all of them.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._taken = False
        """Whether a call has been made in this turn."""

    def pass_through(self, call: Callable[[], None]) -> bool:
        """Makes the call now, or in a later turn; returns whether that was now."""
        if self._taken:
            self._waiting.append(call)
            return False
        self._take()
        call()
        return True

    async def turn(self) -> None:
        """Returns when it is the caller's turn."""
        if not self._taken:
            self._take()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(partial(_grant, turn))
        await turn

    def _take(self) -> None:
        self._taken = True
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._taken = False
        if self._waiting:
            self._take()
            self._waiting.popleft()()


def _grant(turn: asyncio.Future[None]) -> None:
    if not turn.done():  # whoever waited may be gone
        turn.set_result(None)


def in_turn(app: ASGIApp, turnstile: Turnstile) -> ASGIApp:
    """The same application, whose requests begin when it is their turn."""

    async def waiting(scope: Scope, receive: Receive, send: Send) -> None:
        await turnstile.turn()
        await app(scope, receive, send)

    return waiting
