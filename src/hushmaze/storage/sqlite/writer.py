"""Writes groups to the file, and keeps the file in order."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from hushmaze.storage.api import Durability, Outcome, StoreError, Write
from hushmaze.storage.outcomes import WriteGroup, attempt_each, failing
from hushmaze.storage.sqlite.faults import in_our_words, of_the_write
from hushmaze.storage.sqlite.in_place import InPlace
from hushmaze.storage.sqlite.journal import MOST_ROWS
from hushmaze.storage.sqlite.opening import BUSY_MS
from hushmaze.storage.sqlite.schema import MIGRATIONS
from hushmaze.storage.sqlite.tables import Tables

PAGE = 4096

LONG_LOG = 4000
"""Pages written to SQLite's log, by a rough count, until they are brought into the file."""


class SqliteWriter:
    """Writes and tidies; used by one thread at a time.

    The event loop uses it to append: that waits for no lock and for no sync. ``write`` waits for locks and,
    with durability "disk", for the sync; it takes writes of all kinds.
    """

    def __init__(self, connection: sqlite3.Connection, durability: Durability, in_place: InPlace) -> None:
        self._connection = connection
        self._in_place = in_place
        self._synchronous = "FULL" if durability == "disk" else "NORMAL"
        self._tables = Tables(connection)
        self._log_pages = 0
        self._take_back_from: int | None = None
        """The id of a row that should not be there."""
        self._log_is_sound = True

    def append_at_once(self, group: WriteGroup) -> list[Outcome] | None:
        """Writes the group, unsynced, if it only takes an addition to the journal and nothing is in the way.

        None if there is more to it; then nothing was written.
        """
        if not (self._takes_one_insert(group) and self._in_place):
            return None
        try:
            return self._perform((group,), self._tables.perform)[0]
        except Exception:
            self._tables.forget()
            return None

    def take_back(self) -> None:
        """Takes back what was appended last; if that cannot be done now, with the next transaction."""
        self._take_back_from = self._tables.journal.added_from
        with suppress(sqlite3.Error), self._transaction():
            pass
        self._tables.forget()
        self.distrust_log()

    def distrust_log(self) -> None:
        """Called when a sync has failed: the next may succeed, and yet the disk lacks what came before.

        Nothing is written any more until the log has been brought into the file and begun anew.
        """
        self._log_is_sound = False
        self._tables.forget()

    def write(self, groups: Sequence[WriteGroup]) -> list[list[Outcome]]:
        """Writes all in one transaction; if one write cannot be stored, once more without it."""
        try:
            with self._taking_time():
                self._in_place.check()
                self._make_sound()
                try:
                    with self._transaction():
                        return self._perform(groups, self._tables.perform)
                except Exception as error:
                    if not of_the_write(error):
                        raise
                    with self._transaction():
                        return self._perform(groups, self._perform_alone)
        except Exception as error:
            fail = failing(in_our_words(error), error)
            return [attempt_each(group, fail) for group in groups]

    @property
    def is_untidy(self) -> bool:
        """Returns whether there is something for ``tidy`` to do."""
        return self._log_pages > LONG_LOG or self._tables.journal.is_long

    def tidy(self) -> None:
        """Moves journal rows to where they are found by game, and SQLite's log into the file.

        What is stored is safe without it, so what cannot be done now is left for later.
        """
        with suppress(sqlite3.Error):
            if self._tables.journal.is_long:
                with self._transaction():
                    self._tables.journal.shorten()
            if self._log_pages > LONG_LOG:
                self._empty_log()

    def _empty_log(self) -> bool:
        """Brings SQLite's log into the file and begins it anew, so that no commit has to wait for that.

        Whether all of it came there: a long reading keeps its end in the log.
        """
        self._log_pages = 0
        _, pages, moved = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        self._connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        return bool(pages == moved)

    def _make_sound(self) -> None:
        if not (self._log_is_sound or self._empty_log()):
            raise StoreError("The disk reported an error, and the log cannot be renewed yet.", retryable=True)
        self._log_is_sound = True

    def _takes_one_insert(self, group: WriteGroup) -> bool:
        """Returns whether one insert does it: one statement is a transaction by itself."""
        clean = self._log_is_sound and self._take_back_from is None and not self._connection.in_transaction
        return clean and len(group) <= MOST_ROWS and self._tables.knows_all(group)

    def _perform(self, groups: Sequence[WriteGroup], attempt: Callable[[Write], None]) -> list[list[Outcome]]:
        outcomes = [attempt_each(group, attempt) for group in groups]
        self._log_pages += 2 * len(groups) + self._tables.flush() // PAGE
        return outcomes

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Runs the block all or nothing: an error leaves the file as it was before."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            if self._take_back_from is not None:
                self._tables.journal.drop_from(self._take_back_from)
            yield
            self._connection.execute("COMMIT")
            self._take_back_from = None
        except Exception:
            self._tables.forget()
            self._roll_back()
            raise

    @contextmanager
    def _taking_time(self) -> Iterator[None]:
        self._roll_back()  # what a failure before could not; a script would commit it
        self._set(BUSY_MS, self._synchronous)
        try:
            yield
        finally:
            if not self._connection.in_transaction:
                self._set(0, "NORMAL")

    def _set(self, busy_ms: int, synchronous: str) -> None:
        # A script, because these take effect when they are compiled, and other statements are kept compiled.
        self._connection.executescript(f"PRAGMA busy_timeout = {busy_ms}; PRAGMA synchronous = {synchronous}")

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _perform_alone(self, write: Write) -> None:
        """Performs it in a savepoint, so that a fault of this write stays with it."""
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
