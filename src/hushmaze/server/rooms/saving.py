"""Writes rooms into the store: at once for callers that wait, or soon; retries what could not be written."""

import asyncio
import logging
import time
from collections.abc import Mapping

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
        self._writing: list[str] = []
        """The room of each record that is on its way into the store."""
        self._unsaved: dict[str, Room] = {}
        """Rooms that could not be written as they are now."""

    async def save(self, room: Room) -> None:
        """Saves the room as it is when the writing begins; returns when it is durable."""
        room.check_not_lost()
        code = room.record.code
        room.record.saved_at = int(time.time() * 1000)
        self._unsaved.pop(code, None)
        self._writing.append(code)
        try:
            await self._store.save_room(code, msgspec.json.encode(room.record))
        except StoreError as error:
            if error.retryable:
                self._unsaved[code] = room
            raise
        finally:
            self._writing.remove(code)

    def is_unsaved(self, code: str) -> bool:
        """Whether the store may have an older room than this one is: until what is on its way is there."""
        return code in self._writing or code in self._unsaved

    def try_again(self, rooms: Mapping[str, Room]) -> None:
        """Retries rooms that could not be saved; one not in `rooms` may be another server's by now."""
        self._unsaved = {code: room for code, room in self._unsaved.items() if rooms.get(code) is room}
        for room in self._unsaved.values():
            self.save_soon(room)

    def save_soon(self, room: Room) -> None:
        """Saves changes that nobody waits for; several become one."""
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
