"""One tile face, drawn in layers so that a whole mall can be stacked layer by layer."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import DIRECTIONS, Direction, Hero, Kind
from hushmaze.tiles.svg.describe import tile_title
from hushmaze.tiles.svg.layers import doors
from hushmaze.tiles.svg.layers.doors import DrawnDoor
from hushmaze.tiles.svg.layers.escalators import escalator
from hushmaze.tiles.svg.layers.floor import backing, floor, floor_look
from hushmaze.tiles.svg.layers.grid import centre
from hushmaze.tiles.svg.layers.shops import shop_cells, shop_front, window_light
from hushmaze.tiles.svg.layers.specials import special_mark
from hushmaze.tiles.svg.layers.walls import passage, wall_shadow, walls
from hushmaze.tiles.svg.markup import TILE, box, document, part, text
from hushmaze.tiles.svg.palette import PLAQUE_TEXT, WALL, WALL_LIGHT

MARGIN = 28
"""Room around a tile for tabs, in drawing units."""

DrawnDoors = Mapping[Direction, DrawnDoor]
_FRAMES = {DrawnDoor.ENTRANCE: doors.entrance_mat, DrawnDoor.SHUT: doors.shutter}


class Layers(NamedTuple):
    """From bottom to top; in a mall, one layer of all tiles lies below the next layer of any."""

    backing: str
    ground: str
    walls: str
    above: str


def own_doors(face: TileFace, joined: Collection[Direction] = ()) -> dict[Direction, DrawnDoor]:
    """A tile's doors as they are drawn without neighbours, but for those said to be joined."""
    fresh = {
        side: DrawnDoor.ENTRANCE if hero is None else DrawnDoor.EXPLORE for side, hero in face.doors.items()
    }
    return {side: DrawnDoor.JOINED if side in joined else door for side, door in fresh.items()}


def tile_layers(face: TileFace, quarters: int, states: DrawnDoors) -> Layers:
    """The face as it lies unturned, the turns to give it, and the doors it has once turned."""
    lying = face.turned(quarters)
    shops = tuple(shop_cells(face, quarters))
    openings = [side for side in DIRECTIONS if states.get(side, DrawnDoor.SHUT) != DrawnDoor.SHUT]
    sills = (doors.sill(side, states[side], floor_look(face)) for side in openings)
    light = (window_light(lying, cell) for cell, _, _ in shops)
    carpets = (doors.carpet(*door) for door in _unexplored(lying, states))
    fronts = (shop_front(*shop) for shop in shops)
    return Layers(
        backing=backing(),
        ground="".join((floor(lying), *sills, *light, *carpets, wall_shadow(lying, openings), *fronts)),
        walls=walls(lying, openings),
        above=_above(lying, states),
    )


def _unexplored(face: TileFace, states: DrawnDoors) -> list[tuple[Direction, Hero]]:
    return [
        (side, hero)
        for side, hero in face.doors.items()
        if hero is not None and states[side] == DrawnDoor.EXPLORE
    ]


def _above(face: TileFace, states: DrawnDoors) -> str:
    """Escalators bridge walls, but never hide what lies on a square they cross."""
    stairs = [escalator(ends) for ends in sorted(face.escalators)]
    lying = sorted((c, s) for c, s in face.specials.items() if s.kind != Kind.EXPLORATION)
    marks = [special_mark(special, *centre(cell)) for cell, special in lying]
    marks += [doors.explore_mark(*door) for door in _unexplored(face, states)]
    passages = [passage(face, border) for border in sorted(face.passages)]
    tabs = [doors.explore_tab(*door) for door in _unexplored(face, states)]
    frames = [_FRAMES[state](side) for side, state in states.items() if state in _FRAMES]
    return "".join([*stairs, *marks, *passages, *tabs, *frames, _plaque(face.name)])


def _plaque(name: str) -> str:
    """The number hangs below the south-east square, where the lattice always leaves a hole (G5)."""
    x, y, width = TILE - 35, TILE + 1, 26
    return part(
        "number",
        box(x, y, width, 15, rx=4, fill=WALL, stroke=WALL_LIGHT, stroke_width=1.2),
        text(name, x + width / 2, y + 11.4, 11, PLAQUE_TEXT, text_anchor="middle"),
    )


def draw_tile(face: TileFace, quarters: int = 0, joined: Collection[Direction] = ()) -> str:
    """A standalone SVG of one face turned clockwise by quarters; the sides are those after turning.

    The picture reaches MARGIN beyond the tile on all sides, whatever its doors.
    """
    lying = face.turned(quarters)
    layers = tile_layers(face, quarters, own_doors(lying, joined))
    side = TILE + 2 * MARGIN
    return document(tile_title(lying), (-MARGIN, -MARGIN, side, side), *layers)
