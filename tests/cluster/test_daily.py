"""The challenge of the day is one for all nodes: a group's first try counts, wherever the next is made."""

import asyncio
from datetime import timedelta

import pytest

from hushmaze.server.deals.deal_search import SearchInWorker
from hushmaze.server.results import daily
from hushmaze.server.results.days import utc_now
from tests.cluster.support import Started, start_node
from tests.server.player import Player
from tests.server.support import in_loop
from tests.server.survival.asking import asked

NAMES = ("Ann", "Ben")
LOOK_EVERY_S = 0.05


@pytest.fixture(autouse=True)
def _every_deal_is_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking for one takes seconds; which it is matters to no try."""

    async def fair(*_asked: object) -> bool:
        return True

    monkeypatch.setattr(SearchInWorker, "all_fair", fair)


async def given_up(opened: Started, *through: Started, names: tuple[str, ...] = NAMES) -> tuple[str, str]:
    """A try in a room of this node, whose people come through these; gives its date and its game."""
    code = (await asked(f"{opened.url}/api/daily/room", {"seats": 2}))["code"]
    players = [await Player(node.url).connect() for node in through]
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        await player.join(code, name=name)
        player.send("sit", seat=seat)
        await player.hear("seat")
    host = players[0]
    host.send("deal")
    game = (await host.hear("game"))["game"]
    while (room := (await host.hear("room"))["room"])["game"] != game:
        pass
    host.send("abandon", game=game)
    while (await host.hear("room"))["room"]["game"] is not None:
        pass
    for player in players:
        player.cut()
    return room["daily"], game


async def attempts(node: Started, date: str, count: int) -> list[tuple[list[str], int]]:
    """Whose tries the node knows, once it knows of so many."""
    while True:
        told = await asked(f"{node.url}/api/daily/{date}")
        if told["total"] == count:
            return sorted((row["names"], row["attempt"]) for row in told["results"])
        await asyncio.sleep(LOOK_EVERY_S)


@in_loop
async def test_a_try_on_another_node_is_not_the_first(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither where that node's clock is slow."""
    with monkeypatch.context() as patch:
        patch.setattr(daily, "utc_now", lambda: utc_now() - timedelta(seconds=90))
        slow = await start_node(store, bus)
    right = await start_node(store, bus)
    try:
        date, first = await given_up(right, right, slow)
        await attempts(slow, date, 1)
        await given_up(slow, right, slow)
        await given_up(slow, slow, right, names=("BEN", "ann"))
        for node in (right, slow):
            tries = [attempt for _, attempt in await attempts(node, date, 3)]
            assert sorted(tries) == [1, 2, 3]
            results = await daily.results_of(node.owned.book, date, 0, 3)
            assert [result.entry.game for result in results if result.attempt == 1] == [first]
    finally:
        await slow.stop()
        await right.stop()
