"""A deal: the heading of a new game and, where the table wants it, one that can be won."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from time import monotonic
from typing import NamedTuple

from hushmaze.protocol.codec import Plain
from hushmaze.protocol.heading import Heading
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.rules import Setup
from hushmaze.scenarios import ScenarioError
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.choices import heading_for
from hushmaze.server.rooms.tile_sets import TileSets

SEARCH_WITHIN_S = 3.0
"""After that no further deal is looked at; people are waiting."""

Draw = Callable[[], int]
"""A seed that nobody knows."""

FairDeal = Callable[[Callable[[int], Setup], Iterator[int]], int | None]
"""The first of the seeds whose deal can be won, or None. Called in a thread."""

log = logging.getLogger("hushmaze.rooms")


class Dealt(NamedTuple):
    heading: Heading
    fair: bool | None
    """Whether it is known that it can be won; None where nobody asked."""


class Dealer:
    """Looks for one fair deal at a time, beside the loop: several at once would only be slower."""

    def __init__(self, fair_deal: FairDeal, tile_sets: TileSets) -> None:
        self._fair_deal = fair_deal
        self._tile_sets = tile_sets
        self._one_at_a_time = asyncio.Lock()

    async def deal(self, choices: Mapping[str, Plain], draw: Draw) -> Dealt:
        heading = await self._heading(choices, draw())
        if not choices.get("fair", False):
            return Dealt(heading, None)
        async with self._one_at_a_time:
            seed = await asyncio.to_thread(self._search, heading, draw)
        return Dealt(heading, fair=False) if seed is None else Dealt(_with_seed(heading, seed), fair=True)

    async def again(self, choices: Mapping[str, Plain], game: str, deal: Heading) -> Heading:
        """The deal of `game` once more, at a table that is as it was then."""
        heading = await self._heading(choices, deal.table.seed)
        if (heading.scenario, heading.table, heading.tile_set) != (deal.scenario, deal.table, deal.tile_set):
            raise Rejected(ErrorReason.TABLE_CHANGED)
        return replace(heading, dealt_again=deal.dealt_again or game)

    async def _heading(self, choices: Mapping[str, Plain], seed: int) -> Heading:
        """With the real tile set there may be something wrong that could not be seen before."""
        heading = heading_for(choices, seed, await self._tile_sets.chosen(choices.get("tile_set")))
        try:
            heading.setup()
        except ScenarioError as error:
            raise Rejected(ErrorReason.BAD_TABLE, str(error)) from error
        return heading

    def _search(self, heading: Heading, draw: Draw) -> int | None:
        """A solver with a fault spoils no game: then the deal is like any other, and the room says so."""
        try:
            return self._fair_deal(lambda seed: _with_seed(heading, seed).setup(), _while_there_is_time(draw))
        except Exception:
            log.exception("the search for a fair deal failed")
            return None


def _with_seed(heading: Heading, seed: int) -> Heading:
    return replace(heading, table=replace(heading.table, seed=seed))


def _while_there_is_time(draw: Draw) -> Iterator[int]:
    until = monotonic() + SEARCH_WITHIN_S
    while monotonic() < until:
        yield draw()
