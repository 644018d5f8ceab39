"""The search for fair deals without worker processes: the same jobs, in a thread, with any solver."""

import asyncio
from collections.abc import AsyncGenerator

from hushmaze.bots.solver import fair_deal
from hushmaze.server.deals.deal_search import SearchInWorker
from hushmaze.server.jobs.dealing import FindFairDeal, IsFair, Solver
from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.jobs.worker_process import JobRaisedError, JobWorker


class SearchInThread(SearchInWorker):
    def __init__(self, solver: Solver = fair_deal) -> None:
        super().__init__(Jobs(lambda: _SolverInThread(solver)))


class _SolverInThread(JobWorker):
    def __init__(self, solver: Solver) -> None:
        super().__init__()
        self._solver = solver

    async def do(self, job: Job) -> AsyncGenerator[bytes, None]:
        try:
            parts = await asyncio.to_thread(lambda: self._parts(job))
        except Exception as error:
            raise JobRaisedError(repr(error)) from error
        for part in parts:
            yield part

    def _parts(self, job: Job) -> list[bytes]:
        if isinstance(job, FindFairDeal | IsFair):
            return list(job.work_with(self._solver))
        return list(job.work())
