"""Work in a process of its own: answered, refused, ended when it hangs."""

import asyncio
import json
import logging
import sys

import pytest

from hushmaze.server.http.resources import jobs as side_work
from hushmaze.server.http.resources.jobs import BusyError, SideWork
from tests.server.support import in_loop
from tests.support.golden import GAMES

UPSIDE_DOWN = (sys.executable, "-c", "import sys; print(sys.stdin.read()[::-1], end='')")
HANGS = (sys.executable, "-c", "import time; time.sleep(600)")
FAILS = (sys.executable, "-c", "raise SystemExit('no such thing')")


@in_loop
async def test_a_question_is_answered() -> None:
    assert await SideWork(UPSIDE_DOWN).ask(b"abc") == b"cba"


@in_loop
async def test_the_usual_program_analyses_games() -> None:
    text = (GAMES / "too-slow.log").read_text(encoding="utf-8")
    told = json.loads(await SideWork().ask(json.dumps({"log": text}).encode()))
    assert told["analysis"]["phase"] == "lost"


@in_loop
async def test_one_that_hangs_is_ended(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(BusyError):
        await SideWork(HANGS, within_s=0.1).ask(b"")
    assert "was ended" in caplog.text


@in_loop
async def test_one_that_fails_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(BusyError):
        await SideWork(FAILS).ask(b"")
    assert "no such thing" in caplog.text


@pytest.mark.parametrize("turns", [1, 30])
def test_who_asks_goes_away(turns: int) -> None:
    """While it starts, or later; then nothing is left running."""

    @in_loop
    async def goes() -> None:
        work = SideWork(HANGS)
        asking = asyncio.create_task(work.ask(b""))
        for _ in range(turns):
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert work.waiting == 0

    goes()


@in_loop
async def test_too_many_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_work, "MOST_WAITING", 1)
    work = SideWork(UPSIDE_DOWN)
    first = asyncio.create_task(work.ask(b"ab"))
    await asyncio.sleep(0)
    with pytest.raises(BusyError):
        await work.ask(b"cd")
    assert await first == b"ba"
    assert await work.ask(b"cd") == b"dc"
