"""Reads nine drawn lines into a tile face and collects every problem (docs/tiles.md)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hushmaze.rules.tile import CELLS, DOOR_CELLS, Cell, Edge, TileFace, edge, step
from hushmaze.rules.words import DIRECTIONS, HEROES, Direction, Kind, Special, TileNumber
from hushmaze.tiles.drawing import KIND_MARKS, LINES, PICTURE_CELLS, SHOP, WIDTH, special_mark
from hushmaze.tiles.errors import Fact, TileError
from hushmaze.tiles.flaws import Flaw

_OWNED = [Special(kind, hero) for kind, mark in KIND_MARKS.items() if len(mark) == 1 for hero in HEROES]
_FREE = [Special(kind) for kind, mark in KIND_MARKS.items() if len(mark) == 2]
SPECIALS = {special_mark(special): special for special in _OWNED + _FREE}

_CELL = re.compile(r"(\.|[a-z][A-Za-z])([1-9]?)")
_BORDERS = {"|": "wall", "---": "wall", "~": "passage", "~~~": "passage", " ": "open", "   ": "open"}
_SIDE_PLACES = {
    Direction.NORTH: "x=2",
    Direction.EAST: "y=2",
    Direction.SOUTH: "x=1",
    Direction.WEST: "y=1",
}


@dataclass
class _Picture:
    """The drawing as read, before it is validated."""

    name: str
    errors: list[TileError] = field(default_factory=list)
    floor: set[Cell] = field(default_factory=set)
    specials: dict[Cell, Special] = field(default_factory=dict)
    ends: dict[str, list[Cell]] = field(default_factory=dict)
    borders: dict[tuple[Cell, Direction], str] = field(default_factory=dict)

    def wrong(self, origin: Cell | None, flaw: Flaw, **facts: Fact) -> None:
        square = None if origin is None else (origin % 4, origin // 4)
        self.errors.append(TileError(self.name, square, flaw, facts))


def face_from(
    number: TileNumber, letter: str, lines: Sequence[str]
) -> tuple[TileFace | None, list[TileError]]:
    """The drawn face, or None where the drawing is too broken to say; and all that is wrong with the drawing.

    Only the drawing is judged here; `face_problems` judges the face.
    """
    picture = _Picture(f"{number}{letter}")
    grid = _grid(picture, lines)
    if grid is None:
        return None, picture.errors
    for origin in CELLS:
        _read_cell(picture, grid, origin)
    for origin, side in _borders_once():
        _read_border(picture, grid, origin, side)
    face = None if picture.errors else _build(picture, number, letter)
    return face, picture.errors


def _build(picture: _Picture, number: TileNumber, letter: str) -> TileFace:
    return TileFace(
        number=number,
        face=letter,
        floor=frozenset(picture.floor),
        walls=frozenset(_inner(picture, "wall")),
        passages=frozenset(_inner(picture, "passage")),
        specials=picture.specials,
        escalators=tuple(sorted(_escalators(picture))),
        entrance=_entrance(picture),
    )


def _grid(picture: _Picture, lines: Sequence[str]) -> list[str] | None:
    if len(lines) != LINES:
        picture.wrong(None, Flaw.LINES, wanted=LINES, found=len(lines))
        return None
    grid = [line.rstrip().ljust(WIDTH) for line in lines]
    for row, line in enumerate(grid, start=1):
        if len(line) > WIDTH:
            picture.wrong(None, Flaw.WIDE, row=row, most=WIDTH)
        elif row % 2 and line[::4] != "+++++":
            picture.wrong(None, Flaw.CORNERS, row=row)
    return None if picture.errors else grid


def _read_cell(picture: _Picture, grid: list[str], origin: Cell) -> None:
    line, column = PICTURE_CELLS[origin]
    drawn = grid[line][column : column + 3].replace(" ", "")
    if drawn == SHOP:
        return
    picture.floor.add(origin)
    match = _CELL.fullmatch(drawn)
    if match is None or not (match[1] == "." or match[1] in SPECIALS):
        picture.wrong(origin, Flaw.SQUARE_MARK, drawn=repr(drawn))
        return
    if match[1] != ".":
        picture.specials[origin] = SPECIALS[match[1]]
    if match[2]:
        picture.ends.setdefault(match[2], []).append(origin)


def _borders_once() -> Iterator[tuple[Cell, Direction]]:
    """Every border once: inner ones from their north or west cell, outer ones from their only cell."""
    for origin in CELLS:
        for side in DIRECTIONS:
            beyond = step(origin, side)
            if beyond is None or beyond > origin:
                yield origin, side


def _read_border(picture: _Picture, grid: list[str], origin: Cell, side: Direction) -> None:
    line, column = PICTURE_CELLS[origin]
    drawn = {
        Direction.NORTH: grid[line - 1][column : column + 3],
        Direction.EAST: grid[line][column + 3],
        Direction.SOUTH: grid[line + 1][column : column + 3],
        Direction.WEST: grid[line][column - 1],
    }[side]
    if drawn not in _BORDERS:
        picture.wrong(origin, Flaw.BORDER_MARK, drawn=repr(drawn), side=_word(side))
        return
    picture.borders[origin, side] = _BORDERS[drawn]


def _inner(picture: _Picture, sort: str) -> Iterator[Edge]:
    """Inner borders of a sort; a wall beside a shop is only drawn, a passage there is kept to be refused."""
    for (origin, side), drawn in picture.borders.items():
        beyond = step(origin, side)
        if beyond is None or drawn != sort:
            continue
        if sort == "passage" or (origin in picture.floor and beyond in picture.floor):
            yield edge(origin, beyond)


def _escalators(picture: _Picture) -> Iterator[Edge]:
    for digit, cells in sorted(picture.ends.items()):
        if len(cells) == 2:
            yield edge(*cells)
        else:
            picture.wrong(cells[0], Flaw.ESCALATOR_ENDS, digit=digit, found=len(cells))


def _entrance(picture: _Picture) -> Direction | None:
    """The one opening that is no exploration square (G4); says what is wrong with all the others (G3)."""
    entrances: list[Direction] = []
    for (origin, side), drawn in picture.borders.items():
        if step(origin, side) is not None:
            continue
        _check_outer(picture, origin, side, drawn)
        if drawn == "open" and DOOR_CELLS[side] == origin and not _explores(picture, origin):
            entrances.append(side)
    for side in entrances[1:]:
        picture.wrong(DOOR_CELLS[side], Flaw.SECOND_ENTRANCE, side=_word(entrances[0]))
    return entrances[0] if entrances else None


def _check_outer(picture: _Picture, origin: Cell, side: Direction, drawn: str) -> None:
    at_door = DOOR_CELLS[side] == origin
    if drawn == "passage":
        picture.wrong(origin, Flaw.PASSAGE_OUTSIDE)
    elif drawn == "open" and not at_door:
        picture.wrong(origin, Flaw.OPENING_PLACE, side=_word(side), place=_SIDE_PLACES[side])
    elif drawn == "wall" and at_door and _explores(picture, origin):
        picture.wrong(origin, Flaw.EXPLORATION_SHUT, side=_word(side))


def _explores(picture: _Picture, origin: Cell) -> bool:
    special = picture.specials.get(origin)
    return special is not None and special.kind == Kind.EXPLORATION


def _word(side: Direction) -> str:
    return side.name.lower()
