"""Logs are gathered in a journal and moved to chapters of their games: no reader ever notices."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from hushmaze.storage import Conflict, Entry, SqliteStore, Store
from hushmaze.storage.sqlite import journal
from tests.storage.support import Connections, commit, kinds, opened, store_lines


def rows(connection: sqlite3.Connection, table: str) -> int:
    (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(found)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal that is full soon, of which little is moved at once."""
    for name, value in {
        "MOST_UNMOVED": 5,
        "ROWS_A_GAME": 1,
        "MOST_IN_CHAPTER": 3,
        "MOVED_AT_ONCE": 2,
    }.items():
        monkeypatch.setattr(journal, name, value)


async def tidied(store: Store) -> None:
    """Whatever was put off until the last group had been told is done: at the latest between these two."""
    await store.delete_room("nobody's")
    await store.delete_room("nobody's")


IN_BOTH = "SELECT count(*) FROM journal JOIN chapters USING (game) WHERE chapters.past >= journal.past"


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("seed", range(8))
def test_a_log_is_whole_wherever_its_parts_are(tmp_path: Path, seed: int) -> None:
    """Also after a commit that failed, after the file was closed, and after the process just ended."""
    dice = Random(seed)
    logs: dict[str, list[bytes]] = {f"game-{number}": [] for number in range(4)}
    in_both = 0

    async def write(store: Store, connections: Connections) -> None:
        nonlocal in_both
        for _ in range(40):
            game = dice.choice(list(logs))
            lines = tuple(b"%d" % dice.randrange(10**6) for _ in range(dice.randint(1, 3)))
            if dice.random() < 0.1:
                connections.writer.faults |= {"INSERT": sqlite3.SQLITE_FULL, "COMMIT": sqlite3.SQLITE_FULL}
                (error,) = await commit(store, Entry(game, len(logs[game]), lines))
                assert error is not None
            assert await commit(store, Entry(game, len(logs[game]), lines)) == [None]
            logs[game] += lines
            await tidied(store)
            since = dice.randint(-1, len(logs[game]) + 1)
            assert await store.read(game, since) == logs[game][max(since, 0) :]
            assert rows(connections.writer, "journal") <= 20
            in_both += connections.writer.execute(IN_BOTH).fetchone()[0]

    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            for game in logs:
                await store_lines(store, game)
            await write(store, connections)
            assert rows(connections.writer, "chapters") > 4
            copy = sqlite3.connect(tmp_path / "crashed.db")
            connections.writer.backup(copy)
            copy.close()
        for name in ("games.db", "crashed.db"):
            connections = Connections()
            async with opened(SqliteStore(tmp_path / name, connecting=connections)) as store:
                assert rows(connections.writer, "journal") == 0
                for game, log in logs.items():
                    assert await store.read(game) == log
                    assert kinds(await commit(store, Entry(game, len(log) - 1, (b"again",)))) == [Conflict]
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "crashed.db", connecting=connections)) as store:
            await write(store, connections)

    asyncio.run(story())
    assert in_both > 0, "rows that are in a chapter and not dropped yet were among them"


@pytest.mark.usefixtures("small")
def test_what_was_moved_by_a_transaction_that_failed_was_not(tmp_path: Path) -> None:
    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g", b"0")
            connections.writer.faults["DELETE FROM journal WHERE id < ?"] = sqlite3.SQLITE_FULL
            for version in range(1, 7):
                assert await commit(store, Entry("g", version, (b"%d" % version,))) == [None]
            await tidied(store)
            assert connections.writer.faults == {}, "it was tried"
            assert rows(connections.writer, "chapters") == 0
            assert await store.read("g") == [b"0", b"1", b"2", b"3", b"4", b"5", b"6"]
            assert await commit(store, Entry("g", 7, (b"7",))) == [None]
            await tidied(store)
            assert rows(connections.writer, "chapters") == 1
            assert rows(connections.writer, "journal") == 5, "three of eight went; counted right"
            assert await store.read("g", 4) == [b"4", b"5", b"6", b"7"]

    asyncio.run(story())


def test_entries_of_a_game_in_one_commit_share_a_row(tmp_path: Path) -> None:
    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g")
            before = rows(connections.writer, "journal")
            entries = [Entry("g", version, (b"%d" % version,)) for version in range(50)]
            assert await commit(store, *entries) == [None] * 50
            assert rows(connections.writer, "journal") == before + 1
            assert await store.read("g", 48) == [b"48", b"49"]

    asyncio.run(story())
