"""Lists what is on the faces of a tile set, each as it lies unturned."""

from collections.abc import Iterable

from hushmaze.protocol.api.tile_sets import Doors, FaceFacts, FaceSpecial, TileSetFaces
from hushmaze.protocol.codec import word_of
from hushmaze.rules.tile import CELLS, Edge, TileFace
from hushmaze.rules.tile import Cell as CellNumber
from hushmaze.tiles import TileSet


def tile_set_facts(tile_set: TileSet) -> TileSetFaces:
    """Squares are [x, y] within the tile (G1); a border or an escalator is two of them."""
    faces = {name: _face(face) for name, face in tile_set.faces.items()}
    return TileSetFaces(name=tile_set.name, digest=tile_set.digest, faces=faces)


def _face(face: TileFace) -> FaceFacts:
    return FaceFacts(
        tile=face.number,
        face=face.face,
        doors=Doors(
            **{
                word_of(side): "entrance" if hero is None else word_of(hero)
                for side, hero in face.doors.items()
            }
        ),
        specials=[
            FaceSpecial(
                square=_square(cell),
                kind=word_of(special.kind),
                hero=None if special.hero is None else word_of(special.hero),
            )
            for cell, special in sorted(face.specials.items())
        ],
        shops=[_square(cell) for cell in CELLS if cell not in face.floor],
        walls=_pairs(face.walls),
        passages=_pairs(face.passages),
        escalators=_pairs(face.escalators),
    )


def _square(cell: CellNumber) -> tuple[int, int]:
    return cell % 4, cell // 4


def _pairs(edges: Iterable[Edge]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [(_square(one), _square(other)) for one, other in sorted(edges)]
