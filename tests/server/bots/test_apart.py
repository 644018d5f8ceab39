"""Bots in a process of their own: the same answers, whoever ends what process when."""

import asyncio
import logging
import os
import signal
import subprocess
import sys

import msgspec
import pytest

from hushmaze.bots.teammate import teammates
from hushmaze.protocol.event_text import write_event
from hushmaze.rules.events import Started
from hushmaze.rules.words import Seat
from hushmaze.server.bots.apart import WORKER, Apart
from hushmaze.server.bots.desk import Desk
from hushmaze.server.bots.frames import Unframed, framed
from hushmaze.server.bots.questions import Answer, Closed, Left, News, Opened, Question, Said
from hushmaze.server.bots.worker import work
from tests.server.bots.test_thinking import SETUP, STARTED
from tests.server.support import in_loop

ASKED = [Question(1, sitter, sitter, "human", 7, 100 * sitter) for sitter in (0, 1)]
SAID: list[Said] = [Opened.of(1, SETUP), News(1, [STARTED], None), *ASKED]


def here(said: list[Said]) -> list[Answer]:
    """The answers of bots that think in this process."""
    desk = Desk(teammates)
    return [answer for answer in map(desk.hear, said) if answer is not None]


async def asked(apart: Apart, question: Question) -> Answer:
    told: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    apart.ask(question, told.set_result)
    return await asyncio.wait_for(told, 60)


async def opened(program: tuple[str, ...] = WORKER) -> Apart:
    apart = Apart(asyncio.get_running_loop(), program)
    assert apart.pid is None, "nobody thinks before there is a table"
    apart.say(SAID[0])
    apart.say(SAID[1])
    return apart


@in_loop
async def test_it_answers_as_it_would_here() -> None:
    apart = await opened()
    assert [await asked(apart, question) for question in ASKED] == here(SAID)
    apart.say(Left(1, 0))
    apart.say(Closed(1))
    apart.close()
    assert apart.pid is None
    apart.close()


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
    assert (answer.table, answer.sitter, answer.fault) == (1, 1, None)
    assert answer == here([*SAID[:2], ASKED[1]])[0], "as one that came late, and was told everything"
    apart.close()


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
    apart.say(News(1, [], None))
    assert apart.pid is None, "not before its time"
    apart.close()
    apart.say(News(1, [], None))
    assert apart.pid is None


@in_loop
async def test_whoever_answers_nonsense_is_ended(caplog: pytest.LogCaptureFixture) -> None:
    nonsense = r"import sys; sys.stdout.buffer.write(b'\0\0\0\1x'); sys.stdout.flush(); sys.stdin.read()"
    with caplog.at_level(logging.ERROR, "hushmaze.bots"):
        apart = await opened((sys.executable, "-c", nonsense))
        while apart.pid is not None:
            await asyncio.sleep(0.001)
    assert "has ended" in caplog.text
    apart.close()


@in_loop
async def test_more_than_the_pipe_holds_arrives_whole() -> None:
    apart = await opened()
    lines = [write_event(Started(0, Seat(0)), None)] * 2_000
    for table in range(2, 20):
        apart.say(Opened.of(table, SETUP))
        apart.say(News(table, lines, None))
    assert (await asked(apart, ASKED[0])).fault is None
    apart.close()


def test_it_ends_with_its_input_however_the_server_ended() -> None:
    """The server's end of the pipe is closed by the system, even after kill -9."""
    process = subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    told, _ = process.communicate(b"".join(map(framed, SAID)), timeout=60)
    assert process.returncode == 0
    assert list(Unframed(msgspec.msgpack.Decoder(Answer)).add(told)) == here(SAID)


def test_what_comes_in_pieces_is_put_together() -> None:
    """And answered in order: the worker's own loop, without a process."""
    (heard, to), (answers, out) = os.pipe(), os.pipe()
    os.write(to, b"".join(map(framed, SAID)))
    os.close(to)
    work(heard, out)
    os.close(out)
    unframed = Unframed(msgspec.msgpack.Decoder(Answer))
    found = [answer for byte in iter(lambda: os.read(answers, 1), b"") for answer in unframed.add(byte)]
    assert found == here(SAID)
    os.close(heard)
    os.close(answers)
