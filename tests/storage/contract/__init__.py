"""What every store promises (``hushmaze.storage.api``). For a new one, subclass and say how it is made."""

import asyncio

from hushmaze.storage import Conflict, Entry, FinishedGame
from tests.storage.contract.closing import ClosingContract
from tests.storage.contract.games import GameContract
from tests.storage.contract.groups import GroupContract
from tests.storage.contract.logs import LogContract
from tests.storage.contract.rooms import RoomContract
from tests.storage.contract.story import UNICODE
from tests.storage.support import commit, kinds, opened, store_lines


class StoreContract(LogContract, GroupContract, GameContract, RoomContract, ClosingContract):
    """All of it, but that nothing has to outlast the store."""


class DurableContract(StoreContract):
    def test_what_was_stored_outlasts_the_store(self) -> None:
        async def before() -> None:
            async with opened(self.new(self.folder)) as store:
                await store_lines(store, "g", b"0", UNICODE)
                await store_lines(store, "h", b"0")
                await store.finish_game("h", 5, b"won")
                await store.save_room("R", b"record")
                await store.save_tile_set("d", b"set")

        async def after() -> None:
            async with opened(self.new(self.folder)) as store:
                assert await store.read("g") == [b"0", UNICODE]
                assert await store.heading("g") == b"{}"
                assert await store.unfinished_games() == [("g", "ROOM")]
                assert await store.finished_games() == [FinishedGame("h", "ROOM", 5, b"won")]
                assert await store.load_room("R") == b"record"
                assert await store.load_tile_set("d") == b"set"
                outcomes = await commit(store, Entry("g", 0, (b"again",)), Entry("h", 1, (b"1",)))
                assert kinds(outcomes) == [Conflict, None]
                assert await commit(store, Entry("g", 2, (b"2",))) == [None]

        asyncio.run(before())
        asyncio.run(after())
