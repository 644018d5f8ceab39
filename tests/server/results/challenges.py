"""What tests of the challenge book share: a heading, a group, a forged summary, all wins."""

from typing import Any

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.results.book import Book, BookCell
from hushmaze.server.results.groups import group_of
from hushmaze.tiles import standard_set

FIRST = BookCell(1, None)
ANN_AND_BEN = group_of(("Ann", "Ben"))


def heading(**table: object) -> Heading:
    return Heading(scenario_number(1), Table(**({"seats": 2, "seed": 5} | table)), standard_set())  # type: ignore[arg-type]


LIE: dict[str, Any] = {"won": True, "scenario": 1, "level": None, "counts": True, "marks": []}
"""What somebody writes over the summary of a game that was lost."""


async def all_wins(book: Book) -> list[tuple[BookCell, int, int, bool]]:
    cells = [FIRST, *(BookCell(8, level) for level in range(1, 8)), BookCell(17, 7)]
    return [
        (cell, win.summary.turns, win.summary.sand_left, win.pure)
        for cell in cells
        for win in await book.wins(cell, None, 0, 10)
    ]
