"""A position as an SVG picture of the mall."""

from hushmaze.rules import State
from hushmaze.rules.squares import NOWHERE, Square, coordinates
from hushmaze.rules.words import HEROES
from hushmaze.tiles.svg import MallSquare, Placed, draw_map


def picture(state: State) -> str:
    """The map with its heroes and spent squares, as everybody may see it."""
    placed = [
        Placed(tile.face, tile.place.column, tile.place.row, tile.quarters, tile.place.board)
        for tile in state.board.tiles.values()
    ]
    standing = zip(HEROES, state.heroes, strict=True)
    return draw_map(
        placed,
        spent=[_square(where) for where in sorted(state.spent)],
        heroes={hero: _square(where) for hero, where in standing if where != NOWHERE},
    )


def _square(where: Square) -> MallSquare:
    board, x, y = coordinates(where)
    return MallSquare(x, y, board)
