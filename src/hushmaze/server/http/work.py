"""Asks for jobs on behalf of requests: counts them by address, gives them up when the asker leaves."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
from contextlib import aclosing, suppress
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from hushmaze.protocol.api.errors import HttpReason
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.request_limits import RateLimits
from hushmaze.server.jobs.fair_queue import FullError, ShareTakenError
from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.pool import FaultyJobError, JobError, Jobs

T = TypeVar("T")

SHARE_TAKEN_RETRY_S = 5


class HttpWork:
    """Where too many of one address wait, it is told 429; where too many in all, 503; of a fault, 500."""

    def __init__(self, jobs: Jobs, limits: RateLimits) -> None:
        self._jobs = jobs
        self._limits = limits

    async def ask(self, request: Request, job: Job) -> bytes:
        """Returns the whole answer; kills the job if the request's connection ends before."""
        return await while_connected(request, self.ask_for(self.asker(request), job))

    async def ask_for(self, asker: str, job: Job) -> bytes:
        """Returns the whole answer, whatever becomes of a request: others may be waiting for the job too."""
        try:
            return await self._jobs.ask(job, asker)
        except (JobError, FullError) as error:
            raise _refused(error) from error

    async def parts(self, request: Request, job: Job) -> AsyncIterator[bytes]:
        """The answer part by part, once there is a first; the job is killed when nobody takes any more.

        One that fails later ends there: the answer's status is out by then.
        """
        parts = self._jobs.parts(job, self.asker(request))
        try:
            first = await while_connected(request, anext(parts, b""))
        except (JobError, FullError) as error:
            raise _refused(error) from error
        return _all(first, parts)

    def asker(self, request: Request) -> str:
        return self._limits.address(request)


async def _all(first: bytes, others: AsyncGenerator[bytes, None]) -> AsyncIterator[bytes]:
    yield first
    async with aclosing(others):
        with suppress(JobError):
            async for part in others:
                yield part


def _refused(error: JobError | FullError) -> HttpError:
    if isinstance(error, ShareTakenError):
        return HttpError(HttpReason.SLOW_DOWN, retry_after_s=SHARE_TAKEN_RETRY_S)
    if isinstance(error, FaultyJobError):
        return HttpError(HttpReason.FAULTY)
    return HttpError(HttpReason.BUSY)


async def while_connected(request: Request, work: Awaitable[T]) -> T:
    """Returns what the work gives; if the client hangs up first, cancels it and raises ClientDisconnect.

    The body of the request has to be read already, if it has one.
    """
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _left(request: Request) -> None:
    """Waits for the disconnect: nothing else comes after the body, which may be an empty one."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
