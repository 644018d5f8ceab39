"""One finished game as the challenge book knows it."""

from functools import cache

import msgspec

from hushmaze.protocol.codec import Plain
from hushmaze.scenarios import Table, builtin_scenarios
from hushmaze.scenarios.prepare import level_of
from hushmaze.server.results.groups import GroupId, group_of
from hushmaze.storage.api import FinishedGame

UNKNOWN = "unknown"
"""The mark of a game whose summary is older than marks, until its log has been read."""

ScenarioKey = int | str
"""A number of the 17, or the share code of an own scenario."""


class Told(msgspec.Struct):
    """A stored summary. Those of earlier versions lack some of it; what else is in one does not matter."""

    name: str
    seats: int
    won: bool
    turns: int
    sand_left: int
    counts: bool
    scenario: int | None = None
    code: str | None = None
    level: int | None = None
    names: list[str] = []
    played_ms: int = 0
    marks: list[str] | None = None
    daily: str | None = None
    dealt_at: int | None = None


class Entry(msgspec.Struct, frozen=True, gc=False):
    game: str
    finished_at: int
    told: Told
    group: GroupId
    proven: bool = False
    """Whether these figures are known to be those of the game's log."""

    @property
    def scenario(self) -> ScenarioKey:
        return self.told.scenario or self.told.code or self.told.name

    @property
    def pure(self) -> bool:
        return not self.marks

    @property
    def marks(self) -> list[str]:
        if self.told.marks is not None:
            return self.told.marks
        return [] if self.told.counts else [UNKNOWN]

    @property
    def rank(self) -> tuple[int, int, int]:
        """Less is better: fewer turns, then more sand left (B1); among equals, who did it first."""
        return self.told.turns, -self.told.sand_left, self.finished_at


def entry_of(finished: FinishedGame, *, proven: bool = False) -> Entry | None:
    """None where no people sat, or where nobody will ask; a MsgspecError if the summary cannot be read.

    Lost games are of interest only where a day's results are listed.
    """
    told = msgspec.json.decode(finished.summary, type=Told)
    if not told.won and told.daily is None:
        return None
    if told.level is None and told.scenario is not None:
        told.level = _usual_level(told.scenario)
    group = group_of(tuple(told.names))
    return None if group is None else Entry(finished.game, finished.finished_at, told, group, proven)


@cache
def _usual_level(number: int) -> int | None:
    """What earlier summaries did not say."""
    scenario = builtin_scenarios().get(number)
    return None if scenario is None else level_of(scenario, Table(seats=scenario.seats[0]))


def corrected(entry: Entry, figures: dict[str, Plain]) -> Entry:
    """The same game with the figures of its log; who sat there is not in a log."""
    kept: dict[str, Plain] = {"names": entry.told.names, "dealt_at": entry.told.dealt_at}
    told = msgspec.convert(figures | kept, Told)
    return Entry(entry.game, entry.finished_at, told, entry.group, proven=True)
