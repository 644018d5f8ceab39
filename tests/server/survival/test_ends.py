"""The server is killed while games end: each result is in the books once, and nothing else is (B1)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hushmaze.server.results.daily import results_of
from hushmaze.server.transport import run
from tests.server.finished import book_of, opened
from tests.server.survival.asking import asked
from tests.server.survival.brink import Fate, Table
from tests.server.survival.ending import Ending
from tests.server.survival.process import lives_on
from tests.server.survival.winning import DAY, RIGGED

LIVES = (
    (Fate.WINS, Fate.LIES),
    (Fate.WINS, Fate.GIVES_UP),
    (Fate.WINS, Fate.WINS),
    (Fate.WINS, Fate.GIVES_UP),
)
"""Who plays before each kill."""

Row = tuple[str, ...]
"""Who sat there."""


def people(rows: Sequence[dict[str, Any]]) -> list[Row]:
    return sorted(tuple(row["names"]) for row in rows)


def known(tables: Sequence[Table], fate: Fate) -> set[Row]:
    """Who has been told that their game ended so."""
    return {tuple(table.names) for table in tables if table.fate is fate and table.told}


def of(tables: Sequence[Table], fate: Fate) -> set[Row]:
    return {tuple(table.names) for table in tables if table.fate is fate}


async def check_after_a_kill(url: str, tables: Sequence[Table]) -> None:
    """As anybody can read it, before anybody comes back: what was told is there, and what may be, once."""
    groups = (await asked(f"{url}/api/book/groups?limit=50"))["groups"]
    day = (await asked(f"{url}/api/daily/{DAY}?limit=100"))["results"]
    in_the_book, won, lost = (
        people(rows) for rows in (groups, *([row for row in day if row["won"] is w] for w in (True, False)))
    )
    days = [table for table in tables if table.daily]
    for rows, among, fate in (
        (in_the_book, tables, Fate.WINS),
        (won, days, Fate.WINS),
        (lost, days, Fate.GIVES_UP),
    ):
        assert len(set(rows)) == len(rows), "somebody is there twice"
        missing, strange = known(among, fate) - set(rows), set(rows) - of(among, fate)
        assert (missing, strange) == (set(), set()), fate


async def check_at_the_end(folder: Path, tables: Sequence[Table]) -> None:
    """As a new process reads it: everything, and every game once."""
    store = await opened(folder)
    try:
        book = await book_of(store)
        booked = [game.game for game in await store.finished_games(1_000)]
        assert sorted(booked) == sorted(table.game for table in tables if table.fate is not Fate.LIES)
        for table in tables:
            entry = await book.entry(table.game)
            won, listed = table.fate is Fate.WINS, table.fate is not Fate.LIES and table.daily
            assert (entry is not None) == (won or listed), (table.fate, table.daily)
            assert entry is None or (entry.summary.won, entry.summary.names) == (won, table.names)
        day = await results_of(book, DAY, 0, 1_000)
        days = [table for table in tables if table.daily and table.fate is not Fate.LIES]
        assert sorted(result.entry.game for result in day) == sorted(table.game for table in days)
        assert {result.attempt for result in day} == {1}
    finally:
        await store.close()


async def campaign(folder: Path, seed: int) -> Ending:
    async with lives_on(folder, RIGGED) as lives:
        ending = Ending(lives, folder, seed)
        for fates in LIVES:
            await lives.begin()
            await check_after_a_kill(lives.now.url, ending.tables)
            await ending.come_back()
            await ending.end_and_kill(await ending.to_the_brink(*fates))
        await lives.begin()
        await check_after_a_kill(lives.now.url, ending.tables)
        await ending.come_back()
        assert await lives.now.stop() == 0
        assert lives.complaints == []
    await check_at_the_end(folder, ending.tables)
    return ending


@pytest.mark.parametrize("seed", [5])
def test_what_was_won_is_in_the_books_once_however_the_server_was_killed(tmp_path: Path, seed: int) -> None:
    ending = run(campaign(tmp_path, seed))
    assert all(table.told for table in ending.tables if table.fate is not Fate.LIES)
