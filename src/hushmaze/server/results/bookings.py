"""Ends of games on their way into the books. What could not be written is tried again until it is."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from hushmaze.protocol.summary import Summary
from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.storage.api import FinishedGame, Store, StoreError

log = logging.getLogger("hushmaze.rooms")


class Bookings:
    """`booked` hears of each end once it is durable."""

    def __init__(self, store: Store, booked: Callable[[FinishedGame], None] = lambda _end: None) -> None:
        self._store = store
        self._booked = booked
        self._open: dict[str, tuple[int, bytes]] = {}
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._summing: dict[str, asyncio.Task[None]] = {}
        """Ends whose summary is being made."""

    def book(self, game: str, summary: Summary) -> None:
        """Books a game; its first booking counts, with the moment when it was first tried."""
        self._book_at(_now_ms(), game, summary)

    def book_soon(self, game: str, summing_up: Coroutine[Any, Any, Summary]) -> None:
        """The same, when the game is summed up, with the moment of now."""
        if game in self._summing:
            summing_up.close()
            return
        self._summing[game] = asyncio.create_task(self._sum_up(_now_ms(), game, summing_up))

    async def _sum_up(self, now: int, game: str, summing_up: Coroutine[Any, Any, Summary]) -> None:
        try:
            self._book_at(now, game, await summing_up)
        except UNREADABLE:
            log.exception("game %s cannot be summed up", game)
        finally:
            del self._summing[game]

    def _book_at(self, now: int, game: str, summary: Summary) -> None:
        self._open.setdefault(game, (now, msgspec.json.encode(summary)))
        self.try_again()

    def try_again(self) -> None:
        """Starts booking every end that is not booked yet and not being booked."""
        for game in self._open.keys() - self._under_way.keys():
            self._under_way[game] = asyncio.create_task(self._book(game))

    async def _book(self, game: str) -> None:
        try:
            await self._store.finish_game(game, *self._open[game])
            self._booked(FinishedGame(game, "", *self._open.pop(game)))
        except StoreError as error:
            log.error("the end of game %s was not booked: %s", game, error)
            if not error.retryable:
                del self._open[game]
        finally:
            del self._under_way[game]

    async def written(self, *games: str) -> None:
        """Returns once all ends of these games are booked; a StoreError if one cannot be."""
        await self._summed_up(*games)
        self.try_again()
        trying = [self._under_way[game] for game in games if game in self._under_way]
        if trying:
            await asyncio.wait(trying)
        if any(game in self._open for game in games):
            raise StoreError("The end of the last game is not written down yet.", retryable=True)

    async def arrived(self, game: str) -> None:
        """Returns once nothing is being written of this game's end, whatever came of it."""
        await self._summed_up(game)
        if game in self._under_way:
            await asyncio.wait([self._under_way[game]])

    async def settle(self) -> None:
        """Waits for what is being written."""
        await self._summed_up(*self._summing)
        await asyncio.gather(*self._under_way.values())

    async def _summed_up(self, *games: str) -> None:
        summing = [self._summing[game] for game in games if game in self._summing]
        if summing:
            await asyncio.wait(summing)


def _now_ms() -> int:
    return int(time.time() * 1000)
