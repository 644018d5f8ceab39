"""The deal of the day: one for everybody, fair where one is found."""

import asyncio
from collections.abc import AsyncGenerator, Iterator, Sequence

import pytest

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.deals.deal_search import NoAnswerError, SearchInWorker
from hushmaze.server.jobs.fair_queue import FullError
from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.pool import FaultyJobError, Jobs
from hushmaze.server.jobs.worker_process import JobFailedError, JobRaisedError, JobWorker
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.daily import DailyDeals
from hushmaze.server.results.days import day_of
from tests.server.asked import broken_solver, first_deal, no_deal
from tests.server.results.daily import MONDAY
from tests.server.support import in_loop
from tests.support.deal_search import SearchInThread


@in_loop
async def test_the_first_fair_deal_is_the_days() -> None:
    day = day_of(MONDAY)
    seeds = list(day.seeds())

    def picky(_make: object, tried: Iterator[int]) -> int | None:
        return next((seed for seed in tried if seed in seeds[2:]), None)

    deals = DailyDeals(SearchInThread(picky))
    dealt = await deals.deal(MONDAY, 3)
    assert (dealt.heading, dealt.fair) == (day.heading(seeds[2], 3), True)
    again = await deals.deal(MONDAY, 5)
    assert again.heading == day.heading(seeds[2], 5), "for every table the same"
    await deals.close()


@pytest.mark.parametrize("solver", [no_deal, broken_solver])
@in_loop
async def test_where_no_fair_deal_is_found_the_first_is_taken_and_said_not_to_be(solver: object) -> None:
    deals = DailyDeals(SearchInThread(solver))  # type: ignore[arg-type]
    dealt = await deals.deal(MONDAY, 2)
    assert (dealt.heading.table.seed, dealt.fair) == (next(day_of(MONDAY).seeds()), False)
    await deals.close()


class BusyAtFirst(SearchInThread):
    """Has no answer the first time."""

    asked = 0

    async def all_fair(self, headings: Sequence[Heading]) -> bool:
        self.asked += 1
        if self.asked == 1:
            raise NoAnswerError
        return await super().all_fair(headings)


@in_loop
async def test_a_search_that_could_not_be_made_is_made_again() -> None:
    """Any other deal would not be the one that others play that day."""
    deals = DailyDeals(BusyAtFirst(first_deal))
    with pytest.raises(Rejected, match="not there yet") as rejected:
        await deals.deal(MONDAY, 2)
    assert rejected.value.reason is ErrorReason.BUSY
    assert (await deals.deal(MONDAY, 2)).fair
    await deals.close()


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (JobFailedError("died"), NoAnswerError),
        (FullError(), NoAnswerError),
        (JobRaisedError("a fault"), FaultyJobError),
    ],
)
@in_loop
async def test_only_a_fault_of_the_search_itself_is_an_answer(
    trouble: Exception, told: type[Exception]
) -> None:
    class Failing(JobWorker):
        async def do(self, _job: Job) -> AsyncGenerator[bytes, None]:
            raise trouble
            yield

    jobs = Jobs(Failing)
    day = day_of(MONDAY)
    with pytest.raises(told):
        await SearchInWorker(jobs).all_fair([day.heading(next(day.seeds()), 2)])
    await jobs.close()


@in_loop
async def test_a_deal_is_looked_for_once_and_the_search_can_be_left() -> None:
    searches: list[int] = []

    def counting(make: object, seeds: Iterator[int]) -> int | None:
        searches.append(1)
        return first_deal(make, seeds)

    deals = DailyDeals(SearchInThread(counting))
    await asyncio.gather(*(deals.deal(MONDAY, seats) for seats in (1, 2, 3, 4)))
    assert len(searches) == 2, "at two tables and at four"
    deals.look_ahead("2026-11-10")
    await deals.close()
