"""On odd machines `hushmaze play` goes on if it can, and otherwise says in one line what to do."""

import ast
import os
import runpy
import shutil
import socket
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import hushmaze
from hushmaze.cli.main import main
from hushmaze.server.settings import Settings
from hushmaze.storage.sqlite.schema import APPLICATION
from tests.cli.playing import PLAY, failed, goodbye, start, welcome
from tests.server.support import in_loop

NO_UVLOOP_NO_SIGNALS = """
import asyncio, sys
sys.modules["uvloop"] = None
def none(*_):
    raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = none
from hushmaze.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
"""As on Windows."""


# Odd machines


@pytest.mark.usefixtures("client")
@in_loop
async def test_if_the_usual_port_is_taken_it_takes_another() -> None:
    usual = Settings().port
    with socket.socket() as in_the_way:
        with suppress(OSError):  # then somebody else is in the way
            in_the_way.bind(("127.0.0.1", usual))
            in_the_way.listen()
        process = await start()
        taken, address, *_ = await welcome(process)
        assert taken == f"Port {usual} is taken, so Hushmaze looks for a free one."
        assert address.startswith("Hushmaze is open at http://127.0.0.1:")
        assert not address.endswith(f":{usual}")
        await goodbye(process)


@pytest.mark.usefixtures("client")
@in_loop
async def test_a_port_that_was_asked_for_is_not_exchanged() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = await failed("--port", str(port))
    assert line == f"hushmaze: port {port} on 127.0.0.1 is taken; choose another, or 0 for any free one"


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("data", ["", "new"])
@in_loop
async def test_a_folder_that_cannot_be_written(tmp_path: Path, data: str) -> None:
    """Root may write anywhere, unless it gives that up."""
    humble = ("setpriv", "--bounding-set=-all", "--inh-caps=-all") if os.geteuid() == 0 else ()
    assert not humble or shutil.which("setpriv")
    locked = tmp_path / "locked"
    locked.mkdir(0o555)
    line = await failed("--port", "0", "--data", str(locked / data), command=(*humble, *PLAY))
    assert line.startswith(f"hushmaze: {locked}")
    assert line.endswith("(Permission denied). Another folder can be chosen with --data.")


@pytest.mark.usefixtures("client")
@in_loop
async def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert await failed("--port", "0", "--data", "file") == (
        "hushmaze: file: There is a file where the folder should be."
        " Another folder can be chosen with --data."
    )


@pytest.mark.usefixtures("client")
@in_loop
async def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "hushmaze.sqlite3")
    newer.executescript(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = 99")
    newer.close()
    line = await failed("--port", "0", "--data", ".")
    assert line.startswith(
        "hushmaze: hushmaze.sqlite3: The file has format 99; this version of Hushmaze knows"
    )
    assert line.endswith(": update it. Another folder can be chosen with --data.")


@pytest.mark.usefixtures("client")
@in_loop
async def test_a_folder_that_another_server_uses() -> None:
    first = await start("--port", "0")
    await welcome(first)
    assert await failed("--port", "0") == (
        "hushmaze: hushmaze-data/hushmaze.sqlite3: Another server has this store open."
        " Another folder can be chosen with --data."
    )
    await goodbye(first)


def test_a_client_that_is_not_built(client: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (client / "index.html").unlink()
    assert main(["play"]) == 2
    assert capsys.readouterr().err == (
        "hushmaze: the game for the browser has not been built: run `make play` in the checkout,"
        " or install the wheel that `make wheel` builds\n"
    )


def test_a_python_that_is_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("hushmaze", run_name="__main__")
    assert ended.value.code == "hushmaze: Python 3.11 or newer is needed, not 3.9"


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py"])
def test_what_an_old_python_reads_first_has_nothing_new_in_it(name: str) -> None:
    source = Path(hushmaze.__file__).with_name(name).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))


@pytest.mark.usefixtures("client")
@in_loop
async def test_without_uvloop_and_signal_handlers_it_is_the_same() -> None:
    process = await start("--port", "0", command=(sys.executable, "-c", NO_UVLOOP_NO_SIGNALS, "play"))
    await welcome(process)
    assert await goodbye(process) == "\nGoodbye! Games are kept in hushmaze-data.\n"
