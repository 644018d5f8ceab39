"""Turns of the event loop, counted."""

import asyncio


class CountedTurns:
    """Counts from its making until nobody keeps it."""

    def __init__(self) -> None:
        self.number = 0
        self._loop = asyncio.get_running_loop()
        self._loop.call_soon(self._count)

    def _count(self) -> None:
        self.number += 1
        self._loop.call_soon(self._count)
