"""Begins a game in the middle of a finished one: its log up to a moment, then a pause."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from hushmaze.analysis.what_if import NoBranchError, events_until
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.heading import Heading, PlayedOn
from hushmaze.protocol.game_log.log import Log
from hushmaze.protocol.game_log.options import options_to_plain
from hushmaze.protocol.messages.facts import ScenarioEntries, TableChanges
from hushmaze.rules import Command, Refusal, decide
from hushmaze.rules.commands import Pause
from hushmaze.rules.game import rebuilt
from hushmaze.rules.words import Seat
from hushmaze.scenarios import builtin_number, entries_of


class Beginning(NamedTuple):
    heading: Heading
    lines: list[bytes]
    """The log so far."""
    choices: TableChanges
    """The table on which the finished game was played."""


class BranchPoint(NamedTuple):
    """Where to begin: a version or a moment of the game's clock, whichever is given; else the start."""

    version: int | None
    at: int | None


def begin_at(game: str, log: Log, lines: Sequence[bytes], moment: BranchPoint, seat: int) -> Beginning:
    """The same stack and the same sand as in `game`; a NoBranchError says why there is nothing to play.

    Its table has agreed to pauses (H1), and the first one is on: `seat` says when it is ready.
    """
    if not 0 <= seat < log.heading.table.seats:
        raise NoBranchError("There is no such seat.")
    events, now = events_until(log, *moment)
    heading = replace(_with_pauses(log.heading), played_on=PlayedOn(game, len(events)))
    state = rebuilt(heading.setup(), events).state
    if state.over:
        raise NoBranchError("The game is over by then.")
    begun = list(lines[: len(events)])
    if not state.paused:
        pause = decide(state, Command(Seat(seat), Pause()), now)
        assert not isinstance(pause, Refusal), "what runs can be paused where that was agreed"
        begun += [write_event(event, None) for event in pause]
    return Beginning(heading, begun, _choices(log.heading))


def _with_pauses(heading: Heading) -> Heading:
    options = replace(heading.table.options, pause=True)
    return replace(heading, table=replace(heading.table, options=options))


def _choices(heading: Heading) -> TableChanges:
    """Without its tiles, of which a heading does not say what they were chosen by."""
    scenario, table = heading.scenario, heading.table
    return TableChanges(
        scenario=builtin_number(scenario) or msgspec.convert(entries_of(scenario), ScenarioEntries),
        seats=table.seats,
        level=table.level,
        face=table.face,
        hourglass_ms=table.hourglass_ms,
        **options_to_plain(table.options),
    )
