"""Lets what visitors bring in one by one, so that games never wait for more than one of them."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter

from starlette.types import ASGIApp, Receive, Scope, Send

from hushmaze.server.transport.askers import network_asking

CROWD = 3
"""So many that wait are a crowd."""

WORTH_A_REST_S = 0.001


class Turnstile:
    """Makes one call in each turn of the event loop: one for each network that waits, and so again.

    Sockets are read in every turn: without it, a hundred requests that come together would make everybody
    who plays wait for all of them. Where it rests, a crowd gets half of the loop's time at most: what is
    left over is for the rest of the server, and for its other threads and processes.
    """

    def __init__(self, *, rests: bool) -> None:
        self._rests = rests
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        """By network, the one whose turn it is first."""
        self._count = 0
        self._taken = False
        """Whether a call has been made in this turn, or a crowd has to wait."""
        self._served_s = 0.0
        """How long a crowd was served since everybody else had the loop for as long."""
        self._began = 0.0

    def pass_through(self, network: str, call: Callable[[], None]) -> bool:
        """Makes the call now, or in a later turn; returns whether that was now."""
        if self._taken:
            self._wait(network, call)
            return False
        self._take()
        call()
        return True

    async def turn(self, network: str) -> None:
        """Returns when it is the caller's turn."""
        if not self._taken:
            self._take()
            return
        turn = asyncio.get_running_loop().create_future()
        self._wait(network, partial(_grant, turn))
        await turn

    def _wait(self, network: str, call: Callable[[], None]) -> None:
        self._waiting.setdefault(network, deque()).append(call)
        self._count += 1

    def _take(self) -> None:
        self._taken = True
        self._began = perf_counter()
        asyncio.get_running_loop().call_soon(self._end_turn)

    def _end_turn(self) -> None:
        if self._rests and self._count >= CROWD:
            self._served_s += perf_counter() - self._began
        if self._served_s < WORTH_A_REST_S:
            self._next()
            return
        asyncio.get_running_loop().call_later(self._served_s, self._next)
        self._served_s = 0

    def _next(self) -> None:
        self._taken = False
        if self._waiting:
            self._take()
            self._first()()

    def _first(self) -> Callable[[], None]:
        """Takes the first call out; the others of its network stand behind everybody else."""
        network, calls = next(iter(self._waiting.items()))
        del self._waiting[network]
        self._count -= 1
        first = calls.popleft()
        if calls:
            self._waiting[network] = calls
        return first


def _grant(turn: asyncio.Future[None]) -> None:
    if not turn.done():  # whoever waited may be gone
        turn.set_result(None)


def in_turn(app: ASGIApp, turnstile: Turnstile, *, trust_proxy: bool) -> ASGIApp:
    """The same application, whose requests begin when it is their turn."""

    async def waiting(scope: Scope, receive: Receive, send: Send) -> None:
        await turnstile.turn(network_asking(scope, trust_proxy))
        await app(scope, receive, send)

    return waiting
