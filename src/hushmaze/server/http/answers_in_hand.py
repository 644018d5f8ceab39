"""Bounds how many answers that hold a whole game are being made or sent: their readers may be slow."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from hushmaze.protocol.api.errors import HttpReason
from hushmaze.server.http.errors import HttpError

RETRY_AFTER_S = 2


class AnswersInHand:
    """A 429 where one address has its share in hand, a 503 where all together have."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._each: Counter[str] = Counter()

    def take(self, address: str) -> None:
        """Counts one more; give it back when it is sent, or has failed."""
        if self._each[address] >= self._most_each:
            raise HttpError(HttpReason.SLOW_DOWN, retry_after_s=RETRY_AFTER_S)
        if self._each.total() >= self._most:
            raise HttpError(HttpReason.BUSY, retry_after_s=RETRY_AFTER_S)
        self._each[address] += 1

    def give_back(self, address: str) -> None:
        self._each[address] -= 1
        if not self._each[address]:
            del self._each[address]

    @contextmanager
    def given_back_on_failure(self, address: str) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.give_back(address)
            raise


class InHand(Response):
    """An answer that is in hand until it is sent, or its reader has gone."""

    def __init__(self, answer: Response, hands: AnswersInHand, address: str) -> None:
        self._answer = answer
        self._hands = hands
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._answer(scope, receive, send)
        finally:
            self._hands.give_back(self._address)
