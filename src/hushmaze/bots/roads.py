"""How many slides it is on foot to a square, from everywhere: kept, and mended when a tile is placed.

Heroes in the way are left out, so that a distance never is more than what is really needed. Walking is the
same both ways (A3, A7); vortices are not walking.
"""

from collections.abc import Iterable, Iterator
from heapq import heapify, heappop, heappush

from hushmaze.rules.board import Board
from hushmaze.rules.squares import Square
from hushmaze.rules.words import DIRECTIONS, Hero

Distances = dict[Square, int]
FAR = 999
"""Farther than anything that can be reached."""


class Roads:
    """Distances to the squares that were ever asked for."""

    def __init__(self, board: Board, *, dwarf_passages: bool) -> None:
        self._board = board
        self._gaps = dwarf_passages
        self._known: dict[tuple[Square, bool], Distances] = {}

    @property
    def board(self) -> Board:
        return self._board

    def to(self, target: Square, hero: Hero) -> Distances:
        """From every square that can be walked from; equal for all heroes but the dwarf (P5)."""
        key = target, hero is Hero.DWARF and self._gaps
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = {target: 0}
            self._spread(found, [(0, target)], hero)
        return found

    def walk(self, origin: Square, target: Square, hero: Hero) -> int:
        return self.to(target, hero).get(origin, FAR)

    def follow(self, board: Board) -> None:
        """The mall has changed: mend what is known if it has grown by a tile, else forget it."""
        fresh = [number for number in board.squares_of if number not in self._board.squares_of]
        grown = len(board.tiles) == len(self._board.tiles) + 1 and len(fresh) == 1
        self._board = board
        if not grown:
            self._known.clear()
            return
        squares = board.squares_of[fresh[0]]
        for (_, gaps), found in self._known.items():
            self._grow(found, squares, Hero.DWARF if gaps else Hero.MAGE)

    def _grow(self, found: Distances, squares: Iterable[Square], hero: Hero) -> None:
        """New squares from the old ones in line with them.

        Where the tile joins several old ones, those are looked from again too: a slide may cross the tile.
        """
        seeds = {near for here in squares for near in self._slides(here, hero) if near in found}
        for here in squares:
            near = min((found.get(there, FAR) for there in self._slides(here, hero)), default=FAR)
            if near < FAR:
                found[here] = near + 1
        fresh = [here for here in squares if here in found]
        again = seeds if len({self._board.tile_at[near] for near in seeds}) > 1 else ()
        ahead = [(found[here], here) for here in (*fresh, *again)]
        heapify(ahead)
        self._spread(found, ahead, hero)

    def _spread(self, found: Distances, ahead: list[tuple[int, Square]], hero: Hero) -> None:
        while ahead:
            far, here = heappop(ahead)
            if found[here] < far:
                continue
            for there in self._slides(here, hero):
                if found.get(there, FAR) > far + 1:
                    found[there] = far + 1
                    heappush(ahead, (far + 1, there))

    def _slides(self, here: Square, hero: Hero) -> Iterator[Square]:
        rays = self._board.rays_by_hero[self._gaps][hero]
        for direction in DIRECTIONS:
            yield from rays[here << 2 | direction]
        other_end = self._board.escalators.get(here)
        if other_end is not None:
            yield other_end
