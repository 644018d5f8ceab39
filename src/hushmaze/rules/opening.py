"""The first state of a game: dealt as the rules say, or a position put up by hand."""

from hushmaze.rules.begin import dealt_out
from hushmaze.rules.notation import read
from hushmaze.rules.setup import Setup
from hushmaze.rules.state import State


def begin(setup: Setup) -> State:
    """The state before the first event; only a rigged position is not at time 0 and before the start (S6)."""
    position = None if setup.rigging is None else setup.rigging.position
    return dealt_out(setup) if position is None else read(position, setup)
