"""This node's lease: renewed again and again, judged by the database's clock alone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from hushmaze.cluster.database import Database, Peer
from hushmaze.storage.api import StoreError
from hushmaze.storage.postgres.fence import Fence

RENEW_EVERY_S = 1.0
"""Pause between renewals; a third of the lease, if that is less."""
TRY_AGAIN_S = 0.25

log = logging.getLogger("hushmaze.cluster")


@dataclass(slots=True)
class Lease:
    """Holds the lease for no longer than the database says: this side counts from before it asked.

    `on_lost` returns when nothing of the old epoch is under way any more; only then comes a new one.
    """

    node: str
    rules: int
    lasts_s: float
    database: Database
    bus_connection: Callable[[], int | None]
    """Which connection to the bus this node has."""
    on_lost: Callable[[], Awaitable[None]]
    on_peers: Callable[[Mapping[str, Peer]], None]
    on_fence: Callable[[Fence], None]
    fence: Fence = field(init=False)
    peers: Mapping[str, Peer] = field(default_factory=dict)
    lost: int = 0
    """Number of leases lost."""
    _valid_until: float = 0.0
    _database_time: datetime = field(init=False)
    """The database's time at `_timed_at`, a moment of the loop."""
    _timed_at: float = field(init=False)
    _keeping: asyncio.Task[None] | None = None
    _woken: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_held(self) -> bool:
        return self._valid_until > 0 and asyncio.get_running_loop().time() < self._valid_until

    def now(self) -> datetime:
        """Returns the database's time, which is the same for all nodes, whatever their clocks show."""
        return self._database_time + timedelta(seconds=asyncio.get_running_loop().time() - self._timed_at)

    async def begin(self) -> None:
        """Acquires the lease. Raises a StoreError if there is none to be had."""
        await self._acquire()
        self._keeping = asyncio.create_task(self._keep())

    async def end(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        held, self._valid_until = self.is_held, 0.0
        if held:
            try:
                await self.database.resign(self.fence)
            except StoreError as error:
                log.warning("the lease was not given back: %s", error)

    def renew_soon(self) -> None:
        """Called when something has changed that others should know."""
        self._woken.set()

    async def _acquire(self) -> None:
        asked = asyncio.get_running_loop().time()
        epoch, now = await self.database.acquire(self.node, self.lasts_s, self.bus_connection(), self.rules)
        self._set_time(now)
        self.fence = Fence(self.node, epoch)
        self.on_fence(self.fence)
        self._know({peer.node: peer for peer in await self.database.peers()})
        self._valid_until = asked + self.lasts_s
        log.info("node %s has a lease, epoch %d", self.node, epoch)

    async def _keep(self) -> None:
        while True:
            renewed = None
            try:
                renewed = await self._renewed()
                if renewed is False or not self.is_held:
                    await self._lose()
            except Exception:  # a fault of whoever is told must not leave this node without a lease for good
                log.exception("node %s could not see to its lease", self.node)
            await self._pause(min(RENEW_EVERY_S, self.lasts_s / 3) if renewed else TRY_AGAIN_S)

    async def _renewed(self) -> bool | None:
        """Renews the lease. Returns None if nobody knows the outcome, False if the lease has run out."""
        asked = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout_at(self._valid_until):
                renewed = await self.database.renew(self.fence, self.lasts_s, self.bus_connection())
        except (StoreError, TimeoutError) as error:
            log.warning("the lease was not renewed: %s", error)
            return None
        if renewed is None:
            return False
        self._valid_until = asked + self.lasts_s
        self._set_time(renewed.now)
        self._know({peer.node: peer for peer in renewed.peers})
        return True

    async def _lose(self) -> None:
        log.error("node %s has lost its lease, epoch %d", self.node, self.fence.epoch)
        self._valid_until = 0.0
        self.lost += 1
        await self.on_lost()
        while not self.is_held:
            try:
                await self._acquire()
            except StoreError as error:
                log.warning("there is no lease to be had: %s", error)
                await asyncio.sleep(TRY_AGAIN_S)

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            return
        self._woken.clear()

    def _set_time(self, now: datetime) -> None:
        self._database_time, self._timed_at = now, asyncio.get_running_loop().time()

    def _know(self, peers: Mapping[str, Peer]) -> None:
        self.peers = peers
        self.on_peers(peers)
