"""The challenge book over HTTP: read only, there is nothing that writes into it."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hushmaze.protocol.codec import Plain
from hushmaze.scenarios import builtin_scenarios
from hushmaze.server.http.json_response import JsonResponse
from hushmaze.server.http.query import number_in, page_in
from hushmaze.server.results.book import Book, Cell
from hushmaze.server.results.days import Now, is_open
from hushmaze.server.results.entry import Entry
from hushmaze.server.results.groups import GroupId

MOST_OWN = 24
"""Own scenarios that are listed: those played last."""

MOST_A_PAGE = 50


def win_row(entry: Entry, now: Now) -> dict[str, Plain]:
    """A win as it is shown. A game of a day that is still on is not named: its replay would show the deal."""
    told = entry.told
    hidden = told.daily is not None and not is_open(told.daily, now())
    return {
        "game": None if hidden else entry.game,
        "finished_at": entry.finished_at,
        "group": entry.group,
        "names": told.names,
        "seats": told.seats,
        "turns": told.turns,
        "sand_left": told.sand_left,
        "played_ms": told.played_ms,
        "marks": entry.marks,
    }


class BookPages:
    def __init__(self, book: Book, now: Now) -> None:
        self._book = book
        self._now = now

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/api/book", self.book),
            Route("/api/book/groups", self.groups),
            Route("/api/book/wins", self.wins),
            Route("/api/book/games/{game}", self.game),
        ]

    async def book(self, request: Request) -> Response:
        """Every line of the book, with its best pure and its best marked win."""
        group = self._group(request)
        scenarios = [
            {"number": number, "lines": [await self._line(Cell(number, level), group) for level in levels]}
            for number, levels in LINES.items()
        ]
        own = [await self._own(cell, group) for cell in self._book.own_cells(group, MOST_OWN)]
        return JsonResponse(
            {
                "group": None if group is None else await self._group_row(group),
                "stars": await self._book.stars(group),
                "of": sum(map(len, LINES.values())),
                "scenarios": scenarios,
                "own": [row for row in own if row is not None],
            }
        )

    async def _line(self, cell: Cell, group: GroupId | None) -> dict[str, Plain]:
        best = await self._book.best(cell, group)
        return {"level": cell.level, "best": self._row(best.pure), "marked": self._row(best.marked)}

    async def _own(self, cell: Cell, group: GroupId | None) -> dict[str, Plain] | None:
        best = (await self._book.best(cell, group)).marked
        if best is None:
            return None
        told = best.told
        return {"name": told.name, "code": told.code, "level": told.level, "marked": self._row(best)}

    def _row(self, entry: Entry | None) -> dict[str, Plain] | None:
        return None if entry is None else win_row(entry, self._now)

    def _group(self, request: Request) -> GroupId | None:
        asked = request.query_params.get("group")
        if asked is None:
            return None
        if self._book.last_of(GroupId(asked)) is None:
            raise HTTPException(404, "There is no such group in the book.")
        return GroupId(asked)

    async def groups(self, request: Request) -> Response:
        """Those named in `first` come first; then the last to win."""
        offset, limit = page_in(request, usual=12, most=MOST_A_PAGE)
        first = [GroupId(each) for each in request.query_params.get("first", "").split(",")[:MOST_A_PAGE]]
        found = self._book.groups(first)
        rows = [await self._group_row(group) for group in found[offset : offset + limit]]
        return JsonResponse({"groups": [row for row in rows if row is not None], "total": len(found)})

    async def _group_row(self, group: GroupId) -> dict[str, Plain] | None:
        """None where proving has left nothing of the group."""
        stars = await self._book.stars(group)
        last = self._book.last_of(group)
        if last is None:
            return None
        return {"id": group, "names": last.told.names, "last": last.finished_at, "stars": stars}

    async def wins(self, request: Request) -> Response:
        """The wins of one line: of a group all, else the best of each group."""
        offset, limit = page_in(request, usual=10, most=MOST_A_PAGE)
        scenario = number_in(request, "scenario", None)
        cell = Cell(scenario or 0, number_in(request, "level", None))
        if scenario not in LINES or cell.level not in LINES[scenario]:
            raise HTTPException(404, "There is no such scenario, or no such level of it.")
        found = await self._book.wins(cell, self._group(request), offset, limit)
        return JsonResponse([self._row(win) for win in found])

    async def game(self, request: Request) -> Response:
        """What a game that was won brought its group: `news` is first, better, or null."""
        entry = await self._book.entry(request.path_params["game"])
        if entry is None or not entry.told.won:
            raise HTTPException(404, "That game is not in the book.")
        before = await self._book.before(entry) if entry.pure else None
        better = before is None or entry.rank < before.rank
        news = None if not entry.pure or not better else "first" if before is None else "better"
        row = {"scenario": entry.told.scenario, "level": entry.told.level, "news": news}
        return JsonResponse(row | {"daily": entry.told.daily} | win_row(entry, self._now))


LINES: dict[int, tuple[int | None, ...]] = {
    number: scenario.levels or (None,) for number, scenario in builtin_scenarios().items()
}
"""The levels of each scenario; a campaign scenario has one line and no level."""
