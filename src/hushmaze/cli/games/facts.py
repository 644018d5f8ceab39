"""One row of facts about a game, and summary figures of many."""

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median
from typing import Any, NamedTuple

from hushmaze.bots.public_game import went_by
from hushmaze.bots.simulate.figures import wilson
from hushmaze.cli.games.sources import Found
from hushmaze.protocol.game_log.played import played_ms
from hushmaze.rules.events import TheftDone
from hushmaze.rules.state import Phase
from hushmaze.scenarios import builtin_number
from hushmaze.scenarios.prepare import level_of


class GameFacts(NamedTuple):
    """Times in milliseconds."""

    name: str
    at: int | None
    scenario: int
    """0 for an own one."""
    title: str
    level: int | None
    seats: int
    phase: str
    loss: str | None
    stolen: bool
    time_ms: int
    """From the start to the end, without pauses."""
    sand_left_ms: int
    turns: int
    actions: int
    rigged: bool
    paused: bool
    interrupted: bool

    @property
    def won(self) -> bool:
        return self.phase == Phase.WON


def facts_of(found: Found) -> GameFacts:
    heading, state = found.log.heading, found.state
    events = found.log.events
    return GameFacts(
        name=found.name,
        at=found.at,
        scenario=builtin_number(heading.scenario) or 0,
        title=heading.scenario.name,
        level=level_of(heading.scenario, heading.table),
        seats=heading.table.seats,
        phase=state.phase.value,
        loss=None if state.loss is None else state.loss.value,
        stolen=_stolen(found),
        time_ms=played_ms(state, events),
        sand_left_ms=max(state.sand_left(state.time), 0) if state.over else 0,
        turns=state.turns,
        actions=sum(went_by(event) is not None for event in events),
        rigged=heading.table.rigging is not None,
        paused=state.was_paused,
        interrupted=state.was_interrupted,
    )


def _stolen(found: Found) -> bool:
    """At a table's own hands, or before the position in which the game began."""
    began = found.log.opening().state.phase
    return began is Phase.ESCAPE or any(isinstance(event, TheftDone) for event in found.log.events)


GameFilter = Callable[[GameFacts], bool]


def groups(rows: Iterable[GameFacts]) -> dict[tuple[int, str, int | None, int], list[GameFacts]]:
    """By scenario, its name, level and seats, in that order."""
    found: dict[tuple[int, str, int | None, int], list[GameFacts]] = {}
    for row in sorted(rows, key=lambda row: (row.scenario, row.title, row.level or 0, row.seats)):
        found.setdefault((row.scenario, row.title, row.level, row.seats), []).append(row)
    return found


def figures(rows: Sequence[GameFacts]) -> dict[str, Any]:  # Any: whatever JSON can say
    """Of games that came to their end; means over all of them unless said."""
    over = [row for row in rows if row.phase in (Phase.WON, Phase.LOST)]
    won = [row for row in over if row.won]
    low, high = wilson(len(won), len(over))
    return {
        "games": len(rows),
        "given_up": len(rows) - len(over),
        "won": len(won),
        "win_rate": round(len(won) / len(over), 4) if over else None,
        "wilson_95": [round(low, 4), round(high, 4)],
        "stolen": sum(row.stolen for row in over),
        "time_s": _mean(row.time_ms / 1000 for row in over),
        "time_s_median": round(median(row.time_ms / 1000 for row in over), 1) if over else None,
        "sand_left_s_when_won": _mean(row.sand_left_ms / 1000 for row in won),
        "turns": _mean(row.turns for row in over),
        "actions": _mean(row.actions for row in over),
        "actions_per_s": _mean(row.actions / (row.time_ms / 1000) for row in over if row.time_ms),
    }


def _mean(values: Iterable[float]) -> float | None:
    found = list(values)
    return round(fmean(found), 2) if found else None
