"""Logs are gathered in a journal and moved to chapters of their games: no reader ever notices."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from hushmaze.storage import Conflict, Entry, SqliteStore
from hushmaze.storage.sqlite import books
from tests.storage.support import Connections, append, kinds, opened, store_lines


def rows(connection: sqlite3.Connection, table: str) -> int:
    (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(found)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal that is full soon, of which little is moved at once."""
    monkeypatch.setattr(books, "MOST_IN_JOURNAL", 5)
    monkeypatch.setattr(books, "MOVED_AT_ONCE", 2)


@pytest.mark.usefixtures("small")
def test_a_log_is_whole_wherever_its_parts_are(tmp_path: Path) -> None:
    async def story() -> None:
        dice, connections = Random(3), Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            logs: dict[str, list[bytes]] = {f"game-{number}": [] for number in range(4)}
            for game in logs:
                await store_lines(store, game)
            for _ in range(60):
                game = dice.choice(list(logs))
                lines = tuple(b"%d" % dice.randrange(10**6) for _ in range(dice.randint(1, 3)))
                assert await append(store, Entry(game, len(logs[game]), lines)) == [None]
                logs[game] += lines
                since = dice.randint(-1, len(logs[game]) + 1)
                assert await store.read(game, since) == logs[game][max(since, 0) :]
            assert rows(connections.writer, "chapters") > 4
            assert 0 < rows(connections.writer, "journal") <= 7
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            assert rows(connections[2], "journal") == 0
            for game, log in logs.items():
                assert await store.read(game) == log
                assert kinds(await append(store, Entry(game, len(log) - 1, (b"again",)))) == [Conflict]
                assert await append(store, Entry(game, len(log), (b"more",))) == [None]

    asyncio.run(story())


@pytest.mark.usefixtures("small")
def test_what_was_moved_in_a_commit_that_failed_was_not(tmp_path: Path) -> None:
    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g", b"0")
            for version in range(1, 5):
                assert await append(store, Entry("g", version, (b"%d" % version,))) == [None]
            connections.writer.faults["COMMIT"] = sqlite3.SQLITE_FULL
            (error,) = await append(store, Entry("g", 5, (b"lost",)))
            assert error is not None
            assert rows(connections.writer, "chapters") == 0
            assert await store.read("g") == [b"0", b"1", b"2", b"3", b"4"]
            assert await append(store, Entry("g", 5, (b"5",))) == [None]
            assert rows(connections.writer, "journal") == 2, "four of six went; counted right"
            assert await store.read("g", 4) == [b"4", b"5"]

    asyncio.run(story())


def test_entries_of_a_game_in_one_commit_share_a_row(tmp_path: Path) -> None:
    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g")
            before = rows(connections.writer, "journal")
            entries = [Entry("g", version, (b"%d" % version,)) for version in range(50)]
            assert await append(store, *entries) == [None] * 50
            assert rows(connections.writer, "journal") == before + 1
            assert await store.read("g", 48) == [b"48", b"49"]

    asyncio.run(story())


def test_commits_are_watched(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "games.db")
        took: list[float] = []
        store.watch_commits(took.append)
        async with opened(store):
            await store_lines(store, "g", b"0")
        assert len(took) == 2
        assert all(seconds >= 0 for seconds in took)

    asyncio.run(story())
