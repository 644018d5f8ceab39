"""A tile face as a picture of nine lines (docs/tiles.md): the one canonical way to draw it."""

from hushmaze.rules.tile import CELLS, DOOR_CELLS, Cell, TileFace, edge, step
from hushmaze.rules.words import Direction, Kind, Special

LINES = 9
WIDTH = 17

KIND_MARKS = {
    Kind.EXPLORATION: "x",
    Kind.VORTEX: "v",
    Kind.ITEM: "i",
    Kind.EXIT: "o",
    Kind.HOURGLASS: "hg",
    Kind.BALL: "cb",
    Kind.CAMERA: "ca",
}
SHOP = "###"
FLOOR = "."


def draw(face: TileFace) -> str:
    """Nine lines without trailing blanks.

    Two faces without problems have the same drawing exactly when they have the same floor, walls, doors,
    escalators and specials; a face that breaks a rule is drawn as far as it can be.
    """
    lines: list[str] = []
    for y in range(4):
        lines.append(_wall_row(face, y))
        lines.append(_cell_row(face, y))
    lines.append(_wall_row(face, 4))
    return "\n".join(line.rstrip() for line in lines)


def special_mark(special: Special) -> str:
    return KIND_MARKS[special.kind] + ("" if special.hero is None else special.hero.letter)


def _wall_row(face: TileFace, y: int) -> str:
    below = y < 4
    row = [Cell(x + 4 * (y if below else 3)) for x in range(4)]
    side = Direction.NORTH if below else Direction.SOUTH
    return "+" + "".join(_border(face, origin, side) * 3 + "+" for origin in row).replace("|", "-")


def _cell_row(face: TileFace, y: int) -> str:
    row = [Cell(x + 4 * y) for x in range(4)]
    west = _border(face, row[0], Direction.WEST)
    return west + "".join(_cell(face, origin) + _border(face, origin, Direction.EAST) for origin in row)


def _cell(face: TileFace, origin: Cell) -> str:
    if origin not in face.floor:
        return SHOP
    special = face.specials.get(origin)
    mark = FLOOR if special is None else special_mark(special)
    ends = [n for n, pair in enumerate(sorted(face.escalators), start=1) if origin in pair]
    return f"{mark:>2}{ends[0] if ends else ' '}"


def _border(face: TileFace, origin: Cell, side: Direction) -> str:
    beyond = step(origin, side)
    if beyond is None:
        return " " if side in face.doors and DOOR_CELLS[side] == origin else "|"
    border = edge(origin, beyond)
    if border in face.passages:
        return "~"
    if border in face.walls or (origin in face.floor) != (beyond in face.floor):
        return "|"
    return " "


PICTURE_CELLS = {origin: (2 * (origin // 4) + 1, 4 * (origin % 4) + 1) for origin in CELLS}
"""Line and column where the three characters of each cell begin."""
