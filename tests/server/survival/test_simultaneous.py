"""Eight clients at one table, all at once: every deed is answered, and applied once or not at all."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hushmaze.server.transport import run
from tests.server.survival.books import check_all, open_book
from tests.server.survival.client import Client
from tests.server.survival.tables import open_house, settle, table
from tests.support.wide import wide

SEATS = 8
LONGEST_BURST = 12

Firing = Callable[[Client, int], Awaitable[None]]


async def fire_away(client: Client, deeds: int) -> None:
    """Waits for nothing: bursts, and between them a turn of the loop for the others."""
    last = client.player.n + deeds
    while client.player.n < last:
        fire_a_burst(client, last)
        await asyncio.sleep(0)
        await client.hear_all()
    await client.answered()


async def fire_and_stumble(client: Client, deeds: int) -> None:
    """It repeats any of its old deeds, too, and loses its connection now and then."""
    last = client.player.n + deeds
    while client.player.n < last:
        fire_a_burst(client, last)
        client.send_again(client.dice.randint(1, client.player.n))
        await asyncio.sleep(0)
        await client.hear_all()
        if client.dice.random() < 0.05:
            client.player.cut()
            await client.come_back()
    await client.answered()


def fire_a_burst(client: Client, last: int) -> None:
    for _ in range(min(client.dice.randint(1, LONGEST_BURST), last - client.player.n)):
        client.fire()


async def everybody_fires(folder: Path, firing: Firing, deeds: int, seed: int) -> list[Client]:
    async with open_house(folder) as house, table([house.url] * SEATS, seed) as clients:
        await asyncio.gather(*(firing(client, deeds // SEATS) for client in clients))
        await settle(clients)
        check_all(await open_book(house.store, clients[0].player.game), clients)
    return clients


@pytest.mark.parametrize("deeds", [2_000, wide(10_000)])
def test_deeds_at_once_are_each_answered_exactly_once(tmp_path: Path, deeds: int) -> None:
    clients = run(everybody_fires(tmp_path, fire_away, deeds, seed=1))
    assert sum(len(client.deeds) for client in clients) == deeds + 1  # the hourglass was turned, too
    assert all(len(told) == 1 for client in clients for told in client.answers.values())
    assert sum(len(client.done) for client in clients) > SEATS


@pytest.mark.parametrize(("deeds", "seed"), [(1_000, 1), wide(5_000, 1), wide(5_000, 2)])
def test_repeated_deeds_and_lost_connections_apply_nothing_twice(
    tmp_path: Path, deeds: int, seed: int
) -> None:
    clients = run(everybody_fires(tmp_path, fire_and_stumble, deeds, seed))
    assert sum(client.joins for client in clients) > SEATS


async def everything_again(folder: Path, backlog: int) -> None:
    async with open_house(folder) as house, table([house.url] * 2, seed=3) as clients:
        for _ in range(backlog):
            clients[0].fire()
        await clients[0].answered()
        clients[0].unanswered |= clients[0].deeds
        clients[0].player.cut()
        await clients[0].come_back()
        await clients[0].answered()
        await settle(clients)
        check_all(await open_book(house.store, clients[0].player.game), clients)


def test_a_long_backlog_sent_again_changes_nothing(tmp_path: Path) -> None:
    """As a client does that was cut off before it heard a single answer."""
    run(everything_again(tmp_path, backlog=1000))


async def again_while_it_is_written(folder: Path) -> None:
    async with open_house(folder) as house, table([house.url] * 2, seed=4) as clients:
        house.store.hold()
        for client in clients:
            client.fire()
            await client.come_back()
        house.store.release()
        for client in clients:
            await client.answered()
        await settle(clients)
        check_all(await open_book(house.store, clients[0].player.game), clients)


def test_a_deed_sent_again_while_it_is_written_is_answered_over_the_new_connection(tmp_path: Path) -> None:
    run(again_while_it_is_written(tmp_path))
