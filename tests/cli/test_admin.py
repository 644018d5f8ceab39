"""`hushmaze admin`: what is stored, listed and exported, also while the server has the file open."""

import asyncio
import json
import sqlite3
from collections.abc import Coroutine
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from hushmaze.cli.main import main
from hushmaze.protocol.game_log.heading import Heading, heading_to_plain
from hushmaze.protocol.game_log.log import event_line, read_log
from hushmaze.protocol.summary import Summary
from hushmaze.rules import Command, Game
from hushmaze.rules.commands import Deed, Say, Start
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.storage import Entry, SqliteStore, StoreError
from hushmaze.storage.looking import looking_into
from hushmaze.storage.sqlite.looking import looking_into_file
from hushmaze.tiles import standard_set

HEADING = Heading(scenario_number(3), Table(seats=4, seed=7), standard_set())
STORED_HEADING = msgspec.json.encode(heading_to_plain(HEADING))
ROOM = {
    "code": "kibo-ruta", "host": 1, "bots": [], "choices": {}, "game": "running",
    "people": [{"id": 1, "name": "Ada", "token_hash": "5ecre7", "seat": 0, "ready": False}],
}  # fmt: skip
SUMMARY = Summary(
    scenario=3, name="Pass it left", seats=4, phase="lost", won=False, turns=0, sand_left=0, counts=False
)


def played(*deeds: tuple[int, Deed]) -> tuple[bytes, ...]:
    """The log of a game in which seat 0 does this; the last moment is waited for."""
    game = Game(HEADING.setup())
    for n, (now, deed) in enumerate(deeds, start=1):
        game.submit(Command(Seat(0), deed), now)
        assert game.events, n
    return tuple(event_line(event, 1).encode() for event in game.events)


RUNNING = played((0, Start()))
PLANNING = played((0, Say("hello")))
LOST = (*RUNNING, b'{"type":"lost","at":180000,"why":"sand"}')


