"""One of many servers: how its parts are put together."""

import asyncio
import logging
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import token_hex
from socket import gethostname

from prometheus_client import ProcessCollector

from hushmaze.cluster.bus import Bus
from hushmaze.cluster.database import Database, Peer
from hushmaze.cluster.door import ClusterDoor
from hushmaze.cluster.figures import ClusterFigures, NodeFigures
from hushmaze.cluster.gateway import Gateway
from hushmaze.cluster.guests import Guests
from hushmaze.cluster.lease import Lease
from hushmaze.cluster.rooms import OwnedRooms
from hushmaze.cluster.shared_limits import SharedLimit
from hushmaze.cluster.wire import facts_subject, node_subject
from hushmaze.rules.version import RULES_VERSION
from hushmaze.server.app import Deployment, serve_until_stopped
from hushmaze.server.game.clock import Clock
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.server.settings import Settings
from hushmaze.storage.api import StoreError
from hushmaze.storage.postgres import PostgresStore
from hushmaze.storage.postgres.fence import Fence

LEARN_EVERY_S = 1.0

log = logging.getLogger("hushmaze.cluster")


async def run_node(settings: Settings, opened: Callable[[str], None]) -> None:
    """Runs a server whose games are in PostgreSQL; otherwise as `run_server`."""
    store = PostgresStore(settings.store, settings.durability)
    await serve_until_stopped(settings, store, opened, ClusterNode(settings, store))


def new_name() -> str:
    """Says where the process is to be found; never used again."""
    host = "".join(letter if letter.isalnum() else "-" for letter in gethostname().partition(".")[0])
    return f"{host}-{os.getpid()}-{token_hex(3)}"


class ClusterNode(Deployment):
    """One of many servers. Without a bus it is the only one: it refuses to start beside others."""

    def __init__(self, settings: Settings, store: PostgresStore, rules: int = RULES_VERSION) -> None:
        self.name = new_name()
        self._settings = settings
        self._store = store
        self._database = Database(settings.store)
        self._new_rooms = SharedLimit(self._database, "rooms", *settings.new_rooms)
        self._bus = Bus(settings.bus, self._bus_cut, self._bus_back) if settings.bus else None
        self._gateway = None if self._bus is None else Gateway(self.name, self._bus)
        self._lease = Lease(
            node=self.name,
            rules=rules,
            lasts_s=settings.lease_s,
            database=self._database,
            bus_connection=self._bus_connection,
            on_lost=self._lost,
            on_peers=self._peers_changed,
            on_fence=self._fenced,
        )
        self.owned: OwnedRooms | None = None
        self._door: ClusterDoor | None = None
        self._guests: Guests | None = None
        self._peers: Mapping[str, Peer] = {}
        self._learning: asyncio.Task[None] | None = None
        self._handing_over: asyncio.Task[None] | None = None
        self._stopping = False
        store.on_refused = self._refused

    # What a server asks for

    def rooms(self, services: RoomServices) -> OwnedRooms:
        self.owned = OwnedRooms(services, self._lease, self._database, self._bus)
        self.owned.on_leaving, self.owned.on_gone = self._room_leaving, self._room_gone
        registry = services.metrics.registry
        registry.register(ClusterFigures(self._figures))
        ProcessCollector(registry=registry)
        return self.owned

    def door(self, settings: Settings, rooms: Rooms, clock: Clock, metrics: Metrics) -> ClusterDoor:
        assert isinstance(rooms, OwnedRooms)
        if self._bus is not None:
            self._guests = Guests(self.name, rooms, self._bus, clock, settings)
        self._door = ClusterDoor(settings, rooms, clock, metrics, self._gateway)
        return self._door

    def new_rooms(self) -> SharedLimit:
        return self._new_rooms

    async def begin(self, rooms: Rooms) -> None:
        assert isinstance(rooms, OwnedRooms)
        try:
            since = await self._database.booked_before()
            await rooms.book.load()
            if self._bus is None:
                await self._check_alone()
            else:
                await self._listen(rooms)
            await self._lease.begin()
        except BaseException:
            await self._close()
            raise
        self._learning = asyncio.create_task(self._learn(rooms, since))

    def is_ready(self) -> bool:
        on_bus = self._bus is None or self._bus.connection_number is not None
        return self._lease.is_held and on_bus and not self._stopping

    async def end(self) -> None:
        if self._stopping or self.owned is None or self._learning is None:
            return
        self._stopping = True
        self._learning.cancel()
        if self._lease.is_held:
            self._handing_over = asyncio.create_task(self.owned.hand_over_all())
            await asyncio.wait([self._handing_over])
        await self._lease.end()
        await self._close()
        if self._handing_over is not None and not self._handing_over.cancelled():
            self._handing_over.result()

    async def _close(self) -> None:
        if self._bus is not None:
            await self._bus.close()
        await self._database.close()

    def _figures(self) -> NodeFigures:
        return NodeFigures(
            lease=self._lease.is_held,
            bus=self._bus_connection() is not None,
            peers=len(self._peers),
            guests=0 if self._guests is None else self._guests.count,
            relayed=0 if self._gateway is None else self._gateway.count,
            leases_lost=self._lease.lost,
        )

    # Beginning

    async def _check_alone(self) -> None:
        if await self._database.peers():
            raise StoreError("Other servers use this database: give all of them the same --bus.")

    async def _listen(self, rooms: OwnedRooms) -> None:
        assert self._bus is not None
        assert self._guests is not None
        await self._bus.open()
        await self._bus.subscribe(node_subject(self.name), self._guests.heard)
        await self._bus.answer(facts_subject(self.name), rooms.facts)

    async def _learn(self, rooms: OwnedRooms, since: int) -> None:
        while True:
            await asyncio.sleep(LEARN_EVERY_S)
            with suppress(StoreError):
                since = await rooms.learn_results(since)
                await self._new_rooms.forget()

    # What happens to a node

    def _bus_connection(self) -> int | None:
        return None if self._bus is None else self._bus.connection_number

    def _fenced(self, fence: Fence) -> None:
        self._store.fence = fence

    async def _lost(self) -> None:
        if self._handing_over is not None:
            self._handing_over.cancel()  # others take the rooms over, whatever the database says now
        if self._gateway is not None:
            self._gateway.lose_all()
        assert self.owned is not None
        await self.owned.lose_all()

    def _room_leaving(self, code: str) -> None:
        if self._guests is not None:
            self._guests.room_leaving(code)
        if self._door is not None:
            self._door.room_leaving(code)

    def _room_gone(self, code: str) -> None:
        if self._guests is not None:
            self._guests.room_gone(code)
        if self._door is not None:
            self._door.room_gone(code, stopping=self._stopping)

    def _refused(self, codes: frozenset[str]) -> None:
        """Called when the fence held: somebody else has these rooms."""
        assert self.owned is not None
        for code in codes:
            asyncio.get_running_loop().call_soon(self.owned.lose, code)
        self._lease.renew_soon()

    def _peers_changed(self, peers: Mapping[str, Peer]) -> None:
        before, self._peers = self._peers, peers
        if self._guests is not None:
            self._guests.peers_changed(before, peers)
        if self._gateway is not None:
            self._gateway.peers_changed(before, peers)

    def _bus_cut(self) -> None:
        log.error("node %s has lost the bus", self.name)
        if self._guests is not None:
            self._guests.cut()
        if self._gateway is not None:
            self._gateway.lose_all()
        self._lease.renew_soon()

    def _bus_back(self) -> None:
        log.info("node %s has the bus again", self.name)
        self._lease.renew_soon()
