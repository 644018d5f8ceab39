"""Bots in a process of their own: the same answers, whoever ends which process when."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hushmaze.bots.teammate import teammates
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.events import Started
from hushmaze.rules.words import Seat
from hushmaze.server.bots.bot_host import BotHost
from hushmaze.server.bots.watchdog import FEWEST_LOOKS, LOOK_EVERY_MS, MOST_LOOKS
from hushmaze.server.bots.worker_messages import (
    BotAnswer,
    BotMessage,
    BotQuestion,
    CloseTable,
    NewEvents,
    OpenTable,
    RemoveBot,
)
from hushmaze.server.bots.worker_process import FIRST_PAUSE_MS, WELL_AFTER_MS, WORKER, WorkerProcess
from tests.server.bots.test_thinking import SETUP, STARTED
from tests.server.support import FakeClock, in_loop
from tests.server.test_processes import children
from tests.support.patience import PATIENCE_S

QUESTIONS = [BotQuestion(1, bot, bot, BotLevel.HUMAN, 7, 100 * bot) for bot in (0, 1)]
MESSAGES: list[BotMessage] = [OpenTable.of(1, SETUP), NewEvents(1, [STARTED], None), *QUESTIONS]

SLEEPS = ("sleep", "3600")
"""Never answers, and never ends by itself."""


def answered_here(messages: list[BotMessage]) -> list[BotAnswer]:
    """The answers of bots that think in this process."""
    host = BotHost(teammates)
    return [answer for answer in map(host.handle, messages) if answer is not None]


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.001)


class Worker(WorkerProcess):
    """On a clock that the test moves: nobody looks, and no pause passes, by itself."""

    def __init__(self, program: Sequence[str]) -> None:
        self.clock = FakeClock()
        super().__init__(self.clock, program)

    async def answer(self, question: BotQuestion) -> BotAnswer:
        answer: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        self.ask(question, answer.set_result)
        return await asyncio.wait_for(answer, PATIENCE_S)

    async def running(self) -> int:
        """The id of the process, as soon as there is one."""
        await until(lambda: self.pid is not None)
        assert self.pid is not None
        return self.pid

    def look(self, times: int = 1) -> None:
        for _ in range(times):
            self.clock.advance(LOOK_EVERY_MS)

    async def ended(self) -> int:
        """Waits until there is no process; gives the milliseconds until the next."""
        await until(lambda: self.pid is None and self.clock.alarms != [])
        (when,) = self.clock.alarms
        return when - self.clock.now()

    async def next(self) -> int:
        """Waits until the process has ended, and lets the next one start; gives the pause."""
        pause = await self.ended()
        self.clock.advance(pause)
        return pause

    async def looks_until_killed(self) -> int:
        """Counts looks until the process is found silent; the next one runs then."""
        await self.running()
        looks = 0
        while self.clock.alarms:
            self.look()
            looks += 1
        await self.next()
        await self.running()
        return looks


@asynccontextmanager
async def opened(program: Sequence[str] = WORKER) -> AsyncIterator[Worker]:
    """With a table; at the end no process is left and nothing is going to happen."""
    before = children()
    worker = Worker(program)
    assert worker.pid is None, "nobody thinks before there is a table"
    worker.send(MESSAGES[0])
    worker.send(MESSAGES[1])
    try:
        yield worker
    finally:
        await worker.close()
    assert worker.pid is None
    assert worker.clock.alarms == []
    assert children() <= before


@in_loop
async def test_it_answers_as_bots_would_here() -> None:
    async with opened() as worker:
        assert [await worker.answer(question) for question in QUESTIONS] == answered_here(MESSAGES)
        worker.send(RemoveBot(1, 0))
        worker.send(CloseTable(1))
    await worker.close()
    worker.send(MESSAGES[0])
    await asyncio.sleep(0)
    assert worker.pid is None, "closed is closed"


@in_loop
async def test_closed_while_it_starts_it_leaves_no_process() -> None:
    async with opened():
        pass
    async with opened():
        await asyncio.sleep(0)


@in_loop
async def test_after_the_end_no_answer_is_given() -> None:
    answers: list[BotAnswer] = []
    async with opened() as worker:
        await worker.answer(QUESTIONS[0])
        worker.ask(QUESTIONS[1], answers.append)
    assert answers == []


@in_loop
async def test_killed_it_is_sent_everything_again_and_answers_what_was_asked() -> None:
    async with opened() as worker:
        await worker.answer(QUESTIONS[0])
        first = await worker.running()
        os.kill(first, signal.SIGSTOP)
        waiting = asyncio.create_task(worker.answer(QUESTIONS[1]))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        await worker.next()
        answer = await waiting
        assert worker.pid != first
        assert (answer.table, answer.bot, answer.fault) == (1, 1, None)
        late = answered_here([*MESSAGES[:2], QUESTIONS[1]])
        assert [answer] == late, "as a bot that came late, and knows everything"


@in_loop
async def test_one_that_always_dies_is_started_again_but_more_and_more_seldom() -> None:
    async with opened(("true",)) as worker:
        pauses = [await worker.next() for _ in range(9)]
        assert pauses == [100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]
        await worker.ended()
        worker.send(NewEvents(1, [], None))
        worker.clock.advance(9_999)
        await asyncio.sleep(0)
        assert worker.pid is None, "not before its time"
        assert len(worker.clock.alarms) == 1


@in_loop
async def test_one_that_cannot_be_started_is_tried_again_later(caplog: pytest.LogCaptureFixture) -> None:
    async with opened(("/no-such-program",)) as worker:
        assert [await worker.next() for _ in range(2)] == [100, 200]
    assert "No such file" in caplog.text


@in_loop
async def test_after_one_that_answered_for_long_pauses_and_patience_begin_anew() -> None:
    async with opened() as worker:
        os.kill(await worker.running(), signal.SIGSTOP)
        worker.ask(QUESTIONS[0], lambda _answer: None)
        assert await worker.looks_until_killed() == FEWEST_LOOKS
        await worker.answer(QUESTIONS[1])
        worker.clock.advance(WELL_AFTER_MS)
        await worker.answer(QUESTIONS[1])
        os.kill(await worker.running(), signal.SIGSTOP)
        worker.ask(QUESTIONS[0], lambda _answer: None)
        worker.look(FEWEST_LOOKS)
        assert await worker.ended() == FIRST_PAUSE_MS


NONSENSE = {
    "a frame that is no answer": r"b'\0\0\0\1x'",
    "a printed line": r"b'Hello!\n'",
}


@pytest.mark.parametrize("written", NONSENSE.values(), ids=list(NONSENSE))
@in_loop
async def test_one_that_writes_nonsense_is_ended(written: str, caplog: pytest.LogCaptureFixture) -> None:
    program = f"import sys; sys.stdout.buffer.write({written}); sys.stdout.flush(); sys.stdin.read()"
    with caplog.at_level(logging.ERROR, "hushmaze.bots"):
        async with opened((sys.executable, "-c", program)) as worker:
            assert await worker.ended() == FIRST_PAUSE_MS
    assert "has ended" in caplog.text


@in_loop
async def test_an_answer_that_leads_to_a_fault_keeps_no_other_back(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_answer: BotAnswer) -> None:
        raise ZeroDivisionError("oh")

    async with opened() as worker:
        worker.ask(QUESTIONS[0], fail)
        assert (await worker.answer(QUESTIONS[1])).fault is None
        assert (await worker.answer(QUESTIONS[0])).fault is None
    assert "ZeroDivisionError: oh" in caplog.text


# Pipes


@in_loop
async def test_more_than_the_pipe_holds_arrives_whole() -> None:
    async with opened() as worker:
        lines = [write_event(Started(0, Seat(0)), None)] * 2_000
        for table in range(2, 20):
            worker.send(OpenTable.of(table, SETUP))
            worker.send(NewEvents(table, lines, None))
        assert (await worker.answer(QUESTIONS[0])).fault is None


@in_loop
async def test_one_that_never_reads_keeps_nobody_waiting() -> None:
    async with opened(SLEEPS) as worker:
        first = await worker.running()
        worker.send(NewEvents(1, [b"x" * (1 << 20)], None))
        await asyncio.sleep(0)
        worker.send(NewEvents(1, [b"x" * (1 << 20)], None))
        assert await worker.running() == first


@in_loop
async def test_one_that_has_closed_its_input_is_found_out_when_it_ends(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    async with opened(("sh", "-c", f"exec 0<&-; touch '{closed}'; exec sleep 3600")) as worker:
        await until(closed.exists)
        first = await worker.running()
        for _ in range(3):
            worker.send(NewEvents(1, [], None))
            await asyncio.sleep(0)
        assert worker.pid == first
        os.kill(first, signal.SIGKILL)
        assert await worker.next() == FIRST_PAUSE_MS


# Silence


@in_loop
async def test_one_that_hangs_without_dying_is_killed_and_the_next_is_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with opened() as worker:
        await worker.answer(QUESTIONS[0])
        first = await worker.running()
        os.kill(first, signal.SIGSTOP)
        waiting = asyncio.create_task(worker.answer(QUESTIONS[1]))
        await asyncio.sleep(0)
        worker.look(FEWEST_LOOKS - 1)
        assert "answers nothing" not in caplog.text, "a little patience"
        worker.look()
        assert "answers nothing" in caplog.text
        await worker.next()
        assert str(first) not in children()
        assert await waiting == answered_here([*MESSAGES[:2], QUESTIONS[1]])[0]


@in_loop
async def test_one_that_answers_something_or_has_nothing_to_answer_is_not_killed() -> None:
    async with opened() as worker:
        first = await worker.running()
        worker.look(2 * MOST_LOOKS)
        for question in QUESTIONS * 2:
            waiting = asyncio.create_task(worker.answer(question))
            await asyncio.sleep(0)
            worker.look(FEWEST_LOOKS - 1)
            await waiting
        assert worker.pid == first


@in_loop
async def test_one_that_hangs_again_and_again_is_given_more_time() -> None:
    async with opened(SLEEPS) as worker:
        for bot in range(9):
            worker.ask(BotQuestion(1, bot, 0, BotLevel.HUMAN, 7, 0), lambda _answer: None)
        looks = [await worker.looks_until_killed() for _ in range(6)]
        assert looks == [4, 8, 16, 32, 32, 32]


@in_loop
async def test_a_bot_whose_thought_never_ends_is_given_up_and_the_others_go_on(tmp_path: Path) -> None:
    """The bot that was thinking when a process fell silent is asked last from then on."""
    busy = tmp_path / "busy"
    busy.touch()
    answers: list[tuple[int, bool]] = []

    def note(answer: BotAnswer) -> None:
        answers.append((answer.bot, answer.fault is not None))

    program = (sys.executable, str(Path(__file__).with_name("hanging_bots.py")), str(busy))
    async with opened(program) as worker:
        for question in QUESTIONS:
            worker.ask(question, note)
        await worker.looks_until_killed()
        await until(lambda: answers == [(1, False)])
        await worker.looks_until_killed()
        busy.unlink()
        await until(lambda: answers == [(1, False), (0, False)])
        busy.touch()
        worker.ask(QUESTIONS[0], note)
        for _ in range(2):
            await worker.looks_until_killed()
            assert len(answers) == 2, "after an answer it is not suspected any more"
        await worker.looks_until_killed()
        assert answers == [(1, False), (0, False), (0, True)]
