"""Jobs for tests that are about something else: the same work, in a thread instead of a process."""

import asyncio
from collections.abc import AsyncGenerator

from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.jobs.worker_process import JobWorker


class ThreadWorker(JobWorker):
    async def do(self, job: Job) -> AsyncGenerator[bytes, None]:
        for part in await asyncio.to_thread(lambda: list(job.work())):
            yield part


def thread_jobs() -> Jobs:
    return Jobs(ThreadWorker)
