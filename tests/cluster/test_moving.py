"""Rooms move from node to node, and the sockets of living nodes stay where they are."""

import asyncio

import asyncpg
import pytest

from hushmaze.cluster import lease
from tests.cluster.support import Started, execute, nodes, start_node
from tests.cluster.traveller import Traveller
from tests.server.support import in_loop
from tests.server.survival.asking import asked
from tests.server.survival.tables import settle, table_of
from tests.support.cuts import Way
from tests.support.engines import Nats


@pytest.fixture(autouse=True)
def _soon_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "RENEW_EVERY_S", 0.2)


async def play(clients: list[Traveller], deeds: int = 3) -> None:
    """So many deeds of everybody, each acknowledged or refused by a rule."""
    for _ in range(deeds):
        for client in clients:
            client.fire()
    for client in clients:
        await client.answered()
    await settle(clients)


async def play_until_moved(clients: list[Traveller]) -> None:
    """The first acts until the room has moved: what the rules refuse is not written."""
    for client in clients:
        while not client.moves:
            if client is clients[0] and not client.unanswered:
                client.fire()
            await client.hear()


def kinds(client: Traveller) -> list[str]:
    return [event["type"] for event in client.player.events]


async def owner_of(store: str, code: str) -> str | None:
    connection = await asyncpg.connect(store)
    try:
        found: str | None = await connection.fetchval("SELECT node FROM rooms WHERE code = $1", code)
        return found
    finally:
        await connection.close()


async def is_ready(node: Started, *, ready: bool) -> None:
    """Waits until it says so."""
    while node.node.is_ready() is not ready:
        await asyncio.sleep(0.01)


@in_loop
async def test_a_node_that_is_asked_to_stop_hands_its_rooms_over(store: str, bus: str) -> None:
    """No socket on another node is cut, and no game is marked as interrupted."""
    async with nodes(3, store, bus) as (owner, *others):
        urls = [node.url for node in others]
        async with table_of(Traveller, [owner.url, *urls], 7) as clients:
            await play(clients)
            stopping = asyncio.create_task(owner.stop())
            clients[0].lose()
            clients[0].player.url = others[0].url
            for client in clients[1:]:
                while not client.moves:
                    await client.hear()
            await clients[0].come_back()
            await play(clients)
            await stopping
            assert await owner_of(store, clients[0].room) in {node.node.name for node in others}
            assert all("interrupted" not in kinds(client) for client in clients)
            assert [client.joins for client in clients] == [2, 1, 1]


@in_loop
async def test_who_is_told_that_the_server_stops_is_the_one_who_is_there(store: str, bus: str) -> None:
    async with (
        nodes(2, store, bus) as (owner, other),
        table_of(Traveller, [owner.url, other.url], 8) as clients,
    ):
        stopping = asyncio.create_task(owner.stop())
        assert (await clients[0].player.hear("bye"))["reason"] == "server_stopping"
        await stopping
        while not clients[1].moves:
            await clients[1].hear()


@in_loop
async def test_a_node_that_lost_its_lease_begins_anew_from_the_logs(store: str, bus: str) -> None:
    async with (
        nodes(2, store, bus) as both,
        table_of(Traveller, [node.url for node in both], 9) as clients,
    ):
        await play(clients)
        await execute(store, "UPDATE nodes SET lease_until = now()")
        for client in clients:
            client.fire()
            while not client.moves:
                await client.hear()
        await play(clients)
        assert kinds(clients[0]) == kinds(clients[1])
        assert "interrupted" in kinds(clients[0])


@in_loop
async def test_a_room_that_another_has_taken_is_let_go(store: str, bus: str) -> None:
    """The fence holds where everything else is as if the room were still here."""
    async with (
        nodes(2, store, bus) as (owner, other),
        table_of(Traveller, [owner.url, other.url], 10) as clients,
    ):
        await play(clients)
        await execute(store, f"UPDATE rooms SET node = '{other.node.name}', epoch = 1")
        await play_until_moved(clients)
        await play(clients)
        assert await owner_of(store, clients[0].room) == other.node.name


@in_loop
async def test_without_the_bus_people_on_the_owner_play_on(store: str, nats: Nats) -> None:
    async with (
        nodes(2, store, nats.url) as (owner, other),
        table_of(Traveller, [owner.url, other.url], 11) as (here, there),
    ):
        await play([here, there])
        await asyncio.to_thread(nats.stop)
        await is_ready(other, ready=False)
        here.fire()
        await here.answered()
        there.fire()
        while not any(message.get("reason") == "not_stored" for message in there.player.everything):
            await there.hear()
        await asyncio.to_thread(nats.start)
        while not there.moves:
            await there.hear()
        await play([here, there])
        assert here.moves == 0
        assert "interrupted" not in kinds(here)
        await is_ready(other, ready=True)


@in_loop
async def test_without_the_database_nothing_is_acknowledged_and_the_sand_stands(store: str, bus: str) -> None:
    way = Way(store)
    await way.open()
    async with (
        nodes(1, way.url, bus, lease_s=2) as (node,),
        table_of(Traveller, [node.url, node.url], 12) as clients,
    ):
        await play(clients)
        before = clients[0].player.version
        await way.cut()
        clients[0].fire()
        await is_ready(node, ready=False)
        for client in clients:
            while not any(m.get("reason") == "not_stored" for m in client.player.everything):
                await client.hear()
        assert clients[0].player.version == before
        await way.open()
        for client in clients:
            while not client.moves:
                await client.hear()
        await play(clients)
        interrupted = kinds(clients[0]).index("interrupted")
        events = clients[0].player.events
        assert events[interrupted]["at"] == events[interrupted - 1]["at"]
    await way.cut()


@in_loop
async def test_a_room_goes_to_a_node_that_knows_its_rules(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (older,):
        newer = await start_node(store, bus, rules=99)
        try:
            async with table_of(Traveller, [newer.url, older.url], 13) as clients:
                await play(clients)
                await execute(store, "UPDATE rooms SET node = NULL, epoch = NULL")
                await play_until_moved(clients)
                await play(clients)
                assert await owner_of(store, clients[0].room) == newer.node.name
        finally:
            await newer.stop()
        ready = await asked(f"{older.url}/readyz")
        assert ready["ok"]
