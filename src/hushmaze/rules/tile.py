"""One face of a tile: floor, walls, doors and what lies on its squares (G1-G4, G8)."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NewType

from hushmaze.rules.words import DIRECTIONS, Direction, Hero, Kind, Special, TileNumber

Cell = NewType("Cell", int)
"""A square within a tile, 0 to 15, row by row: x + 4 * y."""

Edge = tuple[Cell, Cell]
"""The border between two neighbouring cells, the smaller first."""

CELLS = tuple(Cell(n) for n in range(16))


def cell(x: int, y: int) -> Cell:
    return Cell(x + 4 * y)


def edge(one: Cell, other: Cell) -> Edge:
    return (one, other) if one < other else (other, one)


DOOR_CELLS = (cell(2, 0), cell(3, 2), cell(1, 3), cell(0, 1))
"""Where the door of each side is (G3), by direction."""


def step(origin: Cell, direction: Direction) -> Cell | None:
    """The next cell that way, or None at the tile's border."""
    x, y = origin % 4, origin // 4
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    x, y = x + dx, y + dy
    return cell(x, y) if 0 <= x < 4 and 0 <= y < 4 else None


def quarter_turn(origin: Cell) -> Cell:
    """Where a cell lands when its tile is turned clockwise by a quarter."""
    return cell(3 - origin // 4, origin % 4)


@dataclass(frozen=True, eq=False, repr=False)
class TileFace:
    """A face as it lies unturned. Walls and passages stand only between two floor cells.

    A cell of kind exploration lies at a door; the door's side follows from the cell (G3, G4).
    """

    number: TileNumber
    face: str
    """"A" or "B" for tile 1, empty for all others."""
    floor: frozenset[Cell]
    walls: frozenset[Edge]
    passages: frozenset[Edge]
    """Gaps for the dwarf (G8): wall for everybody else."""
    specials: dict[Cell, Special]
    escalators: tuple[Edge, ...]
    entrance: Direction | None

    def __repr__(self) -> str:
        return f"<tile {self.name}>"

    @property
    def name(self) -> str:
        return f"{self.number}{self.face}"

    @cached_property
    def doors(self) -> dict[Direction, Hero | None]:
        """Every door by its side: the colour of its exploration square, None for the entrance."""
        found: dict[Direction, Hero | None] = {}
        for side in DIRECTIONS:
            special = self.specials.get(DOOR_CELLS[side])
            if side == self.entrance:
                found[side] = None
            elif special is not None and special.kind == Kind.EXPLORATION:
                found[side] = special.hero
        return found

    def joined(self, one: Cell, other: Cell) -> bool:
        """Whether everybody may step between two neighbouring cells (G2)."""
        border = edge(one, other)
        both_floor = one in self.floor and other in self.floor
        return both_floor and border not in self.walls and border not in self.passages

    def quarters_to_enter_from(self, side: Direction) -> int:
        """How far it is turned clockwise where its entrance faces a side (G7)."""
        assert self.entrance is not None, "only tile 1 has no entrance, and it is never in a stack"
        return (side - self.entrance) % 4

    def turned(self, quarters: int) -> "TileFace":
        """The same face turned clockwise; equal calls give the same object."""
        return _turned(self, quarters % 4)


@lru_cache(maxsize=4096)
def _turned(face: TileFace, quarters: int) -> TileFace:
    if quarters == 0:
        return face
    once = TileFace(
        number=face.number,
        face=face.face,
        floor=frozenset(quarter_turn(c) for c in face.floor),
        walls=frozenset(_turned_edge(e) for e in face.walls),
        passages=frozenset(_turned_edge(e) for e in face.passages),
        specials={quarter_turn(c): s for c, s in face.specials.items()},
        escalators=tuple(sorted(_turned_edge(e) for e in face.escalators)),
        entrance=None if face.entrance is None else face.entrance.turned(1),
    )
    return _turned(once, quarters - 1)


def _turned_edge(border: Edge) -> Edge:
    return edge(quarter_turn(border[0]), quarter_turn(border[1]))
