"""A tile set: every face under its name, with a canonical text and a digest of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from types import MappingProxyType

from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import TileNumber
from hushmaze.tiles.drawing import draw


@dataclass(frozen=True, eq=False)
class TileSet:
    """Two sets are equal when their canonical texts are: same name, same faces, however they were written."""

    name: str
    faces: Mapping[str, TileFace]
    """By name ("1A", "1B", "2", ...), in that order."""

    @classmethod
    def of(cls, name: str, faces: Iterable[TileFace]) -> "TileSet":
        """The set of these faces; of two faces with one name the later counts."""
        ordered = sorted(faces, key=lambda face: (face.number, face.face))
        return cls(name, MappingProxyType({face.name: face for face in ordered}))

    def face(self, number: int, start_face: str = "A") -> TileFace:
        """The face of a tile; tile 1 lies with the start face up. KeyError when the set has no such tile."""
        return self.faces[f"1{start_face}" if number == 1 else str(number)]

    @cached_property
    def numbers(self) -> tuple[TileNumber, ...]:
        """The numbers of all tiles, tile 1 included, each once."""
        return tuple(sorted({face.number for face in self.faces.values()}))

    @cached_property
    def start_faces(self) -> tuple[str, ...]:
        """The faces tile 1 may start with."""
        return tuple(face.face for face in self.faces.values() if face.number == 1)

    @cached_property
    def text(self) -> str:
        """The canonical text; reading it gives an equal set, and writing that gives the same text."""
        drawings = [f"tile {name}\n{draw(face)}\n" for name, face in self.faces.items()]
        return "\n".join([f"set {self.name}\n", *drawings])

    @cached_property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that stand for the content."""
        return text_digest(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileSet) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def text_digest(canonical: str) -> str:
    """The digest of the set with this canonical text."""
    return sha256(canonical.encode()).hexdigest()[:16]


def looks(face: TileFace) -> str:
    """A text that two faces share exactly when a turn makes them the same, whatever their numbers."""
    return min(draw(face.turned(quarters)) for quarters in range(4))


def alike(tile_set: TileSet) -> list[tuple[str, str]]:
    """The pairs of faces that differ by nothing but a turn."""
    first: dict[str, str] = {}
    pairs: list[tuple[str, str]] = []
    for name, face in tile_set.faces.items():
        earlier = first.setdefault(looks(face), name)
        if earlier != name:
            pairs.append((earlier, name))
    return pairs
