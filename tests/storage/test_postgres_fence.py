"""A store with a fence writes only to rooms of its own node and epoch, and only while the lease runs."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from asyncpg import Connection

from hushmaze.storage import Entry, StoreError
from hushmaze.storage.api import CreateGame, FinishGame, Outcome, SaveRoom, SaveTileSet, Write
from hushmaze.storage.postgres import PostgresStore, connecting
from hushmaze.storage.postgres.fence import Fence, NotOwner
from tests.storage.databases import new_schema
from tests.storage.support import commit, kinds, opened
from tests.support.cuts import Way
from tests.support.engines import Postgres

GAME = (SaveRoom("R", b"{}"), CreateGame("g", "R", b"{}"), Entry("g", 0, (b"0",)))


@pytest.fixture
def url(postgres: Postgres, tmp_path: Path) -> str:
    return new_schema(postgres, tmp_path)


@asynccontextmanager
async def fenced(
    url: str, way: Way | None = None, on_refused: Callable[[frozenset[str]], None] = lambda _rooms: None
) -> AsyncIterator[tuple[PostgresStore, Connection]]:
    """A store of node "a" in its first epoch, with a lease that lasts, and a connection to meddle."""
    store = PostgresStore(url if way is None else way.url)
    store.fence, store.on_refused = Fence("a", 1), on_refused
    async with opened(store):
        meddler = await connecting.connect(url, "meddler")
        await meddler.execute("INSERT INTO nodes VALUES ('a', 1, now() + interval '1 hour')")
        try:
            yield store, meddler
        finally:
            await meddler.close()


@asynccontextmanager
async def in_doubt(url: str) -> AsyncIterator[tuple[PostgresStore, Connection]]:
    """The same, with a second event of which the store does not know whether it was written."""
    way = Way(url)
    await way.open()
    async with fenced(url, way) as (store, meddler):
        await commit(store, *GAME)
        way.deaf_on = b"in doubt"
        assert kinds(await commit(store, Entry("g", 1, (b"in doubt",)))) == [StoreError]
        yield store, meddler
    await way.cut()


def test_the_owner_writes(url: str) -> None:
    async def story() -> None:
        async with fenced(url) as (store, _):
            assert await commit(store, *GAME) == [None, None, None]
            assert await commit(store, Entry("g", 1, (b"1",)), SaveRoom("R", b"[]")) == [None, None]
            assert await commit(store, Entry("g", 2, (b"2",))) == [None]
            assert await store.load_room("R") == b"[]"

    asyncio.run(story())


@pytest.mark.parametrize(
    "meddling",
    [
        "UPDATE nodes SET lease_until = now()",
        "UPDATE nodes SET epoch = 2",
        "DELETE FROM nodes",
        "UPDATE rooms SET node = 'b'",
        "UPDATE rooms SET epoch = 2",
    ],
)
def test_who_is_not_the_owner_any_more_writes_nothing(url: str, meddling: str) -> None:
    async def story() -> None:
        async with fenced(url) as (store, meddler):
            await commit(store, *GAME)
            await meddler.execute(meddling)
            assert kinds(await commit(store, Entry("g", 1, (b"late",)))) == [NotOwner]
            late = (SaveRoom("R", b"late"), CreateGame("h", "R", b"{}"), Entry("h", 0, (b"late",)))
            assert kinds(await commit(store, *late, Entry("g", 1, (b"late",)))) == [NotOwner] * 4
            assert await store.read("g") == [b"0"]
            assert await store.load_room("R") == b"{}"
            assert await store.heading("h") is None

    asyncio.run(story())


def test_a_room_that_others_claim_waits_for_what_is_being_written(url: str) -> None:
    async def story() -> None:
        async with fenced(url) as (store, meddler):
            await commit(store, *GAME)
            async with meddler.transaction():
                await meddler.execute("UPDATE rooms SET node = 'b'")
                writing = asyncio.ensure_future(commit(store, Entry("g", 1, (b"late",))))
                await asyncio.sleep(0.05)
                assert not writing.done()
            assert kinds(await writing) == [NotOwner]

    asyncio.run(story())


def test_what_is_in_doubt_is_left_to_the_new_owner(url: str) -> None:
    """It read the log, and may have told people of it: nothing is taken back from it."""

    async def story() -> None:
        async with in_doubt(url) as (store, meddler):
            await meddler.execute("UPDATE rooms SET node = 'b'")
            assert await store.read("g") == [b"0", b"in doubt"]

    asyncio.run(story())


def test_what_was_in_doubt_is_not_taken_back_once_others_have_gone_on_from_it(url: str) -> None:
    """The room came back to the node in a later epoch; what another had acknowledged was deleted."""

    async def story() -> None:
        async with in_doubt(url) as (store, meddler):
            other = PostgresStore(url)
            other.fence = Fence("b", 1)
            await meddler.execute("INSERT INTO nodes VALUES ('b', 1, now() + interval '1 hour')")
            await meddler.execute("UPDATE rooms SET node = 'b'")
            async with opened(other):
                assert await commit(other, Entry("g", 2, (b"acknowledged",))) == [None]
            await meddler.execute("UPDATE nodes SET epoch = 2 WHERE node = 'a'")
            await meddler.execute("UPDATE rooms SET node = 'a', epoch = 2")
            store.fence = Fence("a", 2)
            assert await store.read("g") == [b"0", b"in doubt", b"acknowledged"]
            assert await commit(store, Entry("g", 3, (b"and on",))) == [None]

    asyncio.run(story())


async def come_back_meanwhile(store: PostgresStore, meddler: Connection, *late: Write) -> list[Outcome]:
    """Writes wait in the store while its node loses its lease, another has the room, and it comes back."""
    await commit(store, *GAME)
    async with meddler.transaction():
        await meddler.execute("LOCK TABLE tile_sets")
        ahead = asyncio.ensure_future(commit(store, SaveTileSet("d", b"")))
        while not await meddler.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            pass
        waiting = asyncio.ensure_future(commit(store, *late))
        await asyncio.sleep(0)
        await meddler.execute("UPDATE nodes SET epoch = 2")
        await meddler.execute("UPDATE rooms SET epoch = 2, record = 'newer'")
        store.fence = Fence("a", 2)
    assert await ahead == [None]
    return await waiting


def test_what_was_put_in_one_epoch_is_not_written_in_the_next(url: str) -> None:
    """A save that had waited wrote over what others had saved, where the room was this node's once more."""

    async def story() -> None:
        refused: list[frozenset[str]] = []
        async with fenced(url, on_refused=refused.append) as (store, meddler):
            late = (SaveRoom("R", b"older"), CreateGame("h", "R", b"{}"), Entry("g", 1, (b"older",)))
            assert kinds(await come_back_meanwhile(store, meddler, *late)) == [NotOwner] * 3
            assert await store.load_room("R") == b"newer"
            assert await store.read("g") == [b"0"]
            assert await store.heading("h") is None
            assert refused == [], "the room is this node's by now"
            assert await commit(store, Entry("g", 1, (b"1",)), SaveRoom("R", b"[]")) == [None, None]

    asyncio.run(story())


def test_the_end_of_a_game_is_booked_in_any_epoch(url: str) -> None:
    """It is told from what is stored, and the first one counts."""

    async def story() -> None:
        async with fenced(url) as (store, meddler):
            late = (FinishGame("g", 1, b"{}"), Entry("g", 1, (b"older",)))
            assert kinds(await come_back_meanwhile(store, meddler, *late)) == [None, NotOwner]
            assert await store.finished_game("g") is not None

    asyncio.run(story())
