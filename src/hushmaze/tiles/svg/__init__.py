"""Tiles as pictures: one face, a whole mall, a sheet of a set."""

from hushmaze.tiles.svg.mall import MallSquare, Placed, draw_map
from hushmaze.tiles.svg.markup import SQUARE
from hushmaze.tiles.svg.sheet import draw_sheet
from hushmaze.tiles.svg.tile import MARGIN, draw_tile

__all__ = ["MARGIN", "SQUARE", "MallSquare", "Placed", "draw_map", "draw_sheet", "draw_tile"]
