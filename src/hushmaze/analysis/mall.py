"""The mall as it lies in the end, as pictures to be laid side by side."""

from hushmaze.analysis.report import LyingTile
from hushmaze.rules import State
from hushmaze.rules.squares import coordinates
from hushmaze.rules.words import DIRECTIONS
from hushmaze.tiles.svg import Placed
from hushmaze.tiles.svg.lying import DOOR_LETTERS, NO_DOOR
from hushmaze.tiles.svg.mall import door_states

_LETTER_OF = {door: letter for letter, door in DOOR_LETTERS.items()}


def lying_tiles(state: State, digest: str) -> list[LyingTile]:
    """Every tile with the path of its picture in a set, as `/art/` has it."""
    tiles = [
        Placed(tile.face, place.column, place.row, tile.quarters, place.board)
        for place, tile in state.board.tiles.items()
    ]
    lying = {(t.board, t.column, t.row): t.face.turned(t.quarters) for t in tiles}
    corners = [coordinates(place.corner) for place in state.board.tiles]
    found = []
    for tile, corner in zip(tiles, corners, strict=True):
        doors = door_states(tile, lying)
        letters = "".join(_LETTER_OF[doors[s]] if s in doors else NO_DOOR for s in DIRECTIONS)
        path = f"tiles/{digest}/{tile.face.name}/{tile.quarters}-{letters}"
        found.append(LyingTile(corner, path))
    return found
