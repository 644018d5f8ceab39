"""Checks that every tile set must pass, complete or not: the checkable part of G1 to G4 and G8."""

from collections import Counter
from collections.abc import Callable, Iterator

from hushmaze.rules.tile import CELLS, DOOR_CELLS, Cell, Edge, TileFace, cell, step
from hushmaze.rules.words import COLOURED, DIRECTIONS, HEROES, Kind
from hushmaze.tiles.errors import ErrorFacts, TileError
from hushmaze.tiles.flaws import Flaw
from hushmaze.tiles.tileset import TileSet

CENTRE = (cell(1, 1), cell(2, 1), cell(1, 2), cell(2, 2))
"""Where the heroes start on tile 1 (S2)."""

LONGEST_NAME = 60

_Finding = tuple[Cell | None, Flaw, ErrorFacts]


def problems(tile_set: TileSet) -> list[TileError]:
    """Lists every broken rule that any set must keep; an empty list means the set can be played."""
    found = name_problems(tile_set.name)
    if not tile_set.start_faces:
        found.append(TileError("1", None, Flaw.NO_START))
    for face in tile_set.faces.values():
        found += face_problems(face)
    return found


def name_problems(name: str) -> list[TileError]:
    """Lists what keeps a set's name from being written and read back."""
    if name and name == " ".join(name.split()) and name.isprintable() and len(name) <= LONGEST_NAME:
        return []
    return [TileError("", None, Flaw.SET_NAME, {"most": LONGEST_NAME})]


def face_problems(face: TileFace) -> list[TileError]:
    """The same for one face."""
    return [
        TileError(face.name, None if origin is None else (origin % 4, origin // 4), flaw, facts)
        for check in _CHECKS
        for origin, flaw, facts in check(face)
    ]


def _check_name(face: TileFace) -> Iterator[_Finding]:
    if not 1 <= face.number <= 24 or face.face not in (("A", "B") if face.number == 1 else ("",)):
        yield None, Flaw.TILE_NAME, {}


def _check_floor(face: TileFace) -> Iterator[_Finding]:
    for origin in sorted(face.floor - set(CELLS)):
        yield origin, Flaw.OUTSIDE, {}
    for origin in sorted(set(face.specials) - face.floor):
        yield origin, Flaw.SPECIAL_ON_SHOP, {}
    for origin, special in sorted(face.specials.items()):
        if (special.kind in COLOURED) != (special.hero is not None):
            yield origin, Flaw.WRONG_OWNER, {"kind": special.kind.name.lower()}


def _between_floor(face: TileFace, border: Edge) -> bool:
    neighbours = {step(border[0], side) for side in DIRECTIONS if border[0] in CELLS}
    return border[0] < border[1] and border[1] in neighbours and face.floor.issuperset(border)


def _check_walls(face: TileFace) -> Iterator[_Finding]:
    for border in sorted(face.walls):
        if not _between_floor(face, border):
            yield border[0], Flaw.WALL_PLACE, {}
    for border in sorted(face.passages):
        if not _between_floor(face, border):
            yield border[0], Flaw.PASSAGE_PLACE, {}
        elif border in face.walls:
            yield border[0], Flaw.PASSAGE_IN_WALL, {}


def _check_escalators(face: TileFace) -> Iterator[_Finding]:
    ends = Counter(origin for pair in face.escalators for origin in pair)
    for origin, times in sorted(ends.items()):
        if origin not in face.floor:
            yield origin, Flaw.ESCALATOR_PLACE, {}
        if times > 1:
            yield origin, Flaw.ESCALATOR_TWICE, {}


def _check_exploration(face: TileFace) -> Iterator[_Finding]:
    squares = {o: s.hero for o, s in sorted(face.specials.items()) if s.kind == Kind.EXPLORATION}
    for origin in squares:
        if origin not in DOOR_CELLS:
            yield origin, Flaw.EXPLORATION_PLACE, {}
    if face.number == 1:
        if sorted(hero for hero in squares.values() if hero is not None) != list(HEROES):
            yield None, Flaw.START_EXPLORATIONS, {}
    elif not 1 <= len(squares) <= 3:
        yield None, Flaw.EXPLORATIONS, {"found": len(squares)}


def _check_entrance(face: TileFace) -> Iterator[_Finding]:
    if face.number == 1:
        if face.entrance is not None:
            yield DOOR_CELLS[face.entrance], Flaw.START_ENTRANCE, {}
        return
    if face.entrance is None:
        yield None, Flaw.NO_ENTRANCE, {}
        return
    origin = DOOR_CELLS[face.entrance]
    if origin not in face.floor:
        yield origin, Flaw.ENTRANCE_ON_SHOP, {}
    special = face.specials.get(origin)
    if special is not None and special.kind == Kind.EXPLORATION:
        yield origin, Flaw.ENTRANCE_EXPLORES, {}


def _check_start(face: TileFace) -> Iterator[_Finding]:
    for origin in CENTRE:
        if face.number == 1 and origin not in face.floor:
            yield origin, Flaw.START_CENTRE, {}


_CHECKS: tuple[Callable[[TileFace], Iterator[_Finding]], ...] = (
    _check_name,
    _check_floor,
    _check_walls,
    _check_escalators,
    _check_exploration,
    _check_entrance,
    _check_start,
)
