"""Marks that keep a game out of the pure column of the challenge book (B1). All follow from the log."""

from collections.abc import Iterable
from enum import StrEnum

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import read_number
from hushmaze.rules import State
from hushmaze.scenarios import builtin_number
from hushmaze.tiles import standard_set


class Mark(StrEnum):
    """The order is that in which marks are shown."""

    BOTS = "bots"
    """A bot did something."""
    PAUSED = "paused"
    """H1"""
    INTERRUPTED = "interrupted"
    """The server was away in the middle."""
    RIGGED = "rigged"
    """Stack, heroes or cards were laid out by hand."""
    TALK = "talk"
    """Talk was open all the time (T7)."""
    SAND = "sand"
    """The hourglass held another amount (H1)."""
    FACE = "face"
    """A campaign scenario from another entrance hall than its own; challenges may have either (C)."""
    TILES = "tiles"
    """Other tiles than the standard ones."""
    OWN = "own"
    """A scenario that is none of the 17 (B2)."""
    DAILY = "daily"
    """The deal of a day: not drawn for this table, and perhaps not its first try."""
    AGAIN = "again"
    """The deal of an earlier game once more."""
    CONTINUED = "continued"
    """Played on from the middle of another game: it is in no book at all, not even with this mark."""


def marks(heading: Heading, state: State, lines: Iterable[bytes]) -> tuple[Mark, ...]:
    """Of a game as its log has it; whether the deal was a day's is not in a log by itself."""
    scenario, table = heading.scenario, heading.table
    found = {
        Mark.BOTS: any((read_number(line) or 0) < 0 for line in lines),
        Mark.PAUSED: state.was_paused,
        Mark.INTERRUPTED: state.was_interrupted,
        Mark.RIGGED: state.setup.rigging is not None,
        Mark.TALK: table.options.talk_always,
        Mark.SAND: state.setup.hourglass_ms != scenario.hourglass_ms,
        Mark.FACE: not scenario.levels and table.face not in (None, scenario.face),
        Mark.TILES: heading.tile_set != standard_set(),
        Mark.OWN: builtin_number(scenario) is None,
        Mark.AGAIN: heading.dealt_again is not None,
        Mark.CONTINUED: heading.played_on is not None,
    }
    return tuple(mark for mark, holds in found.items() if holds)
