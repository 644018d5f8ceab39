"""A whole mall: tiles on their lattice, doors joined, spent squares, pawns, one board or two."""

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import Direction, Hero
from hushmaze.tiles.svg.heroes import pawn
from hushmaze.tiles.svg.layers.doors import DrawnDoor
from hushmaze.tiles.svg.layers.specials import spent_token
from hushmaze.tiles.svg.markup import SQUARE, TILE, box, document, part, shifted, stroke
from hushmaze.tiles.svg.night import night
from hushmaze.tiles.svg.palette import WALL_LIGHT
from hushmaze.tiles.svg.tile import Layers, tile_layers

PADDING = SQUARE
"""Night left around each board, in drawing units."""
_SHADOW = "#0a0620"
_NOBODY: Mapping[Hero, "MallSquare"] = MappingProxyType({})


class Placed(NamedTuple):
    """A face at a lattice place, turned clockwise by quarters; boards lie side by side."""

    face: TileFace
    column: int
    row: int
    quarters: int = 0
    board: int = 0

    @property
    def corner(self) -> tuple[int, int]:
        """The tile's north-west square on the map (G5)."""
        return 4 * self.column - self.row, 4 * self.row + self.column

    def beyond(self, side: Direction) -> tuple[int, int, int]:
        """Board, column and row of the lattice place on the other side of a border."""
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        return self.board, self.column + dx, self.row + dy


class MallSquare(NamedTuple):
    """A square of the map, counted as tile corners are (G5)."""

    x: int
    y: int
    board: int = 0


class MallLayout(NamedTuple):
    """Where the drawing has square (0, 0) of each board, where boards begin, and the whole size."""

    origins: dict[int, tuple[int, int]]
    starts: list[int]
    width: int
    height: int

    def spot(self, square: MallSquare) -> tuple[int, int]:
        x, y = self.origins[square.board]
        return x + SQUARE * square.x, y + SQUARE * square.y

    def middle(self, square: MallSquare) -> tuple[int, int]:
        x, y = self.spot(square)
        return x + SQUARE // 2, y + SQUARE // 2


def door_states(tile: Placed, lying: Mapping[tuple[int, int, int], TileFace]) -> dict[Direction, DrawnDoor]:
    """Joined where both sides have a door (G6); an exploration door before empty space stays open."""
    states = {}
    for side, hero in tile.face.turned(tile.quarters).doors.items():
        neighbour = lying.get(tile.beyond(side))
        if neighbour is None:
            states[side] = DrawnDoor.SHUT if hero is None else DrawnDoor.EXPLORE
        else:
            states[side] = DrawnDoor.JOINED if side.opposite in neighbour.doors else DrawnDoor.SHUT
    return states


def draw_map(
    placed: Iterable[Placed],
    spent: Collection[MallSquare] = (),
    heroes: Mapping[Hero, MallSquare] = _NOBODY,
) -> str:
    """A standalone SVG of everything on the table. At least one tile must lie there."""
    tiles = sorted(placed, key=lambda t: (t.board, t.row, t.column))
    layout = _layout(tiles)
    lying = {(t.board, t.column, t.row): t.face.turned(t.quarters) for t in tiles}
    drawn = [(layout.spot(MallSquare(*t.corner, t.board)), _layers(t, lying)) for t in tiles]
    tokens = (spent_token(*layout.middle(square)) for square in sorted(spent))
    return document(
        _title(tiles, heroes),
        (0, 0, layout.width, layout.height),
        night(layout.width, layout.height),
        _dividers(layout),
        *(shifted(*spot, _shadow()) for spot, _ in drawn),
        *(shifted(*spot, layers[at]) for at in range(len(Layers._fields)) for spot, layers in drawn),
        *tokens,
        *_pawns(heroes, layout),
    )


def _layers(tile: Placed, lying: Mapping[tuple[int, int, int], TileFace]) -> Layers:
    return tile_layers(tile.face, tile.quarters, door_states(tile, lying))


def _layout(tiles: list[Placed]) -> MallLayout:
    """Boards from left to right, each centred in height."""
    boxes = {
        board: _bounds([t.corner for t in tiles if t.board == board]) for board in {t.board for t in tiles}
    }
    height = max(bottom - top for _, top, _, bottom in boxes.values()) * SQUARE + 2 * PADDING
    origins, starts, reached = {}, [], 0
    for board, (left, top, right, bottom) in sorted(boxes.items()):
        margin = (height - (bottom - top) * SQUARE) // 2
        starts.append(reached)
        origins[board] = (reached + PADDING - left * SQUARE, margin - top * SQUARE)
        reached += (right - left) * SQUARE + 2 * PADDING
    return MallLayout(origins, starts, reached, height)


def _bounds(corners: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    across, down = zip(*corners, strict=True)
    return min(across), min(down), max(across) + 4, max(down) + 4


def _shadow() -> str:
    sheets = ((16, 0.14), (11, 0.18), (7, 0.3))
    return "".join(
        box(-d, 12 - d, TILE + 2 * d, TILE + 2 * d, rx=d + 6, fill=_SHADOW, opacity=o) for d, o in sheets
    )


def _dividers(layout: MallLayout) -> str:
    """A dashed line wherever a further board begins."""
    return "".join(
        part(
            "divider",
            stroke(f"M{left} {SQUARE}V{layout.height - SQUARE}", WALL_LIGHT, 3, stroke_dasharray="2 14"),
        )
        for left in layout.starts[1:]
    )


def _pawns(heroes: Mapping[Hero, MallSquare], layout: MallLayout) -> list[str]:
    """The northernmost first, so that whoever stands in front covers whoever stands behind."""
    standing = sorted((square.y, square.x, hero, square) for hero, square in heroes.items())
    drawn = []
    for _, _, hero, square in standing:
        x, y = layout.middle(square)
        drawn.append(pawn(hero, x, y + 21))
    return drawn


def _title(tiles: list[Placed], heroes: Mapping[Hero, MallSquare]) -> str:
    names = ", ".join(t.face.name for t in tiles)
    pawns = [f"; {hero.name.lower()} on {_whereabouts(tiles, heroes[hero])}" for hero in sorted(heroes)]
    return f"Mall of {len(tiles)} {'tile' if len(tiles) == 1 else 'tiles'}: {names}" + "".join(pawns)


def _whereabouts(tiles: list[Placed], square: MallSquare) -> str:
    for tile in tiles:
        x, y = square.x - tile.corner[0], square.y - tile.corner[1]
        if tile.board == square.board and 0 <= x < 4 and 0 <= y < 4:
            return f"tile {tile.face.name}, column {x + 1} row {y + 1}"
    return "no tile"
