"""The rules any set must keep, G1 to G4 and G8, each broken in a face built by hand."""

from typing import Any

import pytest

from hushmaze.rules.tile import Cell, cell, edge
from hushmaze.rules.words import Direction, Hero, Kind, Special, TileNumber
from hushmaze.tiles import TileSet, problems, read_tile_set, standard_set
from tests.tiles.tile_drawings import MINI, standard_but

FACE = standard_set().face(20)
FLOOR, SPECIALS = FACE.floor, FACE.specials
SHOP = cell(0, 2)
DOOR = cell(2, 0)


def _without(origin: Cell) -> dict[Cell, Special]:
    return {at: special for at, special in SPECIALS.items() if at != origin}


@pytest.mark.parametrize(
    ("rule", "square", "changes"),
    [
        ("G1", (0, 4), {"floor": FLOOR | {Cell(16)}}),
        ("G1", (0, 2), {"specials": {**SPECIALS, SHOP: Special(Kind.HOURGLASS)}}),
        ("G1", (2, 2), {"specials": {**SPECIALS, cell(2, 2): Special(Kind.HOURGLASS, Hero.ELF)}}),
        ("G1", (2, 2), {"specials": {**SPECIALS, cell(2, 2): Special(Kind.VORTEX)}}),
        ("G2", (0, 2), {"walls": FACE.walls | {edge(SHOP, cell(1, 2))}}),
        ("G2", (1, 1), {"walls": FACE.walls | {edge(cell(1, 1), cell(3, 1))}}),
        ("G2", (0, 4), {"walls": FACE.walls | {(Cell(16), Cell(17))}}),
        ("G3", (3, 0), {"specials": {**SPECIALS, cell(3, 0): Special(Kind.EXPLORATION, Hero.MAGE)}}),
        ("G4", None, {"specials": {cell(3, 2): Special(Kind.BALL)}}),
        ("G4", None, {"entrance": None}),
        ("G4", (2, 0), {"entrance": Direction.NORTH}),
        ("G4", (1, 3), {"floor": FLOOR - {cell(1, 3)}}),
        ("G4", None, {"number": TileNumber(25)}),
        ("G4", None, {"face": "A"}),
        ("G8", (0, 2), {"passages": frozenset({edge(SHOP, cell(1, 2))})}),
        ("G8", (1, 0), {"passages": frozenset({edge(cell(1, 0), cell(2, 0))})}),
        ("G8", (0, 2), {"escalators": (edge(SHOP, cell(3, 3)),)}),
        ("G8", (3, 3), {"escalators": ((cell(3, 3), cell(3, 3)),)}),
        ("G8", (1, 0), {"escalators": (edge(cell(1, 0), cell(3, 3)), edge(cell(1, 0), cell(2, 2)))}),
    ],
)
def test_g1_g2_g3_g4_g8_broken_on_a_tile(
    rule: str, square: tuple[int, int] | None, changes: dict[str, Any]
) -> None:
    """G1, G2, G3, G4, G8."""
    found = problems(standard_but("20", **changes))
    assert (rule, square) in {(error.rule, error.square) for error in found}


def test_g4_a_tile_has_no_more_than_three_exploration_squares() -> None:
    """G4."""
    doors = {
        origin: Special(Kind.EXPLORATION, Hero.ELF) for origin in (cell(0, 1), DOOR, cell(3, 2), cell(1, 3))
    }
    found = problems(standard_but("20", specials=doors, entrance=None))
    assert "a tile has one to three exploration squares, not 4" in {error.text for error in found}


def test_g4_three_exploration_squares_are_fine() -> None:
    """G4."""
    doors = {origin: Special(Kind.EXPLORATION, Hero.ELF) for origin in (cell(0, 1), DOOR, cell(3, 2))}
    assert problems(standard_but("20", specials={**SPECIALS, **doors})) == []


def test_g4_tile_1_has_four_exploration_squares_of_four_colours() -> None:
    """G4."""
    specials = dict(standard_set().face(1).specials)
    specials[DOOR] = Special(Kind.EXPLORATION, Hero.BARBARIAN)
    found = problems(standard_but("1A", specials=specials))
    assert [(error.tile, error.rule) for error in found] == [("1A", "G4")]


def test_g4_tile_1_has_no_entrance() -> None:
    """G4."""
    found = problems(standard_but("1B", entrance=Direction.EAST))
    assert [(error.tile, error.square, error.rule) for error in found] == [("1B", (3, 2), "G4")]


def test_s2_the_heroes_need_floor_to_start_on() -> None:
    """S2."""
    face = standard_set().face(1)
    found = problems(standard_but("1A", floor=face.floor - {cell(1, 1)}, walls=frozenset()))
    assert ("1A", (1, 1), "S2") in {(error.tile, error.square, error.rule) for error in found}


@pytest.mark.parametrize("name", ["", "  ", "two  blanks", " edge", "line\nbreak", "x" * 61])
def test_a_name_that_cannot_be_written_is_a_problem(name: str) -> None:
    assert [error.rule for error in problems(TileSet(name, standard_set().faces))] == ["format"]


def test_g1_g2_g3_g4_g8_hold_in_the_standard_set_and_in_a_small_one() -> None:
    """G1, G2, G3, G4, G8."""
    assert problems(standard_set()) == []
    assert problems(read_tile_set(MINI)) == []
