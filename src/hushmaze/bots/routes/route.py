"""A route of one hero: its actions, the squares they run over, and who has to go away for it."""

from enum import Enum, auto
from typing import NamedTuple

from hushmaze.rules.commands import Escalator, Move, Vortex
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Ability, Direction, Hero


class Push(Enum):
    """How far other heroes in the way are expected to move."""

    NOBODY = auto()
    ASIDE = auto()
    """That they step off one's line."""
    AWAY = auto()
    """That they leave where one wants to stop, too."""


class RouteLeg(NamedTuple):
    """One action of a way, and all squares it runs over, the last one included."""

    ability: Ability
    origin: Square
    over: tuple[Square, ...]

    @property
    def to(self) -> Square:
        return self.over[-1]

    def deed(self, hero: Hero) -> Move | Vortex | Escalator:
        if self.ability is Ability.VORTEX:
            return Vortex(hero, self.origin, self.to)
        if self.ability is Ability.ESCALATOR:
            return Escalator(hero, self.origin)
        return Move(hero, self.origin, Direction(self.ability), len(self.over))


Kept = dict[tuple[Hero, Square], tuple[RouteLeg, ...]]
"""Routes found earlier, by hero and target."""


class Route(NamedTuple):
    hero: Hero
    legs: tuple[RouteLeg, ...]
    blockers: tuple[Hero, ...] = ()
    """The heroes that have to go away first, the nearest first; none on a free way."""
    push: Push = Push.NOBODY

    @property
    def squares(self) -> frozenset[Square]:
        """All squares it runs over."""
        return frozenset(where for leg in self.legs for where in leg.over)
