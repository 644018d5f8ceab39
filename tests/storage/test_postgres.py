"""PostgreSQL keeps the contract."""

import asyncio
import random
from pathlib import Path

import pytest

from hushmaze.storage import Entry, MemoryStore, Store
from hushmaze.storage.postgres import PostgresStore, writer
from tests.storage.contract import DurableContract
from tests.storage.databases import new_schema
from tests.storage.support import commit, kinds, opened
from tests.support.engines import Postgres


class TestPostgresStore(DurableContract):
    url: str

    @pytest.fixture(autouse=True)
    def _in_a_schema(self, postgres: Postgres, tmp_path: Path) -> None:
        self.url = new_schema(postgres, tmp_path)

    def new(self, folder: Path) -> Store:  # noqa: ARG002 # its schema is the folder's
        return PostgresStore(self.url)


class TestPostgresStoreWithAShortMemory(TestPostgresStore):
    """It has to look up the version of a game all the time."""

    @pytest.fixture(autouse=True)
    def _short_memory(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(writer, "MOST_KNOWN", 1)

    def new(self, folder: Path) -> Store:  # noqa: ARG002 # its schema is the folder's
        return PostgresStore(self.url, "process")


@pytest.mark.parametrize("seed", range(3))
def test_it_judges_as_the_memory_does(seed: int, postgres: Postgres, tmp_path: Path) -> None:
    """Bursts of entries, a third of them wrong: the same outcomes and the same logs in the end."""
    dice = random.Random(seed)
    games = ["a", "b", "c", "never created", "no\0name", "\ud800"]
    versions = dict.fromkeys(games, 0)

    def entry() -> Entry:
        game = dice.choice(games)
        first = versions[game] + dice.choice((0, 0, 0, 0, 1, -1))
        lines = tuple(b"%d" % dice.getrandbits(32) for _ in range(dice.randrange(4)))
        versions[game] = first + len(lines)
        return Entry(game, first, lines)

    async def compare() -> None:
        url = new_schema_in_thread(postgres, tmp_path)
        async with opened(MemoryStore()) as memory, opened(PostgresStore(await url)) as store:
            for game in games[:3]:
                await memory.create_game(game, "ROOM", b"{}")
                await store.create_game(game, "ROOM", b"{}")
            for _ in range(25):
                burst = [entry() for _ in range(dice.randrange(1, 12))]
                assert kinds(await commit(store, *burst)) == kinds(await commit(memory, *burst))
                for game in games[:4]:
                    assert await store.read(game) == await memory.read(game)
                    versions[game] = len(await memory.read(game))

    async def new_schema_in_thread(postgres: Postgres, folder: Path) -> str:
        return await asyncio.to_thread(new_schema, postgres, folder)

    asyncio.run(compare())
