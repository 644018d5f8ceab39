"""When the disk is full, a write cannot be stored, or somebody is in the way: nothing is half-written."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hushmaze.storage import Conflict, Entry, SqliteStore, Store, StoreError
from hushmaze.storage.api import SaveRoom, Write
from hushmaze.storage.sqlite import writer as writing
from hushmaze.storage.sqlite.tables import Tables
from tests.storage.support import Connections, Faulty, commit, kinds, opened, store_lines, together

HALF = "\ud800"
"""Half a character: a text in Python that no encoding can write."""

DISK_TROUBLE = [
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_READONLY_DBMOVED,
]

ROOM = SaveRoom("ROOM", b"{}")
"""A group with something besides entries takes more than one statement."""


@asynccontextmanager
async def two_games(folder: Path) -> AsyncIterator[tuple[Store, Faulty]]:
    """A store with games "g" and "h" at version 1, and its writer's connection."""
    connections = Connections()
    async with opened(SqliteStore(folder / "games.db", connecting=connections)) as store:
        await store_lines(store, "g", b"0")
        await store_lines(store, "h", b"0")
        yield store, connections.writer


def retryable(outcomes: list[StoreError | None]) -> list[bool | None]:
    return [None if error is None else error.retryable for error in outcomes]


def test_a_full_disk_fails_the_group_and_space_heals_it(tmp_path: Path) -> None:
    """SQLite's own limit of pages runs out as a disk does."""

    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            (pages,) = writer.execute("PRAGMA page_count").fetchone()
            writer.execute(f"PRAGMA max_page_count = {pages + 3}")
            big = Entry("g", 1, (b"x" * 100_000,))
            entries = Entry("h", 1, (b"1",)), big, Entry("g", 2, (b"behind",))
            (outcomes,) = await together(store, writer, commit(store, *entries))
            assert kinds(outcomes) == [StoreError, StoreError, Conflict]
            assert retryable(outcomes) == [True, True, False]
            assert "full" in str(outcomes[0])
            assert await store.read("g") == await store.read("h") == [b"0"]
            assert await commit(store, Entry("h", 1, (b"small ones still fit",))) == [None]
            with pytest.raises(StoreError, match="full"):
                await store.save_room("R", b"x" * 100_000)
            writer.execute("PRAGMA max_page_count = 100000")
            assert await commit(store, big, Entry("g", 2, (b"2",))) == [None, None]
            assert len(await store.read("g")) == 3
            assert await store.room_codes() == []

    asyncio.run(story())


@pytest.mark.parametrize("code", DISK_TROUBLE)
@pytest.mark.parametrize("others", [[ROOM], []])
@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "COMMIT"])
def test_trouble_with_the_disk_fails_the_group_once(
    statement: str, others: list[Write], code: int, tmp_path: Path
) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            writer.faults |= {"INSERT": code, statement: code}
            entries = Entry("g", 1, (b"1",)), Entry("h", 1, (b"1",)), Entry("g", 2, (b"2",))
            outcomes = await commit(store, entries[0], *others)
            assert all(retryable(outcomes))
            assert await store.read("g") == [b"0"]
            assert await store.room_codes() == []
            writer.faults.clear()
            assert await commit(store, *entries) == [None, None, None]
            assert await store.read("g") == [b"0", b"1", b"2"]

    asyncio.run(story())


def test_a_rollback_that_fails_is_made_up_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            writer.faults |= {"COMMIT": sqlite3.SQLITE_FULL, "ROLLBACK": sqlite3.SQLITE_IOERR}
            assert retryable(await commit(store, Entry("g", 1, (b"lost",)), ROOM)) == [True, True]
            assert await commit(store, Entry("h", 1, (b"1",))) == [None]
            assert await store.read("g") == [b"0"]
            assert await store.read("h") == [b"0", b"1"]

    asyncio.run(story())


