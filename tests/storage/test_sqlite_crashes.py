"""Real processes: killed while they write, or out of room; what was acknowledged is there afterwards."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from hushmaze.storage import Durability, SqliteStore
from tests.storage.child import GAMES, line
from tests.storage.support import opened

ROOT = Path(__file__).parents[2]


DURABILITIES = get_args(Durability)


def child(task: str, path: Path, durability: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.storage.child", task, str(path), durability]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def acknowledged_until_killed(path: Path, durability: str, patience: int) -> dict[str, int]:
    """Runs the child for that many acknowledgements and kills it; the highest version told of each game."""
    told: dict[str, int] = {}
    with child("append", path, durability) as process:
        assert process.stdout is not None
        for number, words in enumerate(process.stdout):
            if number == patience:
                process.kill()
            game, version = words.split()
            told[game] = int(version)
    assert process.returncode == -9, "it ended by itself"
    return told


async def logs(path: Path) -> dict[str, list[bytes]]:
    async with opened(SqliteStore(path)) as store:
        return {game: await store.read(game) for game in GAMES}


@pytest.mark.parametrize("durability", DURABILITIES)
def test_twelve_kills_lose_nothing_that_was_acknowledged(durability: str, tmp_path: Path) -> None:
    """A read before the first kill would find nothing: every log grows over the lives of twelve processes."""
    path, dice = tmp_path / "games.db", random.Random(12)
    for _ in range(12):
        told = acknowledged_until_killed(path, durability, dice.randrange(1, 400))
        kept = asyncio.run(logs(path))
        for game, lines in kept.items():
            assert len(lines) >= told.get(game, 0), game
            assert lines == [line(game, version) for version in range(len(lines))]
    database = sqlite3.connect(path)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    database.close()


@pytest.mark.parametrize("durability", DURABILITIES)
def test_a_process_that_runs_out_of_room_goes_on_when_there_is_room_again(
    durability: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.db"
    with child("fill", path, durability) as process:
        answer, _ = process.communicate()
    *seen, versions = answer.split()
    assert seen == ["True", "True", "None"]

    async def read() -> list[bytes]:
        async with opened(SqliteStore(path)) as store:
            return await store.read("g")

    assert asyncio.run(read()) == [b"x" * 5_000] * int(versions)
