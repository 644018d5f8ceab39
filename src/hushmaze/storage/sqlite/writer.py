"""Writes groups to the file, and keeps the file in order."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from hushmaze.storage.api import Outcome, StoreError, Write
from hushmaze.storage.outcomes import attempt_each
from hushmaze.storage.sqlite.faults import in_our_words, of_the_write
from hushmaze.storage.sqlite.journal import MOST_ROWS
from hushmaze.storage.sqlite.opening import BUSY_MS
from hushmaze.storage.sqlite.schema import MIGRATIONS
from hushmaze.storage.sqlite.tables import Tables

PAGE = 4096

LONG_LOG = 4000
"""Pages written to SQLite's log, by a rough count, until they are brought into the file."""

Group = Sequence[Write]


class Writer:
    """Used by one thread at a time. ``hurried``: its connection waits for no lock, only ``write`` does."""

    def __init__(self, connection: sqlite3.Connection, *, hurried: bool) -> None:
        self._connection = connection
        self._hurried = hurried
        self._tables = Tables(connection)
        self._log_pages = 0

    def append_at_once(self, group: Group) -> list[Outcome] | None:
        """As ``write``, if it only takes appending to the journal and nothing is in the way.

        None if there is more to it; then nothing was written.
        """
        if self._connection.in_transaction or not self._is_one_insert((group,)):
            return None
        try:
            return self._gather_and_flush((group,), self._tables.perform)[0]
        except Exception:
            self._tables.forget()
            return None

    def write(self, groups: Sequence[Group]) -> list[list[Outcome]]:
        """All in one transaction; if one write cannot be stored, once more without it."""
        try:
            with self._waiting_for_locks():
                try:
                    begin = not self._is_one_insert(groups)
                    return self._transaction(groups, self._tables.perform, begin=begin)
                except Exception as error:
                    if not of_the_write(error):
                        raise
                    return self._transaction(groups, self._perform_alone)
        except Exception as error:
            return [attempt_each(group, _failing(error)) for group in groups]

    @property
    def is_untidy(self) -> bool:
        """Whether there is something for ``tidy`` to do."""
        return self._log_pages > LONG_LOG or self._tables.journal.is_long

    def tidy(self) -> None:
        """Moves journal rows to where they are found by game, and SQLite's log into the file.

        What is stored is safe without it, so what cannot be done now is left for later.
        """
        with suppress(sqlite3.Error):
            if self._tables.journal.is_long:
                with self._all_or_nothing():
                    self._tables.journal.shorten()
        if self._log_pages > LONG_LOG:
            self.empty_log()

    def empty_log(self) -> None:
        """Brings SQLite's log into the file and begins it anew, so that no commit has to wait for that."""
        self._log_pages = 0
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self._connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

    def _is_one_insert(self, groups: Sequence[Group]) -> bool:
        """One statement is a transaction by itself, and Python's lock is let go only once for all of it."""
        return len(groups) == 1 and len(groups[0]) <= MOST_ROWS and self._tables.knows_all(groups[0])

    def _transaction(
        self, groups: Sequence[Group], attempt: Callable[[Write], None], *, begin: bool = True
    ) -> list[list[Outcome]]:
        """All or nothing: an error of SQLite's leaves the file as it was before."""
        with self._all_or_nothing(begin=begin):
            return self._gather_and_flush(groups, attempt)

    def _gather_and_flush(
        self, groups: Sequence[Group], attempt: Callable[[Write], None]
    ) -> list[list[Outcome]]:
        outcomes = [attempt_each(group, attempt) for group in groups]
        self._log_pages += 2 * len(groups) + self._tables.flush() // PAGE
        return outcomes

    @contextmanager
    def _all_or_nothing(self, *, begin: bool = True) -> Iterator[None]:
        try:
            self._roll_back()  # what a failure before could not
            if begin:
                self._connection.execute("BEGIN IMMEDIATE")
            yield
            if begin:
                self._connection.execute("COMMIT")
        except Exception:
            self._tables.forget()
            self._roll_back()
            raise

    @contextmanager
    def _waiting_for_locks(self) -> Iterator[None]:
        # By executescript, for this one works when it is compiled, and statements are kept compiled.
        if self._hurried:
            self._connection.executescript(f"PRAGMA busy_timeout = {BUSY_MS}")
        try:
            yield
        finally:
            if self._hurried:
                self._connection.executescript("PRAGMA busy_timeout = 0")

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _perform_alone(self, write: Write) -> None:
        """In a savepoint, so that what is wrong with this write stays with this write."""
        self._connection.execute("SAVEPOINT one")
        try:
            self._tables.perform(write)
            self._tables.flush()
        except Exception as error:
            self._tables.forget()
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
