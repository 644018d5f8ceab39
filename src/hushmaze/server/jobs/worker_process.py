"""A worker as the server sees it: started when needed, killed when it takes too long, ended when idle."""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, AsyncIterator, Sequence

import msgspec

from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.worker_messages import AnswerEnd, Reply
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits
from hushmaze.server.processes import end_process, kill, start_process
from hushmaze.server.worker_pipe import PIECE, FrameError, Unframed, length_prefixed

IDLE_S = 120.0
START_WITHIN_S = 20.0
"""Added to the time of a worker's first job: it stands back from its first moment on."""


def worker_program(limits: VisitorLimits = USUAL_LIMITS) -> tuple[str, ...]:
    """The command that starts a worker, with its memory limit and its niceness."""
    most = limits.job_memory_mb, limits.job_niceness
    return sys.executable, "-m", "hushmaze.server.jobs.worker", *map(str, most)


class JobFailedError(Exception):
    """The worker died, or the job raised; the message is for the host's log."""


class JobRaisedError(JobFailedError):
    """The job itself raised; it would again."""


class JobTookTooLongError(JobFailedError):
    """The job ran out of time: on a busy machine no fault of the program."""


class JobWorker:
    """Does one job at a time."""

    def __init__(self, program: Sequence[str] | None = None, start_within_s: float = START_WITHIN_S) -> None:
        self._program = program or worker_program()
        self._start_within_s = start_within_s
        self._process: Process | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self._in_use = asyncio.Lock()
        self._closed = False

    async def do(self, job: Job) -> AsyncGenerator[bytes, None]:
        """Yields the parts of the answer.

        Kills the worker if the caller stops or is cancelled, or time runs out: the next job gets another.
        """
        async with self._in_use:
            self._busy()
            old = self._process
            process = await self._running()
            within_s = job.within_s + (0 if process is old else self._start_within_s)
            finished = False
            try:
                async for reply in _replies(process, job, within_s):
                    if isinstance(reply, AnswerEnd):
                        finished = True
                        if reply.fault:
                            raise JobRaisedError(reply.fault)
                        return
                    yield reply.payload
                raise JobFailedError("The worker ended in the middle of a job.")
            finally:
                if finished:
                    self._rest()
                else:
                    await self._end()

    async def _running(self) -> Process:
        if self._closed:
            raise JobFailedError("The server is about to end.")
        if self._process is None or self._process.returncode is not None:
            try:
                self._process = await start_process(self._program)
            except OSError as error:
                raise JobFailedError(f"No worker could be started: {error}") from error
            if self._closed:
                kill(self._process)
        return self._process

    async def close(self) -> None:
        """Kills the worker, whatever it does; returns when it is gone. No other one is started."""
        self._closed = True
        if self._process is not None:
            kill(self._process)  # whose job reads the end of its output, and fails
        async with self._in_use:
            await self._end()

    async def _end(self) -> None:
        """Call it only with the worker in use: nobody else may read its output."""
        self._busy()
        process, self._process = self._process, None
        if process is not None:
            await end_process(process)

    def _busy(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def _rest(self) -> None:
        self._idle = asyncio.get_running_loop().call_later(IDLE_S, self._end_soon)

    def _end_soon(self) -> None:
        ending = asyncio.ensure_future(self._end_unused())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _end_unused(self) -> None:
        async with self._in_use:
            await self._end()


async def _replies(process: Process, job: Job, within_s: float) -> AsyncIterator[Reply]:
    """Yields replies until the worker's output ends. Raises a JobFailedError for a bad one or a late one."""
    assert process.stdin is not None
    assert process.stdout is not None
    clock = asyncio.get_running_loop().time
    deadline = clock() + within_s
    unframed: Unframed[Reply] = Unframed(msgspec.msgpack.Decoder(Reply))
    try:
        process.stdin.write(length_prefixed(job))
        while piece := await asyncio.wait_for(process.stdout.read(PIECE), deadline - clock()):
            for reply in unframed.add(piece):
                yield reply
    except TimeoutError:
        raise JobTookTooLongError(f"It took more than {within_s} s.") from None
    except (ConnectionError, FrameError) as error:
        raise JobFailedError(str(error)) from error
