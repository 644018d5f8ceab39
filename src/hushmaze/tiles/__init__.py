"""Tile sets: drawn as text, read, checked, generated."""

from hushmaze.tiles.checks import face_problems, problems
from hushmaze.tiles.complete import standard_problems
from hushmaze.tiles.errors import TileError, TileSetError
from hushmaze.tiles.generator import generate
from hushmaze.tiles.reading import read_tile_set, standard_set
from hushmaze.tiles.tileset import TileSet, alike

__all__ = [
    "TileError",
    "TileSet",
    "TileSetError",
    "alike",
    "face_problems",
    "generate",
    "problems",
    "read_tile_set",
    "standard_problems",
    "standard_set",
]
