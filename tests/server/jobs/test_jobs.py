"""Jobs in real processes: answered, killed when they take too long, given up when nobody waits any more."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import ClassVar

import msgspec
import pytest

from hushmaze.protocol.api.scenarios import ScenarioReport
from hushmaze.server.jobs.checking import CheckScenario, CountOdds, MakeTileSet, ReadTileSet, SoundTileSet
from hushmaze.server.jobs.finished_games import JudgeLog, WrittenReplay
from hushmaze.server.jobs.job import Job, Lane
from hushmaze.server.jobs.pool import FaultyJobError, JobError, Jobs
from hushmaze.server.jobs.worker_process import JobWorker, worker_program
from hushmaze.server.limits import MOST_NICE, VisitorLimits
from hushmaze.tiles import standard_set
from tests.server.support import in_loop
from tests.support.golden import GAMES
from tests.support.patience import PATIENCE_S

HANGS = (sys.executable, "-c", "import time; time.sleep(600)")
DIES = (sys.executable, "-c", "raise SystemExit(3)")
BABBLES = (sys.executable, "-c", "print('this is no answer' * 9)")

TAKES_ALL_MEMORY = (
    sys.executable,
    "-c",
    "from hushmaze.server.jobs import checking, worker\n"
    "checking.CheckScenario.work = lambda job: iter([bytes(1 << 60)])\n"
    "worker.main()",
    *worker_program()[-2:],
)


class Soon(Job, frozen=True):
    lane: ClassVar[Lane] = Lane.EDITORS
    within_s: ClassVar[float] = 0.2

    def work(self) -> Iterator[bytes]:
        raise AssertionError("it is never understood by these workers")


class AnyTime(Soon, frozen=True):
    within_s: ClassVar[float] = PATIENCE_S


@asynccontextmanager
async def jobs_of(program: tuple[str, ...] | None = None) -> AsyncIterator[Jobs]:
    jobs = Jobs(None if program is None else lambda: JobWorker(program, start_within_s=0))
    try:
        yield jobs
    finally:
        await jobs.close()


def pid_of(jobs: Jobs, lane: Lane = Lane.EDITORS) -> int | None:
    process = jobs._workers[lane]._process
    return None if process is None else process.pid


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@in_loop
async def test_one_worker_answers_job_after_job() -> None:
    async with jobs_of() as jobs:
        report = msgspec.json.decode(await jobs.ask(CheckScenario("number", "3"), "ann"), type=ScenarioReport)
        assert report.playable
        first = pid_of(jobs)
        sound = msgspec.json.decode(
            await jobs.ask(ReadTileSet(standard_set().text), "ann"), type=SoundTileSet
        )
        assert (sound.digest, sound.wrong, sound.lacks) == (standard_set().digest, "", "")
        text = (GAMES / "too-slow.log").read_text(encoding="utf-8")
        replay = msgspec.msgpack.decode(await jobs.ask(JudgeLog(text), "ann"), type=WrittenReplay)
        assert replay.body
        assert not replay.unreadable
        assert pid_of(jobs) == first
    assert first is not None
    assert is_gone(first)


@in_loop
async def test_a_job_that_raises_is_logged_and_the_next_one_is_done(caplog: pytest.LogCaptureFixture) -> None:
    async with jobs_of() as jobs:
        with caplog.at_level(logging.ERROR), pytest.raises(JobError):
            await jobs.ask(CheckScenario("nonsense", "3"), "ann")
        assert "KeyError" in caplog.text
        assert await jobs.ask(CheckScenario("number", "3"), "ann")


@pytest.mark.parametrize(
    ("program", "job", "gravity"),
    [
        (HANGS, Soon(), logging.WARNING),
        (DIES, AnyTime(), logging.ERROR),
        (BABBLES, AnyTime(), logging.ERROR),
        (("/no/such/program",), AnyTime(), logging.ERROR),
    ],
    ids=["hangs", "dies", "babbles", "cannot be started"],
)
@in_loop
async def test_a_worker_that_fails_gives_no_answer(
    program: tuple[str, ...], job: Job, gravity: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with jobs_of(program) as jobs:
        with caplog.at_level(logging.WARNING), pytest.raises(JobError):
            await jobs.ask(job, "ann")
        assert [each.levelno for each in caplog.records if "has no answer" in each.message] == [gravity]
        assert pid_of(jobs) is None


@in_loop
async def test_a_job_without_memory_has_no_fault_of_its_own() -> None:
    """With more of it there may be an answer, so nobody may take this for a lasting one."""
    jobs = Jobs(lambda: JobWorker(TAKES_ALL_MEMORY))
    try:
        with pytest.raises(JobError) as caught:
            await jobs.ask(CheckScenario("number", "3"), "ann")
        assert not isinstance(caught.value, FaultyJobError)
        assert pid_of(jobs) is None, "the next job gets another worker"
    finally:
        await jobs.close()


@pytest.mark.parametrize("turns", [1, 30])
@in_loop
async def test_who_goes_away_leaves_nothing_running(turns: int) -> None:
    async with jobs_of(HANGS) as jobs:
        asking = asyncio.create_task(jobs.ask(MakeTileSet(1), "ann"))
        for _ in range(turns):
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert pid_of(jobs, Lane.STUDIES) is None


@in_loop
async def test_who_takes_no_more_parts_ends_the_work() -> None:
    async with jobs_of() as jobs:
        parts = jobs.parts(CountOdds(standard_set().text), "ann")
        assert await anext(parts)
        pid = pid_of(jobs, Lane.STUDIES)
        assert pid is not None
        await parts.aclose()
        assert is_gone(pid)


@pytest.mark.skipif(sys.platform != "linux", reason="others have no such way of standing back")
@pytest.mark.parametrize("niceness", [0, 7, MOST_NICE])
@in_loop
async def test_a_worker_stands_as_far_behind_the_games_as_the_host_wants(niceness: int) -> None:
    """As far as can be: it takes only what is left over, where there is more than one core."""
    limits = VisitorLimits(job_niceness=niceness)
    jobs = Jobs(lambda: JobWorker(worker_program(limits)))
    try:
        await jobs.ask(CheckScenario("number", "3"), "ann")
        pid = pid_of(jobs)
        assert pid is not None
        assert os.getpriority(os.PRIO_PROCESS, pid) == os.getpriority(os.PRIO_PROCESS, 0) + niceness
        last = niceness == MOST_NICE and len(os.sched_getaffinity(0)) > 1
        assert os.sched_getscheduler(pid) == (os.SCHED_IDLE if last else os.SCHED_OTHER)
    finally:
        await jobs.close()


@in_loop
async def test_lanes_do_not_wait_for_each_other() -> None:
    async with jobs_of() as jobs:
        study = jobs.parts(CountOdds(standard_set().text), "ann")
        assert await anext(study)
        behind_it = asyncio.create_task(jobs.ask(MakeTileSet(1), "ben"))
        assert await jobs.ask(CheckScenario("number", "3"), "ben")
        assert not behind_it.done()
        behind_it.cancel()
        with pytest.raises(asyncio.CancelledError):
            await behind_it
        await study.aclose()


@pytest.mark.parametrize("turns", [1, 30, 300])
@in_loop
async def test_the_end_of_the_server_fails_whatever_is_on_its_way_and_whoever_waits(turns: int) -> None:
    jobs = Jobs(lambda: JobWorker(HANGS))
    asking = [asyncio.create_task(jobs.ask(MakeTileSet(1), asker)) for asker in ("ann", "ann", "ben")]
    for _ in range(turns):
        await asyncio.sleep(0)
    await asyncio.gather(jobs.close(), jobs.close())
    told = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(error) for error in told] == [JobError] * 3
    assert pid_of(jobs, Lane.STUDIES) is None
    with pytest.raises(JobError):
        await jobs.ask(CheckScenario("number", "3"), "ann")
    await jobs.close()
