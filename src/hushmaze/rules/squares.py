"""Squares of the map, packed into whole numbers, and the lattice on which tiles lie (G5)."""

from typing import NamedTuple, NewType

from hushmaze.rules.words import Direction

Square = NewType("Square", int)
"""A square of the map: board, y and x in one number, so that a step is an addition."""

NOWHERE = Square(-1)
"""The square of a hero that has left the board (W4)."""

_BITS = 10
_MIDDLE = 1 << (_BITS - 1)
_MASK = (1 << _BITS) - 1

MOST_TILES = 99
"""How many tiles in a straight line fit the packed coordinates."""

STEP = (-1 << _BITS, 1, 1 << _BITS, -1)
"""Added to a square by one step, by direction."""


def square(board: int, x: int, y: int) -> Square:
    """The packed square; coordinates beyond every possible map are a ValueError."""
    if not (0 <= board <= 1 and -_MIDDLE <= x < _MIDDLE and -_MIDDLE <= y < _MIDDLE):
        raise ValueError(f"no map has a square {board}, {x}, {y}")
    return Square(board << 2 * _BITS | (y + _MIDDLE) << _BITS | (x + _MIDDLE))


def coordinates(packed: Square) -> tuple[int, int, int]:
    """Board, x and y; tile 1's corner is 0, 0."""
    return packed >> 2 * _BITS, (packed & _MASK) - _MIDDLE, (packed >> _BITS & _MASK) - _MIDDLE


def board_of(packed: Square) -> int:
    return packed >> 2 * _BITS


class Place(NamedTuple):
    """Where a tile can lie: tile 1 at column 0, row 0; columns grow east, rows south."""

    board: int
    column: int
    row: int

    @property
    def corner(self) -> Square:
        """The north-west square, by the offsets of G5."""
        return square(self.board, 4 * self.column - self.row, 4 * self.row + self.column)

    def beyond(self, side: Direction) -> "Place":
        column, row = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        return Place(self.board, self.column + column, self.row + row)
