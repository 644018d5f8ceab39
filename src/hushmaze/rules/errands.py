"""The colours of the item that each hero takes and of the exit by which it leaves (W1, P1, P2, C10)."""

from functools import cache
from itertools import permutations, product
from typing import NamedTuple

from hushmaze.rules.switches import Switches
from hushmaze.rules.words import HEROES, Hero, Kind, Special


class Errand(NamedTuple):
    """The owner of the item that a hero takes, and of the exit by which it leaves."""

    item: Hero
    exit: Hero


Errands = tuple[Errand, ...]
"""By hero."""


@cache
def errands(switches: Switches) -> tuple[Errands, ...]:
    """Every way to share out the items and exits; only one unless the guards are fooled (C10)."""
    items = _foreign() if switches.fool_the_guards else (HEROES,)
    exits = ((Hero.MAGE,) * len(HEROES),) if switches.one_exit else items
    return tuple(tuple(map(Errand, taken, left)) for taken, left in product(items, exits))


def _foreign() -> tuple[tuple[Hero, ...], ...]:
    """C10: nobody takes its own."""
    orders = permutations(HEROES)
    return tuple(o for o in orders if all(a is not b for a, b in zip(o, HEROES, strict=True)))


@cache
def items_for(switches: Switches, hero: Hero) -> frozenset[Special]:
    """The item squares from which a hero may steal."""
    return frozenset(Special(Kind.ITEM, shared[hero].item) for shared in errands(switches))


@cache
def exits_for(switches: Switches, hero: Hero) -> frozenset[Special]:
    """The exit squares by which a hero may leave."""
    return frozenset(Special(Kind.EXIT, shared[hero].exit) for shared in errands(switches))


@cache
def needed(switches: Switches) -> frozenset[Special]:
    """The squares without which nobody can win."""
    return frozenset().union(*(items_for(switches, h) | exits_for(switches, h) for h in HEROES))
