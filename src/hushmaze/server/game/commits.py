"""Carries what a turn of the event loop brings from the games to the store and back to the sockets."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from hushmaze.storage.api import Entry, Outcome, Store

Soon = Callable[[Callable[[], None]], object]

log = logging.getLogger("hushmaze.commits")


class Source(Protocol):
    """A game whose events are to be stored."""

    def take_entry(self) -> Entry | None:
        """Returns what was gathered since the last call; None if nothing is left of it."""
        ...

    def stored(self, error: Outcome) -> None:
        """Takes the outcome of the entry that was taken last."""
        ...

    def tell(self) -> None:
        """Tells everybody what has been stored and not told yet."""
        ...


class Commits:
    """Owns the way of events to the store: one group at a time, whatever the number of games.

    What was gathered is committed at the end of the turn; what comes while a group is under way makes up the
    next. Nothing is told before it is stored, and what was stored together is told, and written to the
    sockets, together. `soon` is the loop's `call_soon` unless a test has another.
    """

    def __init__(self, store: Store, soon: Soon | None = None) -> None:
        self._store = store
        self._soon = soon
        self._gathered: list[Source] = []
        self._under_way: list[Source] = []
        self._began = 0.0
        self._is_due = False
        self._groups_told = 0
        self._went_on = asyncio.Event()
        self.flush: Callable[[], None] = lambda: None
        """Writes to the sockets what was told."""
        self.took: Callable[[float], None] = lambda _seconds: None
        """Hears how many seconds the store took for each group."""

    def add(self, source: Source) -> None:
        """Called when a game begins to gather."""
        self._gathered.append(source)
        if not self._under_way:
            self._commit_soon()

    async def settle(self) -> None:
        """Returns when all that is gathered or under way has been stored and told."""
        while self._gathered or self._under_way:
            await self._next_told()

    async def settle_game(self, game: Source) -> None:
        """Returns when what this game has gathered, or under way, by now has been stored and told.

        Waits for two groups at most, however busily others, or this one, go on.
        """
        if game in self._gathered:
            last = self._groups_told + bool(self._under_way) + 1
        else:
            last = self._groups_told + (game in self._under_way)
        while self._groups_told < last:
            await self._next_told()

    async def _next_told(self) -> None:
        self._went_on.clear()
        await self._went_on.wait()

    def _commit_soon(self) -> None:
        if not self._is_due:
            self._is_due = True
            (self._soon or asyncio.get_running_loop().call_soon)(self._commit)

    def _commit(self) -> None:
        self._is_due = False
        group: list[Entry] = []
        for source in self._gathered:
            entry = source.take_entry()
            if entry is not None:
                group.append(entry)
                self._under_way.append(source)
        self._gathered.clear()
        if group:
            self._began = time.perf_counter()
            self._store.commit(group, self._stored)
        else:
            self._group_told()

    def _stored(self, outcomes: Sequence[Outcome]) -> None:
        self.took(time.perf_counter() - self._began)
        sources, self._under_way = self._under_way, []
        for source, outcome in zip(sources, outcomes, strict=True):
            guarded(source.stored, outcome)
        for source in sources:
            guarded(source.tell)
        guarded(self.flush)
        if self._gathered:
            self._commit_soon()  # with what has come while these were told
        self._group_told()

    def _group_told(self) -> None:
        self._groups_told += 1
        self._went_on.set()


def guarded(call: Callable[..., object], *values: object) -> None:
    """Logs an exception: one that raises holds up no other."""
    try:
        call(*values)
    except Exception:
        log.exception("a game could not be told")
