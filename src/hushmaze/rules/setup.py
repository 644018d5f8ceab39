"""Everything that fixes a game before its first command (S1)."""

from dataclasses import dataclass, field
from enum import StrEnum

from hushmaze.rules.squares import Square
from hushmaze.rules.switches import Switches
from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import Card, TileNumber

START_TILE = TileNumber(1)
SECOND_START_TILE = TileNumber(3)
"""The start of the second board in two dimensions (C13)."""

HOURGLASS_MS = 180_000
MOST_SEATS = 9


class Edition(StrEnum):
    A = "A"
    B = "B"
    HOUSE = "house"

    @property
    def theft_is_called(self) -> bool:
        """W2, W6, E2"""
        return self is Edition.B

    @property
    def may_look_first(self) -> bool:
        """X4, E2, E3"""
        return self is not Edition.A


class Deal(StrEnum):
    """How cards are dealt to seats (S4)."""

    APART = "apart"
    """At random, equal abilities as far from each other as the table allows."""
    RANDOM = "random"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Options a table may agree on before the start."""

    edition: Edition = Edition.HOUSE
    talk_always: bool = False
    """T7"""
    pause: bool = False
    """H1"""
    leader_fixed: bool = False
    """D5"""
    deal: Deal = Deal.APART
    cards: tuple[Card, ...] | None = None
    """A deal the table agreed on; overrides ``deal``."""


NOT_HASHED = {"hashed": False}
"""Marks a field that hashes leave out: they cover the state, and were made before the field was."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rigging:
    """Parts arranged by hand; such a game is marked as rigged."""

    stack: tuple[TileNumber, ...] | None = None
    heroes: tuple[Square, ...] | None = None
    cards: tuple[Card, ...] | None = None
    """By seat; solo, the order of the first draw pile."""
    position: str | None = field(default=None, metadata=NOT_HASHED)
    """Where the game begins, in words of the notation; what they leave open is as the other parts say."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Setup:
    """Assumed to be free of contradictions; `hushmaze.scenarios` makes no others."""

    switches: Switches
    options: Options
    seats: int
    seed: int
    faces: dict[TileNumber, TileFace]
    """The start face as tile 1, and every tile that can come into play."""
    stack: tuple[TileNumber, ...]
    """The tiles to shuffle (S3), or in order when ``shuffled`` is off."""
    on_top: tuple[TileNumber, ...] = ()
    """Laid on the shuffled stack, first on top (C5)."""
    shuffled: bool = True
    hourglass_ms: int = HOURGLASS_MS
    """How much sand the hourglass holds (H1)."""
    rigging: Rigging | None = None

    @property
    def dealt(self) -> bool:
        """Whether it begins before the start, and not in a position put up by hand."""
        return self.rigging is None or self.rigging.position is None

    @property
    def solo(self) -> bool:
        return self.seats == 1
