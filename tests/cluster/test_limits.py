"""Limits that all nodes share: an address is forgotten when it may do as much as ever, and not before."""

import pytest

from hushmaze.cluster.database import Database
from hushmaze.cluster.shared_limits import SharedLimit
from hushmaze.storage.postgres import PostgresStore
from tests.cluster.support import execute, fetch
from tests.server.support import in_loop

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
        assert [await limit.take("10.0.0.1", 0) for _ in range(2)] == {
            2: [False, False], 24: [True, False], 49: [True, True],
        }[hours]  # fmt: skip
    finally:
        await database.close()
        await tables.close()
