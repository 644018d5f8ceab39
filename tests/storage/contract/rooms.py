"""What a store promises of rooms and tile sets."""

import asyncio

from hushmaze.storage import Store
from tests.storage.contract.story import UNICODE, AnyStore, told
from tests.storage.support import store_lines


class RoomContract(AnyStore):
    @told
    async def test_a_room_is_replaced(self, store: Store) -> None:
        await store.save_room("R", b"old")
        await store.save_room("R", UNICODE)
        assert await store.load_room("R") == UNICODE
        assert await store.room_codes() == ["R"]

    @told
    async def test_an_unknown_room(self, store: Store) -> None:
        assert await store.load_room("R") is None
        assert await store.room_codes() == []
        await store.delete_room("R")

    @told
    async def test_room_codes_in_alphabetical_order(self, store: Store) -> None:
        for code in ("MOLE", "ANT", "BAT"):
            await store.save_room(code, b"{}")
        assert await store.room_codes() == ["ANT", "BAT", "MOLE"]

    @told
    async def test_a_deleted_room_leaves_its_games(self, store: Store) -> None:
        await store.save_room("ROOM", b"{}")
        await store_lines(store, "g", b"0")
        await store.delete_room("ROOM")
        assert await store.load_room("ROOM") is None
        assert await store.unfinished_games() == [("g", "ROOM")]
        assert await store.read("g") == [b"0"]

    @told
    async def test_who_gives_up_waiting_does_not_undo_the_write(self, store: Store) -> None:
        saving = asyncio.ensure_future(store.save_room("R", b"{}"))
        await asyncio.sleep(0)
        saving.cancel()  # where it is not done already, as in memory
        await store.save_room("S", b"{}")
        assert await store.room_codes() == ["R", "S"]

    @told
    async def test_a_tile_set_is_kept_under_its_digest(self, store: Store) -> None:
        assert await store.load_tile_set("d1") is None
        assert await store.tile_sets() == []
        await store.save_tile_set("d2", UNICODE)
        await store.save_tile_set("d1", b"set One")
        assert await store.load_tile_set("d1") == b"set One"
        assert await store.load_tile_set("d2") == UNICODE
        assert await store.tile_sets() == ["d1", "d2"]

    @told
    async def test_a_tile_set_never_changes(self, store: Store) -> None:
        await store.save_tile_set("d", b"first")
        await store.save_tile_set("d", b"second")
        assert await store.load_tile_set("d") == b"first"
        assert await store.tile_sets() == ["d"]
