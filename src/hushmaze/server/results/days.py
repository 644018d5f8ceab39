"""The challenge of the day: which scenario on which day, and the deals that its date gives.

A function of the date (UTC) and nothing else, so every server of this version has the same days. The price is
that whoever runs the program can work out a deal before its day; no server tells it.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple

from msgspec import UNSET

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.rules.dice import Dice
from hushmaze.scenarios import Table, scenario_number
from hushmaze.tiles import standard_set

RECIPE = 1
"""Version of this recipe; another number gives other deals."""

MOST_DEALS = 12
"""How many deals are searched for one that can be won."""

DEAL_WITHIN = timedelta(minutes=30)
"""How long after midnight a room of the day before may still begin: the day is that of the room."""

OPEN_AFTER = timedelta(hours=1)
"""How long after midnight replays may give the deal away: by then nobody plays it any more."""

Now = Callable[[], datetime]
"""The time in UTC."""


class DayKind(NamedTuple):
    """The scenarios and level of a weekday."""

    scenarios: tuple[int, ...]
    level: int | None = None


_CHALLENGES = (8, 10, 11, 12, 13, 14, 15, 16, 17)
"""All but the leader's, which two cannot play (C9)."""

WEEK = (
    DayKind((1, 2, 3)),
    DayKind((3, 4)),
    DayKind((5, 6, 7)),
    DayKind(_CHALLENGES, 2),
    DayKind(_CHALLENGES, 3),
    DayKind(_CHALLENGES, 4),
    DayKind(_CHALLENGES, 5),
)
"""From Monday, which is kind, to Sunday, which is not."""


class Day(NamedTuple):
    date: str
    """As in 2026-11-15."""
    scenario: int
    level: int | None

    @property
    def choices(self) -> TableChanges:
        """What the table of a day has settled; the rest is as usual."""
        return TableChanges(scenario=self.scenario, level=UNSET if self.level is None else self.level)

    @property
    def seats(self) -> range:
        return scenario_number(self.scenario).seats

    @property
    def ends(self) -> datetime:
        return _midnight(self.date) + timedelta(days=1)

    def seeds(self) -> Iterator[int]:
        """The same on every machine; the first that can be won is the day's."""
        dice = Dice("daily", RECIPE, self.date)
        for _ in range(MOST_DEALS):
            yield dice.below(1 << 31) << 31 | dice.below(1 << 31)

    def heading(self, seed: int, seats: int) -> Heading:
        table = Table(seats=seats, seed=seed, level=self.level)
        return Heading(scenario_number(self.scenario), table, standard_set())


def day_of(when: str) -> Day:
    """A ValueError if it is no date."""
    if date.fromisoformat(when).isoformat() != when:
        raise ValueError(f"{when} is not written as a date")
    kind = WEEK[date.fromisoformat(when).weekday()]
    return Day(when, Dice("daily scenario", RECIPE, when).choice(kind.scenarios), kind.level)


def utc_now() -> datetime:
    return datetime.now(UTC)


def today(now: datetime) -> Day:
    return day_of(now.date().isoformat())


def may_begin(when: str, now: datetime) -> bool:
    """Whether a room of that day may still lay out its game."""
    return _midnight(when) <= now < day_of(when).ends + DEAL_WITHIN


def is_open(when: str, now: datetime) -> bool:
    """Whether everybody may see how that day's deal lies."""
    return now >= day_of(when).ends + OPEN_AFTER


def is_deal_of(when: str, heading: Heading) -> bool:
    """Whether a game is that of a day: its table, and one of its deals. Nobody gets such a seed by chance."""
    try:
        day = day_of(when)
    except ValueError:
        return False
    wanted = day.heading(heading.table.seed, heading.table.seats)
    parts = (heading.scenario, heading.table, heading.tile_set)
    return parts == (wanted.scenario, wanted.table, wanted.tile_set) and heading.table.seed in day.seeds()


def is_long_ago(ms: int, now: datetime) -> bool:
    """Whether every day that somebody could play then is over; Unix time in milliseconds."""
    return now.timestamp() - ms / 1000 > 2 * timedelta(days=1).total_seconds()


def has_closed_deal(heading: Heading, now: datetime) -> bool:
    """Whether this is the deal of a day that is not over, at whatever table."""
    days = (today(now), today(now - timedelta(days=1)))
    return any(not is_open(day.date, now) and heading.table.seed in _seeds(day.date) for day in days)


@lru_cache(maxsize=4)
def _seeds(when: str) -> frozenset[int]:
    return frozenset(day_of(when).seeds())


def _midnight(when: str) -> datetime:
    return datetime.combine(date.fromisoformat(when), datetime.min.time(), UTC)
