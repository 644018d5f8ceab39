"""Jobs of tables: fair deals, the day's deal, tile sets made from a seed."""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, ClassVar

import msgspec

from hushmaze.bots.solver import fair_deal
from hushmaze.protocol.game_log.heading import heading_from_plain
from hushmaze.rules import Setup
from hushmaze.server.jobs.job import Job, Lane
from hushmaze.tiles import generate

SEARCH_WITHIN_S = 3.0
"""After that no further deal is looked at; people are waiting."""

Solver = Callable[[Callable[[int], Setup], Iterator[int]], int | None]
"""Finds the first of the seeds whose deal can be won, or None."""


class FindFairDeal(Job, frozen=True):
    """Answers with the first seed whose deal can be won, or with null."""

    lane: ClassVar[Lane] = Lane.TABLES
    within_s: ClassVar[float] = 15

    heading: dict[str, Any]
    """Of the game that is to be dealt, as it stands in a log."""
    seeds: tuple[int, ...]
    """Tried in this order, in place of the heading's own."""

    def work(self) -> Iterator[bytes]:
        return self.work_with(fair_deal)

    def work_with(self, solver: Solver) -> Iterator[bytes]:
        heading = heading_from_plain(self.heading)
        found = solver(lambda seed: heading.with_seed(seed).setup(), self._while_there_is_time())
        yield msgspec.json.encode(found)

    def _while_there_is_time(self) -> Iterator[int]:
        until = monotonic() + SEARCH_WITHIN_S
        for seed in self.seeds:
            if monotonic() > until:
                return
            yield seed


class IsFair(Job, frozen=True):
    """Answers whether each of these deals can be won. No clock: every machine must find the same."""

    lane: ClassVar[Lane] = Lane.TABLES
    within_s: ClassVar[float] = 120

    headings: tuple[dict[str, Any], ...]
    """Of the deals, as they stand in logs."""

    def work(self) -> Iterator[bytes]:
        return self.work_with(fair_deal)

    def work_with(self, solver: Solver) -> Iterator[bytes]:
        yield msgspec.json.encode(all(_can_be_won(heading, solver) for heading in self.headings))


def _can_be_won(heading: dict[str, Any], solver: Solver) -> bool:
    setup = heading_from_plain(heading).setup()
    return solver(lambda _seed: setup, iter((setup.seed,))) is not None


class SeededTileSet(Job, frozen=True):
    """Answers with the text of the set that a seed gives."""

    lane: ClassVar[Lane] = Lane.TABLES
    within_s: ClassVar[float] = 30

    seed: int
    """Equal seeds make equal sets."""

    def work(self) -> Iterator[bytes]:
        yield generate(self.seed).text.encode()
