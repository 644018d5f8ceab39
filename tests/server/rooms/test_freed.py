"""A server that runs for months looks for garbage seldom: rooms that it puts away go at once."""

import asyncio
from weakref import ref

from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from tests.server.rooms_house import IDLE_MS, SAND_MS, RoomsHouse, do, settle
from tests.server.support import in_loop
from tests.support.collector import no_collector


async def put_away(house: RoomsHouse) -> None:
    with no_collector():
        assert len(house.rooms.put_away()) == 1
        await settle()


@in_loop
async def test_a_room_that_is_put_away_and_its_game_are_freed() -> None:
    house = await RoomsHouse().open()
    room, people, ears = await house.room_of_two()
    await house.rooms.games.lay_out(room, people[0])
    await do(room, people[0], Start())
    await do(room, people[1], Bell(Seat(0)), n=2)
    house.clock.advance(SAND_MS)
    await settle()
    for ear in ears:
        room.disconnect(ear)
    await settle()
    house.clock.advance(IDLE_MS)
    gone: list[ref[object]] = [ref(room), ref(room.match)]
    del room, people, ears, ear
    await put_away(house)
    assert [one() for one in gone] == [None, None]


@in_loop
async def test_a_room_with_bots_that_is_put_away_is_freed() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create(TableChanges(seats=2), bots="human")
    person, _ = room.members.welcome("Ann")
    room.seats.sit(person, 0)
    await house.rooms.games.lay_out(room, person)
    house.clock.advance(IDLE_MS)
    gone: list[ref[object]] = [ref(room), ref(room.match)]
    del room, person
    await put_away(house)
    assert [one() for one in gone] == [None, None]


@in_loop
async def test_a_room_that_is_put_away_in_the_middle_of_a_change_tells_nobody() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create()
    wrong: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: wrong.append(context))
    room.changed()
    room.changed()
    gone: ref[object] = ref(room)
    with no_collector():
        house.rooms.drop(room.record.code)
        del room
        await settle()
        assert gone() is None
    assert wrong == []
