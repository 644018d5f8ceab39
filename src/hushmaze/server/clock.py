"""The server's clock: milliseconds that only go forward, and alarms."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since some moment; never goes back."""
        ...

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        """Ring once, at that millisecond or as soon after it as possible."""
        ...


class LoopClock:
    """The monotonic clock of an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def now(self) -> int:
        return int(self._loop.time() * 1000)

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return self._loop.call_at(when / 1000, ring)
