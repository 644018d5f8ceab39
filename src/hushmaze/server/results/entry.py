"""One finished game as the challenge book knows it."""

from functools import cache

import msgspec
from msgspec import structs

from hushmaze.protocol.summary import Summary, read_summary
from hushmaze.scenarios import Table, builtin_scenarios
from hushmaze.scenarios.prepare import level_of
from hushmaze.server.results.groups import GroupId, group_of
from hushmaze.server.results.marks import Mark
from hushmaze.storage.api import FinishedGame

UNKNOWN = "unknown"
"""The mark of a game whose summary is older than marks, until its log has been read."""

ScenarioKey = int | str
"""A number of the 17, or the share code of an own scenario."""


class BookEntry(msgspec.Struct, frozen=True, gc=False):
    game: str
    finished_at: int
    summary: Summary
    group: GroupId
    proven: bool = False
    """Whether these figures are known to be those of the game's log."""

    @property
    def scenario(self) -> ScenarioKey:
        return self.summary.scenario or self.summary.code or self.summary.name

    @property
    def pure(self) -> bool:
        return not self.marks

    @property
    def marks(self) -> list[str]:
        if self.summary.marks is not None:
            return self.summary.marks
        return [] if self.summary.counts else [UNKNOWN]

    @property
    def rank(self) -> tuple[int, int, int]:
        """Sorting key, less is better: fewer turns, then more sand left (B1), then the earlier game."""
        return self.summary.turns, -self.summary.sand_left, self.finished_at


def entry_of(finished: FinishedGame, *, proven: bool = False) -> BookEntry | None:
    """None for a lesson, where no people sat, or where nobody will ask; a MsgspecError if it cannot be read.

    Lost games are of interest only where a day's results are listed, those played on from another nowhere.
    """
    summary = read_summary(finished.summary)
    if summary.lesson or (not summary.won and summary.daily is None):
        return None
    if Mark.CONTINUED in (summary.marks or ()):
        return None
    if summary.level is None and summary.scenario is not None:
        summary = structs.replace(summary, level=_usual_level(summary.scenario))
    group = group_of(tuple(summary.names))
    return None if group is None else BookEntry(finished.game, finished.finished_at, summary, group, proven)


@cache
def _usual_level(number: int) -> int | None:
    """Returns the level that earlier summaries left out."""
    scenario = builtin_scenarios().get(number)
    return None if scenario is None else level_of(scenario, Table(seats=scenario.seats[0]))


def corrected(entry: BookEntry, figures: Summary) -> BookEntry:
    """The same game with the figures of its log; a log does not say who played, nor when it was dealt."""
    booked = entry.summary
    kept = structs.replace(
        figures, names=booked.names, players=booked.players, fair=booked.fair, dealt_at=booked.dealt_at
    )
    return BookEntry(entry.game, entry.finished_at, kept, entry.group, proven=True)
