"""Which two tiles to give away (C11)."""

from hushmaze.bots.solver.line import Line, play
from hushmaze.bots.solver.needs import bears
from hushmaze.rules.commands import Discard
from hushmaze.rules.errands import needed
from hushmaze.rules.moving_walls import pairs_that_can_go
from hushmaze.rules.state import State
from hushmaze.rules.words import Kind, TileNumber

_NEEDED = 100
_WORTH = {Kind.HOURGLASS: 6, Kind.BALL: 2, Kind.VORTEX: 1, Kind.CAMERA: -3}
"""What it costs to miss a square until its tile comes again; a camera is better away."""


def discarded(line: Line) -> Line | None:
    """The two that are missed least go; one that is needed comes last from the stack, so it goes first."""
    pairs = list(pairs_that_can_go(line.state))
    worth = {number: _worth(line.state, number) for pair in pairs for number in pair}
    pair = min(pairs, key=lambda pair: worth[pair[0]] + worth[pair[1]])
    first, second = sorted(pair, key=worth.__getitem__, reverse=True)
    return play(line, Discard(first, second))


def _worth(state: State, number: TileNumber) -> int:
    things = bears(state.setup, number)
    missed = len(things & needed(state.setup.switches))
    return missed * _NEEDED + sum(_WORTH.get(thing.kind, 0) for thing in things)
