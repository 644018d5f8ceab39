"""Games that a server left unfinished: the next one looks at them while people come, and keeps none."""

import asyncio
import urllib.request

import pytest

from hushmaze.rules.commands import Start
from hushmaze.server.app import running
from hushmaze.server.settings import Settings
from tests.server.rooms_house import House, brought_back, do, lost_game, settle
from tests.server.support import ShakyStore, in_loop
from tests.support.patience import PATIENCE_S


class SlowToRead(ShakyStore):
    """Gives a log only when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_read = asyncio.Event()
        self.may_read.set()

    async def read(self, game: str, since: int = 0) -> list[bytes]:
        await self.may_read.wait()
        return await super().read(game, since)


async def unbooked(house: House) -> tuple[str, str]:
    """A game that ended just before its server did; gives it, and its room."""
    house.store.broken = {"finish_game"}
    room = await lost_game(house)
    house.store.broken = set()
    assert room.match is not None
    return room.match.game, room.record.code


async def is_booked(house: House, game: str) -> bool:
    return await house.store.finished_game(game) is not None


@in_loop
async def test_people_come_before_all_games_are_read_and_ends_are_booked_though_nobody_does() -> None:
    house, store = House(), SlowToRead()
    house.store = store
    house.restart()
    game, _ = await unbooked(await house.open())
    store.may_read.clear()
    async with asyncio.timeout(PATIENCE_S), running(Settings(port=0), store) as server:
        asked = f"http://127.0.0.1:{server.port}/healthz"
        assert await asyncio.to_thread(lambda: urllib.request.urlopen(asked).status) == 200
        assert not await is_booked(house, game)
        store.may_read.set()
        while not await is_booked(house, game):
            await asyncio.sleep(0)


@in_loop
async def test_no_room_stays_in_memory_that_nobody_asked_for() -> None:
    house = await House().open()
    await unbooked(house)
    room, people, _ = await house.room_of_two()
    await house.rooms.games.lay_out(room, people[0])
    await do(room, people[0], Start())
    rooms = house.restart()
    assert await brought_back(rooms) == 1
    assert (rooms.everybody(), rooms.unfinished) == ([], False)
    assert house.clock.alarms == []
    again = await rooms.find(room.record.code)
    assert again is not None
    assert again.playing, "its link brings it back all the same"


@in_loop
async def test_a_room_that_somebody_asks_for_meanwhile_stays() -> None:
    house = await House().open()
    _, code = await unbooked(house)
    rooms = house.restart()
    await rooms.note_unfinished()
    _, room = await asyncio.gather(rooms.bring_back(), rooms.find(code))
    assert rooms.everybody() == [room]


@pytest.mark.parametrize("asked_for", ["the room", "the game"])
@in_loop
async def test_who_comes_first_finds_the_end_in_the_books(asked_for: str) -> None:
    """The next game may be laid out before anybody looks at the others."""
    house = await House().open()
    game, code = await unbooked(house)
    rooms = house.restart()
    await rooms.note_unfinished()
    if asked_for == "the room":
        await rooms.find(code)
    await rooms.booked(game)
    assert await is_booked(house, game)


@in_loop
async def test_what_cannot_be_looked_at_now_is_looked_at_later() -> None:
    house = await House().open()
    game, _ = await unbooked(house)
    rooms = house.restart()
    await rooms.note_unfinished()
    rooms.memory.full = True
    await rooms.bring_back()
    assert rooms.unfinished, "memory is short"
    rooms.memory.full = False
    house.store.broken = {"load_room"}
    await rooms.bring_back()
    await rooms.booked(game)
    assert rooms.unfinished, "the store is in trouble"
    house.store.broken = set()
    await rooms.bring_back()
    await settle()
    assert not rooms.unfinished
    assert await is_booked(house, game)


@in_loop
async def test_a_fault_with_one_room_keeps_no_other_from_being_looked_at(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = await House().open()
    _, first = await unbooked(house)
    game, _ = await unbooked(house)
    rooms = house.restart()
    rebuilt = rooms._find

    async def fail(code: str) -> object:
        if code == first:
            raise ZeroDivisionError("mine")
        return await rebuilt(code)

    monkeypatch.setattr(rooms, "_find", fail)
    await brought_back(rooms)
    assert await is_booked(house, game)
    assert "ZeroDivisionError: mine" in caplog.text
