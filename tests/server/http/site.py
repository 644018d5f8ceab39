"""A real server, what it answers over HTTP, and a game that was played on it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import msgspec

from hushmaze.protocol.api.errors import ErrorAnswer
from hushmaze.protocol.codec import to_plain
from hushmaze.rules.commands import Start
from hushmaze.server.app import running
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.server.settings import Settings
from hushmaze.storage import MemoryStore, Store
from tests.server.jobs.in_thread import thread_jobs
from tests.server.support import Ear, FakeClock, Message
from tests.support.deal_search import SearchInThread

SAND_MS = 180_000


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Message:
        assert self.headers["content-type"] == "application/json"
        told: Message = json.loads(self.body)
        return told


class Site:
    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._port = port

    async def ask(self, path: str, method: str = "GET", body: bytes = b"", **headers: str) -> Answer:
        """The path is sent as it is, whatever tricks are in it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}"] if body else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        head, _, page = answer.partition(b"\r\n\r\n")
        first, *rest = head.decode().split("\r\n")
        told = dict(line.split(": ", 1) for line in rest)
        return Answer(int(first.split()[1]), {name.lower(): value for name, value in told.items()}, page)

    async def refused(self, status: int, path: str, method: str = "GET", body: bytes = b"") -> str:
        """Every error is the same kind of object; gives its sentence."""
        answer = await self.ask(path, method, body)
        assert answer.status == status
        told = msgspec.convert(answer.json, ErrorAnswer)
        assert told.reason.status == status
        waiting = answer.headers.get("retry-after")
        assert (waiting is not None and int(waiting) >= 1) is (status in (429, 503))
        return told.message


@asynccontextmanager
async def site(
    store: Store | None = None, jobs: Jobs | None = None, **settings: object
) -> AsyncIterator[Site]:
    """A real server; only its jobs are done in threads, for a process more would cost each test a second."""
    chosen = Settings(**{"port": 0, "open_list": True} | settings)  # type: ignore[arg-type] # each test its own
    async with running(chosen, store or MemoryStore(), jobs=jobs or thread_jobs()) as server:
        yield Site(server.port)


async def played(store: Store, *, to_the_end: bool = True) -> str:
    """A game of two in this store, made before the server starts; gives its id."""
    await store.open()
    clock = FakeClock()
    rooms = Rooms(RoomServices(store, clock, Metrics(), 1_000, deals=SearchInThread()))
    room = await rooms.create()
    people = [room.members.welcome(name)[0] for name in ("Ann", "<b>Ben</b>")]
    room.table.choose(people[0], changes_of({"seats": 2, "bots_hold": False}))
    for seat, person in enumerate(people):
        room.seats.sit(person, seat)
    match = await rooms.games.lay_out(room, people[0])
    ear = Ear()
    room.do(people[0], 1, to_plain(Start()), ear.report)
    while not ear.payloads:
        await asyncio.sleep(0)
    if to_the_end:
        clock.advance(SAND_MS)
        while not await store.finished_games():
            await asyncio.sleep(0)
    await rooms.close()
    return match.game
