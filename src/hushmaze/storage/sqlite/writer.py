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
from hushmaze.storage.group import Lift, Settled, Write, settle, tell
from hushmaze.storage.sqlite.books import SqliteBooks
from hushmaze.storage.sqlite.faults import in_our_words, of_the_write

Group = list[Write | Lift]


class Writer:
    """``put``, ``stop`` and all ``done`` calls belong to the loop's thread, the rest to the writer's own."""

    def __init__(
        self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop, group_ms: float
    ) -> None:
        self._connection = connection
        self._books = SqliteBooks(connection)
        self._loop = loop
        self._patience = group_ms / 1000
        self._queue: SimpleQueue[Write | Lift | None] = SimpleQueue()
        self._barred: frozenset[str] = frozenset()
        self._stopped: asyncio.Future[None] = loop.create_future()
        # A daemon: a server that dies without closing must not hang in its own exit.
        Thread(target=self._run, name="hushmaze-writer", daemon=True).start()

    def put(self, write: Write) -> None:
        self._queue.put(write)

    async def stop(self) -> list[Write]:
        """Everything put before is written and told; what was put meanwhile is handed back as it is."""
        self._queue.put(None)
        await self._stopped
        late, _ = self._waiting()
        return [item for item in late if isinstance(item, Write)]

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._gather()
            settled = self._write(group)
            self._barred = settled.barred
            if settled.writes:
                self._later(partial(self._tell, settled))
        self._later(partial(self._stopped.set_result, None))

    def _later(self, call: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop ended without closing the store: nobody is left to be told
            self._loop.call_soon_threadsafe(call)

    def _tell(self, settled: Settled) -> None:
        if settled.failed:
            self._queue.put(Lift(settled.failed))
        tell(self._loop, settled.writes, settled.outcomes)

    def _gather(self) -> tuple[Group, bool]:
        """Waits for a first item and takes along all others; False when it is time to stop."""
        first = self._queue.get()
        if first is None:
            return [], False
        if self._patience:
            time.sleep(self._patience)
        others, going = self._waiting()
        return [first, *others], going

    def _waiting(self) -> tuple[Group, bool]:
        group: Group = []
        with suppress(Empty):
            while True:
                item = self._queue.get_nowait()
                if item is None:
                    return group, False
                group.append(item)
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
        write.deed(self._books)

    def _attempt_alone(self, write: Write) -> None:
        """In a savepoint, so that what is wrong with this write stays with this write."""
        self._connection.execute("SAVEPOINT one")
        try:
            write.deed(self._books)
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
