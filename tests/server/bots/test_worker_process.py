"""Bots in a process of their own: the same answers, whoever ends what process when."""

import asyncio
import logging
import os
import signal
import sys

import pytest

from hushmaze.bots.teammate import teammates
from hushmaze.protocol.event_text import write_event
from hushmaze.rules.events import Started
from hushmaze.rules.words import Seat
from hushmaze.server.bots import watchdog as watch
from hushmaze.server.bots.bot_host import BotHost
from hushmaze.server.bots.watchdog import FEWEST_LOOKS, MOST_LOOKS
from hushmaze.server.bots.worker_messages import (
    Answer,
    BotMessage,
    CloseTable,
    News,
    OpenTable,
    Question,
    RemoveBot,
)
from hushmaze.server.bots.worker_process import WORKER, WorkerProcess
from tests.server.bots.test_thinking import SETUP, STARTED
from tests.server.support import in_loop

ASKED = [Question(1, bot, bot, "human", 7, 100 * bot) for bot in (0, 1)]
SAID: list[BotMessage] = [OpenTable.of(1, SETUP), News(1, [STARTED], None), *ASKED]


def here(said: list[BotMessage]) -> list[Answer]:
    """The answers of bots that think in this process."""
    host = BotHost(teammates)
    return [answer for answer in map(host.handle, said) if answer is not None]


async def asked(apart: WorkerProcess, question: Question) -> Answer:
    told: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    apart.ask(question, told.set_result)
    return await asyncio.wait_for(told, 60)


async def opened(program: tuple[str, ...] = WORKER) -> WorkerProcess:
    apart = WorkerProcess(asyncio.get_running_loop(), program)
    assert apart.pid is None, "nobody thinks before there is a table"
    apart.send(SAID[0])
    apart.send(SAID[1])
    return apart


@in_loop
async def test_it_answers_as_it_would_here() -> None:
    apart = await opened()
    assert [await asked(apart, question) for question in ASKED] == here(SAID)
    apart.send(RemoveBot(1, 0))
    apart.send(CloseTable(1))
    await apart.close()
    assert apart.pid is None
    await apart.close()


@in_loop
async def test_killed_it_is_told_everything_again_and_answers_what_was_asked() -> None:
    apart = await opened()
    await asked(apart, ASKED[0])
    first = apart.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    waiting = asyncio.create_task(asked(apart, ASKED[1]))
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    answer = await waiting
    assert apart.pid != first
    assert (answer.table, answer.bot, answer.fault) == (1, 1, None)
    assert answer == here([*SAID[:2], ASKED[1]])[0], "as one that came late, and was told everything"
    await apart.close()


@in_loop
async def test_one_that_always_dies_is_begun_again_but_more_and_more_seldom() -> None:
    apart = await opened((sys.executable, "-c", "import sys; sys.stdin.buffer.read(1)"))
    pauses = []
    for _ in range(3):
        while apart.pid is not None:
            await asyncio.sleep(0.001)
        pauses.append(apart._pause_s)
        apart._again.cancel()  # type: ignore[union-attr]
        apart._begin()
    assert pauses == [0.2, 0.4, 0.8]
    while apart.pid is not None:
        await asyncio.sleep(0.001)
    apart.send(News(1, [], None))
    assert apart.pid is None, "not before its time"
    await apart.close()
    apart.send(News(1, [], None))
    assert apart.pid is None


@in_loop
async def test_after_one_that_answered_for_long_the_next_begins_at_once_again() -> None:
    apart = await opened()
    apart._pause_s, apart._watch._patience = 5.0, MOST_LOOKS
    await asked(apart, ASKED[0])
    apart._began -= 3600
    assert apart.pid is not None
    os.kill(apart.pid, signal.SIGKILL)
    await asked(apart, ASKED[1])
    assert (apart._pause_s, apart._watch._patience) == (0.2, FEWEST_LOOKS)
    await apart.close()


