"""A tile set as facts that a client can draw and tell from, every face as it lies unturned."""

from collections.abc import Iterable

from hushmaze.protocol.codec import Plain
from hushmaze.rules.tile import CELLS, Cell, Edge, TileFace
from hushmaze.tiles import TileSet


def tile_set_facts(tile_set: TileSet) -> dict[str, Plain]:
    """Squares are [x, y] within the tile (G1); a border or an escalator is two of them."""
    faces: dict[str, Plain] = {name: _face(face) for name, face in tile_set.faces.items()}
    return {"name": tile_set.name, "digest": tile_set.digest, "faces": faces}


def _face(face: TileFace) -> dict[str, Plain]:
    return {
        "tile": face.number,
        "face": face.face,
        "doors": {
            side.name.lower(): "entrance" if hero is None else hero.name.lower()
            for side, hero in face.doors.items()
        },
        "specials": [
            {
                "square": _square(cell),
                "kind": special.kind.name.lower(),
                "hero": None if special.hero is None else special.hero.name.lower(),
            }
            for cell, special in sorted(face.specials.items())
        ],
        "shops": [_square(cell) for cell in CELLS if cell not in face.floor],
        "walls": _pairs(face.walls),
        "passages": _pairs(face.passages),
        "escalators": _pairs(face.escalators),
    }


def _square(cell: Cell) -> list[Plain]:
    return [cell % 4, cell // 4]


def _pairs(edges: Iterable[Edge]) -> list[Plain]:
    return [[_square(one), _square(other)] for one, other in sorted(edges)]
