"""Pages asked directly, without a socket, on a wall clock that is moved."""

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from hushmaze.rules import Setup
from hushmaze.server.http.application import Backend, http_app
from hushmaze.server.http.request_limits import RateLimits
from hushmaze.server.http.static.client_files import Client
from hushmaze.server.limits import Rate, VisitorLimits
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.storage import Store
from tests.server.jobs.in_thread import thread_jobs
from tests.server.support import FakeClock
from tests.support.deal_search import SearchInThread


class Wall:
    """What the clock on the wall says, in UTC."""

    def __init__(self, text: str) -> None:
        self.time = datetime.fromisoformat(text).replace(tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def advance(self, **time: float) -> None:
        self.time += timedelta(**time)

    @property
    def ms(self) -> int:
        return round(self.time.timestamp() * 1000)


class Answer(NamedTuple):
    status: int
    json: Any


def first_deal(_make: object, seeds: Iterator[int]) -> int | None:
    """A solver that takes every deal for winnable."""
    return next(seeds)


def no_deal(_make: object, _seeds: Iterator[int]) -> int | None:
    return None


def broken_solver(_make: object, _seeds: Iterator[int]) -> Setup:
    raise ZeroDivisionError


class Desk:
    """A server's rooms and pages at one time of one day; `opened` reads what the store has."""

    def __init__(self, store: Store, wall: Wall, solver: Any = first_deal) -> None:  # noqa: ANN401 -- a stand-in
        self.clock, metrics = FakeClock(), Metrics()
        self.rooms = Rooms(RoomServices(store, self.clock, metrics, 600_000, deals=SearchInThread(solver)))
        self.rooms.daily.now = wall
        limits = RateLimits(self.clock, VisitorLimits(new_rooms=Rate(0.001, 5)))
        self._app = http_app(Backend(self.rooms, store, metrics, limits, thread_jobs()), Client())

    async def opened(self) -> "Desk":
        await self.rooms.book.load()
        await self.rooms.bring_back()
        await self.rooms._bookings.settle()
        return self

    async def ask(self, path: str, body: bytes | None = None) -> Answer:
        """A GET or, with a body, a POST."""
        path, _, query = path.partition("?")
        told: list[Any] = []

        asked = [{"type": "http.request", "body": body or b"", "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not asked:
                await asyncio.Event().wait()  # whoever asked waits for the answer
            return asked.pop()

        async def send(message: Any) -> None:  # noqa: ANN401 -- as ASGI has it
            told.append(message)

        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET" if body is None else "POST",
            "path": path,
            "query_string": query.encode(),
            "headers": [],
            "client": ("10.0.0.1", 1),
        }
        await self._app(scope, receive, send)
        start, *rest = told
        return Answer(start["status"], json.loads(b"".join(part.get("body", b"") for part in rest)))
