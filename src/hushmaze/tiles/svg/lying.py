"""A tile as it lies on the map: its doors told by four letters, north, east, south, west after turning."""

from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import DIRECTIONS, Direction, Hero
from hushmaze.tiles.svg.describe import tile_title
from hushmaze.tiles.svg.layers.doors import DrawnDoor
from hushmaze.tiles.svg.markup import TILE, document
from hushmaze.tiles.svg.tile import MARGIN, DrawnDoors, tile_layers

DOOR_LETTERS = {"x": DrawnDoor.EXPLORE, "j": DrawnDoor.JOINED, "s": DrawnDoor.SHUT, "e": DrawnDoor.ENTRANCE}
NO_DOOR = "-"


def doors_from_letters(lying: TileFace, letters: str) -> dict[Direction, DrawnDoor] | None:
    """The doors of a turned face, or None if it cannot have these: `x` explores, `e` is the entrance."""
    if len(letters) != len(DIRECTIONS):
        return None
    states: dict[Direction, DrawnDoor] = {}
    for side, letter in zip(DIRECTIONS, letters, strict=True):
        if side not in lying.doors:
            if letter != NO_DOOR:
                return None
            continue
        state = DOOR_LETTERS.get(letter)
        if state is None or not _possible(lying.doors[side], state):
            return None
        states[side] = state
    return states


def _possible(hero: Hero | None, state: DrawnDoor) -> bool:
    """Any door can be joined or shut; but an entrance is never explored, and no other door is one."""
    return state != (DrawnDoor.EXPLORE if hero is None else DrawnDoor.ENTRANCE)


def draw_lying(face: TileFace, quarters: int, states: DrawnDoors) -> str:
    """A standalone SVG of a face turned clockwise by quarters, its doors as they are once turned.

    It reaches MARGIN beyond the tile. Neighbours may be laid over each other in any order: tabs and numbers
    point where no tile can be, walls and sills meet their like. Only a shutter may come to lie under a
    neighbour's wall, which is why it can be had as a sign, too.
    """
    side = TILE + 2 * MARGIN
    layers = tile_layers(face, quarters, states)
    return document(tile_title(face.turned(quarters)), (-MARGIN, -MARGIN, side, side), *layers)
