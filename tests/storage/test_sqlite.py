"""SQLite keeps the contract, in both modes."""

import asyncio
import random
from pathlib import Path
from typing import get_args

import pytest

from hushmaze.storage import Durability, Entry, MemoryStore, SqliteStore, Store
from hushmaze.storage.sqlite import tables
from tests.storage.contract import DurableContract
from tests.storage.support import commit, kinds, opened


class TestSqliteStore(DurableContract):
    def new(self, folder: Path) -> Store:
        return SqliteStore(folder / "games.db")


class TestSqliteStoreThatTellsBeforeTheSync(DurableContract):
    def new(self, folder: Path) -> Store:
        return SqliteStore(str(folder / "games.db"), "process")


class TestSqliteStoreWithAShortMemory(DurableContract):
    """It has to look up the version of a game all the time."""

    @pytest.fixture(autouse=True)
    def _short_memory(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tables, "MOST_KNOWN", 1)

    def new(self, folder: Path) -> Store:
        return SqliteStore(folder / "games.db")


@pytest.mark.parametrize("durability", get_args(Durability))
@pytest.mark.parametrize("seed", range(6))
def test_it_judges_as_the_memory_does(seed: int, durability: Durability, tmp_path: Path) -> None:
    """Bursts of entries, a third of them wrong: the same outcomes and the same logs in the end."""
    dice = random.Random(seed)
    games = ["a", "b", "c", "never created"]
    versions = dict.fromkeys(games, 0)

    def entry() -> Entry:
        game = dice.choice(games)
        first = versions[game] + dice.choice((0, 0, 0, 0, 1, -1))
        lines = tuple(b"%d" % dice.getrandbits(32) for _ in range(dice.randrange(4)))
        versions[game] = first + len(lines)
        return Entry(game, first, lines)

    async def compare() -> None:
        async with (
            opened(MemoryStore()) as memory,
            opened(SqliteStore(tmp_path / "games.db", durability)) as sqlite,
        ):
            for game in games[:3]:
                await memory.create_game(game, "ROOM", b"{}")
                await sqlite.create_game(game, "ROOM", b"{}")
            for _ in range(25):
                burst = [entry() for _ in range(dice.randrange(1, 12))]
                assert kinds(await commit(sqlite, *burst)) == kinds(await commit(memory, *burst))
                for game in games:
                    assert await sqlite.read(game) == await memory.read(game)
                    versions[game] = len(await memory.read(game))

    asyncio.run(compare())
