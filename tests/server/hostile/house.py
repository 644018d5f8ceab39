"""The whole application without a network: connections that record, a clock that stands until it is moved."""

import asyncio
import re
from datetime import UTC, datetime
from typing import Any

import msgspec
from starlette.types import Message as AsgiMessage

from hushmaze.server.game.match import Match
from hushmaze.server.http.application import Backend, http_app
from hushmaze.server.http.request_limits import RateLimits
from hushmaze.server.http.static.client_files import Client
from hushmaze.server.limits import Rate, VisitorLimits
from hushmaze.server.metrics import Metrics
from hushmaze.server.results.days import Day
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room import Room
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.server.settings import Settings
from hushmaze.server.sockets.front_door import FrontDoor
from hushmaze.server.transport import Connection, Frame, Receiver
from hushmaze.storage import MemoryStore
from tests.server.jobs.in_thread import thread_jobs
from tests.server.support import FakeClock
from tests.support.deal_search import SearchInThread

CREATED = re.compile(rb"(?m)^\w+_created.*$|content-length.*$")
"""When a metric was first counted, by the clock on the wall."""
NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
"""It is always noon here, until somebody moves the calendar."""


class Device(Connection):
    """One client's end: keeps every byte it was sent."""

    def __init__(self) -> None:
        self.address, self.path, self.query = "127.0.0.1", "/ws", ""
        self.heard: list[bytes] = []
        self.fresh: list[bytes] = []
        self.token: str | None = None
        self.hear: Receiver = self.heard.append
        """How the server hears it, once it is opened."""
        self.open = True

    def send(self, frame: Frame) -> None:
        if self.open:
            self.heard.append(frame.payload)
            self.fresh.append(frame.payload)

    def pause_reading(self, seconds: float) -> None:
        """Nothing is read here: a test calls."""

    def read_in_turn(self) -> None:
        """Nothing is read here: a test calls."""

    def close(self, code: int = 1000, reason: str = "") -> None:  # noqa: ARG002 - the interface's
        self.open = False

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind; an empty one if there was none."""
        found = (m for m in map(msgspec.json.decode, reversed(self.heard)) if m["type"] == kind)
        return next(found, {})


class AttackedHouse:
    """A server's inside with one room; every device is a client that has joined it."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.metrics = Metrics()
        self.rooms = Rooms(RoomServices(self.store, self.clock, self.metrics, 10**9, deals=SearchInThread()))
        self.rooms.daily.now = lambda: NOON
        settings = Settings(messages=Rate(1e9, 10**9))
        self.door = FrontDoor(settings, self.rooms, self.clock, self.metrics)
        limits = RateLimits(self.clock, VisitorLimits(new_rooms=Rate(1e9, 10**9)))
        self.app = http_app(Backend(self.rooms, self.store, self.metrics, limits, thread_jobs()), Client())
        self.devices: list[Device] = []

    async def open(self, day: Day | None = None) -> "AttackedHouse":
        """`day`: whose challenge is played."""
        await self.store.open()
        self.room: Room = await self.rooms.create(day=day)
        return self

    async def close(self) -> None:
        await self.rooms.close()
        await self.store.close()

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    async def join(self, name: str) -> Device:
        device = Device()
        device.hear = self.door.opened(device)
        self.say(device, "join", room=self.room.record.code, name=name)
        await self.rest()
        device.token = device.last("welcome")["you"]["token"]
        self.devices.append(device)
        return device

    async def table(self, seats: int, watchers: int, table: dict[str, Any]) -> None:
        """People on all seats, others around."""
        for number in range(seats + watchers):
            await self.join(f"P{number}")
        self.say(self.devices[0], "setup", table=table | {"seats": seats})
        for seat in range(seats):
            self.say(self.devices[seat], "sit", seat=seat)
        await self.rest()

    def say(self, device: Device, kind: str, **parts: object) -> None:
        device.hear(msgspec.json.encode({"type": kind, **parts}))

    async def rest(self) -> None:
        """Let the loop do all it has to do now."""
        for _ in range(12):
            await asyncio.sleep(0)

    @property
    def names(self) -> dict[str, str]:
        """What is drawn anew in every house and says nothing about the game."""
        return {"code": self.room.record.code, "game": self.match.game}

    def veiled(self, payload: bytes) -> bytes:
        """With those names, and the tokens, made the same for all houses."""
        for name, drawn in self.names.items():
            payload = payload.replace(drawn.encode(), name.encode())
        for device in self.devices:
            payload = payload.replace((device.token or "?").encode(), b"TOKEN")
        return CREATED.sub(b"", payload)

    async def get(self, path: str) -> tuple[int, bytes]:
        """An HTTP answer: its status, and its headers and body in one."""
        return await self.ask(path)

    async def ask(self, path: str, body: object = None) -> tuple[int, bytes]:
        """The same; a question with a body is posted."""
        method, packed = ("GET", b"") if body is None else ("POST", msgspec.json.encode(body))
        told: list[AsgiMessage] = []

        asked = [{"type": "http.request", "body": packed, "more_body": False}]

        async def receive() -> AsgiMessage:
            if not asked:
                await asyncio.Event().wait()  # whoever asked waits for the answer
            return asked.pop()

        async def send(message: AsgiMessage) -> None:
            told.append(message)

        raw = path.encode()
        scope = {"type": "http", "method": method, "path": path, "raw_path": raw, "query_string": b"",
                 "headers": [], "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "scheme": "http",
                 "root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"}}  # fmt: skip
        await self.app(scope, receive, send)
        head = b"\n".join(name + b": " + value for name, value in told[0]["headers"])
        return told[0]["status"], head + b"\n\n" + b"".join(m.get("body", b"") for m in told[1:])
