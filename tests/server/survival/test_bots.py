"""Bots outlive the server's process: after ``kill -9`` they sit where they sat, know the log, and go on."""

import asyncio
import json
import urllib.request
from pathlib import Path

from hushmaze.server.transport import run
from tests.server.player import Message, Player
from tests.server.survival.process import lives_on

BOTS = {"table": {"scenario": 3, "seats": 4}, "bots": "lightning"}


def new_room(url: str) -> str:
    request = urllib.request.Request(f"{url}/api/rooms", json.dumps(BOTS).encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["code"])


def of_bots(events: list[Message]) -> list[Message]:
    return [event for event in events if event.get("n", 0) < 0]


async def hear_bots(player: Player, deeds: int) -> None:
    """Until bots have done so many more things."""
    wanted = len(of_bots(player.events)) + deeds
    while len(of_bots(player.events)) < wanted:
        await player.hear("update")


async def story(folder: Path) -> None:
    """Bots on all seats, so that none of them waits for a person; the host watches, and wakes them."""
    async with lives_on(folder) as lives:
        url = (await lives.begin()).url
        code = await asyncio.to_thread(new_room, url)
        ann = await Player(url).connect()
        await ann.join(code, name="Ann")
        ann.send("offer", seat=0, bot=True, level="lightning")
        ann.send("deal")
        await ann.hear("game")
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
    run(story(tmp_path))
