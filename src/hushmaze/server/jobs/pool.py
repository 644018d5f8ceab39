"""Where all work that costs processor time is asked for: three lanes, each with a worker and a fair queue."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from hushmaze.server.jobs.fair_queue import FairQueue
from hushmaze.server.jobs.job import Job, Lane
from hushmaze.server.jobs.worker_process import (
    JobFailedError,
    JobRaisedError,
    JobTookTooLongError,
    JobWorker,
    worker_program,
)
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits

log = logging.getLogger("hushmaze.jobs")


class JobError(Exception):
    """No answer now: the job took too much time or memory, or the worker failed. It may work later."""


class FaultyJobError(JobError):
    """No answer now or later: the job itself has a fault."""


class Jobs:
    """Raises a FullError or ShareTakenError where too many wait, a JobError where there is no answer.

    A caller that is cancelled leaves the queue, or has its worker killed.
    """

    def __init__(
        self, worker: Callable[[], JobWorker] | None = None, limits: VisitorLimits = USUAL_LIMITS
    ) -> None:
        worker = worker or (lambda: JobWorker(worker_program(limits)))
        self._workers = {lane: worker() for lane in Lane}
        self._closed = False
        waiting = limits.jobs_waiting, limits.jobs_waiting_per_address
        self._queues = {lane: FairQueue(*waiting) for lane in Lane}

    async def ask(self, job: Job, asker: str) -> bytes:
        """Returns the whole answer."""
        async with aclosing(self.parts(job, asker)) as parts:
            return b"".join([part async for part in parts])

    async def parts(self, job: Job, asker: str) -> AsyncGenerator[bytes, None]:
        """Yields the answer in parts; close it to stop the worker before its time is over."""
        async with self._queues[job.lane].turn(asker), aclosing(self._workers[job.lane].do(job)) as parts:
            try:
                async for part in parts:
                    yield part
            except JobFailedError as error:
                log.log(self._gravity_of(error), "%s has no answer: %s", type(job).__name__, error)
                raise (FaultyJobError if isinstance(error, JobRaisedError) else JobError) from error

    def _gravity_of(self, error: JobFailedError) -> int:
        if self._closed:
            return logging.DEBUG
        return logging.WARNING if isinstance(error, JobTookTooLongError) else logging.ERROR

    async def close(self) -> None:
        """Kills all workers, whatever they do; all waiting calls raise a JobError."""
        self._closed = True
        for worker in self._workers.values():
            await worker.close()
