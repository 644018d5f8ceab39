"""Naming squares in a test: by coordinates, by what lies there, or by their place within a tile."""

import re

from hushmaze.rules.board import Board
from hushmaze.rules.notation import read_square
from hushmaze.rules.squares import NOWHERE, STEP, Square
from hushmaze.rules.tile import Cell, cell, quarter_turn
from hushmaze.rules.words import Direction
from hushmaze.tiles.drawing import special_mark

_WITHIN = re.compile(r"#(\d+):(\d),(\d)")


def spot(board: Board, text: str) -> Square:
    """``2,1``, ``1:2,1`` on the map; ``hg``, ``hg/3`` by what lies there; ``#6:1,2`` as tile 6 is drawn."""
    within = _WITHIN.fullmatch(text)
    if text == "-":
        return NOWHERE
    if within is not None:
        number, x, y = map(int, within.groups())
        return _within(board, number, cell(x, y))
    if text[0] in "-0123456789":
        return read_square(text if ":" in text else f"0:{text}")
    return _marked(board, *text.split("/"))


def _within(board: Board, number: int, drawn: Cell) -> Square:
    tile = next(tile for tile in board.tiles.values() if tile.number == number)
    for _ in range(tile.quarters):
        drawn = quarter_turn(drawn)
    return Square(tile.place.corner + drawn % 4 * STEP[Direction.EAST] + drawn // 4 * STEP[Direction.SOUTH])


def _marked(board: Board, mark: str, number: str = "") -> Square:
    found = [
        where
        for where, special in board.specials.items()
        if special_mark(special) == mark and number in ("", str(board.tile_at[where]))
    ]
    assert len(found) == 1, f"{mark} {number} is on {len(found)} squares"
    return found[0]
