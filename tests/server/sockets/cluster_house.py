"""Two nodes on real engines: rooms are on one, guests come to the other, or to the same."""

import asyncio
from dataclasses import asdict, replace
from typing import Any

from hushmaze.cluster.bus import Bus
from hushmaze.cluster.door import ClusterDoor
from hushmaze.cluster.node import ClusterNode
from hushmaze.cluster.rooms import OwnedRooms
from hushmaze.cluster.session import MovingSession, NodeServices
from hushmaze.server.limits import Rate, VisitorLimits
from hushmaze.server.metrics import Metrics
from hushmaze.server.settings import Settings
from hushmaze.server.sockets.front_door import SocketSession
from hushmaze.storage.postgres import PostgresStore
from tests.server.sockets.guests import GuestHouse
from tests.server.support import Shaky, Wire


class ShakyPostgres(Shaky, PostgresStore):
    """A database that fails on demand."""


class ClusterHouse(GuestHouse):
    """Answers as a house does; all that is looked into is the owner's."""

    def __init__(self, store: str, bus: str, *, on_the_owner: bool) -> None:
        super().__init__()
        self._engines = store, bus
        self._on_the_owner = on_the_owner

    async def open(self) -> GuestHouse:
        self._owner, self._gateway = HouseNode(self), HouseNode(self)
        self.store, self.rooms = self._owner.store, self._owner.rooms
        for node in (self._owner, self._gateway):
            await node.begin()
        self._standing = asyncio.all_tasks()
        await self.open_room()
        return self

    async def close(self) -> None:
        await self._gateway.end()
        await self._owner.end()

    @property
    def settings(self) -> Settings:
        store, bus = self._engines
        given = asdict(replace(self.limits, messages=Rate(1, 1_000)))
        rates = {name: Rate(*value) for name, value in given.items() if isinstance(value, tuple)}
        return Settings(**(given | rates), port=0, store=store, bus=bus, lease_s=20)

    def session(self, wire: Wire, limits: VisitorLimits) -> SocketSession:
        return (self._owner if self._on_the_owner else self._gateway).session(wire, limits)

    async def settle(self) -> None:
        """Returns after a whole round in which nothing was under way and nobody said anything."""
        while True:
            before = self._said
            await self._work_is_done()
            for bus in (self._gateway.bus, self._owner.bus) * 2:
                await bus.settle()
            await _some_turns()
            if before == self._said and not self._working:
                return

    @property
    def _said(self) -> int:
        """How much was sent and heard over the bus."""
        return sum(node.bus_messages for node in (self._owner, self._gateway))

    @property
    def _working(self) -> set[asyncio.Task[Any]]:
        """All tasks but those that stand by."""
        return {
            task
            for task in asyncio.all_tasks() - self._standing - {asyncio.current_task()}
            if "Subscription._wait_for_msgs" not in repr(task.get_coro())
        }

    async def _work_is_done(self) -> None:
        await _some_turns()
        while working := self._working:
            await asyncio.wait(working)
            await _some_turns()


class HouseNode:
    """A node without HTTP and without a clock of its own."""

    def __init__(self, house: ClusterHouse) -> None:
        settings = house.settings
        self.store = ShakyPostgres(settings.store)
        self._node = ClusterNode(settings, self.store)
        services = house.services(self.store)
        self.rooms: OwnedRooms = self._node.rooms(services)
        self._clock = house.clock
        self._door: ClusterDoor = self._node.door(settings, self.rooms, house.clock, Metrics())

    async def begin(self) -> None:
        await self.store.open()
        await self._node.begin(self.rooms)

    async def end(self) -> None:
        await self._node.end()
        await self.rooms.close()
        await self.store.close()

    @property
    def bus(self) -> Bus:
        assert self._node._bus is not None
        return self._node._bus

    @property
    def bus_messages(self) -> int:
        assert self.bus._client is not None
        return self.bus._client.stats["in_msgs"] + self.bus._client.stats["out_msgs"]

    def session(self, wire: Wire, limits: VisitorLimits) -> MovingSession:
        place = NodeServices(self.rooms, self._node._gateway, self._clock, limits)
        return MovingSession(wire, place, lambda: None)


async def _some_turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)
