"""A server's rooms without sockets, and a store that fails on demand."""

import asyncio

from hushmaze.protocol.codec import to_plain
from hushmaze.rules.commands import Deed, Start
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.metrics import Metrics
from hushmaze.server.records.people import Person
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room import Room
from hushmaze.server.rooms.room_services import RoomServices
from tests.server.support import Ear, FakeClock, Message, ShakyStore
from tests.support.deal_search import SearchInThread

IDLE_MS = 600_000
SAND_MS = 180_000


class RoomsHouse:
    """A server's rooms; `restart` is what a new process finds."""

    def __init__(self) -> None:
        self.store = ShakyStore()
        self.clock = FakeClock()
        self.metrics = Metrics()
        self.rooms = Rooms(
            RoomServices(self.store, self.clock, self.metrics, IDLE_MS, deals=SearchInThread())
        )

    async def open(self) -> "RoomsHouse":
        await self.store.open()
        return self

    def restart(self) -> Rooms:
        self.clock = FakeClock()  # the alarms of a process die with it
        self.rooms = Rooms(RoomServices(self.store, self.clock, Metrics(), IDLE_MS, deals=SearchInThread()))
        return self.rooms

    async def room_of_two(self) -> tuple[Room, list[Person], list[Ear]]:
        room = await self.rooms.create()
        people = [room.members.welcome(name)[0] for name in ("Ann", "Ben")]
        ears = [Ear(), Ear()]
        for ear, person in zip(ears, people, strict=True):
            room.connect(ear, person)
        room.table.choose(people[0], changes_of({"seats": 2}))
        for seat, person in enumerate(people):
            room.seats.sit(person, seat)
        await self.rooms.saving.save(room)
        return room, people, ears


async def settle() -> None:
    """Until everything that was under way is done."""
    while len(asyncio.all_tasks()) > 1:
        await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.sleep(0)


async def do(room: Room, person: Person, deed: Deed, n: int = 1) -> Message:
    ear = Ear()
    room.do(person, n, to_plain(deed), ear.report)
    while not ear.payloads:
        await asyncio.sleep(0)
    return ear.heard[0]


async def lost_game(house: RoomsHouse) -> Room:
    room, people, _ = await house.room_of_two()
    await house.rooms.games.lay_out(room, people[0])
    await do(room, people[0], Start())
    house.clock.advance(SAND_MS)
    await settle()
    return room
