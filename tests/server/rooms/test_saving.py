"""What is written of a room: the changes of one moment together, and what a full disk does."""

import asyncio
import logging

import msgspec
import pytest

from hushmaze.storage import StoreError
from tests.server.rooms_house import IDLE_MS, RoomsHouse, settle
from tests.server.support import in_loop


@in_loop
async def test_changes_of_one_moment_are_saved_together() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    house.store.calls.clear()
    person, _ = room.members.welcome("Ann")
    for name in ("Bea", "Cay", "Dot"):
        room.members.rename(person, name)
        house.rooms.saving.save_soon(room)
    await settle()
    assert house.store.calls == ["save_room"]
    stored = await house.store.load_room(room.record.code)
    assert msgspec.json.decode(stored or b"")["people"][0]["name"] == "Dot"


@in_loop
async def test_a_room_that_could_not_be_saved_is_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    house.store.broken = {"save_room"}
    with caplog.at_level(logging.ERROR):
        house.rooms.saving.save_soon(room)
        await house.rooms.close()
        await settle()
    assert f"room {room.record.code} was not saved: The disk is full." in caplog.text
    with pytest.raises(StoreError):
        await house.rooms.create()


@in_loop
async def test_a_room_that_could_not_be_saved_is_tried_again_and_not_put_away_before() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    person, _ = room.members.welcome("Ann")
    house.store.broken = {"save_room"}
    room.seats.sit(person, 1)
    house.rooms.saving.save_soon(room)
    await settle()
    house.clock.advance(IDLE_MS)
    assert house.rooms.put_away() == [], "its people would not sit where they sat"
    house.rooms.book_again()
    await settle()
    house.store.broken.clear()
    house.rooms.book_again()
    await settle()
    house.store.calls.clear()
    house.rooms.book_again()
    await settle()
    assert house.store.calls == [], "once is enough"
    assert house.rooms.put_away() == [room.record.code]
    again = await house.rooms.find(room.record.code)
    assert again is not None
    assert [who.seat for who in again.record.people] == [1]


@in_loop
async def test_a_room_that_is_being_saved_is_not_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came would read it as it was before, and write that in the end."""
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    begun, written, save_room = asyncio.Event(), asyncio.Event(), house.store.save_room

    async def slowly(code: str, record: bytes) -> None:
        begun.set()
        await written.wait()
        await save_room(code, record)

    monkeypatch.setattr(house.store, "save_room", slowly)
    house.rooms.saving.save_soon(room)
    await begun.wait()
    house.clock.advance(IDLE_MS)
    assert house.rooms.put_away() == []
    written.set()
    await settle()
    assert house.rooms.put_away() == [room.record.code]


@in_loop
async def test_a_room_that_could_not_be_saved_is_tried_once_more_when_the_server_stops() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    house.store.broken = {"save_room"}
    room.members.welcome("Ann")
    house.rooms.saving.save_soon(room)
    await settle()
    house.store.broken.clear()
    await house.rooms.close()
    again = await house.restart().find(room.record.code)
    assert again is not None
    assert [who.name for who in again.record.people] == ["Ann"]


@in_loop
async def test_a_room_that_was_dropped_is_not_written_again() -> None:
    """It may be another server's by then."""
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    house.store.broken = {"save_room"}
    house.rooms.saving.save_soon(room)
    await settle()
    house.rooms.drop(room.record.code)
    house.store.calls.clear()
    house.rooms.book_again()
    await settle()
    assert house.store.calls == []


@in_loop
async def test_who_waits_for_what_is_being_written_waits_until_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    written, save_room = asyncio.Event(), house.store.save_room

    async def slow(code: str, record: bytes) -> None:
        await asyncio.sleep(0)
        await save_room(code, record)
        written.set()

    monkeypatch.setattr(house.store, "save_room", slow)
    house.rooms.saving.save_soon(room)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not written.is_set()
    await house.rooms.saving.settle()
    assert written.is_set()