def test_a_damaged_file_is_not_worth_another_try(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            writer.faults["COMMIT"] = sqlite3.SQLITE_CORRUPT
            error, _ = await commit(store, Entry("g", 1, (b"1",)), ROOM)
            assert error is not None
            assert not error.retryable
            assert "damaged" in str(error)

    asyncio.run(story())


def test_an_entry_that_cannot_be_stored_does_not_sink_the_group(tmp_path: Path) -> None:
    """Over SQLite's limit of length, found only when it is bound; the others are stored all the same."""

    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            writer.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 200_000)
            entries = (
                Entry("h", 1, (b"1",)),
                Entry("g", 1, (b"1", b"2", b"x" * 300_000)),
                Entry("h", 2, (b"2",)),
                Entry("g", 2, (b"behind",)),
                Entry("nobody", 0, (b"0",)),
                Entry("h", 3, (b"3",)),
            )
            (outcomes,) = await together(store, writer, commit(store, *entries))
            assert kinds(outcomes) == [None, StoreError, None, Conflict, Conflict, None]
            assert retryable(outcomes)[1] is False
            assert await store.read("g") == [b"0"]
            assert await store.read("h") == [b"0", b"1", b"2", b"3"]
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]

    asyncio.run(story())


@pytest.mark.parametrize("statement", ["SAVEPOINT one", "ROLLBACK TO one", "RELEASE one"])
def test_trouble_in_the_second_try_fails_the_group(statement: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            writer.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 200_000)
            writer.faults[statement] = sqlite3.SQLITE_FULL
            outcomes = await commit(store, Entry("g", 1, (b"x" * 300_000,)))
            assert retryable(outcomes) == [True]
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]

    asyncio.run(story())


def test_a_disk_that_fills_up_in_the_second_try_fails_the_group(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            (pages,) = writer.execute("PRAGMA page_count").fetchone()
            writer.execute(f"PRAGMA max_page_count = {pages + 3}")
            writer.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 200_000)
            entries = Entry("h", 1, (b"1",)), Entry("g", 1, (b"x" * 100_000,))
            # The name is refused while the group is gathered, before a page is written.
            naming = store.create_game(HALF, "ROOM", b"{}")
            named, outcomes = await together(store, writer, naming, commit(store, *entries))
            assert retryable([named, *outcomes]) == [True, True, True]
            assert await store.read("g") == await store.read("h") == [b"0"]

    asyncio.run(story())


def test_entries_before_a_write_that_cannot_be_stored_are_stored_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            entries = Entry("g", 1, (b"1",)), Entry("h", 1, (b"1",))
            naming = store.create_game(HALF, "ROOM", b"{}")
            outcomes, named = await together(store, writer, commit(store, *entries), naming)
            assert outcomes == [None, None]
            assert kinds([named]) == [StoreError]
            assert await store.read("g") == [b"0", b"1"]

    asyncio.run(story())


def test_what_python_cannot_hand_to_sqlite_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, _):
            for call in (
                store.create_game(HALF, "ROOM", b"{}"),
                store.save_room(HALF, b"{}"),
                store.read(HALF),
            ):
                with pytest.raises(StoreError, match="cannot do this"):
                    await call
            with pytest.raises(StoreError, match="cannot do this"):
                await store.finish_game("g", 2**70, b"{}")
            with pytest.raises(StoreError, match="cannot do this"):
                await store.read("g", 2**70)
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]

    asyncio.run(story())


