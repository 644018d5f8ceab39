"""What `hushmaze admin` takes out is in no file any more, and nothing is taken out that should not be."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import pytest

from hushmaze.storage import Store
from hushmaze.storage.choosing import is_database
from tests.cli.erasing.stores import (
    CHOSEN,
    Kept,
    admin,
    fill,
    games_left,
    in_database,
    in_folder,
    rooms_left,
    sets_left,
    with_store,
)
from tests.storage.databases import execute
from tests.support.engines import Postgres


def test_what_was_taken_out_is_in_no_file(capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
    assert b"goes north" in kept.contents()
    admin(capsys, "delete", "january", "june", "running", "lone", *kept.option)
    assert b"goes north" not in kept.contents()
    admin(capsys, "forget", "Ann Lee", *kept.option)
    assert b"ann lee" not in kept.contents().lower()


@contextmanager
def held_up(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody reads the store all the time, and nobody waits for it."""
    if is_database(kept.where):
        monkeypatch.setattr("hushmaze.storage.postgres.erasing.REWRITE_WITHIN_S", 0.5)
        with asyncio.Runner() as runner:
            reader = runner.run(asyncpg.connect(str(kept.where)))
            runner.run(reader.execute("BEGIN; LOCK TABLE events IN ACCESS SHARE MODE"))
            yield
            runner.run(reader.close())
    else:
        monkeypatch.setattr("hushmaze.storage.sqlite.erasing.WAIT_MS", 0)
        with closing(sqlite3.connect(kept.where, isolation_level=None)) as file:
            file.execute("BEGIN")
            file.execute("SELECT count(*) FROM games").fetchone()
            yield
    monkeypatch.undo()


def test_traces_that_are_left_are_told_and_gone_after_the_same_command(
    capsys: pytest.CaptureFixture[str], kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("delete", "january", "june", "running", "lone", *kept.option)
    with held_up(kept, monkeypatch):
        status, out, err = admin(capsys, *command)
        assert (status, out) == (2, "")
        assert "All of it is done, but traces may be left" in err
        assert b"goes north" in kept.contents()
    assert games_left(kept) == set()
    status, _, err = admin(capsys, *command)
    assert (status, err) == (2, "hushmaze: there is no game january\n")
    assert b"goes north" not in kept.contents()


@pytest.mark.parametrize(
    "words",
    [
        ["delete", "june"],
        ["delete", "--before", "2027-01-01"],
        ["delete", "--unused-tile-sets"],
        ["delete", "--tile-sets", CHOSEN.digest],
        ["forget", "Bo"],
    ],
)
def test_a_dry_run_changes_nothing(capsys: pytest.CaptureFixture[str], kept: Kept, words: list[str]) -> None:
    before = games_left(kept), rooms_left(kept), sets_left(kept)
    status, out, _ = admin(capsys, *words, "--dry-run", *kept.option)
    assert (status, out.startswith("would be ")) == (0, True)
    assert (games_left(kept), rooms_left(kept), sets_left(kept)) == before


def test_a_server_that_has_the_store_open_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = in_folder(tmp_path)
    with_store(kept, fill)

    async def meanwhile(store: Store) -> None:
        status, _, err = await asyncio.to_thread(admin, capsys, "delete", "june", *kept.option)
        assert status == 2
        assert err == f"hushmaze: {kept.where}: Another server has this store open.\n"
        assert await store.finished_game("june") is not None

    with_store(kept, meanwhile)


def test_servers_that_use_the_database_are_left_alone(
    capsys: pytest.CaptureFixture[str], postgres: Postgres, tmp_path: Path
) -> None:
    kept = in_database(postgres, tmp_path)
    with_store(kept, fill)
    lease = (
        "INSERT INTO nodes (node, epoch, lease_until) VALUES ('other', 1, clock_timestamp() + interval '{}')"
    )
    execute(str(kept.where), lease.format("1 h"))
    status, _, err = admin(capsys, "delete", "june", *kept.option)
    assert (status, err) == (2, "hushmaze: Servers use this database: stop all of them first.\n")
    assert "june" in games_left(kept)
    execute(str(kept.where), "UPDATE nodes SET lease_until = clock_timestamp()")
    assert admin(capsys, "delete", "june", *kept.option)[0] == 0
    assert "june" not in games_left(kept)
