"""The challenge of the day."""

from typing import Annotated

import msgspec

from hushmaze.protocol.api.base import ApiAnswer, ApiRequest, BotLevel, Date, GameId, Whole
from hushmaze.protocol.api.book import Win
from hushmaze.rules.setup import MOST_SEATS

MOST_RESULTS_A_PAGE = 100
DAILY_SEATS = range(1, MOST_SEATS)
"""No day has the leader rule, which alone has a ninth seat (C9)."""


class DailyRoom(ApiRequest):
    seats: Annotated[int, msgspec.Meta(extra_json_schema={"enum": list(DAILY_SEATS)})] = 4
    bots: BotLevel | None = None
    """Bots of this level sit on all seats but the first."""


class DayQuery(ApiRequest):
    played: GameId = ""
    """A game of that day that is over: whoever knows it may see all games of the day."""
    offset: Whole = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_RESULTS_A_PAGE)] = 50


class DayCard(ApiAnswer):
    date: Date
    scenario: int
    level: int | None
    seats: list[int]
    """How many may play."""
    ends_at: int
    """Unix time in milliseconds."""


class Today(DayCard):
    left_ms: int
    """Until it ends, by the server's clock."""
    players: int
    """How many groups have played it."""
    days: list[Date]
    """Days that were played here, newest first."""


class DayResult(Win):
    won: bool
    attempt: int
    """Of its group, from 1; the first counts."""


class DayResults(DayCard):
    open: bool
    """Whether games are named in the results."""
    results: list[DayResult]
    """Best first."""
    total: int
    """On all pages together."""
