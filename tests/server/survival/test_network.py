"""Late, cut, doubled and out of order: whatever the network does, all clients come to the same game.

A failure names its weather; a test plays the same weathers every time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from hushmaze.server.transport import run
from tests.server.survival.books import check_all, open_book
from tests.server.survival.client import TROUBLE, Client
from tests.server.survival.proxy import Proxy, Weather, proxy
from tests.server.survival.tables import ServedHouse, last_version, open_house, table
from tests.support.wide import wide

SEATS = 2
DEEDS = 6
BACKLOG = 4
CUT = 0.05
OVERLAP = 0.05

Talk = Callable[[Client], Awaitable[bool]]
"""What a client does with a connection; True when it has all it wanted, False for the next connection."""


async def persist(client: Client, talk: Talk) -> None:
    """However often the connection ends. One that did not end stays open beside the next."""
    while True:
        try:
            await client.come_back()
            if await talk(client):
                return
        except TROUBLE:
            client.player.cut()


async def play(client: Client) -> bool:
    while client.unanswered or len(client.deeds) < DEEDS:
        while len(client.unanswered) < BACKLOG and len(client.deeds) < DEEDS:
            client.fire()
        await client.hear()
        if client.dice.random() < OVERLAP:
            return False
    return True


async def listen(client: Client, until: int) -> bool:
    await client.at_version(until)
    return True


async def play_in_bad_weather(house: ServedHouse, clients: list[Client], ways: list[Proxy]) -> None:
    for client, way in zip(clients, ways, strict=True):
        client.player.url = way.url
    await asyncio.gather(*(persist(client, play) for client in clients))
    last = last_version(clients)
    behind = [client for client in clients if client.player.version < last]
    await asyncio.gather(*(persist(client, partial(listen, until=last)) for client in behind))
    check_all(await open_book(house.store, clients[0].player.game), clients)


async def storm(house: ServedHouse, weather: Weather) -> int:
    """A table whose players each have a bad connection of their own; gives how often one was cut."""
    async with AsyncExitStack() as stack:
        clients = await stack.enter_async_context(table([house.url] * SEATS, weather))
        storms = [weather._replace(seed=f"{weather.seed} client {seat}") for seat in range(SEATS)]
        ways = [await stack.enter_async_context(proxy(house.url, each)) for each in storms]
        try:
            await play_in_bad_weather(house, clients, ways)
        except BaseException as error:
            error.add_note(f"in {weather}")
            raise
        return sum(way.cuts for way in ways)


async def storms(folder: Path, *weathers: Weather) -> int:
    """Each at a table of its own, at the same time."""
    async with open_house(folder) as house:
        return sum(await asyncio.gather(*(storm(house, weather) for weather in weathers)))


@pytest.mark.parametrize("seed", [1, wide(2)])
def test_all_converge_without_a_reload_however_late_and_often_cut(tmp_path: Path, seed: int) -> None:
    delays: list[tuple[int, ...]] = [(50,), (150,), (300,), (50, 150, 300)]
    cuts = run(storms(tmp_path, *(Weather(seed, delays_ms, CUT) for delays_ms in delays)))
    assert cuts > 0, "this weather cut nobody off"


def test_all_converge_when_every_fifth_message_breaks_its_connection(tmp_path: Path) -> None:
    assert run(storms(tmp_path, *(Weather(seed, cut=0.2) for seed in range(8)))) > 0
