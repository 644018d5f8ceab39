"""The challenge book (B1): what the finished logs of this server come to. Nothing else can be entered.

Stored summaries say where to look; what is shown was worked out from the log behind it, once for each game
and process. A summary without such a log, or one that says more than its log, does not count.
"""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.server.results.entry import BookEntry, ScenarioKey, corrected, entry_of
from hushmaze.server.results.groups import GroupId
from hushmaze.server.results.summary import worked_out_again
from hushmaze.storage.api import FinishedGame, Store

PAGE = 2_000
"""How many summaries are read at once."""

log = logging.getLogger("hushmaze.book")


class BookCell(NamedTuple):
    """One line of the book: a scenario and, for challenges, a level."""

    scenario: ScenarioKey
    level: int | None


class Best(NamedTuple):
    """The best wins of one cell; each is None where there is none."""

    pure: BookEntry | None
    marked: BookEntry | None


class Book:
    """Kept in memory; belongs to the event loop's thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._entries: dict[str, BookEntry] = {}
        self._cells: dict[BookCell, dict[GroupId, dict[str, BookEntry]]] = {}
        self._groups: dict[GroupId, set[BookCell]] = {}
        self._last: dict[GroupId, BookEntry] = {}
        self._days: dict[str, dict[str, BookEntry]] = {}
        self._bests: dict[tuple[BookCell, GroupId | None], Best] = {}
        self._proving = asyncio.Lock()

    async def load(self) -> None:
        """Reads all summaries, newest first; games that end meanwhile come by `add`."""
        before: int | None = None
        while page := await self._store.finished_games(PAGE, before):
            for finished in page:
                self._read(finished, proven=False)
            before = page[-1].finished_at
            await asyncio.sleep(0)  # others have their turn

    def add(self, finished: FinishedGame) -> None:
        """Adds a game that has just been booked: its summary was made from the log a moment ago."""
        self._read(finished, proven=True)

    def learn(self, finished: FinishedGame) -> None:
        """Adds a game that another server booked; one that is known already changes nothing."""
        self._read(finished, proven=False)

    def _read(self, finished: FinishedGame, *, proven: bool) -> None:
        try:
            entry = entry_of(finished, proven=proven)
        except msgspec.MsgspecError as error:
            log.warning("the summary of game %s cannot be read: %s", finished.game, error)
            return
        if entry is not None and entry.game not in self._entries:
            self._take(entry)

    def _take(self, entry: BookEntry) -> None:
        if entry.summary.won:
            cell = cell_of(entry)
            self._cells.setdefault(cell, {}).setdefault(entry.group, {})[entry.game] = entry
            self._groups.setdefault(entry.group, set()).add(cell)
            self._last[entry.group] = max(entry, self._last.get(entry.group, entry), key=_when)
            self._forget_bests(entry)
        if entry.summary.daily is not None:
            self._days.setdefault(entry.summary.daily, {})[entry.game] = entry
        if entry.summary.won or entry.summary.daily is not None:
            self._entries[entry.game] = entry

    def _drop(self, entry: BookEntry) -> None:
        del self._entries[entry.game]
        if entry.summary.won:
            cell = cell_of(entry)
            of_group = self._cells[cell][entry.group]
            del of_group[entry.game]
            self._forget_bests(entry)
            if not of_group:
                self._close(cell, entry.group)
            self._find_last(entry.group)
        if entry.summary.daily is not None:
            del self._days[entry.summary.daily][entry.game]

    def _close(self, cell: BookCell, group: GroupId) -> None:
        del self._cells[cell][group]
        self._groups[group].discard(cell)
        if not self._cells[cell]:
            del self._cells[cell]
        if not self._groups[group]:
            del self._groups[group]

    def _find_last(self, group: GroupId) -> None:
        wins = (win for cell in self._groups.get(group, ()) for win in self._wins(cell, group))
        last = max(wins, key=_when, default=None)
        if last is None:
            self._last.pop(group, None)
        else:
            self._last[group] = last

    def _forget_bests(self, entry: BookEntry) -> None:
        for group in (None, entry.group):
            self._bests.pop((cell_of(entry), group), None)

    # Proving

    async def proven(self, entry: BookEntry) -> BookEntry | None:
        """Returns the game with the figures of its log; None if no finished log supports it."""
        async with self._proving:
            known = self._entries.get(entry.game)
            if known is None or known.proven:
                return known
            found = await self._judge(known)
            self._drop(known)
            if found is not None:
                self._take(found)
        return self._entries.get(entry.game)

    async def _judge(self, entry: BookEntry) -> BookEntry | None:
        heading, lines = await self._store.heading(entry.game), await self._store.read(entry.game)
        try:
            figures = await asyncio.to_thread(worked_out_again, heading or b"", lines, entry.summary.daily)
            return corrected(entry, figures)
        except UNREADABLE:
            log.warning("game %s does not count, its log is not to be had", entry.game, exc_info=True)
            return None

    # Reading

    async def best(self, cell: BookCell, group: GroupId | None = None) -> Best:
        while True:
            best = self._claimed(cell, group)
            unproven = next((entry for entry in best if entry is not None and not entry.proven), None)
            if unproven is None:
                return best
            await self.proven(unproven)

    def _claimed(self, cell: BookCell, group: GroupId | None) -> Best:
        known = self._bests.get((cell, group))
        if known is None:
            wins = list(self._wins(cell, group))
            pure = min((win for win in wins if win.pure), key=_rank, default=None)
            marked = min((win for win in wins if not win.pure), key=_rank, default=None)
            known = self._bests[cell, group] = Best(pure, marked)
        return known

    def _wins(self, cell: BookCell, group: GroupId | None) -> Iterator[BookEntry]:
        groups = self._cells.get(cell, {})
        for wins in groups.values() if group is None else [groups.get(group, {})]:
            yield from wins.values()

    async def wins(self, cell: BookCell, group: GroupId | None, offset: int, limit: int) -> list[BookEntry]:
        """Lists wins, best first, pure before marked: all of one group, else the best of each group."""
        while True:
            found = list(self._wins(cell, group)) if group else list(self._best_of_each(cell))
            page = sorted(found, key=lambda win: (not win.pure, win.rank))[offset : offset + limit]
            unproven = [win for win in page if not win.proven]
            if not unproven:
                return page
            for win in unproven:
                await self.proven(win)

    def _best_of_each(self, cell: BookCell) -> Iterator[BookEntry]:
        for wins in self._cells.get(cell, {}).values():
            yield min(wins.values(), key=lambda win: (not win.pure, win.rank))

    def own_cells(self, group: GroupId | None, most: int) -> list[BookCell]:
        """Those of own scenarios (B2), the last played first."""
        cells = self._cells if group is None else self._groups.get(group, ())
        own = [cell for cell in cells if isinstance(cell.scenario, str)]
        latest = {cell: max(win.finished_at for win in self._wins(cell, group)) for cell in own}
        return sorted(own, key=latest.__getitem__, reverse=True)[:most]

    def groups(self, first: Iterable[GroupId] = ()) -> list[GroupId]:
        """Lists all groups that have won something: those asked for first, then the last to win."""
        wanted = [group for group in dict.fromkeys(first) if group in self._last]
        others = sorted(self._last.keys() - set(wanted), key=lambda g: (-_when(self._last[g]), g))
        return wanted + others

    def last_of(self, group: GroupId) -> BookEntry | None:
        """A group's last win, as claimed."""
        return self._last.get(group)

    async def stars(self, group: GroupId | None) -> int:
        """How many lines have a pure win."""
        cells = list(self._cells if group is None else self._groups.get(group, ()))
        return sum([(await self.best(cell, group)).pure is not None for cell in cells])

    async def entry(self, game: str) -> BookEntry | None:
        entry = self._entries.get(game)
        return None if entry is None else await self.proven(entry)

    async def before(self, entry: BookEntry) -> BookEntry | None:
        """The best pure win that the group had in this line without this game."""
        others = [
            win
            for win in self._wins(cell_of(entry), entry.group)
            if win.pure and win.game != entry.game and win.finished_at <= entry.finished_at
        ]
        for win in sorted(others, key=_rank):
            proven = await self.proven(win)
            if proven is not None and proven.pure and proven.summary.won:
                return proven
        return None

    def day(self, date: str) -> list[BookEntry]:
        """All games of a day's challenge, as claimed."""
        return list(self._days.get(date, {}).values())

    def days(self) -> list[str]:
        """Those that somebody has played."""
        return sorted((date for date, games in self._days.items() if games), reverse=True)


def cell_of(entry: BookEntry) -> BookCell:
    return BookCell(entry.scenario, entry.summary.level)


def _rank(entry: BookEntry) -> tuple[int, int, int]:
    return entry.rank


def _when(entry: BookEntry) -> int:
    return entry.finished_at
