"""The one thread that writes: everything that is queued goes into one transaction."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread

from hushmaze.storage.api import StoreError
from hushmaze.storage.group import Lift, Settled, Telling, Write, settle
from hushmaze.storage.sqlite.books import SqliteBooks
from hushmaze.storage.sqlite.faults import in_our_words, of_the_write

LONGEST_WAIT_S = 0.02
"""Of the loop for its writer; a good disk needs a fraction of it."""

SLOW_DISK_S = 1.0
"""For so long the loop does not wait again once it has waited in vain."""

Group = list[Write | Lift]


class Writer:
    """``put``, ``stop`` and all ``done`` calls belong to the loop's thread, the rest to the writer's own.

    What is put in one turn of the loop is handed over together, at its end: waking a thread costs more than
    all that it then does for one write. Then the loop waits a moment for the outcome: two threads that want
    Python's lock at the same time keep each other waiting far longer. A slow disk is not waited for.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        before: Callable[[], None],
        telling: Telling,
        group_ms: float,
    ) -> None:
        self._connection = connection
        self._books = SqliteBooks(connection)
        self._loop = loop
        self._before = before
        self._telling = telling
        self._patience = group_ms / 1000
        self._turn: Group = []
        self._turn_ends_soon = False
        self._queue: SimpleQueue[Group | None] = SimpleQueue()
        self._outcomes: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._loop_waits = False
        self._waits_again_at = 0.0
        self._barred: frozenset[str] = frozenset()
        self._stopped: asyncio.Future[None] = loop.create_future()
        # A daemon: a server that dies without closing must not hang in its own exit.
        Thread(target=self._run, name="hushmaze-writer", daemon=True).start()

    def put(self, item: Write | Lift) -> None:
        self._turn.append(item)
        self.write_soon()

    def write_soon(self) -> None:
        """Hands over at the end of this turn, after whoever wants to be called before."""
        if not self._turn_ends_soon:
            self._turn_ends_soon = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        self._before()
        self._turn_ends_soon = False
        if not self._turn:
            return
        self._loop_waits = self._loop.time() >= self._waits_again_at
        self._queue_turn()
        if self._loop_waits:
            self._wait()

    def _queue_turn(self) -> None:
        turn, self._turn = self._turn, []
        if turn:
            self._queue.put(turn)

    def _wait(self) -> None:
        outcomes: list[Callable[[], None]] = []
        try:
            outcomes.append(self._outcomes.get(timeout=LONGEST_WAIT_S))
        except Empty:
            self._waits_again_at = self._loop.time() + SLOW_DISK_S
        self._loop_waits = False
        for tell in outcomes:
            tell()
        self._hear()  # what came before the writer could see that nobody waits

    def _hear(self) -> None:
        with suppress(Empty):
            while True:
                self._outcomes.get_nowait()()

    async def stop(self) -> list[Write]:
        """Everything put before is written and told; what was put meanwhile is handed back as it is."""
        self._before()
        self._queue_turn()
        self._queue.put(None)
        await self._stopped
        self._queue_turn()
        late, _ = self._waiting()
        return [item for item in late if isinstance(item, Write)]

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._gather()
            began = time.perf_counter()
            settled = self._write(group)
            self._barred = settled.barred
            if settled.writes:
                self._later(partial(self._tell, settled, time.perf_counter() - began))
        self._later(partial(self._stopped.set_result, None))

    def _later(self, call: Callable[[], None]) -> None:
        self._outcomes.put(call)
        if self._loop_waits:
            return
        with suppress(RuntimeError):  # the loop ended without closing the store: nobody is left to be told
            self._loop.call_soon_threadsafe(self._hear)

    def _tell(self, settled: Settled, seconds: float) -> None:
        if settled.failed:
            self.put(Lift(settled.failed))
        self._telling.took(seconds)
        self._telling.tell(self._loop, settled.writes, settled.outcomes)

    def _gather(self) -> tuple[Group, bool]:
        """Waits for a first turn and takes along all others; False when it is time to stop."""
        first = self._queue.get()
        if first is None:
            return [], False
        if self._patience:
            time.sleep(self._patience)
        others, going = self._waiting()
        return first + others, going

    def _waiting(self) -> tuple[Group, bool]:
        group: Group = []
        with suppress(Empty):
            while True:
                turn = self._queue.get_nowait()
                if turn is None:
                    return group, False
                group += turn
        return group, True

    def _write(self, group: Group) -> Settled:
        """The whole group in one go; if one write cannot be stored, once more without it."""
        try:
            try:
                return self._transaction(group, self._attempt)
            except Exception as error:
                if not of_the_write(error):
                    raise
                return self._transaction(group, self._attempt_alone)
        except Exception as error:
            return settle(group, self._barred, _failing(error))

    def _transaction(self, group: Group, attempt: Callable[[Write], None]) -> Settled:
        """All or nothing: an error of SQLite's leaves the file as it was before."""
        try:
            self._roll_back()  # what a failure before could not
            self._connection.execute("BEGIN IMMEDIATE")
            settled = settle(group, self._barred, attempt)
            self._books.flush()
            self._connection.execute("COMMIT")
        except Exception:
            self._books.forget()
            self._roll_back()
            raise
        return settled

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _attempt(self, write: Write) -> None:
        write.perform(self._books)

    def _attempt_alone(self, write: Write) -> None:
        """In a savepoint, so that what is wrong with this write stays with this write."""
        self._connection.execute("SAVEPOINT one")
        try:
            write.perform(self._books)
            self._books.flush()
        except Exception as error:
            self._books.forget()
            if not of_the_write(error):
                raise
            self._connection.execute("ROLLBACK TO one")
            self._connection.execute("RELEASE one")
            raise in_our_words(error) from None
        self._connection.execute("RELEASE one")


def _failing(error: Exception) -> Callable[[Write], None]:
    reason = in_our_words(error)

    def fail(_write: Write) -> None:
        raise StoreError(str(reason), retryable=reason.retryable) from error

    return fail
