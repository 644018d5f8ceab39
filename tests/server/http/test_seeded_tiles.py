"""A table may play on tiles made from a seed; they are made once, when the game is laid out."""

import asyncio

import pytest

from hushmaze.server.deals.choices import changes_of
from hushmaze.server.jobs import dealing
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.storage import MemoryStore
from hushmaze.tiles import TileSet, generate
from tests.server.support import FakeClock
from tests.support.deal_search import SearchInThread


def test_a_tile_set_is_made_when_the_game_is_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(seed: int) -> TileSet:
        made.append(seed)
        return generate(seed)

    monkeypatch.setattr(dealing, "generate", counted)

    async def story() -> None:
        store = MemoryStore()
        await store.open()
        rooms = Rooms(RoomServices(store, FakeClock(), Metrics(), 1_000, deals=SearchInThread()))
        room = await rooms.create()
        host, _ = room.members.welcome("Ann")
        room.table.choose(host, changes_of({"seats": 1, "tile_set": 11}))
        assert made == []
        room.seats.sit(host, 0)
        match = await rooms.games.lay_out(room, host)
        assert made == [11]
        assert match.heading.tile_set == generate(11)
        match.close()
        await store.close()

    asyncio.run(story())