@in_loop
async def test_whoever_answers_nonsense_is_ended(caplog: pytest.LogCaptureFixture) -> None:
    nonsense = r"import sys; sys.stdout.buffer.write(b'\0\0\0\1x'); sys.stdout.flush(); sys.stdin.read()"
    with caplog.at_level(logging.ERROR, "hushmaze.bots"):
        apart = await opened((sys.executable, "-c", nonsense))
        while apart.pid is not None:
            await asyncio.sleep(0.001)
    assert "has ended" in caplog.text
    await apart.close()


# Silence


@pytest.fixture
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """But the test, as often as it likes."""
    monkeypatch.setattr(watch, "LOOK_EVERY_S", 3600)


def look(apart: WorkerProcess, times: int) -> None:
    for _ in range(times):
        apart._watch.look()


@pytest.mark.usefixtures("nobody_looks")
@in_loop
async def test_who_hangs_without_dying_is_ended_and_the_next_is_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    apart = await opened()
    await asked(apart, ASKED[0])
    first = apart.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    waiting = asyncio.create_task(asked(apart, ASKED[1]))
    await asyncio.sleep(0)
    look(apart, FEWEST_LOOKS - 1)
    assert apart.pid == first, "a little patience"
    look(apart, 1)
    assert apart.pid is None
    assert "answers nothing" in caplog.text
    assert await waiting == here([*SAID[:2], ASKED[1]])[0]
    await apart.close()


@pytest.mark.usefixtures("nobody_looks")
@in_loop
async def test_who_answers_something_or_has_nothing_to_answer_is_not_ended() -> None:
    apart = await opened()
    first = apart.pid
    look(apart, 2 * MOST_LOOKS)
    for question in ASKED * 2:
        waiting = asyncio.create_task(asked(apart, question))
        await asyncio.sleep(0)
        look(apart, FEWEST_LOOKS - 1)
        await waiting
    assert apart.pid == first
    await apart.close()


DEAF = (sys.executable, "-c", "import sys; sys.stdin.buffer.read()")
"""Never answers, and never ends by itself."""


def looks_until_it_is_ended(apart: WorkerProcess) -> int:
    """How many; and the next one begins without a pause."""
    looks = 0
    while apart.pid is not None:
        look(apart, 1)
        looks += 1
    assert apart._again is not None
    apart._again.cancel()
    apart._begin()
    return looks


@pytest.mark.usefixtures("nobody_looks")
@in_loop
async def test_one_that_hangs_again_and_again_is_begun_more_and_more_seldom_and_given_more_time() -> None:
    apart = await opened(DEAF)
    for bot in range(9):
        apart.ask(Question(1, bot, 0, "human", 7, 0), lambda _answer: None)
    lives = [(looks_until_it_is_ended(apart), apart._pause_s) for _ in range(9)]
    assert [looks for looks, _ in lives] == [4, 8, 16, 32, 32, 32, 32, 32, 32]
    assert [pause for _, pause in lives] == [0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10, 10, 10]
    await apart.close()


@pytest.mark.usefixtures("nobody_looks")
@in_loop
async def test_a_bot_that_never_comes_to_an_end_is_given_up_and_the_others_go_on() -> None:
    """Whoever was thinking when nothing more was heard is asked last from then on."""
    answers: list[Answer] = []
    apart = await opened(DEAF)
    for question in ASKED:
        apart.ask(question, answers.append)
    order = []
    while not answers:
        order.append(next(iter(apart._asked)))
        looks_until_it_is_ended(apart)
    assert order == [(1, 0), (1, 1), (1, 0), (1, 1), (1, 0)]
    assert [(answer.bot, answer.fault is not None) for answer in answers] == [(0, True)]
    apart._heard(Answer(1, 1))
    assert apart._silences == {}, "who answers is no longer suspected"
    await apart.close()


@in_loop
async def test_more_than_the_pipe_holds_arrives_whole() -> None:
    apart = await opened()
    lines = [write_event(Started(0, Seat(0)), None)] * 2_000
    for table in range(2, 20):
        apart.send(OpenTable.of(table, SETUP))
        apart.send(News(table, lines, None))
    assert (await asked(apart, ASKED[0])).fault is None
    await apart.close()
