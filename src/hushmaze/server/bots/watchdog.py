"""Whether somebody who is asked still answers: looked at now and then, and never waited for."""

import asyncio
from collections.abc import Callable

LOOK_EVERY_S = 2.5

FEWEST_LOOKS = 4
MOST_LOOKS = 32
"""How many looks in a row must find nothing new: more after each silence, for it may only have been slow."""


class Watchdog:
    """Looks are counted, not seconds: a server that was itself away for long has missed no answer by that."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, waits: Callable[[], bool], silent: Callable[[], None]
    ) -> None:
        """`silent` is called when questions have waited for long enough and nothing at all was heard."""
        self._loop = loop
        self._waits = waits
        self._silent = silent
        self._in_vain = 0
        self._patience = FEWEST_LOOKS
        self._next: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Somebody new is asked."""
        self._in_vain = 0
        self._next = self._loop.call_later(LOOK_EVERY_S, self.look)

    def heard(self) -> None:
        self._in_vain = 0

    def look(self) -> None:
        self._in_vain = self._in_vain + 1 if self._waits() else 0
        if self._in_vain < self._patience:
            self._next = self._loop.call_later(LOOK_EVERY_S, self.look)
        else:
            self._patience = min(2 * self._patience, MOST_LOOKS)
            self._silent()

    def calm(self) -> None:
        """All has been well for long: patience is what it was at first."""
        self._patience = FEWEST_LOOKS

    def end(self) -> None:
        if self._next is not None:
            self._next.cancel()
