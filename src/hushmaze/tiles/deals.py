"""Trial deals: lays a stack tile by tile (G5 to G7, X1) and tells whether the resulting map can be won.

Judges reachability on the map alone: time, seats and heroes blocking each other are left out.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from hushmaze.rules.errands import errands
from hushmaze.rules.switches import Switches
from hushmaze.rules.tile import DOOR_CELLS, Cell, TileFace
from hushmaze.rules.words import DIRECTIONS, HEROES, Direction, Hero, Kind
from hushmaze.tiles.checks import CENTRE
from hushmaze.tiles.ground import regions

MapPlace = tuple[int, int]
"""A tile's place by column and row of the lattice (G5); its neighbours are the next columns and rows."""

_Pair = tuple[int, int]
"""A region for each of the two sorts of walkers: everybody but the dwarf, and the dwarf (P5)."""

_OFFSETS = ((0, -1), (1, 0), (0, 1), (-1, 0))
_SORTS = (0, 1)


def _sort(hero: Hero) -> int:
    return 1 if hero == Hero.DWARF else 0


class _Piece(NamedTuple):
    """A turned face, reduced to what matters here."""

    face: TileFace
    sizes: _Pair
    doors: tuple[tuple[Hero | None, _Pair] | None, ...]
    """By side: whose exploration square (None for the entrance) in which regions; None for a wall."""
    marks: tuple[tuple[Kind, Hero, _Pair], ...]
    """Vortices, items and exits."""
    middle: _Pair


@lru_cache(maxsize=4096)
def _piece(face: TileFace, quarters: int) -> _Piece:
    turned = face.turned(quarters)
    parts = [regions(turned, dwarf=dwarf) for dwarf in (False, True)]
    numbers = [{origin: n for n, part in enumerate(found) for origin in part} for found in parts]

    def pair(origin: Cell) -> _Pair:
        return numbers[0].get(origin, 0), numbers[1].get(origin, 0)

    doors = {side: (hero, pair(DOOR_CELLS[side])) for side, hero in turned.doors.items()}
    owned = [(origin, s.kind, s.hero) for origin, s in turned.specials.items() if s.kind != Kind.EXPLORATION]
    return _Piece(
        face=turned,
        sizes=(len(parts[0]), len(parts[1])),
        doors=tuple(doors.get(side) for side in DIRECTIONS),
        marks=tuple((kind, hero, pair(origin)) for origin, kind, hero in owned if hero is not None),
        middle=pair(CENTRE[0]),
    )


class _OpenDoor(NamedTuple):
    """An exploration square that faces an empty place."""

    beyond: MapPlace
    side: Direction
    hero: Hero
    node: int


class GrowingMap:
    """A map that grows from tile 1. Its nodes are regions of placed tiles, joined where doors meet (G6)."""

    def __init__(self, start: TileFace) -> None:
        self._parents: tuple[list[int], list[int]] = ([], [])
        self._placed: dict[MapPlace, tuple[_Piece, _Pair]] = {}
        self._marks: dict[tuple[Kind, Hero], list[_Pair]] = {}
        self._open: list[_OpenDoor] = []
        self._start = _piece(start, 0).middle
        self._add(_piece(start, 0), (0, 0))

    @property
    def layout(self) -> dict[MapPlace, TileFace]:
        """Placed faces by place, turned as they lie."""
        return {place: piece.face for place, (piece, _) in self._placed.items()}

    def lay(self, stack: Sequence[TileFace], below: Callable[[int], int]) -> int:
        """Lays the stack at doors that heroes of their colour can reach, drawn by `below`; returns how many.

        Fewer than the stack holds means stuck: nobody can reach an exploration square of their own that
        faces an empty place (X1). Tiles must have an entrance (G4).
        """
        for count, face in enumerate(stack):
            door = self._draw(below)
            if door is None:
                return count
            quarters = face.quarters_to_enter_from(door.side.opposite)
            self._add(_piece(face, quarters), door.beyond)
        return len(stack)

    def winnable(self, *, one_exit: bool = False) -> bool:
        """Whether every hero can get to its item and from there, without vortices, to its exit (W3).

        With one exit, the mage's serves all (P1).
        """
        (shared,) = errands(Switches(one_exit=one_exit))
        return all(self._escapes(hero, shared[hero].exit) for hero in HEROES)

    def _escapes(self, hero: Hero, owner: Hero) -> bool:
        items = self._roots(hero, self._marks.get((Kind.ITEM, hero), []))
        exits = self._roots(hero, self._marks.get((Kind.EXIT, owner), []))
        return not items.isdisjoint(exits & self._reach(hero))

    def _reach(self, hero: Hero) -> set[int]:
        """Where the hero can get before the theft: on foot from the start or from a vortex of its own."""
        return self._roots(hero, [self._start, *self._marks.get((Kind.VORTEX, hero), [])])

    def _roots(self, hero: Hero, nodes: Sequence[_Pair]) -> set[int]:
        sort = _sort(hero)
        return {self._root(sort, node[sort]) for node in nodes}

    def _draw(self, below: Callable[[int], int]) -> _OpenDoor | None:
        left = self._open.copy()
        while left:
            drawn = below(len(left))
            left[drawn], left[-1] = left[-1], left[drawn]
            door = left.pop()
            if self._root(_sort(door.hero), door.node) in self._reach(door.hero):
                return door
        return None

    def _add(self, piece: _Piece, place: MapPlace) -> None:
        base = (len(self._parents[0]), len(self._parents[1]))
        for sort in _SORTS:
            self._parents[sort].extend(range(base[sort], base[sort] + piece.sizes[sort]))
        self._placed[place] = (piece, base)
        self._open = [door for door in self._open if door.beyond != place]
        for kind, hero, pair in piece.marks:
            self._marks.setdefault((kind, hero), []).append((base[0] + pair[0], base[1] + pair[1]))
        for side in DIRECTIONS:
            self._meet(piece, base, place, side)

    def _meet(self, piece: _Piece, base: _Pair, place: MapPlace, side: Direction) -> None:
        door = piece.doors[side]
        if door is None:
            return
        hero, pair = door
        dx, dy = _OFFSETS[side]
        beyond = (place[0] + dx, place[1] + dy)
        if beyond not in self._placed:
            if hero is not None:
                sort = _sort(hero)
                self._open.append(_OpenDoor(beyond, side, hero, base[sort] + pair[sort]))
            return
        other, other_base = self._placed[beyond]
        facing = other.doors[side.opposite]
        if facing is not None:
            for sort in _SORTS:
                self._join(sort, base[sort] + pair[sort], other_base[sort] + facing[1][sort])

    def _root(self, sort: int, node: int) -> int:
        parents = self._parents[sort]
        while parents[node] != node:
            parents[node] = parents[parents[node]]
            node = parents[node]
        return node

    def _join(self, sort: int, one: int, other: int) -> None:
        self._parents[sort][self._root(sort, one)] = self._root(sort, other)
