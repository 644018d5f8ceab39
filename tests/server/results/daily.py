"""What tests of a day share: a desk at a moment, games of a day, its table of results."""

from hushmaze.server.results.book import Book
from hushmaze.server.results.daily import results_of
from hushmaze.server.results.days import day_of
from hushmaze.storage import MemoryStore
from tests.server.asked import Desk, Wall
from tests.server.finished import Finished, ended

MONDAY = "2026-11-09"


async def desk_at(time: str) -> tuple[Desk, MemoryStore, Wall]:
    store, wall = MemoryStore(), Wall(time)
    await store.open()
    return await Desk(store, wall).opened(), store, wall


def of_day(date: str, pace: int = 400, seats: int = 2) -> Finished:
    day = day_of(date)
    return ended(day.heading(next(day.seeds()), seats), pace)


async def table(book: Book, date: str = MONDAY) -> list[tuple[str, int, bool, int]]:
    results = await results_of(book, date, 0, 50)
    return [(r.entry.game, r.attempt, r.entry.summary.won, r.entry.summary.turns) for r in results]
