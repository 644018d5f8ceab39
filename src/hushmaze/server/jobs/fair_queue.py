"""One turn at a time, shared out fairly: an asker with many requests delays nobody but itself."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FullError(Exception):
    """Too many askers wait already."""


class ShareTakenError(FullError):
    """As many wait already as one asker may have waiting."""


class FairQueue:
    """Askers get turns one after the other, and each asker its own in order."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._taken = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Waits for a turn; raises a FullError at once where no more may wait."""
        if self._taken:
            await self._wait(asker)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: str) -> None:
        if self.waiting >= self._most:
            raise FullError
        if len(self._waiting.get(asker, ())) >= self._most_each:
            raise ShareTakenError
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(asker, turn)
            else:
                self._pass_on()  # it came just now
            raise

    def _forget(self, asker: str, turn: asyncio.Future[None]) -> None:
        turns = self._waiting.get(asker, deque())
        if turn in turns:  # unless its time came in the moment of leaving
            turns.remove(turn)
        if not turns:
            self._waiting.pop(asker, None)

    def _pass_on(self) -> None:
        """Passes the turn to the next asker that still waits."""
        while self._waiting:
            asker, turns = next(iter(self._waiting.items()))
            turn = turns.popleft()
            self._waiting.move_to_end(asker)
            if not turns:
                del self._waiting[asker]
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
