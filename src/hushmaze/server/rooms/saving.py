"""Writes rooms into the store: at once for whoever waits, or soon."""

import asyncio
import logging
import time

import msgspec

from hushmaze.server.rooms.room import Room
from hushmaze.storage.api import Store, StoreError

log = logging.getLogger("hushmaze.rooms")


class Saving:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._soon: set[str] = set()
        """Rooms whose writing is yet to begin."""
        self._under_way: set[asyncio.Task[None]] = set()

    async def save(self, room: Room) -> None:
        """The room as it is when the writing begins; returns when it is durable."""
        room.record.saved_at = int(time.time() * 1000)
        await self._store.save_room(room.record.code, msgspec.json.encode(room.record))

    def save_soon(self, room: Room) -> None:
        """For changes that nobody waits for; several become one."""
        code = room.record.code
        if code in self._soon:
            return
        self._soon.add(code)
        saving = asyncio.create_task(self._save_later(room))
        self._under_way.add(saving)
        saving.add_done_callback(self._under_way.discard)

    async def _save_later(self, room: Room) -> None:
        await asyncio.sleep(0)
        self._soon.discard(room.record.code)
        try:
            await self.save(room)
        except StoreError as error:
            log.error("room %s was not saved: %s", room.record.code, error)

    async def settle(self) -> None:
        """Waits for what is being written."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
