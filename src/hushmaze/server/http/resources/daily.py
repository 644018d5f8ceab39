"""The challenge of the day: today's card, a room for it, and the results of any day.

Anybody who knows the id of a finished game can read its log. So until a day is over, the ids of its games are
shown only to their own tables, and to people who name a finished game of that day: they know its deal.
"""

from typing import Any

from hushmaze.protocol.api.base import Date
from hushmaze.protocol.api.daily import DailyRoom, DayQuery, DayResult, DayResults, Today
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.rooms import RoomCreated
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.resources.book import Naming, win_parts
from hushmaze.server.http.resources.rooms import open_room
from hushmaze.server.results.book import Book
from hushmaze.server.results.daily import RankedEntry, results_of
from hushmaze.server.results.days import Day, Now, day_of, is_open, today
from hushmaze.server.rooms.registry import Rooms

DAYS_LISTED = 31


class DailyResource:
    def __init__(self, rooms: Rooms, naming: Naming) -> None:
        self._rooms = rooms
        self._naming = naming

    @property
    def _book(self) -> Book:
        return self._rooms.book

    @property
    def _now(self) -> Now:
        return self._rooms.daily.now

    async def today(self) -> Today:
        """Shows the challenge of today (UTC), and which days have been played before."""
        day = today(self._now())
        return Today(
            **_card(day),
            left_ms=round((day.ends - self._now()).total_seconds() * 1000),
            players=len({entry.group for entry in self._book.day(day.date)}),
            days=self._book.days()[:DAYS_LISTED],
        )

    async def open_room(self, body: DailyRoom) -> RoomCreated:
        """Opens a new room for the challenge of today."""
        return await open_room(self._rooms, TableChanges(seats=body.seats), body.bots, today(self._now()))

    async def results(self, date: Date, query: DayQuery) -> DayResults:
        """Lists the results of a day, best first."""
        day = self._day(date)
        named = await self._may_see(day, query.played)
        found = await results_of(self._book, day.date, query.offset, query.limit)
        return DayResults(
            **_card(day),
            open=named,
            results=[self._row(result, named) for result in found],
            total=len(self._book.day(day.date)),
        )

    def _day(self, date: str) -> Day:
        """Not one that is still to come."""
        try:
            day = day_of(date)
        except ValueError:
            raise HttpError(HttpReason.NO_SUCH_DAY, "Days are written as in 2026-11-15.") from None
        if day.date > today(self._now()).date:
            raise HttpError(HttpReason.NO_SUCH_DAY, "That day is still to come.")
        return day

    async def _may_see(self, day: Day, played: str) -> bool:
        """Whether games are named: the day is over, or they have played it and prove it by their game.

        Nowhere where the host keeps the list closed.
        """
        if not self._naming.open_list or is_open(day.date, self._now()):
            return self._naming.open_list
        own = await self._book.entry(played)
        if own is None or own.summary.abandoned:
            return False  # giving a game up is no way to learn its deal
        return own.summary.daily == day.date

    def _row(self, result: RankedEntry, named: bool) -> DayResult:
        entry = result.entry
        parts = win_parts(entry, self._naming) | {"game": entry.game if named else None}
        return DayResult(**parts, won=entry.summary.won, attempt=result.attempt)


def _card(day: Day) -> dict[str, Any]:  # Any: each part has its own type
    return {
        "date": day.date,
        "scenario": day.scenario,
        "level": day.level,
        "seats": list(day.seats),
        "ends_at": round(day.ends.timestamp() * 1000),
    }
