"""Everything moves from one kind of store into another, and back."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hushmaze.cli.main import main
from hushmaze.storage import Entry, MemoryStore, SqliteStore, Store, StoreError
from hushmaze.storage.api import Write
from hushmaze.storage.choosing import Where, store_at
from hushmaze.storage.looking import StoreSnapshot, looking_into
from hushmaze.storage.moving import move
from tests.storage.databases import execute, new_schema
from tests.storage.support import opened, store_lines
from tests.support.engines import Postgres


async def fill(store: Store) -> None:
    await store.save_tile_set("d", b"set")
    await store.save_room("R", b'{"people":[]}')
    await store.save_room("S", b'{"people":[1],"game":"c"}')
    for game in ("a", "b", "c", "d"):
        await store_lines(store, game, game.encode(), b"1", b"")
    await store.finish_game("b", 7, b"lost")
    await store.finish_game("a", 7, b"won")
    await store.commit_one(Entry("c", 3, (b"3",)))


def all_of(look: StoreSnapshot) -> object:
    games = [game for game, _ in look.unfinished_games()] + [each.game for each in look.finished_games()]
    return (
        look.unfinished_games(),
        look.finished_games(),
        {code: look.room(code) for code in look.room_codes()},
        {game: (look.heading(game), look.lines(game)) for game in games},
    )


async def tile_sets(where: Where) -> dict[str, bytes | None]:
    async with opened(store_at(where)) as store:
        return {digest: await store.load_tile_set(digest) for digest in await store.tile_sets()}


async def filled(where: Where) -> None:
    async with opened(store_at(where)) as store:
        await fill(store)


def seen(where: Where) -> object:
    with looking_into(where) as look:
        return all_of(look)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    asyncio.run(filled(tmp_path / "games" / "hushmaze.sqlite3"))
    return tmp_path / "games"


def test_there_and_back_again(
    postgres: Postgres, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_schema(postgres, tmp_path)
    assert main(["admin", "move", str(folder), url]) == 0
    assert capsys.readouterr().out == "moved 2 rooms, 4 games, 1 tile set\n"
    assert main(["admin", "move", url, str(tmp_path / "back")]) == 0
    before, after = folder / "hushmaze.sqlite3", tmp_path / "back" / "hushmaze.sqlite3"
    assert seen(before) == seen(url) == seen(after)
    tiles = [asyncio.run(tile_sets(where)) for where in (before, url, after)]
    assert tiles == [{"d": b"set"}] * 3
    assert main(["admin", "list", "--store", url]) == 0
    assert "a" in capsys.readouterr().out


def test_nothing_is_moved_where_something_is(
    postgres: Postgres, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_schema(postgres, tmp_path)

    async def begin() -> None:
        async with opened(store_at(url)) as store:
            await store.save_room("T", b"{}")

    asyncio.run(begin())
    assert main(["admin", "move", str(folder), url]) == 2
    assert "nothing was moved" in capsys.readouterr().err
    with looking_into(url) as look:
        assert look.room_codes() == ["T"]
        assert look.unfinished_games() == []


@pytest.mark.parametrize("from_there", [True, False])
def test_nothing_is_moved_while_a_server_is_there(
    postgres: Postgres, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], *, from_there: bool
) -> None:
    url = new_schema(postgres, tmp_path)
    asyncio.run(tile_sets(url))
    lease = "INSERT INTO nodes VALUES ('other', 1, clock_timestamp() + interval '1 h')"
    execute(postgres.url, f"SET search_path = {url.rpartition('=')[2]}; {lease}")
    way = (url, str(tmp_path / "there")) if from_there else (str(folder), url)
    assert main(["admin", "move", *way]) == 2
    assert capsys.readouterr().err == "hushmaze: Servers use this database: stop all of them first.\n"
    with looking_into(url) as look:
        assert look.room_codes() == []


class FullStore(MemoryStore):
    """Has room for rooms, and for no log."""

    async def commit_one(self, write: Write) -> None:
        if isinstance(write, Entry):
            raise StoreError("The disk is full.")
        await super().commit_one(write)


def test_a_move_that_is_cut_short_says_how_to_go_on() -> None:
    async def cut_short() -> None:
        source, target = MemoryStore(), FullStore()
        async with opened(source), opened(target):
            await fill(source)
            with pytest.raises(StoreError, match=r"disk is full\. Only a part was moved: empty the target"):
                await move(source, target)
            with pytest.raises(StoreError, match="maybe from a move that was cut short"):
                await move(source, target)

    asyncio.run(cut_short())


def test_what_is_not_there_cannot_be_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "move", str(tmp_path / "nowhere"), str(tmp_path / "there")]) == 2
    assert "no such file" in capsys.readouterr().err


def test_nothing_is_moved_into_a_file(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes").write_text("mine")
    assert main(["admin", "move", str(folder), str(tmp_path / "notes")]) == 2
    assert f"cannot write into {tmp_path / 'notes'}: File exists" in capsys.readouterr().err


@pytest.mark.parametrize("use", ["list", "delete x", "move"])
def test_what_is_no_address_is_said_in_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str], use: str
) -> None:
    url = "postgresql://localhost:abc/db"
    words = ["move", str(folder), url] if use == "move" else [*use.split(), "--store", url]
    assert main(["admin", *words]) == 2
    assert "no address of a PostgreSQL database" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["postgresql://u:hunter2/x@localhost/db", "postgres//://u:hunter2@localhost"])
@pytest.mark.parametrize("use", ["serve", "list", "delete x", "move"])
def test_a_mistyped_address_is_not_repeated(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, use: str, url: str
) -> None:
    """A password may stand in it."""
    monkeypatch.chdir(folder)
    words = ["move", str(folder), url] if use == "move" else [*use.split(), "--store", url]
    assert main(words if use == "serve" else ["admin", *words]) == 2
    told = capsys.readouterr()
    assert "postgresql://" in told.err
    assert "hunter2" not in told.out + told.err
    assert not Path(url).exists()


@pytest.mark.parametrize("meddling", ["", "INSERT INTO hushmaze_format VALUES (99)"])
def test_a_database_that_is_not_ours_is_not_looked_into(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], meddling: str
) -> None:
    url = new_schema(postgres, tmp_path)
    if meddling:
        asyncio.run(tile_sets(url))
        execute(postgres.url, f"SET search_path = {url.rpartition('=')[2]}; {meddling}")
    assert main(["admin", "list", "--store", url]) == 2
    assert ("format 99" if meddling else "no games") in capsys.readouterr().err


def test_a_database_that_nobody_answers_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--store", "postgresql://nobody@127.0.0.1:1/x"]) == 2
    assert "cannot be reached" in capsys.readouterr().err


@pytest.mark.parametrize("use", [store_at, lambda url: looking_into(url).__enter__()])
def test_the_libraries_may_be_missing(use: Callable[[str], object], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("hushmaze.storage.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match="pip install asyncpg nats-py"):
        use("postgresql://nobody@127.0.0.1:1/x")


def test_a_file_is_sqlites(tmp_path: Path) -> None:
    assert isinstance(store_at(tmp_path / "games.db"), SqliteStore)
