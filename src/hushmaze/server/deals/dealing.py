"""A deal: the heading of a new game and, where the table wants it, one that can be won."""

from dataclasses import replace
from typing import NamedTuple

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.messages.facts import TableChoices
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.scenarios import ScenarioError
from hushmaze.server.deals.choices import heading_for
from hushmaze.server.deals.deal_search import DealSearch, Draw
from hushmaze.server.deals.tile_sets import TileSets
from hushmaze.server.rejection import Rejected


class DealtGame(NamedTuple):
    heading: Heading
    fair: bool | None
    """Whether it is known that it can be won; None where nobody asked."""


class Dealer:
    """Deals for rooms; `asker` is whose turn it is where several wait for work that costs time."""

    def __init__(self, search: DealSearch, tile_sets: TileSets) -> None:
        self._search = search
        self._tile_sets = tile_sets

    async def deal(self, choices: TableChoices, draw: Draw, asker: str) -> DealtGame:
        heading = await self._heading(choices, draw(), asker)
        if choices.fair is not True:
            return DealtGame(heading, None)
        seed = await self._search.first_fair(heading, draw, asker)
        return (
            DealtGame(heading, fair=False) if seed is None else DealtGame(heading.with_seed(seed), fair=True)
        )

    async def again(self, choices: TableChoices, game: str, deal: Heading, asker: str) -> Heading:
        """The deal of `game` once more, at a table that is as it was then."""
        heading = await self._heading(choices, deal.table.seed, asker)
        if (heading.scenario, heading.table, heading.tile_set) != (deal.scenario, deal.table, deal.tile_set):
            raise Rejected(ErrorReason.TABLE_CHANGED)
        return replace(heading, dealt_again=deal.dealt_again or game)

    async def _heading(self, choices: TableChoices, seed: int, asker: str) -> Heading:
        """With the real tile set there may be something wrong that could not be seen before."""
        tile_set = await self._tile_sets.chosen(choices.tile_set, asker)
        heading = heading_for(choices, seed, tile_set)
        try:
            heading.setup()
        except ScenarioError as error:
            raise Rejected(ErrorReason.BAD_TABLE, str(error)) from error
        return heading
