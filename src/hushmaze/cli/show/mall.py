"""The map drawn with box characters: a square is three characters wide, walls run between."""

from rich.text import Text

from hushmaze.cli.show.symbols import hero_text, special_text
from hushmaze.rules import State
from hushmaze.rules.board import Board, way
from hushmaze.rules.squares import STEP, Square, board_of, coordinates, square
from hushmaze.rules.words import HEROES, Direction

_WALL = "grey50"

# Whether walls go up, right, down, left of a corner; read as bits 1, 2, 4, 8.
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def draw_board(state: State, board: int) -> Text:
    """One board of the position, as lines of text."""
    squares = [coordinates(where) for where in state.board.tile_at if board_of(where) == board]
    left, right = min(x for _, x, _ in squares), max(x for _, x, _ in squares)
    top, bottom = min(y for _, _, y in squares), max(y for _, _, y in squares)
    text = Text(no_wrap=True)
    for y in range(top, bottom + 2):
        for x in range(left, right + 2):
            text.append(_corner(state, board, x, y), _WALL)
            text.append(*_border(state, square(board, x, y), Direction.NORTH))
        text.append("\n")
        for x in range(left, right + 2):
            text.append(*_border(state, square(board, x, y), Direction.WEST))
            text.append(*_content(state, square(board, x, y)))
        text.append("\n")
    return text


def _border(state: State, here: Square, side: Direction) -> tuple[str, str]:
    """Draws what stands between a square and its neighbour: nothing, a wall, a gap."""
    board = state.board
    long = side is Direction.NORTH
    if way(here, side) in board.gaps:
        return ("╌╌╌" if long else "┆"), "dark_orange"
    if _walled(board, here, side):
        return ("───" if long else "│"), _WALL
    return ("   " if long else " "), ""


def _walled(board: Board, here: Square, side: Direction) -> bool:
    beyond = Square(here + STEP[side])
    some_floor = here in board.tile_at or beyond in board.tile_at
    door_out = board.open_doors.get(here if here in board.tile_at else beyond)
    if door_out is not None and not (here in board.tile_at and beyond in board.tile_at):
        facing = side if here in board.tile_at else side.opposite
        return door_out.side.opposite is not facing
    return some_floor and way(here, side) not in board.joined and way(here, side) not in board.gaps


def _corner(state: State, board: int, x: int, y: int) -> str:
    walls = state.board
    up = _walled(walls, square(board, x, y - 1), Direction.WEST)
    right = _walled(walls, square(board, x, y), Direction.NORTH)
    down = _walled(walls, square(board, x, y), Direction.WEST)
    left = _walled(walls, square(board, x - 1, y), Direction.NORTH)
    return _CORNERS[up | right << 1 | down << 2 | left << 3]


def _content(state: State, here: Square) -> tuple[str, str]:
    if here in state.heroes:
        return hero_text(HEROES[state.heroes.index(here)])
    if here in state.board.specials:
        return special_text(state.board.specials[here], spent=here in state.spent)
    if here in state.board.escalators:
        return " % ", "bright_white"
    return (" · ", "grey37") if here in state.board.tile_at else ("   ", "")
