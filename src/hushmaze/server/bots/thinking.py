"""Where bots think: beside the loop, so that nobody waits for them, or by turns on it.

Thoughts come one after the other, in order of asking, for bots of one table share what they know. What comes
of each is told on the loop.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from typing import Protocol

from hushmaze.server.clock import Clock

Thought = Callable[[], Callable[[], None]]
"""Gives what is to be done on the loop when it has been thought. Never raises."""


class Thinking(Protocol):
    """One for all bots of a server."""

    def soon(self, thought: Thought) -> None: ...

    def close(self) -> None:
        """What has not been thought yet is forgotten."""


class ByTurns:
    """On the loop, one thought a turn: whatever else there is to do waits for no more than one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._thoughts: deque[Thought] = deque()

    def soon(self, thought: Thought) -> None:
        self._thoughts.append(thought)
        if len(self._thoughts) == 1:
            self._clock.call_at(self._clock.now(), self._next)

    def _next(self) -> None:
        if self._thoughts:
            self._thoughts[0]()()
            self._thoughts.popleft()
        if self._thoughts:
            self._clock.call_at(self._clock.now(), self._next)

    def close(self) -> None:
        self._thoughts.clear()


class Aside:
    """In a thread of its own, which begins with the first thought.

    It shares the interpreter with the loop, but a loop that has something to do gets it within the switch
    interval, however long the thought is.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._thoughts: SimpleQueue[Thought | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    def soon(self, thought: Thought) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._think, name="bots", daemon=True)
            self._thread.start()
        self._thoughts.put(thought)

    def _think(self) -> None:
        while (thought := self._thoughts.get()) is not None and not self._closed:
            then = thought()
            if not self._closed:
                self._loop.call_soon_threadsafe(then)

    def close(self) -> None:
        self._closed = True
        self._thoughts.put(None)
        if self._thread is not None:
            self._thread.join()
