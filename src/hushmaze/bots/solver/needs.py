"""Works out what the team needs to win, and how deep it lies in the stack."""

from hushmaze.rules.errands import needed
from hushmaze.rules.setup import Setup
from hushmaze.rules.state import State
from hushmaze.rules.words import Special, TileNumber


def bears(setup: Setup, number: TileNumber) -> set[Special]:
    """Whether a tile bears a special square."""
    return set(setup.faces[number].specials.values())


def depth(state: State) -> int:
    """How many tiles must still be placed until all that is needed is revealed; 0 if it is.

    What is in no stack is not counted: nothing can reveal it.
    """
    missing = needed(state.setup.switches).difference(state.board.specials.values())
    if not missing:
        return 0
    tiles = state.stack if state.hand is None else (state.hand, *state.stack)
    where = [place for place, number in enumerate(tiles, start=1) if missing & bears(state.setup, number)]
    return max(where, default=0)
