"""A socket that asks to join again before it has joined is in the room it asked for first, and only there."""

import asyncio

import pytest

from hushmaze.server.rooms.room import Room
from tests.cluster.support import Started, nodes
from tests.server.player import Message, Player
from tests.server.support import in_loop
from tests.server.survival.asking import new_room


async def next_of(player: Player, *kinds: str) -> Message:
    while (message := await player.next())["type"] not in kinds:
        pass
    return message


async def is_filed_under(node: Started, code: str, player: Player) -> None:
    """It hears that its room is lost before the answer to a question that it puts afterwards."""
    node.owned.lose(code)
    player.send("time", sent=1)
    assert (await next_of(player, "time", "error")).get("reason") == "not_stored"
    await player.hear("welcome")
    await player.hear("room")
    assert player.room["code"] == code


@in_loop
async def test_two_joins_at_once(store: str) -> None:
    async with nodes(1, store, "") as (node,):
        first, second = await new_room(node.url), await new_room(node.url)
        player = await Player(node.url).connect()
        player.send("join", room=first)
        player.send("join", room=second)
        assert (await next_of(player, "welcome", "error")).get("reason") == "busy"
        await player.hear("welcome")
        await player.hear("room")
        assert player.room["code"] == first
        await is_filed_under(node, first, player)
        player.cut()


@in_loop
async def test_a_second_join_while_the_first_is_being_written(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(1, store, "") as (node,):
        first, second = await new_room(node.url), await new_room(node.url)
        writing, may_write, save = asyncio.Event(), asyncio.Event(), node.owned.saving.save

        async def held(room: Room) -> None:
            writing.set()
            await may_write.wait()
            await save(room)

        monkeypatch.setattr(node.owned.saving, "save", held)
        player = await Player(node.url).connect()
        player.send("join", room=first)
        await writing.wait()
        player.send("join", room=second)
        assert (await next_of(player, "welcome", "error")).get("reason") == "busy"
        may_write.set()
        await player.hear("welcome")
        await is_filed_under(node, first, player)
        player.cut()
