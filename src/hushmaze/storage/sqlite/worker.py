"""Runs the thread that does with the file whatever may take long."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from hushmaze.storage.api import Done, Outcome, StoreError
from hushmaze.storage.outcomes import WriteGroup
from hushmaze.storage.sqlite.syncing import sync
from hushmaze.storage.sqlite.writer import SqliteWriter


class Commit(NamedTuple):
    group: WriteGroup
    done: Done


class Sync(NamedTuple):
    """A group that the loop has written itself, to be synced; nothing was written after it."""

    outcomes: Sequence[Outcome]
    done: Done


Task = Callable[[], None]
"""Anything else that is done with the writer; must not raise."""

FileJob = Commit | Sync | Task


class Worker:
    """Takes jobs in this order: a sync, commits in their order as one transaction, tasks.

    The writer is the loop's only while the worker is idle: so a sync never waits behind anything.
    ``put``, ``stop`` and all ``done`` calls belong to the loop's thread.
    """

    def __init__(self, writer: SqliteWriter, log: int, loop: asyncio.AbstractEventLoop) -> None:
        self._writer = writer
        self._log = log
        self._loop = loop
        self._jobs: SimpleQueue[FileJob | None] = SimpleQueue()
        self._unfinished = 0
        self._tasks: set[Task] = set()
        self._stopped: asyncio.Future[None] = loop.create_future()
        # A daemon: a server that dies without closing must not hang in its own exit.
        Thread(target=self._run, name="hushmaze-writer", daemon=True).start()

    @property
    def is_idle(self) -> bool:
        """Returns whether the writer is free for the loop's thread."""
        return not (self._unfinished or self._tasks)

    def put(self, job: Commit | Sync) -> None:
        self._unfinished += 1
        self._jobs.put(job)

    def put_task(self, task: Task) -> None:
        """Queues a task; does nothing while the same one waits already."""
        if task not in self._tasks:
            self._tasks.add(task)
            self._jobs.put(task)

    async def stop(self) -> list[Commit]:
        """Waits until all that was put before is done and reported; returns what came later."""
        self._jobs.put(None)
        await self._stopped
        late, _ = self._waiting()
        return [job for job in late if isinstance(job, Commit)]

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._take()
            for job in jobs:
                if isinstance(job, Sync):
                    self._sync(job)
            commits = [job for job in jobs if isinstance(job, Commit)]
            if commits:
                outcomes = self._writer.write([commit.group for commit in commits])
                self._tell(self._finished, [commit.done for commit in commits], outcomes)
            for job in jobs:
                if not isinstance(job, Commit | Sync):
                    job()
                    self._tell(self._tasks.discard, job)
        self._tell(self._stopped.set_result, None)

    def _sync(self, job: Sync) -> None:
        outcomes = job.outcomes
        try:
            sync(self._log)
        except OSError as error:
            self._writer.take_back()
            failed = StoreError(f"The disk did not take it ({error.strerror}).", retryable=True)
            outcomes = [failed if outcome is None else outcome for outcome in outcomes]
        self._tell(self._finished, [job.done], [outcomes])

    def _tell(self, call: Callable[..., None], *values: object) -> None:
        with suppress(RuntimeError):  # the loop ended without closing the store: nobody is left to be told
            self._loop.call_soon_threadsafe(call, *values)

    def _finished(self, calls: Sequence[Done], outcomes: Sequence[Sequence[Outcome]]) -> None:
        self._unfinished -= len(calls)
        for done, outcome in zip(calls, outcomes, strict=True):
            done(outcome)

    def _take(self) -> tuple[list[FileJob], bool]:
        """Waits for a job and takes along all others that are there; False when it is time to stop."""
        first = self._jobs.get()
        if first is None:
            return [], False
        others, going = self._waiting()
        return [first, *others], going

    def _waiting(self) -> tuple[list[FileJob], bool]:
        jobs: list[FileJob] = []
        with suppress(Empty):
            while True:
                job = self._jobs.get_nowait()
                if job is None:
                    return jobs, False
                jobs.append(job)
        return jobs, True
