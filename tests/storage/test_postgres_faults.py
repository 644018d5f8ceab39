"""The database goes away, comes back, or answers too late: nothing is told as stored that is not."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from hushmaze.storage import Conflict, Entry, StoreError
from hushmaze.storage.api import CreateGame, FinishGame, SaveRoom
from hushmaze.storage.postgres import PostgresStore, connecting, schema
from hushmaze.storage.postgres.faults import in_our_words
from tests.storage.databases import execute, new_schema, url_for
from tests.storage.support import commit, kinds, opened, store_lines
from tests.support.cuts import Way
from tests.support.engines import Postgres, free_port

Story = Callable[[Way, PostgresStore], Awaitable[None]]


@pytest.fixture
def url(postgres: Postgres, tmp_path: Path) -> str:
    return new_schema(postgres, tmp_path)


@asynccontextmanager
async def on_the_way(url: str) -> AsyncIterator[tuple[Way, PostgresStore]]:
    """A store whose way to the database can be cut."""
    way = Way(url)
    await way.open()
    try:
        async with opened(PostgresStore(way.url)) as store:
            assert isinstance(store, PostgresStore)
            yield way, store
    finally:
        await way.cut()


def test_what_comes_while_the_database_is_away_fails_and_later_succeeds(url: str) -> None:
    async def story() -> None:
        async with on_the_way(url) as (way, store):
            await store_lines(store, "g", b"0")
            await way.cut()
            outcomes = await commit(store, Entry("g", 1, (b"1",)), Entry("g", 2, (b"2",)))
            assert kinds(outcomes) == [StoreError, Conflict]
            assert outcomes[0] is not None
            assert outcomes[0].retryable
            with pytest.raises(StoreError) as caught:
                await store.read("g")
            assert caught.value.retryable
            await way.open()
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]
            assert await store.read("g") == [b"0", b"1"]

    asyncio.run(story())


def test_what_was_told_as_not_stored_is_not_stored(url: str) -> None:
    """The database has written it, but its word never came: it is taken back before anybody can read it."""

    async def story() -> None:
        async with on_the_way(url) as (way, store):
            await store_lines(store, "g", b"0")
            way.deaf_on = b"lost"
            assert kinds(await commit(store, Entry("g", 1, (b"lost",)))) == [StoreError]
            assert await store.read("g") == [b"0"]
            way.deaf_on = b"again"
            assert kinds(await commit(store, Entry("g", 1, (b"again",)))) == [StoreError]
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]
            assert await store.read("g") == [b"0", b"1"]

    asyncio.run(story())


def test_a_store_that_closes_in_doubt_takes_it_back_where_it_can(url: str) -> None:
    async def story() -> None:
        async with on_the_way(url) as (way, store):
            await store_lines(store, "g", b"0")
            way.deaf_on = b"lost"
            assert kinds(await commit(store, Entry("g", 1, (b"lost",)))) == [StoreError]
            await store.close()
            await way.cut()
        async with opened(PostgresStore(url)) as store:
            assert await store.read("g") == [b"0"]

    asyncio.run(story())


def test_a_store_closes_also_where_nothing_can_be_mended(url: str) -> None:
    async def story() -> None:
        async with on_the_way(url) as (way, store):
            await store_lines(store, "g", b"0")
            await way.cut()
            assert kinds(await commit(store, Entry("g", 1, (b"lost",)))) == [StoreError]
            await store.close()
        async with opened(PostgresStore(url)) as store:
            assert await store.read("g") == [b"0"]

    asyncio.run(story())


def test_another_server_has_written_meanwhile(url: str) -> None:
    """What this one remembers of a game is stale: it looks again, and judges by what there is."""

    async def story() -> None:
        async with opened(PostgresStore(url)) as one, opened(PostgresStore(url)) as other:
            await store_lines(one, "g", b"0")
            assert await commit(other, Entry("g", 1, (b"1",))) == [None]
            assert kinds(await commit(one, Entry("g", 1, (b"one",)))) == [Conflict]
            assert await commit(other, Entry("g", 2, (b"2",))) == [None]
            assert await commit(one, Entry("g", 3, (b"3",))) == [None]
            assert await one.read("g") == [b"0", b"1", b"2", b"3"]

    asyncio.run(story())


def test_connections_of_others_stay(url: str) -> None:
    """Only the store's own old connection is ended, whatever others are called."""

    async def story() -> None:
        other = await connecting.connect(url, "")
        async with on_the_way(url) as (way, store):
            await store.save_room("R", b"{}")
            way.deaf_on = b"lost"
            assert kinds(await commit(store, SaveRoom("R", b"lost"))) == [StoreError]
            await store.save_room("R", b"{}")
            assert await other.fetchval("SELECT 1") == 1
        await other.close()

    asyncio.run(story())