async def fill(store: SqliteStore) -> None:
    """A room, four games: running, over but not booked, booked, and one of a version to come."""
    await store.save_room("kibo-ruta", msgspec.json.encode(ROOM))
    for game, lines in {"running": RUNNING, "late": LOST, "booked": LOST, "planned": PLANNING}.items():
        await store.create_game(game, "kibo-ruta", STORED_HEADING)
        await store.commit_one(Entry(game, 0, lines))
    await store.create_game("future", "kibo-ruta", b'{"scenario": 99}')
    await store.finish_game("booked", 1_700_000_000_000, msgspec.json.encode(SUMMARY))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder that a server has left behind."""
    filled = tmp_path / "games"
    filled.mkdir()
    with_store(filled, no_more())
    return filled


async def no_more() -> None:
    """Nothing else happens while the store is open."""


def with_store(folder: Path, meanwhile: Coroutine[Any, Any, None]) -> None:
    async def run() -> None:
        store = SqliteStore(folder / "hushmaze.sqlite3")
        await store.open()
        try:
            await fill(store)
            await meanwhile
        finally:
            await store.close()

    asyncio.run(run())


def admin(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    status = main(["admin", *map(str, arguments)])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_everything_is_listed(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    status, out, _ = admin(capsys, "list", "--data", data)
    assert status == 0
    rows = [row.split() for row in out.splitlines()]
    assert rows == [
        ["room", "people", "game"],
        ["kibo-ruta", "1", "running"],
        [],
        ["game", "room", "phase", "seats", "finished", "scenario"],
        ["running", "kibo-ruta", "heist", "4", "-", "Pass", "it", "left"],
        ["late", "kibo-ruta", "lost", "4", "-", "Pass", "it", "left"],
        ["planned", "kibo-ruta", "planning", "4", "-", "Pass", "it", "left"],
        ["future", "kibo-ruta", "unreadable", "0", "-", "-"],
        ["booked", "kibo-ruta", "lost", "4", "2023-11-14", "22:13", "Pass", "it", "left"],
        [],
        ["tile", "set", "name"],
    ]
    assert "5ecre7" not in out


def test_a_room_that_cannot_be_read_hides_no_other(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    async def spoil() -> None:
        store = SqliteStore(data / "hushmaze.sqlite3")
        await store.open()
        await store.save_room("next-room", b'{"people": "Ada"}')
        await store.save_room("torn-room", b'{"peo')
        await store.close()

    asyncio.run(spoil())
    status, out, _ = admin(capsys, "list", "--data", data)
    rooms = [row.split() for row in out.partition("\n\n")[0].splitlines()[1:]]
    assert (status, sorted(rooms)) == (
        0,
        [
            ["kibo-ruta", "1", "running"],
            ["next-room", "unreadable", "-"],
            ["torn-room", "unreadable", "-"],
        ],
    )


def test_the_list_is_there_for_programs(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    _, out, _ = admin(capsys, "list", "--json", "--data", data)
    listed = json.loads(out)
    assert listed["rooms"] == [{"code": "kibo-ruta", "people": 1, "game": "running"}]
    assert listed["games"][-1] == {
        "game": "booked", "room": "kibo-ruta", "scenario": "Pass it left", "seats": 4, "phase": "lost",
        "finished_at": 1_700_000_000_000,
    }  # fmt: skip
    assert "5ecre7" not in out


def test_the_folder_may_come_from_the_environment(
    capsys: pytest.CaptureFixture[str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HUSHMAZE_DATA", str(data))
    assert "kibo-ruta" in admin(capsys, "list")[1]


def test_games_that_are_over_are_exported(
    capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path
) -> None:
    to = tmp_path / "new" / "logs"
    status, out, _ = admin(capsys, "export", "--data", data, "--to", to)
    assert (status, out) == (0, f"2 logs in {to}\n")
    assert sorted(file.name for file in to.iterdir()) == ["booked.log", "late.log"]
    log = read_log((to / "late.log").read_text(encoding="utf-8"))
    assert log.heading == HEADING
    assert main(["show", str(to / "booked.log"), "--width", "160"]) == 0
    assert "lost" in capsys.readouterr().out


COMMANDS = {
    "export --to {to}": "logs",
    "delete late": "games",
    "forget Ada": "rooms",
    "move {data} {to}/other": "carried over",
}


@pytest.mark.parametrize("words", COMMANDS)
def test_what_may_take_long_shows_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, data: Path, tmp_path: Path, words: str
) -> None:
    screen = StringIO()
    console = Console(file=screen, force_terminal=True, width=80)
    monkeypatch.setattr("hushmaze.cli.shared.progress.Console", lambda **_: console)
    monkeypatch.setenv("HUSHMAZE_DATA", str(data))
    assert main(["admin", *words.format(data=data, to=tmp_path / "to").split()]) == 0
    assert COMMANDS[words] in screen.getvalue()


def test_running_games_only_where_it_is_said(
    capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path
) -> None:
    status, _, err = admin(capsys, "export", "running", "--data", data, "--to", tmp_path / "logs")
    assert status == 2
    assert err == "hushmaze: game running is not over, and its log holds the secret stack: add --running\n"
    assert not (tmp_path / "logs").exists()
    assert admin(capsys, "export", "running", "--running", "--data", data, "--to", tmp_path / "one")[0] == 0
    assert [file.name for file in (tmp_path / "one").iterdir()] == ["running.log"]
    assert admin(capsys, "export", "--running", "--data", data, "--to", tmp_path / "all")[1].startswith("5 ")


def test_a_game_of_another_version_is_exported_as_it_is(
    capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path
) -> None:
    admin(capsys, "export", "future", "--running", "--data", data, "--to", tmp_path)
    assert json.loads((tmp_path / "future.log").read_text()) == {
        "hushmaze": "log", "format": 1, "scenario": 99,
    }  # fmt: skip


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path) -> None:
    status, _, err = admin(capsys, "export", "booked", "other", "--data", data, "--to", tmp_path / "logs")
    assert (status, err) == (2, "hushmaze: there is no game other\n")
    assert not (tmp_path / "logs").exists()


def test_a_folder_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    status, _, err = admin(capsys, "export", "--data", data, "--to", tmp_path / "file")
    assert status == 2
    assert err == f"hushmaze: cannot write {tmp_path / 'file' / 'booked.log'}: File exists\n" or "late" in err


def test_no_file_is_written_elsewhere(capsys: pytest.CaptureFixture[str], data: Path, tmp_path: Path) -> None:
    with sqlite3.connect(data / "hushmaze.sqlite3") as forger:
        forger.execute("UPDATE games SET game = '../booked' WHERE game = 'booked'")
    forger.close()
    status, _, err = admin(capsys, "export", "../booked", "--data", data, "--to", tmp_path / "logs")
    assert status == 2
    assert "a name that no file should have" in err


def test_no_store_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, err = admin(capsys, "list", "--data", tmp_path)
    assert (status, err) == (2, f"hushmaze: {tmp_path / 'hushmaze.sqlite3'}: There is no such file.\n")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_no_store_yet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "hushmaze.sqlite3").touch()
    status, _, err = admin(capsys, "list", "--data", tmp_path)
    assert status == 2
    assert err.endswith("The file has format 0; start the server once to bring it up to date.\n")


def test_a_file_that_is_something_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "hushmaze.sqlite3").write_text("hello " * 1000)
    status, _, err = admin(capsys, "list", "--data", tmp_path)
    assert status == 2
    assert "The file is not a database" in err
    assert err.count("\n") == 1


def test_it_reads_while_a_server_writes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    async def look() -> None:
        status, out, _ = await asyncio.to_thread(admin, capsys, "list", "--data", tmp_path)
        assert status == 0
        assert "booked" in out

    with_store(tmp_path, look())


def test_one_look_sees_one_moment(data: Path) -> None:
    database = data / "hushmaze.sqlite3"
    with looking_into(database) as look:
        forger = sqlite3.connect(database)
        with forger:
            forger.execute("DELETE FROM rooms")
        forger.close()
        assert len(look.room_codes()) == 1
    with looking_into(database) as look:
        assert not look.room_codes()


def test_a_look_cannot_write(data: Path) -> None:
    with (
        pytest.raises(StoreError, match="cannot be written"),
        looking_into_file(data / "hushmaze.sqlite3") as look,
    ):
        look.reader.execute("DELETE FROM rooms")
