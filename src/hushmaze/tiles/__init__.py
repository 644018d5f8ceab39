"""Tile sets: drawn as text, read, checked, generated."""

from hushmaze.tiles.checks import face_problems, problems
from hushmaze.tiles.complete import needed_to_play, standard_problems
from hushmaze.tiles.errors import TileError, TileSetError
from hushmaze.tiles.figures import Figure, figures
from hushmaze.tiles.flaws import Flaw
from hushmaze.tiles.generator.generate import fill, generate
from hushmaze.tiles.reading import Sketch, read_sketch, read_tile_set, standard_set
from hushmaze.tiles.tileset import TileSet, alike

__all__ = [
    "Figure",
    "Flaw",
    "Sketch",
    "TileError",
    "TileSet",
    "TileSetError",
    "alike",
    "face_problems",
    "figures",
    "fill",
    "generate",
    "needed_to_play",
    "problems",
    "read_sketch",
    "read_tile_set",
    "standard_problems",
    "standard_set",
]
