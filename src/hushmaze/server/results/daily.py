"""The challenge of the day at this server: its deal, found once, and the table of its results."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.deals.deal_search import DealSearch, NoAnswerError
from hushmaze.server.deals.dealing import DealtGame
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.book import Book
from hushmaze.server.results.days import Day, Now, day_of, utc_now
from hushmaze.server.results.entry import BookEntry
from hushmaze.server.results.groups import GroupId
from hushmaze.server.results.marks import Mark

FAIR_FOR = (2, 4)
"""The tables for which a deal must be seen to be winnable at a human pace; others play the same mall."""

log = logging.getLogger("hushmaze.daily")


class DailyDeals:
    """Looks for a day's deal beside the loop, and remembers it."""

    def __init__(self, search: DealSearch) -> None:
        self._search = search
        self.now: Now = utc_now
        self._searches: dict[str, asyncio.Task[int | None]] = {}

    def look_ahead(self, date: str) -> None:
        """Begins the search, so that the deal is there when somebody wants to play."""
        if date not in self._searches:
            search = asyncio.create_task(self._first_fair(day_of(date)))
            search.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may wait
            self._searches[date] = search

    async def deal(self, date: str, seats: int) -> DealtGame:
        """Deals with the same seed at every table of that day; `Rejected` while it cannot be searched for."""
        self.look_ahead(date)
        try:
            seed = await asyncio.shield(self._searches[date])
        except NoAnswerError as error:
            raise Rejected(ErrorReason.BUSY, "The day's deal is not there yet; try again soon.") from error
        day = day_of(date)
        heading = day.heading(next(day.seeds()) if seed is None else seed, seats)
        return DealtGame(heading, fair=seed is not None)

    async def _first_fair(self, day: Day) -> int | None:
        """No clock in here: a slow machine must find the same deal as a fast one."""
        try:
            for seed in day.seeds():
                if await self._search.all_fair([day.heading(seed, seats) for seats in FAIR_FOR]):
                    return seed
        except NoAnswerError:
            del self._searches[day.date]  # another deal would not be the day's: whoever asks next looks again
            raise
        except Exception:  # a solver with a fault spoils no day: then everywhere the first deal is the day's
            log.exception("the search for the deal of %s failed", day.date)
        return None

    async def close(self) -> None:
        for search in self._searches.values():
            search.cancel()
        await asyncio.gather(*self._searches.values(), return_exceptions=True)


class RankedEntry(NamedTuple):
    entry: BookEntry
    attempt: int
    """Of its group, from 1; the first counts."""

    @property
    def rank(self) -> tuple[bool, bool, bool, tuple[int, int, int]]:
        """Sorting key, less is better: first tries, then wins, then unhelped games; then B1."""
        summary = self.entry.summary
        helped = any(mark != Mark.DAILY for mark in self.entry.marks)
        return self.attempt > 1, not summary.won, helped, self.entry.rank if summary.won else self._when

    @property
    def _when(self) -> tuple[int, int, int]:
        return 0, 0, self.entry.finished_at


def ranked(entries: Iterable[BookEntry]) -> list[RankedEntry]:
    """A group's tries count by when they were laid out: one that was left lying is still the first."""
    tries: dict[GroupId, int] = defaultdict(int)
    results = []
    for entry in sorted(
        entries, key=lambda each: (each.summary.dealt_at or each.finished_at, each.finished_at)
    ):
        tries[entry.group] += 1
        results.append(RankedEntry(entry, tries[entry.group]))
    return sorted(results, key=lambda result: result.rank)


async def results_of(book: Book, date: str, offset: int, limit: int) -> list[RankedEntry]:
    """A page of the day's table, every line of it as its log has it."""
    while True:
        page = ranked(book.day(date))[offset : offset + limit]
        unproven = [result.entry for result in page if not result.entry.proven]
        if not unproven:
            return page
        for entry in unproven:
            await book.proven(entry)
