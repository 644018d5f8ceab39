"""Limits HTTP connections, so that another one can always come in."""

import logging
import time
from collections import Counter
from typing import Protocol

log = logging.getLogger("hushmaze.transport")

SAY_AGAIN_AFTER_S = 60.0


class LimitedConnection(Protocol):
    """A connection that may bring requests."""

    def drop(self) -> None:
        """Closes the connection at once."""


class HttpCrowd:
    """Limits connections in all and per address; an address of None is not counted.

    Drops the one that has brought no request for longest. A connection with a request in hand stays, so if
    all have one, the newcomer goes.
    """

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._idle: dict[LimitedConnection, None] = {}
        """The one that has waited longest first."""
        self._busy: set[LimitedConnection] = set()
        self._addresses: dict[LimitedConnection, str] = {}
        self._each: Counter[str] = Counter()
        self._say_from = 0.0

    def __len__(self) -> int:
        return len(self._idle) + len(self._busy)

    def admit(self, guest: LimitedConnection, address: str | None) -> bool:
        """Adds a connection; returns whether it may stay. Report what becomes of it by the other methods."""
        if address is not None and self._each[address] >= self._most_each:
            return False
        if len(self) >= self._most and not self._drop_oldest():
            return False
        self._idle[guest] = None
        if address is not None:
            self._addresses[guest] = address
            self._each[address] += 1
        return True

    def busy(self, guest: LimitedConnection) -> None:
        """Called when it has brought a request."""
        if guest in self._idle:
            del self._idle[guest]
            self._busy.add(guest)

    def idle(self, guest: LimitedConnection) -> None:
        """Called when its request is answered."""
        if guest in self._busy:
            self._busy.discard(guest)
            self._idle[guest] = None

    def left(self, guest: LimitedConnection) -> None:
        self._idle.pop(guest, None)
        self._busy.discard(guest)
        address = self._addresses.pop(guest, None)
        if address is not None:
            self._each[address] -= 1
            if not self._each[address]:
                del self._each[address]

    def _drop_oldest(self) -> bool:
        if time.monotonic() >= self._say_from:
            self._say_from = time.monotonic() + SAY_AGAIN_AFTER_S
            log.warning("%d HTTP connections, no more fit: those that ask for nothing go", len(self))
        oldest = next(iter(self._idle), None)
        if oldest is None:
            return False
        self.left(oldest)
        oldest.drop()
        return True
