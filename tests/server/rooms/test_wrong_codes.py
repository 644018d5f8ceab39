"""Rooms are found by their code, not by trying all there are."""

import asyncio
from dataclasses import replace

import pytest

from hushmaze.server.limits import USUAL_LIMITS, Rate
from hushmaze.server.metrics import Metrics
from hushmaze.server.rate_limits import HOUR_MS
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.addresses.address_counts import TooManyWrongCodesError
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.storage import MemoryStore
from tests.server.support import FakeClock, ShakyStore
from tests.support.deal_search import SearchInThread


def test_who_tries_too_many_wrong_codes_waits_and_a_right_one_always_passes() -> None:
    async def story() -> None:
        store, clock = MemoryStore(), FakeClock()
        await store.open()
        rooms = Rooms(RoomServices(store, clock, Metrics(), 1_000, deals=SearchInThread()))
        room = await rooms.create()
        for _ in range(USUAL_LIMITS.wrong_codes.at_once):
            with pytest.raises(Rejected, match="no such room"):
                await rooms.find_for("there", "nowhere")
        with pytest.raises(TooManyWrongCodesError):
            await rooms.find_for("there", "nowhere")
        assert await rooms.find_for("there", room.record.code) is room, "neighbours of a guesser come in"
        with pytest.raises(Rejected, match="no such room"):
            await rooms.find_for("here", "nowhere")
        clock.advance(1_000)
        with pytest.raises(Rejected, match="no such room"):
            await rooms.find_for("there", "nowhere")
        await store.close()

    asyncio.run(story())


def test_where_wrong_codes_are_never_forgiven_one_is_told_to_wait_for_long() -> None:
    async def story() -> None:
        store = MemoryStore()
        await store.open()
        limits = replace(USUAL_LIMITS, wrong_codes=Rate(0, 1))
        rooms = Rooms(
            RoomServices(store, FakeClock(), Metrics(), 1_000, deals=SearchInThread(), limits=limits)
        )
        with pytest.raises(Rejected):
            await rooms.find_for("there", "nowhere")
        with pytest.raises(TooManyWrongCodesError) as refused:
            await rooms.find_for("there", "nowhere")
        assert refused.value.wait_ms == HOUR_MS
        await store.close()

    asyncio.run(story())


def test_right_codes_cost_nothing() -> None:
    async def story() -> None:
        store, clock = MemoryStore(), FakeClock()
        await store.open()
        rooms = Rooms(RoomServices(store, clock, Metrics(), 1_000, deals=SearchInThread()))
        room = await rooms.create()
        for _ in range(USUAL_LIMITS.wrong_codes.at_once * 3):
            assert await rooms.find_for("there", room.record.code) is room
        await store.close()

    asyncio.run(story())


def test_whoever_goes_on_after_too_many_wrong_codes_has_the_store_asked_only_so_often() -> None:
    """Rooms in memory, and such as were found before, can still be joined from that address."""

    async def story() -> None:
        store, clock = ShakyStore(), FakeClock()
        await store.open()
        limits = replace(USUAL_LIMITS, wrong_codes=Rate(0, 2), room_lookups=Rate(1, 3))
        rooms = Rooms(RoomServices(store, clock, Metrics(), 0, deals=SearchInThread(), limits=limits))
        here, known, other = [(await rooms.create()).record.code for _ in range(3)]
        await rooms.find_for("elsewhere", known)
        rooms.put_away()
        await rooms.find_for("elsewhere", here)
        store.calls.clear()
        for number in range(20):
            with pytest.raises((Rejected, TooManyWrongCodesError)):
                await rooms.find_for("there", f"nowhere-{number}")
        assert store.calls == ["load_room"] * 5
        assert (await rooms.find_for("there", here)).record.code == here
        assert (await rooms.find_for("there", known)).record.code == known
        with pytest.raises(TooManyWrongCodesError) as refused:
            await rooms.find_for("there", other)
        clock.advance(round(refused.value.wait_ms))
        assert (await rooms.find_for("there", other)).record.code == other
        await rooms.close()
        await store.close()

    asyncio.run(story())
