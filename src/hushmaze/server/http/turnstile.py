"""Lets requests in one by one, so that games never wait for more than one of them."""

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send


class Turnstile:
    """One request begins in each turn of the event loop, in the order in which they came.

    Sockets are looked at in every turn: without it a hundred requests that come together would make
    everybody who plays wait for all of them.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._taken = False
        """Whether a request has begun in this turn."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._taken:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn
        else:
            self._take()
        await self._app(scope, receive, send)

    def _take(self) -> None:
        self._taken = True
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._taken = False
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # whoever asked may be gone
                turn.set_result(None)
                self._take()
                return