def test_an_answer_that_does_not_come_is_none(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "ANSWER_WITHIN_S", 1)

    async def story() -> None:
        async with opened(PostgresStore(url)) as store:
            await store_lines(store, "g", b"0")
            holder = await connecting.connect(url, "holder")
            async with holder.transaction():
                await holder.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
                (error,) = await commit(store, Entry("g", 1, (b"1",)))
                assert error is not None
                assert error.retryable
            await holder.close()
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]

    asyncio.run(story())


@pytest.mark.parametrize(
    "write",
    [
        CreateGame("no\0game", "R", b"{}"),
        CreateGame("g2", "\ud800", b"{}"),
        SaveRoom("no\0room", b"{}"),
        FinishGame("g", 2**63, b"{}"),
    ],
)
def test_what_cannot_be_stored_harms_nothing_beside_it(url: str, write: SaveRoom) -> None:
    async def story() -> None:
        async with opened(PostgresStore(url)) as store:
            await store_lines(store, "g", b"0")
            (error, stored) = await commit(store, write, SaveRoom("R", b"{}"))
            assert error is not None
            assert not error.retryable
            assert stored is None

    asyncio.run(story())


def test_a_newer_format_is_refused(postgres: Postgres, url: str, tmp_path: Path) -> None:
    name = url_for(postgres, tmp_path).rpartition("=")[2]
    asyncio.run(_open_and_close(url))
    execute(postgres.url, f"INSERT INTO {name}.hushmaze_format VALUES (99)")
    with pytest.raises(StoreError, match="update it"):
        asyncio.run(_open_and_close(url))


def test_an_older_format_is_brought_up_to_date_and_keeps_what_it_has(url: str) -> None:
    asyncio.run(_open_and_close(url))
    newer = (*schema.MIGRATIONS, "ALTER TABLE rooms ADD COLUMN seen bigint")

    async def story() -> None:
        async with opened(PostgresStore(url)) as store:
            await store.save_room("R", b"{}")
        connection = await connecting.connect(url, "test")
        await schema.migrate(connection, newer)
        assert await connection.fetchval("SELECT count(*) FROM rooms WHERE seen IS NULL") == 1
        assert await connection.fetchval("SELECT max(version) FROM hushmaze_format") == len(newer)
        await connection.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("served", "database", "retryable"),
    [(False, "postgres", True), (True, "nowhere", False)],
)
def test_a_database_that_cannot_be_opened(
    postgres: Postgres, served: bool, database: str, retryable: bool
) -> None:
    port = postgres.port if served else free_port()
    with pytest.raises(StoreError) as caught:
        asyncio.run(_open_and_close(f"postgresql://hushmaze@127.0.0.1:{port}/{database}"))
    assert caught.value.retryable is retryable


async def _open_and_close(url: str) -> None:
    async with opened(PostgresStore(url)):
        pass


@pytest.mark.parametrize(
    ("error", "logged"),
    [(LookupError("mine"), True), (OSError("gone"), False), (asyncpg.InterfaceError("gone"), False)],
)
def test_only_a_fault_of_the_program_is_logged_with_its_traceback(
    error: Exception, logged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    assert isinstance(in_our_words(error), StoreError)
    assert ("LookupError: mine" in caplog.text) is logged
    assert bool(caplog.records) is logged
