"""What the team needs to win: whose item and whose exit every hero makes for (W1, P1, P2, C10)."""

from functools import cache
from itertools import permutations, product
from typing import NamedTuple

from hushmaze.rules.setup import Setup
from hushmaze.rules.state import State
from hushmaze.rules.switches import Switches
from hushmaze.rules.words import HEROES, Hero, Kind, Special, TileNumber


class Errand(NamedTuple):
    """Whose item a hero takes, and by whose exit it leaves."""

    item: Hero
    exit: Hero


Errands = tuple[Errand, ...]
"""By hero."""


@cache
def errands(switches: Switches) -> tuple[Errands, ...]:
    """All ways to share out the items and exits."""
    items = _foreign() if switches.fool_the_guards else (HEROES,)
    exits = ((Hero.MAGE,) * len(HEROES),) if switches.one_exit else items
    return tuple(tuple(map(Errand, taken, left)) for taken, left in product(items, exits))


def _foreign() -> tuple[tuple[Hero, ...], ...]:
    """C10: nobody gets its own."""
    orders = permutations(HEROES)
    return tuple(o for o in orders if all(a is not b for a, b in zip(o, HEROES, strict=True)))


@cache
def needed(switches: Switches) -> frozenset[Special]:
    """The squares without which there is no win."""
    found = {Special(Kind.EXIT, errand.exit) for shared in errands(switches) for errand in shared}
    return frozenset(found | {Special(Kind.ITEM, hero) for hero in HEROES})


def bears(setup: Setup, number: TileNumber) -> set[Special]:
    """What lies on a tile."""
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
