"""Distances in slides, on foot, from everywhere to a square: cached, and updated when a tile is placed.

Ignores heroes in the way, so a distance is a lower bound. Walking is symmetric (A3, A7); vortices are not
walking.
"""

from collections.abc import Container, Iterable, Iterator, Mapping

from hushmaze.rules.acting import vortex_ends
from hushmaze.rules.board import Board
from hushmaze.rules.squares import STEP, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import Ability, Hero, TileNumber

Distances = dict[Square, int]
FAR = 999
"""Farther than anything that can be reached."""

Steps = tuple[set[int], set[int]]
"""Where one can step, as in ``Board.joined``: everybody but the dwarf, and the dwarf (P5)."""

_AHEAD = tuple((direction, step << 2) for direction, step in enumerate(STEP))


def sand_traps(state: State) -> frozenset[Square]:
    """Squares nobody stops on by the way: the hourglass would be turned (H3), or it is forbidden (P7)."""
    return frozenset(state.board.hourglasses) - state.spent


def leaps(state: State, hero: Hero, here: Square, *, whirls: bool) -> Iterator[tuple[Ability, Square]]:
    """By escalator (A7) and, where vortices are open and worth it (`whirls`), by vortex (A6)."""
    end = state.board.escalators.get(here)
    if end is not None:
        yield Ability.ESCALATOR, end
    if whirls:
        for there in vortex_ends(state, hero, here):
            yield Ability.VORTEX, there


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


class Near(dict[Square, tuple[Square, ...]]):
    """The squares one step or ride away. Filled when asked, as the rays of a board are."""

    def __init__(self, steps: set[int], escalators: Mapping[Square, Square]) -> None:
        super().__init__()
        self._steps = steps
        self._escalators = escalators
        self._around: dict[tuple[Square, frozenset[Square]], set[Square]] = {}

    def __missing__(self, here: Square) -> tuple[Square, ...]:
        found = [Square(here + step) for side, step in enumerate(STEP) if here << 2 | side in self._steps]
        if here in self._escalators:
            found.append(self._escalators[here])
        near = self[here] = tuple(found)
        return near

    def all_from(self, begin: Iterable[Square], closed: Container[Square]) -> set[Square]:
        """Where one can get at all without entering closed squares."""
        found = {here for here in begin if here not in closed}
        ahead = list(found)
        for here in ahead:  # grows while it is gone through
            for there in self[here]:
                if there not in found and there not in closed:
                    found.add(there)
                    ahead.append(there)
        return found

    def joins(self, origin: Square, target: Square, closed: frozenset[Square]) -> bool:
        """Whether a path avoids closed squares; the origin never counts as closed.

        Kept by target: walking is the same both ways.
        """
        key = target, closed - {origin}
        found = self._around.get(key)
        if found is None:
            found = self._around[key] = self.all_from([target], key[1])
        return origin in found


class WalkingDistances:
    """Keeps distances to squares that were asked for; forgets those that nobody asks for any more."""

    def __init__(self, board: Board, *, dwarf_passages: bool) -> None:
        self._board = board
        self._gaps = dwarf_passages
        self.steps: Steps = steps_on(board, dwarf_passages=dwarf_passages)
        self._near = self._neighbours()
        self._known: dict[tuple[Square, bool], Distances] = {}
        self._asked: set[tuple[Square, bool]] = set()
        """Since the mall last changed."""

    def _neighbours(self) -> tuple[Near, Near]:
        plain, dwarf = self.steps
        near = Near(plain, self._board.escalators)
        return near, near if dwarf is plain else Near(dwarf, self._board.escalators)

    def near(self, hero: Hero) -> Near:
        """As the hero walks (P5)."""
        return self._near[hero is Hero.DWARF]

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
        self._near = self._neighbours()
        self._known = {key: self._known[key] for key in self._asked} if grown else {}
        self._asked.clear()
        if grown:
            self._grow(fresh[0])

    def _grow(self, tile: TileNumber) -> None:
        near = [in_line(steps, self._board.squares_of[tile]) for steps in self.steps]
        for (_, dwarf), table in self._known.items():
            spread(table, self.steps[dwarf], self._board, near[dwarf])
