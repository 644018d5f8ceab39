"""Any node takes any client; the room's owner hears and tells all of them."""

import urllib.error

import pytest

from hushmaze.server.limits import Rate
from hushmaze.server.sockets.session import Session
from tests.cluster.support import nodes
from tests.server.player import Player
from tests.server.support import in_loop
from tests.server.survival.asking import asked, new_room
from tests.server.survival.books import without_numbers
from tests.server.survival.tables import last_version, settle, table


@in_loop
async def test_people_on_three_nodes_play_one_game(store: str, bus: str) -> None:
    async with nodes(3, store, bus) as three, table([node.url for node in three], 1) as clients:
        for _ in range(5):
            for client in clients:
                client.fire()
                await client.answered()
        await settle(clients)
        assert {client.player.version for client in clients} == {last_version(clients)}
        logs = [without_numbers(client.player.events) for client in clients]
        assert logs[0] == logs[1] == logs[2]
        assert len(logs[0]) > 5


@in_loop
async def test_people_come_and_go_over_other_nodes(store: str, bus: str) -> None:
    async with nodes(2, store, bus) as (owner, other):
        code = await new_room(owner.url)
        ann = await Player(owner.url).connect()
        await ann.join(code, name="Ann")
        ben = await Player(other.url).connect()
        await ben.join(code, name="Ben")
        assert [p["name"] for p in (await asked(f"{other.url}/api/rooms/{code}"))["people"]] == ["Ann", "Ben"]
        ben.send("chat", text="hello")
        assert (await ann.hear("chat"))["text"] == "hello"
        ben.cut()
        while len(ann.room["people"]) > 1:
            await ann.hear("room")
        ann.cut()


@in_loop
async def test_who_joins_on_another_node_takes_the_place_of_their_older_socket(store: str, bus: str) -> None:
    async with nodes(2, store, bus) as (owner, other):
        code = await new_room(owner.url)
        device = await Player(other.url).connect()
        await device.join(code, name="Ann")
        newer = Player(owner.url)
        newer.token = device.token
        await (await newer.connect()).join(code)
        assert (await device.hear("bye"))["reason"] == "open_elsewhere"
        with pytest.raises(ConnectionError):
            await device.next()
        newer.cut()


@in_loop
async def test_who_sends_too_much_is_told_so_by_the_gateway(store: str, bus: str) -> None:
    async with nodes(2, store, bus, messages=Rate(0.001, 4)) as (owner, other):
        code = await new_room(owner.url)
        player = await Player(other.url).connect()
        await player.join(code)
        for _ in range(3):
            player.send("time", sent=1)
            await player.hear("time")
        player.send("do", n=1, deed={"type": "start"})
        assert (await player.answer(1))["reason"] == "slow_down"
        player.send("time", sent=1)
        assert (await player.next())["reason"] == "slow_down"
        player.send_raw(b"{")
        assert (await player.next())["reason"] == "bad_message"
        player.cut()


@in_loop
async def test_a_fault_ends_the_socket_that_met_it_and_no_other(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What others said comes in the same message from their gateway."""
    received = Session.received

    def faulty(session: Session, payload: bytes) -> None:
        assert b"boom" not in payload
        received(session, payload)

    async with nodes(2, store, bus) as (owner, other):
        code = await new_room(owner.url)
        ann, ben = [await Player(other.url).connect() for _ in range(2)]
        for player in (ann, ben):
            await player.join(code)
        monkeypatch.setattr(Session, "received", faulty)
        ann.send("chat", text="boom")
        ben.send("chat", text="hello")
        assert (await ben.hear("chat"))["text"] == "hello"
        with pytest.raises(ConnectionError):
            await ann.hear("anything more")
        ben.cut()


@in_loop
async def test_before_joining_any_node_answers_by_itself(store: str, bus: str) -> None:
    async with nodes(2, store, bus, messages=Rate(0.001, 3)) as (_, other):
        player = await Player(other.url).connect()
        player.send("time", sent=1)
        assert (await player.next())["type"] == "time"
        player.send("sit", seat=0)
        assert (await player.next())["reason"] == "join_first"
        for reason in ("no_such_room", "slow_down"):
            player.send("join", room="none-such")
            assert (await player.next())["reason"] == reason
        player.send_raw(b"{")
        assert (await player.next())["reason"] == "bad_message"
        player.cut()
        with pytest.raises(urllib.error.HTTPError, match="404"):
            await asked(f"{other.url}/api/rooms/none-such")


@in_loop
async def test_an_address_opens_so_many_rooms_on_all_nodes_together(store: str, bus: str) -> None:
    async with nodes(2, store, bus, new_rooms=Rate(0.00001, 3)) as (one, other):
        for node in (one, other, one):
            await new_room(node.url)
        for node in (one, other):
            with pytest.raises(urllib.error.HTTPError, match="429"):
                await new_room(node.url)
