"""How many slides it is on foot to a square, from everywhere: kept, and mended when a tile is placed.

Heroes in the way are left out, so that a distance never is more than what is really needed. Walking is the
same both ways (A3, A7); vortices are not walking.
"""

from collections.abc import Iterable

from hushmaze.rules.board import Board
from hushmaze.rules.squares import STEP, Square
from hushmaze.rules.words import Hero, TileNumber

Distances = dict[Square, int]
FAR = 999
"""Farther than anything that can be reached."""

Steps = tuple[set[int], set[int]]
"""Where one can step, as in ``Board.joined``: everybody but the dwarf, and the dwarf (P5)."""

_AHEAD = tuple((direction, step << 2) for direction, step in enumerate(STEP))


def steps_on(board: Board, *, dwarf_passages: bool) -> Steps:
    gaps = dwarf_passages and board.gaps
    return board.joined, board.joined | board.gaps if gaps else board.joined


def in_line(steps: set[int], fresh: Iterable[Square]) -> list[Square]:
    """Old squares from which a slide runs onto new ones, or across them."""
    new, found = set(fresh), []
    for here in new:
        for direction, step in _AHEAD:
            key = here << 2 | direction
            while key in steps:
                key += step
                if key >> 2 not in new:
                    found.append(Square(key >> 2))
    return found


def spread(table: Distances, steps: set[int], board: Board, begin: Iterable[Square]) -> Distances:
    """Lower every distance that slides and rides from these squares, which have one, make shorter."""
    escalators = board.escalators
    ahead = [here for here in begin if here in table]
    for here in ahead:  # grows while it is gone through
        far = table[here] + 1
        for direction, step in _AHEAD:
            key = here << 2 | direction
            while key in steps:
                key += step
                there = Square(key >> 2)
                known = table.get(there, FAR)
                if known > far:
                    table[there] = far
                    ahead.append(there)
                elif known < far:
                    break  # from there the rest of this line is reached as soon
        end = escalators.get(here)
        if end is not None and table.get(end, FAR) > far:
            table[end] = far
            ahead.append(end)
    return table


class Roads:
    """Distances to the squares that were asked for; those nobody asks for any more are forgotten."""

    def __init__(self, board: Board, *, dwarf_passages: bool) -> None:
        self._board = board
        self._gaps = dwarf_passages
        self.steps: Steps = steps_on(board, dwarf_passages=dwarf_passages)
        self._known: dict[tuple[Square, bool], Distances] = {}
        self._asked: set[tuple[Square, bool]] = set()
        """Since the mall last changed."""

    def to(self, target: Square, hero: Hero) -> Distances:
        """From every square that can be walked from; equal for all heroes but the dwarf (P5)."""
        key = target, hero is Hero.DWARF and self._gaps
        self._asked.add(key)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = spread({target: 0}, self.steps[key[1]], self._board, [target])
        return found

    def walk(self, origin: Square, target: Square, hero: Hero) -> int:
        return self.to(target, hero).get(origin, FAR)

    def follow(self, board: Board) -> None:
        """The mall has changed: mend what is known if it has grown by a tile, else forget it."""
        fresh = [number for number in board.squares_of if number not in self._board.squares_of]
        grown = len(board.tiles) == len(self._board.tiles) + 1 and len(fresh) == 1
        self._board, self.steps = board, steps_on(board, dwarf_passages=self._gaps)
        self._known = {key: self._known[key] for key in self._asked} if grown else {}
        self._asked.clear()
        if grown:
            self._grow(fresh[0])

    def _grow(self, tile: TileNumber) -> None:
        near = [in_line(steps, self._board.squares_of[tile]) for steps in self.steps]
        for (_, dwarf), table in self._known.items():
            spread(table, self.steps[dwarf], self._board, near[dwarf])
