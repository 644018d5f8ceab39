"""Where cells, borders and doors lie on the drawing."""

from hushmaze.rules.tile import DOOR_CELLS, Cell, Edge, TileFace, quarter_turn, step
from hushmaze.rules.words import DIRECTIONS, Direction
from hushmaze.tiles.svg.markup import SQUARE, TILE

TURN = {Direction.NORTH: 0, Direction.EAST: 90, Direction.SOUTH: 180, Direction.WEST: 270}
"""Degrees by which a drawing made for the north side is turned for each side."""


def corner(cell: Cell) -> tuple[int, int]:
    return SQUARE * (cell % 4), SQUARE * (cell // 4)


def centre(cell: Cell) -> tuple[int, int]:
    x, y = corner(cell)
    return x + SQUARE // 2, y + SQUARE // 2


def edge_line(border: Edge) -> str:
    """The path of the border between two neighbouring cells."""
    x, y = corner(border[1])
    return f"M{x} {y}v{SQUARE}" if border[1] - border[0] == 1 else f"M{x} {y}h{SQUARE}"


def edge_middle(border: Edge) -> tuple[float, float]:
    (ax, ay), (bx, by) = centre(border[0]), centre(border[1])
    return (ax + bx) / 2, (ay + by) / 2


def rim_line(side: Direction, at: int) -> str:
    """The path of the tile's outer border along one square, counted from west or north."""
    along = SQUARE * at
    return {
        Direction.NORTH: f"M{along} 0h{SQUARE}",
        Direction.EAST: f"M{TILE} {along}v{SQUARE}",
        Direction.SOUTH: f"M{along} {TILE}h{SQUARE}",
        Direction.WEST: f"M0 {along}v{SQUARE}",
    }[side]


def door_place(side: Direction) -> int:
    """Which square along a side is its door (G3)."""
    door = DOOR_CELLS[side]
    return door % 4 if side in (Direction.NORTH, Direction.SOUTH) else door // 4


def after_turns(cell: Cell, quarters: int) -> Cell:
    for _ in range(quarters % 4):
        cell = quarter_turn(cell)
    return cell


def shop_edges(face: TileFace) -> list[Edge]:
    """The borders between floor and shop, in reading order."""
    found = []
    for cell in sorted(face.floor):
        neighbours = (step(cell, side) for side in DIRECTIONS)
        found += [(min(cell, n), max(cell, n)) for n in neighbours if n is not None and n not in face.floor]
    return sorted(found)
