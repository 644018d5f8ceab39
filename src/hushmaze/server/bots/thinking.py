"""Bots think one after the other, one thought a turn of the loop: nobody waits for more than one of them."""

from collections import deque
from collections.abc import Callable

from hushmaze.server.clock import Clock

Thought = Callable[[], None]


class Thinking:
    """One queue for all bots of a server."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._thoughts: deque[Thought] = deque()

    def soon(self, thought: Thought) -> None:
        """In order of asking."""
        self._thoughts.append(thought)
        if len(self._thoughts) == 1:
            self._call()

    def _call(self) -> None:
        self._clock.call_at(self._clock.now(), self._next)

    def _next(self) -> None:
        thought = self._thoughts[0]
        try:
            thought()
        finally:
            self._thoughts.popleft()
            if self._thoughts:
                self._call()
