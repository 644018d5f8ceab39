"""The wheel is the whole game: installed where there is no Node, it serves the page and bots play."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import venv
from asyncio.subprocess import PIPE, Process
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.player import Player
from tests.server.support import in_loop
from tests.support.missing import CLIENT, need_client

ROOT = Path(__file__).parents[2]
LOCKED = ROOT / "requirements-locked.txt"

BUILD_NEEDS = (
    "pyproject.toml",
    "LICENSE",
    "docs/package.md",
    "tools/require_client.py",
    "src/hushmaze/__init__.py",
)

Build = subprocess.CompletedProcess[str]


def build(tree: Path, to: Path, **environment: str) -> Build:
    """As `make wheel` does once the client is built."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", to],
        cwd=tree,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def install(wheel: Path, folder: Path) -> Path:
    """Into an empty environment: what is locked, by its hashes, then the wheel alone. Gives its command."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check")
    uv = (sys.executable, "-m", "uv", "pip")  # in a tenth of the time, where it could be had
    locked = ("install", "--quiet", "--require-hashes", "-r", str(LOCKED))
    if subprocess.run([*uv, *locked, "--python", str(python)], check=False, capture_output=True).returncode:
        subprocess.run([*pip, *locked], check=True)
    subprocess.run([*pip, "install", "--quiet", "--no-deps", str(wheel)], check=True)
    subprocess.run([*pip, "check"], check=True, capture_output=True)
    return folder / "bin" / "hushmaze"


async def play(command: Path, folder: Path) -> Process:
    """With nothing on the PATH, and with every warning an error."""
    environment = {"PATH": "", "HOME": str(folder), "PYTHONWARNINGS": "error"}
    arguments = ("play", "--no-browser", "--port", "0", "--data", folder / "data")
    return await asyncio.create_subprocess_exec(
        command, *arguments, cwd=folder, env=environment, stdout=PIPE, stderr=PIPE
    )


async def fetch(url: str, body: bytes | None = None) -> bytes:
    def ask() -> bytes:
        with urllib.request.urlopen(url, data=body) as answer:
            content: bytes = answer.read()
            return content

    return await asyncio.to_thread(ask)


def check_contents(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
        metadata = message_from_bytes(
            archive.read(next(name for name in names if name.endswith("/METADATA")))
        )
    built = {
        f"hushmaze/server/client/{file.relative_to(CLIENT)}" for file in CLIENT.rglob("*") if file.is_file()
    }
    assert built <= names
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"hushmaze"}
    assert not {name for name in names if name.endswith((".ts", ".svelte", ".map", ".ftl", ".pyc"))}
    assert not {name for name in names if {"tests", "bench", "node_modules"} & set(name.split("/"))}
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])


async def check_page(url: str) -> None:
    page = (await fetch(url)).decode()
    parts = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert any(part.endswith(".js") for part in parts)
    for part in parts:
        assert part.startswith("/"), "another server is needed"
        assert await fetch(url + part)


async def check_bot_game(url: str) -> None:
    """A person and three bots; the person only starts the sand, and sees what bots do."""
    room = await fetch(f"{url}/api/rooms", b'{"table": {"scenario": 1, "seats": 4}, "bots": "lightning"}')
    player = await Player(url).connect()
    await player.join(json.loads(room)["code"], name="Ada")
    player.send("sit", seat=0)
    await player.hear("seat")
    player.send("deal")
    await player.hear("game")
    assert (await player.do({"type": "start"}))["type"] == "done"
    while not {event.get("seat") for event in player.events} & {1, 2, 3}:
        await player.hear("update")
    await player.leave()


@in_loop
async def test_a_wheel_is_the_whole_game_without_node(tmp_path: Path) -> None:
    need_client()
    built = build(ROOT, tmp_path)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    check_contents(wheel)
    process = await play(install(wheel, tmp_path / "empty"), tmp_path)
    assert process.stdout is not None
    url = (await process.stdout.readline()).decode().split()[-1]
    try:
        await check_page(url)
        await check_bot_game(url)
    finally:
        process.send_signal(signal.SIGINT)
        out, err = await process.communicate()
    assert (process.returncode, err.decode()) == (0, "")
    assert "Goodbye!" in out.decode()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout in which no client was built."""
    tree = tmp_path / "tree"
    for name in BUILD_NEEDS:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    return tree


def test_a_wheel_without_the_client_is_not_built(tree: Path, tmp_path: Path) -> None:
    refused = build(tree, tmp_path)
    assert refused.returncode == 1
    assert refused.stderr == (
        "src/hushmaze/server/client/index.html is missing: `make wheel` builds it and then the wheel;"
        " HUSHMAZE_WITHOUT_CLIENT=1 builds one without the game for the browser.\n"
    )
    assert not list(tmp_path.glob("*.whl"))


def test_a_wheel_without_the_client_is_built_if_that_is_meant(tree: Path, tmp_path: Path) -> None:
    assert build(tree, tmp_path, HUSHMAZE_WITHOUT_CLIENT="1").returncode == 0
    assert list(tmp_path.glob("*.whl"))


def test_the_page_of_the_package_needs_no_file_beside_it() -> None:
    page = (ROOT / "docs" / "package.md").read_text(encoding="utf-8")
    assert not re.findall(r"\]\((?!https?:)", page)
