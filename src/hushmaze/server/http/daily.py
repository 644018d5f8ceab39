"""The challenge of the day over HTTP: today's card, a room for it, and the results of any day.

Who knows the id of a game can read its log once it is over. So ids of a day's games are told to nobody but
their own table until the day is over, or to who names a game of that day that is over: they know the deal.
"""

from collections.abc import Callable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hushmaze.protocol.codec import Plain
from hushmaze.server.http.book import win_row
from hushmaze.server.http.json_response import JsonResponse
from hushmaze.server.http.new_room import read_wish
from hushmaze.server.http.query import page_in
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.book import Book
from hushmaze.server.results.daily import DayResult, results_of
from hushmaze.server.results.days import Day, Now, day_of, is_open, today
from hushmaze.server.rooms.registry import Rooms

MOST_A_PAGE = 100
DAYS_LISTED = 31


class DailyRoom(msgspec.Struct, forbid_unknown_fields=True):
    """`bots` is their level, on all seats but the first."""

    seats: int = 4
    bots: str | None = None


class DailyPages:
    def __init__(self, rooms: Rooms, may_open: Callable[[Request], None]) -> None:
        """`may_open` raises an HTTPException where somebody opens too many rooms."""
        self._rooms = rooms
        self._may_open = may_open

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/api/daily", self.today),
            Route("/api/daily/room", self.open_room, methods=["POST"]),
            Route("/api/daily/{date}", self.results),
        ]

    @property
    def _book(self) -> Book:
        return self._rooms.book

    @property
    def _now(self) -> Now:
        return self._rooms.daily.now

    async def today(self, _request: Request) -> Response:
        """What is on, until when, and which days have been played before."""
        day = today(self._now())
        left = day.ends - self._now()
        row = _card(day) | {
            "left_ms": round(left.total_seconds() * 1000),
            "players": len({entry.group for entry in self._book.day(day.date)}),
            "days": self._book.days()[:DAYS_LISTED],
        }
        return JsonResponse(row)

    async def open_room(self, request: Request) -> Response:
        self._may_open(request)
        wanted = await read_wish(request, DailyRoom)
        day = today(self._now())
        try:
            room = await self._rooms.create({"seats": wanted.seats}, wanted.bots, day)
        except Rejected as rejected:
            raise HTTPException(400, str(rejected)) from rejected
        return JsonResponse({"code": room.record.code, "path": f"/{room.record.code}"}, status_code=201)

    async def results(self, request: Request) -> Response:
        day = self._day(request)
        offset, limit = page_in(request, usual=50, most=MOST_A_PAGE)
        named = await self._may_see(day, request.query_params.get("played", ""))
        rows = [self._row(result, named) for result in await results_of(self._book, day.date, offset, limit)]
        total = len(self._book.day(day.date))
        return JsonResponse(_card(day) | {"open": named, "results": rows, "total": total})

    def _day(self, request: Request) -> Day:
        """Not one that is still to come."""
        try:
            day = day_of(request.path_params["date"])
        except ValueError:
            raise HTTPException(404, "Days are written as in 2026-11-15.") from None
        if day.date > today(self._now()).date:
            raise HTTPException(404, "That day is still to come.")
        return day

    async def _may_see(self, day: Day, played: str) -> bool:
        """Whether games are named: the day is over, or they have played it and prove it by their game."""
        if is_open(day.date, self._now()):
            return True
        own = await self._book.entry(played)
        return own is not None and own.told.daily == day.date

    def _row(self, result: DayResult, named: bool) -> dict[str, Plain]:
        entry = result.entry
        row = win_row(entry, self._now) | {"won": entry.told.won, "attempt": result.attempt}
        return row | {"game": entry.game if named else None}


def _card(day: Day) -> dict[str, Plain]:
    return {
        "date": day.date,
        "scenario": day.scenario,
        "level": day.level,
        "seats": list(day.seats),
        "ends_at": round(day.ends.timestamp() * 1000),
    }
