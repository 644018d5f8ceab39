"""Where heroes should get, as the searches see it."""

from enum import Enum, auto
from typing import NamedTuple

from hushmaze.bots.walking import FAR, Distances
from hushmaze.rules.squares import NOWHERE, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import Hero

Heroes = tuple[Square, ...]
"""Where the four stand."""


class Then(Enum):
    """The fate of a hero that is where it should be (W4)."""

    WAITS = auto()
    STAYS = auto()
    LEAVES = auto()


class Destination(NamedTuple):
    """Where a hero should get: the squares with no distance left."""

    left: Distances
    then: Then = Then.WAITS
    shun: frozenset[Square] = frozenset()
    """Where it must not stop by the way."""


HeroDestinations = dict[Hero, Destination]
"""Heroes without one only make room."""


def left_of(aims: HeroDestinations, hero: Hero, where: Square) -> int:
    """How many actions a hero still needs from a square; FAR if there is no way."""
    if where == NOWHERE or hero not in aims:
        return 0
    return aims[hero].left.get(where, FAR)


def may_be_moved(state: State, aims: HeroDestinations, hero: Hero) -> bool:
    """Not if it has used its exit, or would have by standing where it does."""
    where = state.heroes[hero]
    if where == NOWHERE or hero in state.safe:
        return False
    return hero not in aims or aims[hero].then is Then.WAITS or aims[hero].left.get(where) != 0


def moved(heroes: Heroes, aims: HeroDestinations, hero: Hero, to: Square) -> Heroes:
    leaves = hero in aims and aims[hero].then is Then.LEAVES and aims[hero].left.get(to) == 0
    return (*heroes[:hero], NOWHERE if leaves else to, *heroes[hero + 1 :])
