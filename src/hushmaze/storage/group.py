"""Writes done as a group: what each comes to, and who is told."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from hushmaze.storage.api import Conflict, Done, Entry, StoreError


class Books(Protocol):
    """The write side of a store, at once and on one thread. A StoreError means that nothing was changed."""

    def append(self, entry: Entry) -> None: ...
    def create_game(self, game: str, room: str, heading: bytes) -> None: ...
    def finish_game(self, game: str, finished_at: int, summary: bytes) -> None: ...
    def save_room(self, code: str, record: bytes) -> None: ...
    def delete_room(self, code: str) -> None: ...
    def save_tile_set(self, digest: str, text: bytes) -> None: ...


class Write(NamedTuple):
    log: str | None
    """The game whose log this continues or ends; it fails behind a failure of the same log."""
    deed: Entry | Callable[[Books], None]
    """An entry to append, as nearly always, or what else to do."""
    done: Done

    def perform(self, books: Books) -> None:
        if type(self.deed) is Entry:
            books.append(self.deed)
        else:
            self.deed(books)  # type: ignore[operator] # no entry, see above


class Lift(NamedTuple):
    """Queued when failures are told: what comes after it is no longer barred by them."""

    logs: frozenset[str]


Attempt = Callable[[Write], None]
"""Does the write or raises a StoreError."""


class Settled(NamedTuple):
    writes: list[Write]
    outcomes: list[StoreError | None]
    failed: frozenset[str]
    """Logs that a failure in this group barred; a Lift is due when it is told."""
    barred: frozenset[str]
    """All logs that are barred after this group."""


def settle(group: Iterable[Write | Lift], barred: frozenset[str], attempt: Attempt) -> Settled:
    """Every write in order; one that fails bars its log and nothing else."""
    now, failed = set(barred), set[str]()
    writes, outcomes = list[Write](), list[StoreError | None]()
    for item in group:
        if isinstance(item, Lift):
            now -= item.logs
            continue
        outcome = _outcome(item, now, attempt)
        if outcome is not None and item.log is not None and item.log not in now:
            now.add(item.log)
            failed.add(item.log)
        writes.append(item)
        outcomes.append(outcome)
    return Settled(writes, outcomes, frozenset(failed), frozenset(now))


def _outcome(write: Write, barred: set[str], attempt: Attempt) -> StoreError | None:
    if write.log in barred:
        return Conflict(f"Game {write.log}: an entry before this one was not stored.")
    try:
        attempt(write)
    except StoreError as error:
        return error
    return None


class Telling:
    """Tells outcomes, and then whoever asked to be called when all are told."""

    def __init__(self) -> None:
        self._telling = False
        self._calls: list[Callable[[], None]] = []
        self.took: Callable[[float], None] = lambda _seconds: None
        """Hears how long the writes that are told next took."""
        self.told: Callable[[], None] = lambda: None
        """Is called when all have heard."""

    def afterwards(self, call: Callable[[], None]) -> None:
        if self._telling:
            self._calls.append(call)
        else:
            call()

    def tell(
        self, loop: asyncio.AbstractEventLoop, writes: Sequence[Write], outcomes: Sequence[StoreError | None]
    ) -> None:
        """Calls every ``done`` in order; one that raises is reported to the loop and holds up no other."""
        self._telling = True
        for write, outcome in zip(writes, outcomes, strict=True):
            try:
                write.done(outcome)
            except Exception as error:
                _report(loop, error)
        self._telling = False
        calls, self._calls = self._calls, []
        call_each(loop, (*calls, self.told))


def call_each(loop: asyncio.AbstractEventLoop, calls: Iterable[Callable[[], None]]) -> None:
    """One that raises is reported to the loop and holds up no other."""
    for call in calls:
        try:
            call()
        except Exception as error:
            _report(loop, error)


def _report(loop: asyncio.AbstractEventLoop, error: Exception) -> None:
    loop.call_exception_handler({"message": "a call of the store's raised", "exception": error})


def check(entry: Entry, version: int | None) -> None:
    """A StoreError unless the entry continues a game that is at ``version`` (None: there is no such game)."""
    if version is None:
        raise unknown(entry.game)
    if entry.first != version:
        raise Conflict(f"Game {entry.game} is at version {version}, the entry starts at {entry.first}.")
    for line in entry.lines:
        if b"\n" in line:
            raise StoreError(f"Game {entry.game}: a line of a log must not hold a newline.")


def unknown(game: str) -> Conflict:
    return Conflict(f"There is no game {game}.")


def already(game: str) -> Conflict:
    return Conflict(f"Game {game} is there already.")
