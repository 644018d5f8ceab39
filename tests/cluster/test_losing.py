"""A node that loses a room in the middle of something: what was under way ends in nothing."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from hushmaze.server.deals.dealing import Dealer, DealtGame
from hushmaze.server.results.ends import Ends
from hushmaze.server.rooms.room import Room
from hushmaze.storage import StoreError
from tests.cluster.support import execute, fetch, nodes
from tests.server.player import Player
from tests.server.support import in_loop
from tests.server.survival.asking import new_room


@in_loop
async def test_a_deal_that_is_found_after_the_lease_was_lost_is_laid_out_nowhere(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the node has the room again by then: it has read it anew, and others may have come."""
    searching, found, deal = asyncio.Event(), asyncio.Event(), Dealer.deal

    async def held(dealer: Dealer, choices: Any, seed: Callable[[], int], asker: str) -> DealtGame:  # noqa: ANN401 -- as it is
        searching.set()
        await found.wait()
        return await deal(dealer, choices, seed, asker)

    monkeypatch.setattr(Dealer, "deal", held)
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url, {"table": {"seats": 1}})
        ann = await Player(node.url).connect()
        await ann.join(code, name="Ann")
        ann.send("sit", seat=0)
        await ann.hear("seat")
        ann.send("deal")
        await searching.wait()
        before = node.owned.everybody()[0]
        await execute(store, "UPDATE nodes SET lease_until = now()")
        while (await ann.next())["type"] != "welcome":
            pass
        (again,) = node.owned.everybody()
        assert again is not before
        ben = await Player(node.url).connect()
        await ben.join(code, name="Ben")
        found.set()
        while before.dealing:
            await asyncio.sleep(0)
        await node.owned.saving.settle()
        assert await fetch(store, "SELECT game FROM games") == []
        ((record,),) = await fetch(store, "SELECT record FROM rooms")
        assert isinstance(record, bytes | str)
        assert "Ben" in str(record)
        assert before.match is None
        for player in (ann, ben):
            player.cut()


@in_loop
async def test_a_room_that_is_lost_before_its_older_games_are_booked_can_be_asked_for_again(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waited for itself then, and whoever asked for it waited for good."""
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        for game in ("one", "two"):
            await node.store.create_game(game, code, b"{}")
        node.owned.drop(code)

        async def lost(_ends: Ends, _game: str, *_room: object) -> bool:
            node.owned.lose(code)
            return False

        with monkeypatch.context() as patch:
            patch.setattr(Ends, "book_if_ended", lost)
            with pytest.raises(StoreError, match="another server's"):
                await node.owned.find(code)
        assert await node.owned.find(code) is not None


@in_loop
async def test_a_room_whose_lease_ran_out_while_it_was_read_writes_nothing(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it has read may be old by the time when the node has it once more."""
    async with nodes(1, store, bus) as (node,):
        code = await new_room(node.url)
        node.owned.drop(code)
        load_room, rest = node.store.load_room, Room.rest
        dropped: list[Room] = []

        async def slowly(code: str) -> bytes | None:
            record = await load_room(code)
            await execute(store, "UPDATE nodes SET lease_until = now()")
            while await fetch(store, "SELECT epoch FROM nodes") != [(2,)] or not node.node.is_ready():
                await asyncio.sleep(0)
            return record

        def rested(room: Room) -> None:
            dropped.append(room)
            rest(room)

        monkeypatch.setattr(node.store, "load_room", slowly)
        monkeypatch.setattr(Room, "rest", rested)
        with pytest.raises(StoreError, match="while the room was read"):
            await node.owned.find(code)
        with pytest.raises(StoreError, match="another server's"):
            await node.owned.saving.save(dropped[0])
