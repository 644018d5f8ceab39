"""Rooms, and guests who come over a wire each, whose other end is the test."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, ParamSpec

from hushmaze.server.limits import USUAL_LIMITS, Rate, VisitorLimits
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room import Room
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.server.sockets.front_door import SocketSession
from hushmaze.server.sockets.session import Session
from hushmaze.server.transport import run
from hushmaze.storage import Store
from tests.server.support import FakeClock, Message, Shaky, ShakyStore, Wire
from tests.support.deal_search import SearchInThread

SAND_MS = 180_000

P = ParamSpec("P")

ONE_SERVER, THROUGH_A_GATEWAY, ON_THE_OWNER = "one server", "through a gateway", "on the owner"
"""Where guests come in."""


class GuestHouse:
    """Rooms, and guests who come over a wire each."""

    store: Shaky
    rooms: Rooms

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.limits = USUAL_LIMITS
        self.code = ""

    async def open(self) -> "GuestHouse":
        self.store = ShakyStore()
        await self.store.open()
        self.rooms = Rooms(self.services(self.store))
        await self.open_room()
        return self

    async def close(self) -> None:
        """Nothing of it outlasts the test's loop."""

    def services(self, store: Store) -> RoomServices:
        return RoomServices(store, self.clock, Metrics(), 600_000, deals=SearchInThread(), limits=self.limits)

    async def open_room(self) -> Room:
        """Another room, to which guests come from now on."""
        room = await self.rooms.create()
        self.code = room.record.code
        return room

    @property
    def room(self) -> Room:
        """The room to which guests come."""
        return next(room for room in self.rooms.everybody() if room.record.code == self.code)

    def session(self, wire: Wire, limits: VisitorLimits) -> SocketSession:
        return Session(wire, self.rooms, self.clock, limits)

    async def settle(self) -> None:
        """Lets everything happen that comes of what was sent."""
        await settle()

    def guest(self, burst: int = 1_000) -> "Guest":
        return Guest(self, burst)

    async def joined(self, name: str, **parts: Any) -> "Guest":  # noqa: ANN401 -- whatever a message may hold
        guest = self.guest()
        await guest.join(name=name, **parts)
        return guest

    async def table_of_two(self) -> tuple["Guest", "Guest"]:
        ann, ben = await self.joined("Ann"), await self.joined("Ben")
        await ann.say("setup", table={"seats": 2})
        for seat, guest in enumerate((ann, ben)):
            await guest.say("sit", seat=seat)
        return ann, ben

    async def game_of_two(self) -> tuple["Guest", "Guest"]:
        ann, ben = await self.table_of_two()
        await ann.say("deal")
        return ann, ben


def in_house(
    test: Callable[P, Coroutine[Any, Any, None]], limits: VisitorLimits = USUAL_LIMITS
) -> Callable[P, None]:
    """An asynchronous test as a plain one, with its house open."""

    @wraps(test)
    def plain(*args: P.args, **names: P.kwargs) -> None:
        house = names["house"]
        assert isinstance(house, GuestHouse)
        house.limits = limits

        async def story() -> None:
            await house.open()
            try:
                await test(*args, **names)
            finally:
                await house.close()

        run(story())

    return plain


class Guest:
    def __init__(self, house: GuestHouse, burst: int) -> None:
        self.house = house
        self.wire = Wire()
        limits = replace(house.limits, messages=Rate(1, burst))
        self.session = house.session(self.wire, limits)

    def send(self, kind: str, **parts: Any) -> None:  # noqa: ANN401 -- whatever a message may hold
        self.session.received(json.dumps({"type": kind, **parts}).encode())

    async def say(self, kind: str, **parts: Any) -> list[Message]:  # noqa: ANN401 -- see above
        """Send, let everything happen that comes of it, and give what was heard meanwhile."""
        before = len(self.heard)
        self.send(kind, **parts)
        await self.house.settle()
        return self.heard[before:]

    async def join(self, **parts: Any) -> list[Message]:  # noqa: ANN401 -- see above
        return await self.say("join", **({"room": self.house.code} | parts))

    async def error(self, kind: str, **parts: Any) -> str:  # noqa: ANN401 -- see above
        """The reason of the one error that is all the answer there is."""
        (answer,) = await self.say(kind, **parts)
        assert answer["type"] == "error", answer
        assert answer["message"]
        return str(answer["reason"])

    @property
    def heard(self) -> list[Message]:
        return self.wire.ear.heard

    @property
    def you(self) -> Message:
        you: Message = self.wire.ear.last("welcome")["you"]
        return you


async def settle() -> None:
    while len(asyncio.all_tasks()) > 1:
        await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.sleep(0)


def kinds(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]
