"""Files that are taken away under a running server: nothing is acknowledged that nobody would find again."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from shutil import copy

import pytest

from hushmaze.storage import Entry, SqliteStore, StoreError
from hushmaze.storage.api import SaveRoom
from tests.storage.support import commit, opened, store_lines

FILES = ("games.db", "games.db-wal")


def _moved(file: Path) -> None:
    file.rename(file.with_suffix(".away"))


def _replaced(file: Path) -> None:
    """By a copy, as somebody does who puts a back-up in its place."""
    _moved(file)
    copy(file.with_suffix(".away"), file)


@pytest.mark.parametrize("durability", ["disk", "process"])
@pytest.mark.parametrize("take", [_moved, _replaced])
@pytest.mark.parametrize("name", FILES)
def test_nothing_is_stored_until_the_file_is_back(
    tmp_path: Path, name: str, take: Callable[[Path], None], durability: str
) -> None:
    file = tmp_path / name

    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "games.db", durability)) as store:  # type: ignore[arg-type] # one of both
            await store_lines(store, "g", b"0")
            take(file)
            told = await commit(store, Entry("g", 1, (b"1",)), SaveRoom("ROOM", b"{}"))
            assert [str(error) for error in told] == [
                "The store's file was taken away: put it back, or restart the server."
            ] * 2
            assert all(isinstance(error, StoreError) and error.retryable for error in told)
            assert isinstance((await commit(store, Entry("g", 1, (b"1",))))[0], StoreError)
            file.with_suffix(".away").replace(file)
            assert await commit(store, Entry("g", 1, (b"1",))) == [None]
            assert await store.read("g") == [b"0", b"1"]

    asyncio.run(story())


def test_a_file_that_was_deleted_is_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "games.db")) as store:
            await store_lines(store, "g", b"0")
            (tmp_path / "games.db").unlink()
            (told,) = await commit(store, Entry("g", 1, (b"1",)))
            assert "taken away" in str(told)

    asyncio.run(story())
