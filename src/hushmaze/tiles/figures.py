"""How many of everything a set has, and how many a complete one has: the counts of K2 to K5."""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import HEROES, Hero, Kind
from hushmaze.tiles.tileset import TileSet

PASSAGES, ESCALATORS = 7, 9
VORTICES_EACH = range(7, 10)
"""About eight of each colour (K5)."""
NO_LIMIT = 1000
EARLY_VORTICES_EACH = range(3, NO_LIMIT)
LAST_EARLY_TILE = 9
EXPLORATIONS = range(44, 49)
"""About 46 (K5)."""
EXPLORATIONS_EACH = range(10, 15)


class Counted(StrEnum):
    """Things that are counted; each by its English plural."""

    ITEMS = "items"
    EXITS = "exits"
    HOURGLASSES = "hourglasses"
    BALLS = "crystal balls"
    CAMERAS = "cameras"
    PASSAGES = "dwarf passages"
    ESCALATORS = "escalators"
    EXPLORATIONS = "exploration squares"
    VORTICES = "vortices"
    EARLY_VORTICES = "vortices on tiles 1 to 9"


class Figure(NamedTuple):
    counted: Counted
    hero: Hero | None
    """Whose; None where all are counted together."""
    found: int
    wanted: range

    @property
    def right(self) -> bool:
        return self.found in self.wanted

    @property
    def most(self) -> int | None:
        """None where there cannot be too many."""
        return None if self.wanted.stop == NO_LIMIT else self.wanted.stop - 1

    @property
    def what(self) -> str:
        """In English: `vortices for the mage on tiles 1 to 9`."""
        if self.hero is None:
            return self.counted
        thing, _, where = self.counted.partition(" on ")
        whose = f"{thing} for the {self.hero.name.lower()}"
        return f"{whose} on {where}" if where else whose

    @property
    def range_in_words(self) -> str:
        if self.most is None:
            return f"{self.wanted.start} or more"
        return f"{self.wanted.start}" if len(self.wanted) == 1 else f"{self.wanted.start} to {self.most}"


def figures(tile_set: TileSet) -> list[Figure]:
    """Every count of a set, complete or not; tile 1 counts once, with face A where it has one."""
    faces = counted_faces(tile_set)
    early = [face for face in faces if face.number <= LAST_EARLY_TILE]
    return [
        *_each(Counted.ITEMS, totals(faces, Kind.ITEM), _just(1)),
        *_each(Counted.EXITS, totals(faces, Kind.EXIT), _just(1)),
        *(_all(counted, totals(faces, kind).total(), _just(wanted)) for counted, kind, wanted in _FREE),
        _all(Counted.PASSAGES, sum(len(face.passages) for face in faces), _just(PASSAGES)),
        _all(Counted.ESCALATORS, sum(len(face.escalators) for face in faces), _just(ESCALATORS)),
        _all(Counted.EXPLORATIONS, totals(faces, Kind.EXPLORATION).total(), EXPLORATIONS),
        *_each(Counted.EXPLORATIONS, totals(faces, Kind.EXPLORATION), EXPLORATIONS_EACH),
        *_each(Counted.VORTICES, totals(faces, Kind.VORTEX), VORTICES_EACH),
        *_each(Counted.EARLY_VORTICES, totals(early, Kind.VORTEX), EARLY_VORTICES_EACH),
    ]


def counted_faces(tile_set: TileSet) -> list[TileFace]:
    twice = "1A" in tile_set.faces
    return [face for name, face in tile_set.faces.items() if not (twice and name == "1B")]


def totals(faces: Iterable[TileFace], kind: Kind) -> Counter[Hero | None]:
    return Counter(s.hero for face in faces for s in face.specials.values() if s.kind == kind)


_FREE = (
    (Counted.HOURGLASSES, Kind.HOURGLASS, 4),
    (Counted.BALLS, Kind.BALL, 3),
    (Counted.CAMERAS, Kind.CAMERA, 4),
)


def _just(wanted: int) -> range:
    return range(wanted, wanted + 1)


def _all(counted: Counted, found: int, wanted: range) -> Figure:
    return Figure(counted, None, found, wanted)


def _each(counted: Counted, found: Counter[Hero | None], wanted: range) -> list[Figure]:
    return [Figure(counted, hero, found[hero], wanted) for hero in HEROES]
