"""A node that is asked to stop: in each room people stop first, and nothing they were told is undone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hushmaze.server.rooms.room import Room
from hushmaze.storage.api import CreateGame, Entry, Outcome, SaveRoom
from tests.cluster.support import Started, execute, fetch, nodes, start_node
from tests.cluster.traveller import Traveller
from tests.server.player import Player
from tests.server.support import in_loop
from tests.server.survival.asking import new_room
from tests.server.survival.tables import settle, table_of
from tests.support.cuts import Way
from tests.support.patience import PATIENCE_S


class Pause:
    """Holds a node up while it saves a room that it is about to hand over."""

    def __init__(self, node: Started) -> None:
        self.reached, self.over = asyncio.Event(), asyncio.Event()
        self._save = node.owned.saving.save
        node.owned.saving.save = self._save_later  # type: ignore[method-assign]

    async def _save_later(self, room: Room) -> None:
        self.reached.set()
        await self.over.wait()
        await self._save(room)


@asynccontextmanager
async def stopping(node: Started) -> AsyncIterator[None]:
    """Within, the node is in the middle of handing its room over; afterwards it has stopped."""
    pause = Pause(node)
    stopped = asyncio.create_task(node.stop())
    await pause.reached.wait()
    try:
        yield
    finally:
        pause.over.set()
        await stopped


async def moved(client: Traveller) -> None:
    while not client.moves:
        await client.hear()


@in_loop
async def test_while_a_room_is_handed_over_nothing_is_acknowledged(store: str, bus: str) -> None:
    """Not on the node that stops, not on others; what people send again is done once it has moved."""
    async with (
        nodes(2, store, bus) as (owner, other),
        table_of(Traveller, [owner.url, other.url], 21) as (here, there),
    ):
        version = there.player.version
        async with stopping(owner):
            for client in (here, there):
                n = client.send({"type": "stare", "target": 1 - client.seat})
                assert (await client.player.answer(n))["reason"] == "not_stored"
            there.player.send("time", sent=7)
            assert (await there.player.hear("time"))["sent"] == 7
            late = await Player(other.url).connect()
            late.send("join", room=there.room)
            assert (await late.next())["reason"] == "not_stored"
            late.cut()
        here.lose()
        here.player.url = other.url
        await moved(there)
        await here.come_back()
        for client in (here, there):
            await client.answered()
        await settle([here, there])
        assert [event["type"] for event in here.player.events[version:]] == ["stared", "stared"]
        assert [event["type"] for event in there.player.events[version:]] == ["stared", "stared"]


@in_loop
async def test_what_was_done_just_before_is_told_to_everybody(store: str, bus: str) -> None:
    async with (
        nodes(2, store, bus) as (owner, other),
        table_of(Traveller, [owner.url, other.url], 22) as (here, there),
    ):
        (room,) = owner.owned.everybody()
        match = room.match
        assert match is not None
        here.send({"type": "stare", "target": 1})
        while match.version == match._next_version:  # until it is judged, and not stored yet
            await asyncio.sleep(0)
        async with stopping(owner):
            await here.answered()
            await settle([here, there])
            assert there.moves == 0, "told by the node that stops"
        await moved(there)


@in_loop
async def test_a_games_time_never_goes_back(store: str, bus: str) -> None:
    """Whatever stands with a room that was handed over: its log is right."""
    async with (
        nodes(2, store, bus) as (owner, other),
        table_of(Traveller, [owner.url, owner.url], 23) as clients,
    ):
        await owner.stop()
        await execute(store, "UPDATE rooms SET game_now = -60000")
        for client in clients:
            client.lose()
            client.player.url = other.url
            await client.come_back()
            n = client.send({"type": "stare", "target": 1 - client.seat})
            assert (await client.player.answer(n))["type"] == "done"
            client.catch_up()
        await settle(clients)
        assert "interrupted" not in [event["type"] for event in clients[0].player.events]


class Busy:
    """A game in which something happens whenever something is told, as long as its node has a lease."""

    def __init__(self, node: Started) -> None:
        self._node = node
        self._version = 0

    async def begin(self) -> None:
        await self._node.store.commit_one(SaveRoom("busy", b"{}"))
        await self._node.store.commit_one(CreateGame("busy", "busy", b"{}"))
        self.tell()

    def take_entry(self) -> Entry:
        return Entry("busy", self._version, (b"{}",))

    def stored(self, error: Outcome) -> None:
        self._version += error is None

    def tell(self) -> None:
        if self._node.node._lease.is_held:
            self._node.owned.commits.add(self)


@in_loop
async def test_a_node_stops_however_busy_it_is(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,), table_of(Traveller, [node.url, node.url], 24) as clients:
        await Busy(node).begin()
        clients[0].send({"type": "stare", "target": 1})
        async with asyncio.timeout(PATIENCE_S):
            await node.stop()
        assert await fetch(store, "SELECT node FROM rooms WHERE game IS NOT NULL") == [(None,)]


@in_loop
async def test_who_is_on_the_way_in_when_a_room_goes_does_not_come_in(store: str, bus: str) -> None:
    """A socket in a room that is not there any more would wait for ever."""
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        pause = Pause(node)
        player = await Player(node.url).connect()
        player.send("join", room=code, name="Ann")
        await pause.reached.wait()
        node.owned.lose(code)
        assert (await player.next())["reason"] == "not_stored"
        pause.over.set()
        await player.join(code, name="Ann")
        (room,) = node.owned.everybody()
        assert len(room.presence.outlets) == 1
        player.cut()


@in_loop
async def test_a_node_stops_while_the_database_hangs(store: str, bus: str) -> None:
    """People are told as ever, and others may have the rooms."""
    way = Way(store)
    await way.open()
    try:
        node = await start_node(way.url, bus, lease_s=2)
        async with table_of(Traveller, [node.url, node.url], 25) as clients:
            way.flows.clear()
            clients[0].send({"type": "stare", "target": 1})
            stopping = asyncio.create_task(node.stop())
            for client in clients:
                while (told := await client.player.next())["type"] != "bye":
                    pass
                assert told["reason"] == "server_stopping"
            await stopping
    finally:
        await way.cut()
