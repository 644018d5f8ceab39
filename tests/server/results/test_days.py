"""The recipe of the days: the same for everybody, kind on Mondays, and secret until a day is over."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from subprocess import run
from sys import executable

import pytest

from hushmaze.rules import begin
from hushmaze.scenarios import builtin_scenarios
from hushmaze.server.results.days import (
    MOST_DEALS,
    WEEK,
    day_of,
    is_deal_of,
    is_open,
    may_begin,
    today,
    utc_now,
)

ROOT = Path(__file__).parents[3]
MONDAY = date(2026, 11, 9)
YEAR = [(MONDAY + timedelta(days=n)).isoformat() for n in range(364)]


def test_every_day_is_of_its_weekday_and_can_be_played_by_everybody() -> None:
    for place, when in enumerate(YEAR):
        day, kind = day_of(when), WEEK[place % 7]
        assert day.scenario in kind.scenarios
        assert day.level == kind.level
        assert list(day.seats) == list(range(1, 9))
        levels = builtin_scenarios()[day.scenario].levels
        assert day.level is None or day.level in levels


def test_mondays_are_kind_and_weekends_are_harder() -> None:
    tiles = [
        max(len(begin(day_of(when).heading(1, 4).setup()).stack) for when in YEAR[n::7]) for n in range(7)
    ]
    assert tiles[0] == min(tiles)
    assert tiles[5] < tiles[6]


def test_all_that_a_weekday_may_bring_comes_in_a_year() -> None:
    for place, kind in enumerate(WEEK):
        assert {day_of(when).scenario for when in YEAR[place::7]} == set(kind.scenarios)


def test_the_deals_of_a_day_are_its_own() -> None:
    seeds = [seed for when in YEAR[:30] for seed in day_of(when).seeds()]
    assert len(set(seeds)) == len(seeds) == 30 * MOST_DEALS
    assert list(day_of(YEAR[0]).seeds()) == list(day_of(YEAR[0]).seeds())


def test_days_are_equal_on_every_machine() -> None:
    """Written down: another value would be another game for half of the world."""
    day = day_of("2026-11-15")
    assert (day.scenario, day.level, next(day.seeds())) == (13, 5, FIRST_SEED)


FIRST_SEED = 4080216365151759254

SEARCH = """
import asyncio
from hushmaze.server.results.daily import DailyDeals
from hushmaze.server.results.days import day_of
from tests.support.deal_search import SearchInThread

async def searched(day):
    return await DailyDeals(SearchInThread())._first_fair(day_of(day))

print([asyncio.run(searched(day)) for day in ("2026-11-09", "2026-11-12")])
"""


def test_the_search_does_not_depend_on_how_a_process_hashes() -> None:
    answers = {
        run(
            [executable, "-c", SEARCH],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(answers) == 1
    assert "None" not in answers.pop()


@pytest.mark.parametrize(
    "text", ["", "today", "2026-13-01", "20261115", "2026-W46-7", "2026-1-1", "٢٠٢٦-11-15"]
)
def test_what_is_no_date(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        day_of(text)
    assert not is_deal_of(text, day_of("2026-11-15").heading(1, 4))


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def test_a_day_goes_from_midnight_to_midnight_and_rooms_get_a_little_longer() -> None:
    assert utc_now().tzinfo is UTC
    assert today(at("2026-11-15T23:59:59")).date == "2026-11-15"
    assert today(at("2026-11-16T00:00:00")).date == "2026-11-16"
    moments = (
        "2026-11-14T23:59",
        "2026-11-15T00:00",
        "2026-11-15T23:59",
        "2026-11-16T00:29",
        "2026-11-16T00:30",
    )
    assert [may_begin("2026-11-15", at(moment)) for moment in moments] == [False, True, True, True, False]
    opens = ("2026-11-15T12:00", "2026-11-16T00:59", "2026-11-16T01:00")
    assert [is_open("2026-11-15", at(moment)) for moment in opens] == [False, False, True]


def test_a_game_is_a_days_only_by_its_table_and_its_deal() -> None:
    day = day_of("2026-11-15")
    seeds = list(day.seeds())
    assert is_deal_of(day.date, day.heading(seeds[0], 2))
    assert is_deal_of(day.date, day.heading(seeds[-1], 8))
    assert not is_deal_of(day.date, day.heading(seeds[0] + 1, 2))
    assert not is_deal_of("2026-11-14", day.heading(seeds[0], 2))
    assert not is_deal_of(day.date, day._replace(level=2).heading(seeds[0], 2))
