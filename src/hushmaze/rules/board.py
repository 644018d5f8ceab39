"""The placed tiles, how they are joined, and how far a straight path runs (G5-G9)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from hushmaze.rules.layout import Layout, layout
from hushmaze.rules.squares import STEP, Place, Square
from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import Direction, Hero, Kind, Special, TileNumber


class PlacedTile(NamedTuple):
    face: TileFace
    place: Place
    quarters: int

    @property
    def number(self) -> TileNumber:
        return self.face.number


class Opening(NamedTuple):
    """An empty place beyond a door, and the side on which a tile placed there meets that door."""

    place: Place
    side: Direction


class Rays(dict[int, tuple[Square, ...]]):
    """The squares straight ahead of a square, nearest first, up to the first wall.

    Keyed by ``square << 2 | direction`` and filled on demand, so that placing a tile costs nothing here.
    """

    def __init__(self, joined: frozenset[int] | set[int]) -> None:
        super().__init__()
        self._joined = joined

    def __missing__(self, key: int) -> tuple[Square, ...]:
        step = STEP[key & 3]
        squares = []
        ahead = key
        while ahead in self._joined:
            ahead += step << 2
            squares.append(Square(ahead >> 2))
        ray = self[key] = tuple(squares)
        return ray


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class Board:
    """Immutable: placing or discarding a tile returns another board."""

    tiles: dict[Place, PlacedTile] = field(default_factory=dict)
    tile_at: dict[Square, TileNumber] = field(default_factory=dict)
    """The tile under every floor square."""
    squares_of: dict[TileNumber, tuple[Square, ...]] = field(default_factory=dict)
    specials: dict[Square, Special] = field(default_factory=dict)
    escalators: dict[Square, Square] = field(default_factory=dict)
    joined: set[int] = field(default_factory=set)
    """``square << 2 | direction`` for every step that all heroes may take."""
    gaps: set[int] = field(default_factory=set)
    """The same for steps through dwarf passages."""
    open_doors: dict[Square, Opening] = field(default_factory=dict)
    """Exploration squares that face an empty place (X1)."""
    vortices: tuple[tuple[Square, ...], ...] = ((), (), (), ())
    """Revealed vortex squares by hero."""
    hourglasses: tuple[Square, ...] = ()
    cameras: tuple[Square, ...] = ()
    rays_by_hero: tuple[tuple[Rays, ...], tuple[Rays, ...]] = ((), ())
    """First where dwarf passages are wall for all, then where they let the dwarf through (P5)."""

    def __repr__(self) -> str:
        return f"<board of tiles {', '.join(tile.face.name for tile in self.tiles.values())}>"

    def placing(self, face: TileFace, place: Place, quarters: int) -> "Board":
        """Returns this board with one more tile at an empty place, turned clockwise by quarters."""
        shape = layout(face, quarters)
        corner = place.corner
        floor = tuple(Square(corner + offset) for offset in shape.floor)
        tile = PlacedTile(face, place, quarters % 4)
        specials = self.specials | {Square(corner + offset): what for offset, what in shape.specials}
        tiles = self.tiles | {place: tile}
        joined = self.joined | {(corner << 2) + way for way in shape.joined} | _doorways(tiles, tile)
        gaps = self.gaps | {(corner << 2) + way for way in shape.gaps}
        return Board(
            tiles=tiles,
            tile_at=self.tile_at | dict.fromkeys(floor, face.number),
            squares_of=self.squares_of | {face.number: floor},
            specials=specials,
            escalators=self.escalators
            | {Square(corner + one): Square(corner + other) for one, other in shape.escalators},
            joined=joined,
            gaps=gaps,
            open_doors=_open_doors(self.open_doors, tiles, tile, shape),
            vortices=tuple(_of_kind(specials, Kind.VORTEX, hero) for hero in Hero),
            hourglasses=_of_kind(specials, Kind.HOURGLASS),
            cameras=_of_kind(specials, Kind.CAMERA),
            rays_by_hero=_rays_by_hero(joined, gaps),
        )

    def without(self, numbers: Iterable[TileNumber]) -> "Board":
        """Returns this board without some tiles; doors they closed are open again (D6)."""
        gone = set(numbers)
        return build(tile for tile in self.tiles.values() if tile.number not in gone)

    def entering(self, door: Square, face: TileFace) -> tuple[Place, int]:
        """Where a tile explored from an open door lands, and its turn (G7)."""
        place, side = self.open_doors[door]
        return place, face.quarters_to_enter_from(side)


def build(tiles: Iterable[PlacedTile]) -> Board:
    board = Board()
    for tile in tiles:
        board = board.placing(*tile)
    return board


def _rays_by_hero(joined: set[int], gaps: set[int]) -> tuple[tuple[Rays, ...], tuple[Rays, ...]]:
    rays = Rays(joined)
    gap_rays = Rays(joined | gaps) if gaps else rays
    return (rays,) * 4, tuple(gap_rays if hero is Hero.DWARF else rays for hero in Hero)


def _of_kind(specials: Mapping[Square, Special], kind: Kind, hero: Hero | None = None) -> tuple[Square, ...]:
    return tuple(where for where, what in specials.items() if what == (kind, hero))


def _doorways(tiles: Mapping[Place, PlacedTile], tile: PlacedTile) -> set[int]:
    """The steps, both ways, through doors of a new tile that meet doors of its neighbours (G6)."""
    ways: set[int] = set()
    for side, door in layout(tile.face, tile.quarters).doors:
        neighbour = tiles.get(tile.place.beyond(side))
        if neighbour is not None and side.opposite in dict(layout(neighbour.face, neighbour.quarters).doors):
            here = tile.place.corner + door
            ways |= {here << 2 | side, (here + STEP[side]) << 2 | side.opposite}
    return ways


def _open_doors(
    before: Mapping[Square, Opening], tiles: Mapping[Place, PlacedTile], tile: PlacedTile, shape: Layout
) -> dict[Square, Opening]:
    doors = {door: opening for door, opening in before.items() if opening.place != tile.place}
    for side, offset in shape.exploration_doors:
        beyond = tile.place.beyond(side)
        if beyond not in tiles:
            doors[Square(tile.place.corner + offset)] = Opening(beyond, side.opposite)
    return doors


def way(origin: Square, direction: Direction) -> int:
    """The key of a step, as in ``Board.joined``."""
    return origin << 2 | direction
