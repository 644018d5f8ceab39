"""Rooms that cannot be had just now: whoever asks is told, nothing happens, and it goes on when it can."""

import urllib.error

import pytest

from hushmaze.cluster.database import Database, HandedOver
from hushmaze.server.rooms import registry
from hushmaze.storage import StoreError
from hushmaze.storage.postgres.fence import Fence
from tests.cluster.support import execute, nodes
from tests.server.player import Player
from tests.server.support import in_loop
from tests.server.survival.asking import asked, new_room

OTHER = """
    INSERT INTO nodes (node, epoch, lease_until) VALUES ('other', 1, clock_timestamp() + interval '1 h')
    ON CONFLICT DO NOTHING;
    UPDATE rooms SET node = 'other', epoch = 1
"""
"""Another server, which nobody can reach, has all rooms."""

NOBODY = "UPDATE rooms SET node = NULL, epoch = NULL"


async def refusal(player: Player) -> str:
    """The reason of the next message that has one."""
    while "reason" not in (message := await player.next()):
        pass
    return str(message["reason"])


@in_loop
async def test_a_room_of_a_server_that_cannot_be_reached(store: str) -> None:
    async with nodes(1, store, "") as (node,):
        code = await new_room(node.url)
        node.owned.drop(code)
        await execute(store, OTHER)
        player = await Player(node.url).connect()
        player.send("join", room=code)
        assert await refusal(player) == "not_stored"
        with pytest.raises(urllib.error.HTTPError, match="503"):
            await asked(f"{node.url}/api/rooms/{code}")
        await execute(store, NOBODY)
        await player.join(code)
        player.cut()


@in_loop
async def test_a_room_whose_rules_nobody_knows_cannot_be_joined(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        node.owned.drop(code)
        await execute(store, f"{NOBODY}, rules = 99")
        player = await Player(node.url).connect()
        player.send("join", room=code)
        assert await refusal(player) == "not_stored"
        player.cut()


@in_loop
async def test_while_a_room_is_away_its_people_stay_and_nothing_happens(store: str) -> None:
    async with nodes(1, store, "") as (node,):
        code = await new_room(node.url)
        player = await Player(node.url).connect()
        await player.join(code, name="Ann")
        await execute(store, OTHER)
        player.send("rename", name="Bea")  # finds out, when it is to be written
        assert await refusal(player) == "not_stored"
        player.send("time", sent=7)
        assert (await player.hear("time"))["sent"] == 7
        player.send("do", n=1, deed={"type": "start"})
        assert (await player.answer(1))["reason"] == "not_stored"
        player.send_raw(b"{")
        assert await refusal(player) == "bad_message"
        await execute(store, NOBODY)
        welcome = await player.hear("welcome")
        assert welcome["you"]["name"] == "Ann"
        player.cut()


@in_loop
async def test_a_code_that_is_anothers_is_given_to_nobody(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(2, store, bus) as (one, other):
        taken = await new_room(one.url)
        codes = iter([taken, "kibo-ruta"])
        monkeypatch.setattr("hushmaze.cluster.rooms.new_code", lambda: next(codes))
        assert await new_room(other.url) == "kibo-ruta"


@pytest.fixture
def nobody_is_coming_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a new room be put away at once."""
    monkeypatch.setattr(registry, "COMING_IN_MS", 0)


@pytest.mark.usefixtures("nobody_is_coming_in")
@in_loop
async def test_what_is_put_away_may_be_claimed_again(store: str, bus: str) -> None:
    async with nodes(2, store, bus) as (one, _):
        code = await new_room(one.url)
        assert one.owned.put_away() == []
        one.owned.memory.full = True
        assert one.owned.put_away() == [code]
        one.owned.memory.full = False
        assert await one.owned.find(code) is not None


@pytest.mark.usefixtures("nobody_is_coming_in")
@in_loop
async def test_a_node_without_memory_leaves_its_rooms_to_others(store: str, bus: str) -> None:
    async with nodes(2, store, bus) as (one, other):
        code = await new_room(one.url)
        one.owned.memory.full = True
        one.owned.put_away()
        with pytest.raises(urllib.error.HTTPError, match="503"):
            await asked(f"{one.url}/api/rooms/{code}")
        player = await Player(other.url).connect()
        await player.join(code, name="Ann")
        assert [room.record.code for room in other.owned.everybody()] == [code]
        player.cut()


@pytest.mark.usefixtures("nobody_is_coming_in")
@in_loop
async def test_a_room_that_is_handed_over_for_want_of_memory_is_not_read(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor where there is memory again by then: it may be another's already."""
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        node.owned.memory.full = True
        node.owned.put_away()
        hand_over = Database.hand_over

        async def with_memory_again(
            database: Database, code: str, fence: Fence, game: HandedOver | None
        ) -> None:
            await hand_over(database, code, fence, game)
            node.owned.memory.full = False

        monkeypatch.setattr(Database, "hand_over", with_memory_again)
        with pytest.raises(StoreError, match="no memory"):
            await node.owned.find(code)
        assert node.owned.everybody() == []
        assert await node.owned.find(code) is not None


@in_loop
async def test_a_room_that_is_nowhere_is_nobodys(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its owner may have lost it between two questions."""
    async with nodes(2, store, bus) as (one, other):
        code = await new_room(one.url)

        async def gone(_asked: bytes) -> bytes:
            raise StoreError("gone")

        monkeypatch.setattr(one.owned, "find", gone)
        with pytest.raises(urllib.error.HTTPError, match="503"):
            await asked(f"{other.url}/api/rooms/{code}")

        async def none(_code: str) -> None:
            return None

        monkeypatch.setattr(one.owned, "find", none)
        with pytest.raises(urllib.error.HTTPError, match="404"):
            await asked(f"{other.url}/api/rooms/{code}")
