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


class Write(NamedTuple):
    log: str | None
    """The game whose log this continues or ends; it fails behind a failure of the same log."""
    deed: Callable[[Books], None]
    done: Done


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


def tell(
    loop: asyncio.AbstractEventLoop, writes: Sequence[Write], outcomes: Sequence[StoreError | None]
) -> None:
    """Calls every ``done`` in order; one that raises is reported to the loop and holds up no other."""
    for write, outcome in zip(writes, outcomes, strict=True):
        try:
            write.done(outcome)
        except Exception as error:
            loop.call_exception_handler({"message": "done of a stored write raised", "exception": error})


def check(entry: Entry, version: int | None) -> None:
    """A StoreError unless the entry continues a game that is at ``version`` (None: there is no such game)."""
    if version is None:
        raise unknown(entry.game)
    if entry.first != version:
        raise Conflict(f"Game {entry.game} is at version {version}, the entry starts at {entry.first}.")
    if any(b"\n" in line for line in entry.lines):
        raise StoreError(f"Game {entry.game}: a line of a log must not hold a newline.")


def unknown(game: str) -> Conflict:
    return Conflict(f"There is no game {game}.")


def already(game: str) -> Conflict:
    return Conflict(f"Game {game} is there already.")
