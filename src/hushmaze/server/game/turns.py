"""Lets long work be done on the loop without holding up the games that are played there."""

import asyncio
from collections.abc import Iterator
from itertools import islice

PORTION = 50
"""Steps done at a time; of a log that takes two milliseconds."""


class Turns:
    """Does one portion in each turn of the loop, however many callers have such work."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()

    async def through(self, steps: Iterator[object]) -> None:
        """Takes all steps; before each portion everything else on the loop goes first."""
        more = True
        while more:
            async with self._one_at_a_time:
                await asyncio.sleep(0)
                more = sum(1 for _ in islice(steps, PORTION)) == PORTION
