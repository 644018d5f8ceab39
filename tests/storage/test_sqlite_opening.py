"""Opening: what is in the way is said in a sentence, and nothing stays open behind it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from hushmaze.storage import Entry, SqliteStore, StoreError
from hushmaze.storage.sqlite.schema import APPLICATION, MIGRATIONS, migrate
from tests.storage.support import Connections, commit, opened, store_lines


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def refusal(path: Path) -> StoreError:
    """Why the store cannot be opened; tried twice, so that a lock left behind would show."""

    async def story() -> StoreError:
        reasons = []
        for _ in range(2):
            with pytest.raises(StoreError) as caught:
                await SqliteStore(path, connecting=Connections()).open()
            reasons.append(caught.value)
        assert str(reasons[0]) == str(reasons[1])
        return reasons[0]

    return asyncio.run(story())


def database(path: Path, *statements: str) -> None:
    made = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        made.execute(statement)
    made.close()


def test_settings(path: Path) -> None:
    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(path, connecting=connections)):
            writer, reader = connections
            settings = [
                writer.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys", "user_version", "application_id")
            ]
            assert settings == ["wal", 1, 1, len(MIGRATIONS), APPLICATION]
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                reader.execute("DELETE FROM rooms")

    asyncio.run(story())


def test_only_the_loop_waits_for_nobody(path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(path)
        async with opened(store):
            assert store._opened is not None
            assert store._opened.writer.execute("PRAGMA busy_timeout").fetchone() == (0,)
            assert store._opened.reader.execute("PRAGMA busy_timeout").fetchone() == (5000,)

    asyncio.run(story())


@pytest.mark.parametrize("folder", ["missing", "a file"])
def test_a_folder_that_cannot_be_written(folder: str, tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("", encoding="utf-8")
    reason = refusal(tmp_path / folder / "games.db")
    assert "folder cannot be written" in str(reason)
    assert "games.db" in str(reason)


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    assert "cannot be opened" in str(refusal(tmp_path))


def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_bytes(b"a game log, perhaps, but not a database\n" * 100)
    reason = refusal(path)
    assert "not a database" in str(reason)
    assert not reason.retryable


def test_a_file_of_a_newer_version(path: Path) -> None:
    asyncio.run(_open_and_close(path))
    database(path, "PRAGMA user_version = 99")
    assert "format 99" in str(refusal(path))


@pytest.mark.parametrize(
    "statements",
    [("CREATE TABLE recipes (name)",), ("PRAGMA user_version = 1",), ("PRAGMA application_id = 7",)],
)
def test_a_database_of_another_program_is_left_as_it_is(statements: tuple[str, ...], path: Path) -> None:
    database(path, *statements)
    before = path.read_bytes()
    assert "another program" in str(refusal(path))
    assert path.read_bytes() == before


def test_no_store_without_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's ":memory:" would give writer and reader a database each."""
    monkeypatch.chdir(tmp_path)
    assert "write-ahead log" in str(refusal(Path(":memory:")))


def test_two_servers_never_share_a_file(path: Path) -> None:
    async def story() -> None:
        async with opened(SqliteStore(path)) as store:
            with pytest.raises(StoreError, match="Another server") as caught:
                await SqliteStore(path).open()
            assert caught.value.retryable
            await store.save_room("R", b"{}")
        async with opened(SqliteStore(path)) as store:
            assert await store.room_codes() == ["R"]

    asyncio.run(story())


def test_a_file_that_a_tool_has_locked(path: Path) -> None:
    asyncio.run(_open_and_close(path))
    tool = sqlite3.connect(path, isolation_level=None)
    tool.execute("PRAGMA locking_mode = EXCLUSIVE")
    tool.execute("BEGIN EXCLUSIVE")
    reason = refusal(path)
    assert "locked" in str(reason)
    assert reason.retryable
    tool.close()
    asyncio.run(_open_and_close(path))


def test_an_older_file_is_brought_up_to_date_and_keeps_what_it_has(path: Path) -> None:
    async def fill() -> None:
        async with opened(SqliteStore(path)) as store:
            await store_lines(store, "g", b"0")

    asyncio.run(fill())
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(
        connection, (*MIGRATIONS, ("ALTER TABLE rooms ADD COLUMN seen INTEGER",), ("CREATE TABLE x (y)",))
    )
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 2,)
    assert connection.execute("SELECT seen FROM rooms").fetchall() == []
    assert connection.execute("SELECT lines FROM journal").fetchall() == [(b"0",)]
    connection.close()


def test_a_log_of_the_first_version_is_read_as_ever(path: Path) -> None:
    """Every event had a row of its own then; a game may have none yet."""
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, MIGRATIONS[:1])
    connection.execute("INSERT INTO games (number, game, room, heading) VALUES (3, 'g', 'R', x'7b7d')")
    connection.execute("INSERT INTO games (number, game, room, heading) VALUES (4, 'new', 'R', x'7b7d')")
    for version in (1, 0, 2):
        connection.execute("INSERT INTO events VALUES (3, ?, ?)", (version, b"line %d" % version))
    connection.close()

    async def story() -> None:
        async with opened(SqliteStore(path)) as store:
            assert await store.read("g") == [b"line 0", b"line 1", b"line 2"]
            assert await store.read("new") == []
            outcomes = await commit(store, Entry("g", 3, (b"line 3",)), Entry("new", 0, (b"first",)))
            assert outcomes == [None, None]
            assert await store.read("g", 2) == [b"line 2", b"line 3"]
            assert await store.read("new") == [b"first"]

    asyncio.run(story())


def test_a_file_from_before_there_were_tile_sets_keeps_all_and_takes_them(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, MIGRATIONS[:2])
    connection.execute("INSERT INTO games (number, game, room, heading) VALUES (3, 'g', 'R', x'7b7d')")
    connection.execute("INSERT INTO journal (game, past, lines) VALUES (3, 1, ?)", (b"line 0",))
    connection.execute("INSERT INTO rooms VALUES ('R', x'7b7d')")
    connection.close()

    async def story() -> None:
        async with opened(SqliteStore(path)) as store:
            assert await store.read("g") == [b"line 0"]
            assert await store.load_room("R") == b"{}"
            assert await store.tile_sets() == []
            await store.save_tile_set("d", b"set")
            assert await store.load_tile_set("d") == b"set"

    asyncio.run(story())


def test_a_step_that_fails_leaves_the_version_before(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*MIGRATIONS, ("CREATE TABLE half (done)", "no SQL")))
    connection.close()
    connection = sqlite3.connect(path, isolation_level=None)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert connection.execute("SELECT * FROM sqlite_schema WHERE name = 'half'").fetchall() == []
    connection.close()


async def _open_and_close(path: Path) -> None:
    async with opened(SqliteStore(path)):
        pass
