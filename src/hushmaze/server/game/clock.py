"""The server's clock: milliseconds that only go forward, and alarms."""

import asyncio
from collections.abc import Callable
from types import MethodType
from typing import Protocol
from weakref import WeakMethod


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since some moment; never goes back."""
        ...

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        """Rings once, at that millisecond or as soon after it as possible."""
        ...


class LoopClock:
    """The monotonic clock of an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._seconds = loop.time

    def now(self) -> int:
        return int(self._seconds() * 1000 + 0.5)  # cut off, 1.001 s would be 1000 ms, and an alarm too early

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return self._loop.call_at(when / 1000, ring)


class Deadline:
    """One alarm that can be moved; moving it to where it is costs nothing.

    Holds its method weakly: an alarm does not keep the object that owns it alive.
    """

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = WeakMethod(ring) if isinstance(ring, MethodType) else lambda: ring
        self._alarm: Alarm | None = None
        self._when: int | None = None

    def set(self, when: int | None) -> None:
        """Moves the alarm to that time; None stops it."""
        if when == self._when:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._when = when
        self._alarm = None if when is None else self._clock.call_at(when, self._rings)

    def _rings(self) -> None:
        self._when = self._alarm = None
        ring = self._ring()
        if ring is not None:
            ring()
