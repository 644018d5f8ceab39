"""The challenge book: read only, there is nothing that writes into it."""

from typing import Any, NamedTuple

from hushmaze.protocol.api.base import GameId
from hushmaze.protocol.api.book import (
    BookedWin,
    BookGroup,
    BookGroups,
    BookLine,
    BookQuery,
    BookScenario,
    ChallengeBook,
    GroupsQuery,
    OwnLine,
    Win,
    WinsQuery,
)
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.scenarios import builtin_scenarios
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.resources.finished import Booked
from hushmaze.server.results.book import Book, BookCell
from hushmaze.server.results.days import Now, is_open
from hushmaze.server.results.entry import BookEntry
from hushmaze.server.results.groups import GroupId

MOST_OWN = 24
"""Own scenarios that are listed: those played last."""

MOST_FIRST = 50
"""Groups that may be asked for first."""


class Naming(NamedTuple):
    """Decides which games are named: whoever knows a game's id can read all that was said in it."""

    now: Now
    open_list: bool

    def may_name(self, entry: BookEntry) -> bool:
        """Where the list is open, and no game of a day that is still on: its replay would show the deal."""
        day = entry.summary.daily
        return self.open_list and (day is None or is_open(day, self.now()))


def win_parts(entry: BookEntry, naming: Naming) -> dict[str, Any]:  # Any: each part has its own type
    summary = entry.summary
    return {
        "game": entry.game if naming.may_name(entry) else None,
        "finished_at": entry.finished_at,
        "group": entry.group,
        "names": summary.names,
        "seats": summary.seats,
        "turns": summary.turns,
        "sand_left": summary.sand_left,
        "played_ms": summary.played_ms,
        "marks": entry.marks,
    }


class BookResource:
    def __init__(self, book: Book, naming: Naming, booked: Booked) -> None:
        self._book = book
        self._naming = naming
        self._booked = booked

    async def book(self, query: BookQuery) -> ChallengeBook:
        """Shows every line of the challenge book, with its best pure and its best marked win."""
        group = self._group(query.group)
        own = [await self._own(cell, group) for cell in self._book.own_cells(group, MOST_OWN)]
        return ChallengeBook(
            group=None if group is None else await self._group_row(group),
            stars=await self._book.stars(group),
            of=sum(map(len, LINES.values())),
            scenarios=[
                BookScenario(
                    number=number,
                    lines=[await self._line(BookCell(number, level), group) for level in levels],
                )
                for number, levels in LINES.items()
            ],
            own=[row for row in own if row is not None],
        )

    async def _line(self, cell: BookCell, group: GroupId | None) -> BookLine:
        best = await self._book.best(cell, group)
        return BookLine(level=cell.level, best=self._row(best.pure), marked=self._row(best.marked))

    async def _own(self, cell: BookCell, group: GroupId | None) -> OwnLine | None:
        best = (await self._book.best(cell, group)).marked
        if best is None:
            return None
        summary = best.summary
        return OwnLine(name=summary.name, code=summary.code, level=summary.level, marked=self._win(best))

    def _win(self, entry: BookEntry) -> Win:
        return Win(**win_parts(entry, self._naming))

    def _row(self, entry: BookEntry | None) -> Win | None:
        return None if entry is None else self._win(entry)

    def _group(self, asked: str) -> GroupId | None:
        if not asked:
            return None
        if self._book.last_of(GroupId(asked)) is None:
            raise HttpError(HttpReason.NO_SUCH_GROUP)
        return GroupId(asked)

    async def groups(self, query: GroupsQuery) -> BookGroups:
        """Lists who has won something: the groups asked for first, then the last to win."""
        first = [GroupId(each) for each in query.first.split(",")[:MOST_FIRST]]
        found = self._book.groups(first)
        rows = [await self._group_row(group) for group in found[query.offset : query.offset + query.limit]]
        return BookGroups(groups=[row for row in rows if row is not None], total=len(found))

    async def _group_row(self, group: GroupId) -> BookGroup | None:
        """None where proving has left nothing of the group."""
        stars = await self._book.stars(group)
        last = self._book.last_of(group)
        if last is None:
            return None
        return BookGroup(id=group, names=last.summary.names, last=last.finished_at, stars=stars)

    async def wins(self, query: WinsQuery) -> list[Win]:
        """Lists the wins of one line, best first: of a group all, else the best of each group."""
        cell = BookCell(query.scenario, query.level)
        if cell.level not in LINES.get(query.scenario, ()):
            raise HttpError(HttpReason.NO_SUCH_LINE)
        found = await self._book.wins(cell, self._group(query.group), query.offset, query.limit)
        return [self._win(win) for win in found]

    async def game(self, game: GameId) -> BookedWin:
        """Shows what a game that was won brought its group."""
        await self._booked(game)
        entry = await self._book.entry(game)
        if entry is None or not entry.summary.won:
            raise HttpError(HttpReason.NOT_IN_BOOK)
        before = await self._book.before(entry) if entry.pure else None
        better = before is None or entry.rank < before.rank
        return BookedWin(
            **win_parts(entry, self._naming) | {"game": game},
            scenario=entry.summary.scenario,
            level=entry.summary.level,
            news=None if not entry.pure or not better else "first" if before is None else "better",
            daily=entry.summary.daily,
        )


LINES: dict[int, tuple[int | None, ...]] = {
    number: scenario.levels or (None,) for number, scenario in builtin_scenarios().items()
}
"""The levels of each scenario; a campaign scenario has one line and no level."""
