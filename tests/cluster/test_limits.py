"""Limits that all nodes share: an address is forgotten when it may do as much as ever, and not before."""

from typing import Any
from urllib.error import HTTPError

import pytest

from hushmaze.cluster.database import Database
from hushmaze.cluster.shared_limits import ASK_AGAIN_MS, SharedLimit
from hushmaze.server.limits import Rate
from hushmaze.storage.postgres import PostgresStore
from tests.cluster.support import execute, fetch, nodes
from tests.server.player import Player
from tests.server.support import in_loop
from tests.server.survival.asking import asked, new_room

A_DAY = 86_400


@pytest.mark.parametrize(("hours", "kept"), [(2, 1), (24, 1), (49, 0)])
@in_loop
async def test_an_address_is_kept_until_its_bucket_is_full_again(store: str, hours: int, kept: int) -> None:
    tables = PostgresStore(store)
    await tables.open()
    database = Database(store)
    limit = SharedLimit(database, "rooms", 1 / A_DAY, 2)
    try:
        assert [await limit.take("10.0.0.1", 0) for _ in range(3)] == [True, True, False]
        await execute(store, "INSERT INTO buckets SELECT 'other ' || key, tokens, at FROM buckets")
        await execute(store, f"UPDATE buckets SET at = at - interval '{hours} h'")
        await limit.forget()
        assert len(await fetch(store, "SELECT FROM buckets WHERE key = 'rooms 10.0.0.1'")) == kept
        assert len(await fetch(store, "SELECT FROM buckets")) == kept + 1
        assert [await limit.take("10.0.0.1", ASK_AGAIN_MS * each) for each in (1, 2)] == {
            2: [False, False], 24: [True, False], 49: [True, True],
        }[hours]  # fmt: skip
    finally:
        await database.close()
        await tables.close()


@in_loop
async def test_an_address_that_was_refused_costs_no_transaction_each_time(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, database = PostgresStore(store), Database(store)
    await tables.open()
    questions: list[str] = []
    take = database.take

    async def noted(key: str, per_second: float, burst: int) -> bool:
        questions.append(key)
        return await take(key, per_second, burst)

    monkeypatch.setattr(database, "take", noted)
    limit = SharedLimit(database, "rooms", 1 / A_DAY, 2)
    try:
        assert [await limit.take("10.0.0.1", now) for now in (0, 0, 0, 1, ASK_AGAIN_MS - 1)].count(True) == 2
        assert len(questions) == 3
        assert await limit.take("10.0.0.2", 1), "others are asked for"
        assert not await limit.take("10.0.0.1", ASK_AGAIN_MS)
        assert len(questions) == 5
    finally:
        await database.close()
        await tables.close()


@pytest.mark.parametrize("way", ["by socket", "over HTTP"])
@in_loop
async def test_wrong_codes_of_one_address_cost_only_so_many_transactions(
    store: str, bus: str, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    claims: list[str] = []
    claim = Database.claim

    async def noted(database: Database, code: str, *words: Any) -> Any:  # noqa: ANN401 -- as it is
        claims.append(code)
        return await claim(database, code, *words)

    monkeypatch.setattr(Database, "claim", noted)
    few = Rate(1 / A_DAY, 3), Rate(1 / A_DAY, 4)
    async with nodes(1, store, bus, wrong_codes=few[0], room_lookups=few[1]) as (node,):
        room = await new_room(node.url)
        claims.clear()
        for number in range(20):
            code = f"bada-{number:04}"
            if way == "by socket":
                player = await Player(node.url).connect()
                player.send("join", room=code)
                await player.hear("error")
                player.cut()
            else:
                with pytest.raises(HTTPError) as refused:
                    await asked(f"{node.url}/api/rooms/{code}")
                refused.value.close()
        assert len(claims) <= 7
        player = await Player(node.url).connect()
        await player.join(room)
        await player.leave()
