"""Finished games: the list of them."""

from typing import Annotated

import msgspec

from hushmaze.protocol.api.base import ApiRequest, GameId, Whole
from hushmaze.protocol.summary import Summary

MOST_GAMES_A_PAGE = 200


class GamesQuery(ApiRequest):
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES_A_PAGE)] = 50
    before: Whole | None = None
    """The last `finished_at` of the page before."""


class GameRow(Summary, kw_only=True):
    """A finished game, and what was booked of it."""

    game: GameId
    finished_at: int
    """Unix time in milliseconds."""
