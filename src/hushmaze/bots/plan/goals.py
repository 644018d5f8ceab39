"""The vocabulary of a plan: purposes, goals, steps."""

from enum import StrEnum
from typing import NamedTuple

from hushmaze.rules.commands import Deed
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Ability, Hero

NEVER = 1 << 60
"""A moment that never comes."""


class Purpose(StrEnum):
    HOURGLASS = "hourglass"
    CAMERA = "camera"
    BALL = "ball"
    EXPLORE = "explore"
    ITEM = "item"
    EXIT = "exit"
    ASIDE = "aside"
    """Out of somebody's way."""
    ASIDE_AT_ONCE = "aside_at_once"
    """The same, where it is urgent."""
    TABLE = "table"
    """What takes no ability: the theft, two tiles that go."""


URGENT = (Purpose.HOURGLASS, Purpose.CAMERA, Purpose.ASIDE_AT_ONCE)


class Goal(NamedTuple):
    """A hero should come to stand on a square, not before a moment."""

    hero: Hero
    target: Square
    purpose: Purpose
    not_before: int = 0


class Step(NamedTuple):
    """The next action towards a goal."""

    deed: Deed
    purpose: Purpose
    ability: Ability | None = None
    """What it takes; None for what any seat may do."""
    hero: Hero | None = None
    to: Square | None = None
    not_before: int = 0


class Plan(NamedTuple):
    """The useful steps now, the most urgent first; at most one for each hero."""

    steps: tuple[Step, ...]
    goals: tuple[Goal, ...]
    review_at: int
    """When time alone may have changed it."""
