"""The state of a game at one moment. Consecutive states share everything that did not change."""

from enum import StrEnum
from typing import NamedTuple

from hushmaze.rules.board import Board
from hushmaze.rules.setup import Setup
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Ability, Card, Hero, Seat, TileNumber


class Phase(StrEnum):
    PLANNING = "planning"
    """Before the hourglass is first turned (S6)."""
    HEIST = "heist"
    ESCAPE = "escape"
    WON = "won"
    LOST = "lost"


class Loss(StrEnum):
    SAND = "sand"
    """H2"""
    EMPTY_HANDED = "empty_handed"
    """W6"""
    WALLS = "walls"
    """C11"""


class Deck(NamedTuple):
    """The solo cards (L): the first of ``draw`` is its top, the last of ``discard`` is its top."""

    draw: tuple[Ability, ...]
    discard: tuple[Ability, ...]


class State(NamedTuple):
    """The busiest fields come first, so that the rest can be copied in one slice."""

    heroes: tuple[Square, ...]
    """Where each hero stands, NOWHERE for one that left."""
    time: int
    """When the last event happened, in milliseconds."""
    bell: Seat | None
    """The seat that has the do-something pawn (T5)."""
    talk: bool
    """Whether a talk window is open (T2)."""
    setup: Setup
    phase: Phase
    board: Board
    safe: tuple[Hero, ...]
    """Heroes that have left or stand on their exit for good, in that order (W4)."""
    stack: tuple[TileNumber, ...]
    """Secret (S3); the next tile first."""
    buried: int
    """How many tiles at the stack's bottom everybody saw going there (C11)."""
    hand: TileNumber | None
    """A revealed tile that waits to be placed (X4)."""
    spent: frozenset[Square]
    cards: tuple[Card, ...]
    """By seat; solo, the one card that is face up."""
    deck: Deck | None
    """Solo only."""
    deadline: int
    """When the sand runs out, if nothing turns the hourglass (H2)."""
    stopped_at: int | None
    """When the clock was stopped by the end or an agreed pause."""
    turns: int
    """How often a hero turned the hourglass (H3)."""
    ball_used: bool
    """Whether the mage stands on a crystal ball that placed one tile (P6)."""
    discard_due: bool
    """Whether two tiles must go before anything else (C11)."""
    was_paused: bool
    was_interrupted: bool
    """Whether the server was down during the game."""
    loss: Loss | None

    @property
    def running(self) -> bool:
        return self.phase is Phase.HEIST or self.phase is Phase.ESCAPE

    @property
    def over(self) -> bool:
        return self.phase is Phase.WON or self.phase is Phase.LOST

    @property
    def paused(self) -> bool:
        return self.stopped_at is not None and self.running

    def sand_left(self, now: int) -> int:
        """Milliseconds of sand in the upper chamber; once the clock is stopped, what was left then."""
        return self.deadline - (now if self.stopped_at is None else self.stopped_at)
