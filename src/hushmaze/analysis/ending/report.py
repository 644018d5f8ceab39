"""The end of a game as plain figures; part of `analysis.report`, whose conventions hold here too."""

from enum import StrEnum
from typing import Self

import msgspec

from hushmaze.protocol.api.base import Ability, Hero, Square


class FinalPosition(msgspec.Struct, frozen=True):
    """How far the table came."""

    items_found: int
    """Heroes whose item lay on the map."""
    on_items: int
    """Heroes on their item at the end."""
    stolen: bool
    """Whether the theft was done."""
    out: int
    """Heroes that were out or safe at the end."""


class MedalKind(StrEnum):
    """In the order in which medals are given. The text says what a medal's value is."""

    QUICKEST_EYE = "quickest_eye"
    """Median time in milliseconds in which it took useful actions."""
    LAST_GRAIN = "last_grain"
    """Milliseconds of sand left when it turned the hourglass."""
    LIGHT_FINGERS = "light_fingers"
    """Milliseconds from the start to the theft that its action completed."""
    GETAWAY = "getaway"
    """Milliseconds of sand left when its action won the game."""
    DOOR_OPENER = "door_opener"
    """Tiles that it placed."""
    WHIRLWIND = "whirlwind"
    """Vortices that it took."""
    STAIR_RUNNER = "stair_runner"
    """Escalators that it took."""
    SURE_HAND = "sure_hand"
    """Actions that were the useful one just then."""
    LONG_LEGS = "long_legs"
    """Squares that it moved heroes."""


class Medal(msgspec.Struct, frozen=True):
    kind: MedalKind
    seat: int
    value: int
    """Milliseconds or a count, by kind."""


class LessonKind(StrEnum):
    """Among lessons that are worth the same, the first."""

    PASSED_HOURGLASS = "passed_hourglass"
    """A hero ran over a fresh hourglass (A5) while the sand was low."""
    FRESH_HOURGLASS = "fresh_hourglass"
    """The sand ran out while an hourglass that could be used lay on the map."""
    TURNED_EARLY = "turned_early"
    """The hourglass was turned with much sand left."""
    CHANCE = "chance"
    """A useful action was open for long."""
    LONG_TALK = "long_talk"
    """The sand ran while the table talked."""
    CAMERAS = "cameras"
    """Cameras kept everybody from the hourglasses."""
    EMPTY_HANDED = "empty_handed"
    """W6"""
    WALLS = "walls"
    """C11"""


class Lesson(msgspec.Struct, frozen=True):
    """The one thing to know for the next game. It names heroes, never people."""

    kind: LessonKind
    at: int
    """The moment to look at, on the game's clock."""
    gain_ms: int
    """How much time there was to gain; 0 where it is not about time."""
    hero: Hero | None
    ability: Ability | None
    """The one that was open."""
    square: Square | None
    left_ms: int | None
    """Of the sand, at that moment."""

    @classmethod
    def of(  # noqa: PLR0913, PLR0917 -- most lessons have few of them
        cls,
        kind: LessonKind,
        at: int,
        gain_ms: int,
        hero: Hero | None = None,
        ability: Ability | None = None,
        square: Square | None = None,
        left_ms: int | None = None,
    ) -> Self:
        return cls(kind, at, gain_ms, hero, ability, square, left_ms)
