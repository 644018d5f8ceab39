"""Bots outlive the server's process and their own: they sit where they sat, know the log, and go on."""

import os
import signal
from pathlib import Path

import pytest

from hushmaze.server.bots.worker_process import WorkerProcess
from hushmaze.server.game.clock import Clock
from hushmaze.server.transport import run
from tests.server.player import Message, Player
from tests.server.survival.asking import new_room
from tests.server.survival.process import lives_on
from tests.server.survival.tables import open_house

BOTS = {"table": {"scenario": 3, "seats": 4}, "bots": "lightning"}


def of_bots(events: list[Message]) -> list[Message]:
    return [event for event in events if event.get("n", 0) < 0]


async def hear_bots(player: Player, deeds: int) -> None:
    """Until bots have done so many more things."""
    wanted = len(of_bots(player.events)) + deeds
    while len(of_bots(player.events)) < wanted:
        await player.hear("update")


async def begin(url: str) -> tuple[Player, str]:
    """Bots on all seats, so that none of them waits for a person; the host watches, and wakes them."""
    code = await new_room(url, BOTS)
    ann = await Player(url).connect()
    await ann.join(code, name="Ann")
    ann.send("offer", seat=0, bot=True, level="lightning")
    ann.send("deal")
    await ann.hear("game")
    return ann, code


async def killed(folder: Path) -> None:
    async with lives_on(folder) as lives:
        ann, code = await begin((await lives.begin()).url)
        await hear_bots(ann, 5)
        before = list(ann.events)
        await lives.now.kill()
        ann.cut()
        ann.url = (await lives.begin()).url
        await ann.connect()
        await ann.join(code)
        await hear_bots(ann, 5)
        assert ann.events[: len(before)] == before, "what was told has happened"
        assert any(event["type"] == "interrupted" for event in ann.events[len(before) :])
        assert [bot["seat"] for bot in ann.room["bots"]] == [0, 1, 2, 3]
        numbers = list(dict.fromkeys(event["n"] for event in of_bots(ann.events)))
        assert numbers == sorted(numbers, reverse=True), "no number is given twice"
        await ann.leave()
        assert await lives.now.stop() == 0
        assert lives.complaints == []


def test_bots_go_on_after_a_kill(tmp_path: Path) -> None:
    run(killed(tmp_path))


WISHES = 4
"""Each bot may have said what it wants next before the process in which they think was stopped."""


async def stopped(folder: Path, workers: list[WorkerProcess]) -> None:
    async with open_house(folder) as house:
        ann, _ = await begin(house.url)
        (worker,) = workers
        await hear_bots(ann, 5)
        for _ in range(2):
            stopped = worker.pid
            assert stopped is not None
            os.kill(stopped, signal.SIGSTOP)
            await hear_bots(ann, WISHES + 5)
            assert worker.pid != stopped
        await ann.leave()


def test_bots_go_on_when_the_process_in_which_they_think_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped, it neither dies nor answers."""
    workers: list[WorkerProcess] = []

    def impatient(clock: Clock) -> WorkerProcess:
        workers.append(WorkerProcess(clock, look_every_ms=500))
        return workers[0]

    monkeypatch.setattr("hushmaze.server.app.WorkerProcess", impatient)
    run(stopped(tmp_path, workers))