def test_what_fails_on_the_loop_is_tried_again_by_the_thread(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            commits = writer.counted["COMMIT"]
            writer.faults["INSERT"] = sqlite3.SQLITE_BUSY
            entries = Entry("g", 1, (b"1",)), Entry("h", 5, (b"gap",))
            assert kinds(await commit(store, *entries)) == [None, Conflict]
            assert writer.counted["COMMIT"] == commits + 1
            assert await store.read("g") == [b"0", b"1"]

    asyncio.run(story())


class Disk:
    """Refuses to sync, so many times."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.refusals = 0
        self._real = os.fdatasync
        monkeypatch.setattr(os, "fdatasync", self._sync)

    def _sync(self, descriptor: int) -> None:
        if self.refusals:
            self.refusals -= 1
            raise OSError(errno.EIO, "Input/output error")
        self._real(descriptor)


def test_what_the_disk_did_not_sync_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)

    async def story() -> None:
        async with two_games(tmp_path) as (store, _):
            disk.refusals = 1
            entries = Entry("g", 1, (b"1",)), Entry("h", 7, (b"gap",)), Entry("h", 1, (b"1",))
            outcomes = await commit(store, *entries)
            assert kinds(outcomes) == [StoreError, Conflict, Conflict]
            assert retryable(outcomes)[0] is True
            assert await store.read("g") == await store.read("h") == [b"0"]
            assert await commit(store, entries[0], entries[2]) == [None, None]
            assert await store.read("g") == await store.read("h") == [b"0", b"1"]

    asyncio.run(story())


def test_a_sync_that_fails_for_a_group_of_which_nothing_was_stored_takes_nothing_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)

    async def story() -> None:
        async with two_games(tmp_path) as (store, _):
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]
            disk.refusals = 1
            assert kinds(await commit(store, Entry("g", 9, (b"gap",)))) == [Conflict]
            assert await store.read("g") == [b"0", b"1"]

    asyncio.run(story())


def test_what_cannot_be_taken_back_at_once_is_before_anything_else_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)

    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            disk.refusals = 1
            writer.faults["BEGIN IMMEDIATE"] = sqlite3.SQLITE_IOERR
            assert retryable(await commit(store, Entry("g", 1, (b"lost",)))) == [True]
            assert await commit(store, Entry("h", 1, (b"1",)), Entry("g", 1, (b"1",))) == [None, None]
            assert await store.read("g") == await store.read("h") == [b"0", b"1"]

    asyncio.run(story())


def test_after_a_failed_sync_nothing_is_stored_until_the_log_is_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk may lack a part of the log for ever: what is added behind it would be lost with it."""
    disk = Disk(monkeypatch)

    async def story() -> None:
        async with two_games(tmp_path) as (store, _):
            tool = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
            tool.execute("BEGIN")
            tool.execute("SELECT count(*) FROM journal").fetchone()  # so the log's end has to stay
            assert await commit(store, Entry("h", 1, (b"1",))) == [None]
            disk.refusals = 1
            entry = Entry("g", 1, (b"1",))
            assert retryable(await commit(store, entry)) == [True]
            assert retryable(await commit(store, entry)) == [True]
            assert await store.read("g") == [b"0"]
            tool.close()
            assert await commit(store, entry) == [None]
            assert await store.read("g") == [b"0", b"1"]
            assert await store.read("h") == [b"0", b"1"]

    asyncio.run(story())


def test_a_locked_file_is_waited_for(tmp_path: Path) -> None:
    """By the thread; the loop goes on."""

    async def story() -> None:
        async with two_games(tmp_path) as (store, writer):
            tool = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
            tool.execute("BEGIN IMMEDIATE")
            begun = writer.counted["BEGIN IMMEDIATE"]
            waiting = asyncio.ensure_future(commit(store, Entry("g", 1, (b"1",))))
            while writer.counted["BEGIN IMMEDIATE"] == begun:
                await asyncio.sleep(0)
            assert not waiting.done()
            tool.execute("ROLLBACK")
            tool.close()
            assert await waiting == [None]

    asyncio.run(story())


def test_somebody_else_holds_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tool that ignores our lock file: the write fails in the end, and works when the tool is done."""
    monkeypatch.setattr(writing, "BUSY_MS", 1)

    async def story() -> None:
        async with two_games(tmp_path) as (store, _):
            tool = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
            tool.execute("BEGIN IMMEDIATE")
            outcomes = await commit(store, Entry("g", 1, (b"1",)))
            assert retryable(outcomes) == [True]
            assert await store.read("g") == [b"0"]
            tool.execute("ROLLBACK")
            tool.close()
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]

    asyncio.run(story())


@pytest.mark.parametrize("name", ["perform", "flush"])
def test_a_fault_of_the_program_is_logged_where_it_was_raised(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_values: object) -> None:
        raise LookupError("mine")

    async def story() -> None:
        async with two_games(tmp_path) as (store, _):
            with monkeypatch.context() as broken:
                broken.setattr(Tables, name, fail)
                assert retryable(await commit(store, ROOM)) == [False]

    asyncio.run(story())
    assert "LookupError: mine" in caplog.text
    assert "in fail" in caplog.text, "with a traceback"


def test_a_write_that_no_database_can_take_is_no_fault_of_the_program(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with two_games(tmp_path) as (store, _):
            assert retryable(await commit(store, SaveRoom(HALF, b"{}"))) == [False]

    asyncio.run(story())
    assert "Traceback" not in caplog.text
