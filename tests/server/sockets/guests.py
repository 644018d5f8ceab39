"""Rooms, and guests who come over a wire each, whose other end is the test."""

import asyncio
import json
from dataclasses import replace
from typing import Any

from hushmaze.server.limits import USUAL_LIMITS, Rate
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms, RoomServices
from hushmaze.server.sockets.session import Session
from tests.server.support import FakeClock, Message, ShakyStore, Wire
from tests.support.deal_search import SearchInThread

SAND_MS = 180_000


class House:
    """Rooms, and guests who come over a wire each."""

    def __init__(self) -> None:
        self.store = ShakyStore()
        self.clock = FakeClock()
        self.rooms = Rooms(RoomServices(self.store, self.clock, Metrics(), 600_000, deals=SearchInThread()))
        self.limits = USUAL_LIMITS
        self.code = ""

    async def open(self) -> "House":
        await self.store.open()
        self.code = (await self.rooms.create()).record.code
        return self

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


class Guest:
    def __init__(self, house: House, burst: int) -> None:
        self.house = house
        self.wire = Wire()
        limits = replace(house.limits, messages=Rate(1, burst))
        self.session = Session(self.wire, house.rooms, house.clock, limits)

    def send(self, kind: str, **parts: Any) -> None:  # noqa: ANN401 -- whatever a message may hold
        self.session.received(json.dumps({"type": kind, **parts}).encode())

    async def say(self, kind: str, **parts: Any) -> list[Message]:  # noqa: ANN401 -- see above
        """Send, let everything happen that comes of it, and give what was heard meanwhile."""
        before = len(self.heard)
        self.send(kind, **parts)
        await settle()
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
