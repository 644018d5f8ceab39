"""Looks for deals that can be won and makes tile sets from seeds, beside the loop."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from hushmaze.protocol.game_log.heading import Heading, heading_to_plain
from hushmaze.server.jobs.dealing import FindFairDeal, IsFair, SeededTileSet
from hushmaze.server.jobs.fair_queue import FullError
from hushmaze.server.jobs.pool import FaultyJobError, JobError, Jobs
from hushmaze.tiles import TileSet, read_tile_set

MOST_SEEDS = 64
"""Seeds given to one search for a fair deal; there is time for a dozen."""

Draw = Callable[[], int]
"""A seed that nobody knows."""


class NoAnswerError(Exception):
    """The server is too busy to answer; it may work later."""


class DealSearch(Protocol):
    async def first_fair(self, heading: Heading, draw: Draw, asker: str) -> int | None:
        """Finds a seed whose deal can be won; None if none was found in a few seconds."""

    async def all_fair(self, headings: Sequence[Heading]) -> bool:
        """Whether each of the deals can be won. Every machine finds the same, however slow it is.

        Raises a NoAnswerError if there is no answer now.
        """

    async def seeded(self, seed: int, asker: str) -> TileSet:
        """Makes the tile set of a seed; raises a NoAnswerError if that cannot be done now."""


class SearchInWorker(DealSearch):
    """Searches in the worker process of tables (`Lane.TABLES`)."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs

    async def first_fair(self, heading: Heading, draw: Draw, asker: str) -> int | None:
        """A search that fails spoils no game: then the deal is like any other, and the room says so."""
        job = FindFairDeal(heading_to_plain(heading), tuple(draw() for _ in range(MOST_SEEDS)))
        try:
            found: int | None = msgspec.json.decode(await self._jobs.ask(job, asker))
        except (JobError, FullError):
            return None
        return found

    async def all_fair(self, headings: Sequence[Heading]) -> bool:
        job = IsFair(tuple(map(heading_to_plain, headings)))
        try:
            fair: bool = msgspec.json.decode(await self._jobs.ask(job, "the day"))
        except FaultyJobError:
            raise
        except (JobError, FullError) as error:
            raise NoAnswerError from error
        return fair

    async def seeded(self, seed: int, asker: str) -> TileSet:
        try:
            text = await self._jobs.ask(SeededTileSet(seed), asker)
        except (JobError, FullError) as error:
            raise NoAnswerError from error
        return await asyncio.to_thread(read_tile_set, text.decode())
