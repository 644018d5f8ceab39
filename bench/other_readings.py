"""Partners of the bar, read in other ways: `bench/other_readings.py:rambler`, `…:after_bells`."""

from collections.abc import Sequence

from hushmaze.bots.api import SeatMaker, Wish
from hushmaze.bots.pace import PACES, Delay
from hushmaze.bots.random_bot import RandomBot
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.bots.teammate import Teammate
from hushmaze.rules import Event, Refusal, Setup
from hushmaze.rules.commands import Deed
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.words import Seat, TileNumber

_EVERY_MS = 11_000
_AWAKE_MS = 15_000


def rambler(setup: Setup) -> SeatMaker:
    """Every 11 s any direction or ability, and any square that way: `erratic` chooses among squares."""
    pace = Delay(_EVERY_MS, _EVERY_MS + 1)
    return lambda seat, _level, seed, *_: RandomBot(setup, seat, pace, seed)


def after_bells(setup: Setup) -> SeatMaker:
    """A teammate who shares no plan and acts only within 15 s after a bell at it."""
    team = TeamPlan(setup)
    return lambda seat, level, seed, *_: _Woken(Teammate(team, seat, PACES[level], seed), seat)


class _Woken:
    """A bot (`hushmaze.bots.api`)."""

    def __init__(self, bot: Teammate, seat: Seat) -> None:
        self._bot = bot
        self._seat = seat
        self._until = -1

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        for event in events:
            if isinstance(event, BellPlaced) and event.target == self._seat:
                self._until = event.at + _AWAKE_MS
        self._bot.see(events, top)

    def refused(self, deed: Deed, why: Refusal, now: int) -> None:
        self._bot.refused(deed, why, now)

    def wish(self, now: int) -> Wish | None:
        wish = self._bot.wish(now)
        return wish if wish is not None and wish.at <= self._until else None
