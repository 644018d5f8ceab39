"""What a store promises of opening and closing."""

import asyncio

import pytest

from hushmaze.storage import Entry, Store, StoreError
from hushmaze.storage.api import Outcome
from tests.storage.contract.story import AnyStore, told
from tests.storage.support import commit, kinds


class ClosingContract(AnyStore):
    @told
    async def test_close_waits_for_all_that_was_accepted(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        outcomes: list[Outcome] = []
        for version in range(100):
            store.commit([Entry("g", version, (b"%d" % version,))], outcomes.extend)
        await store.close()
        assert outcomes == [None] * 100

    @told
    async def test_a_closed_store_refuses(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        await store.close()
        assert kinds(await commit(store, Entry("g", 0, (b"0",)), Entry("g", 1, (b"1",)))) == [
            StoreError,
            StoreError,
        ]
        calls = (
            store.read("g"), store.heading("g"), store.room_codes(), store.save_room("R", b"{}"),
            store.tile_sets(), store.load_tile_set("d"), store.save_tile_set("d", b"set"),
        )  # fmt: skip
        for call in calls:
            with pytest.raises(StoreError, match="not open"):
                await call

    @told
    async def test_opening_and_closing_twice_does_nothing(self, store: Store) -> None:
        await store.open()
        await store.save_room("R", b"{}")
        assert await store.load_room("R") == b"{}"
        await store.close()
        await store.close()

    @told
    async def test_what_comes_while_closing_is_refused(self, store: Store) -> None:
        await store.create_game("g", "ROOM", b"{}")
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
        assert kinds(await commit(store, Entry("g", 0, (b"0",)))) == [StoreError]
        await closing
        await store.open()
        assert await store.read("g") == []
