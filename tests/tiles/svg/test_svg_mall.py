"""A whole mall as a picture."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.tile import TileFace, cell
from hushmaze.rules.words import DIRECTIONS, HEROES, Direction, Hero, Kind, Special
from hushmaze.tiles.svg import SQUARE, MallSquare, Placed, draw_map
from hushmaze.tiles.svg.mall import PADDING

from .svg_faces import (
    SVG,
    Element,
    exploring,
    faces,
    leisurely,
    make_face,
    parse,
    part_counts,
    parts,
    with_ancestors,
)

ALL_DOORS = exploring(*zip(DIRECTIONS, HEROES, strict=True), number=1)
STEPS = {Direction.NORTH: (0, -1), Direction.EAST: (1, 0), Direction.SOUTH: (0, 1), Direction.WEST: (-1, 0)}


def spot(svg: str, name: str) -> list[tuple[float, float]]:
    """Where the groups around the named parts were shifted to."""
    found = []
    for element, around in with_ancestors(parse(svg)):
        if element.get("data-part") == name:
            found.append(sum_of_shifts([*around, element]))
    return sorted(found)


def sum_of_shifts(chain: list[Element]) -> tuple[float, float]:
    shifts = [re.match(r"translate\((\S+) (\S+)\)", e.get("transform", "")) for e in chain]
    pairs = [(float(m[1]), float(m[2])) for m in shifts if m]
    return sum(x for x, _ in pairs), sum(y for _, y in pairs)


@pytest.mark.parametrize("side", DIRECTIONS)
def test_joined_doors_have_no_tab(side: Direction) -> None:
    """G6: of four exploration doors, three stay open; the joined one and the entrance are plain floor."""
    newcomer = make_face(entrance=side.opposite)
    counts = part_counts(draw_map([Placed(ALL_DOORS, 0, 0), Placed(newcomer, *STEPS[side])]))
    assert (counts["tab"], counts["exploration"]) == (3, 3)
    assert counts["entrance"] == counts["shutter"] == 0


@pytest.mark.parametrize("side", DIRECTIONS)
def test_two_exploration_doors_of_different_colours_join(side: Direction) -> None:
    """G6, X3"""
    counts = part_counts(draw_map([Placed(ALL_DOORS, 0, 0), Placed(ALL_DOORS, *STEPS[side])]))
    assert counts["tab"] == 6


@pytest.mark.parametrize("side", DIRECTIONS)
def test_a_door_against_a_wall_is_shut(side: Direction) -> None:
    """G6"""
    walled = make_face(entrance=None)
    counts = part_counts(draw_map([Placed(ALL_DOORS, 0, 0), Placed(walled, *STEPS[side])]))
    assert (counts["tab"], counts["shutter"]) == (3, 1)


def test_an_entrance_that_faces_nothing_is_a_dead_end() -> None:
    """D6"""
    counts = part_counts(draw_map([Placed(make_face(entrance=Direction.WEST), 0, 0)]))
    assert (counts["entrance"], counts["shutter"]) == (0, 1)


def test_turned_tiles_join_by_their_turned_doors() -> None:
    """G7: an entrance to the south, turned by a quarter, faces west."""
    newcomer = make_face(entrance=Direction.SOUTH)
    tiles = [Placed(ALL_DOORS, 0, 0), Placed(newcomer, 1, 0, 1)]
    assert part_counts(draw_map(tiles))["shutter"] == 0
    unturned = [Placed(ALL_DOORS, 0, 0), Placed(newcomer, 1, 0, 0)]
    assert part_counts(draw_map(unturned))["shutter"] == 2


@pytest.mark.parametrize(
    ("side", "offset"),
    [
        (Direction.NORTH, (1, -4)),
        (Direction.EAST, (4, 1)),
        (Direction.SOUTH, (-1, 4)),
        (Direction.WEST, (-4, -1)),
    ],
)
def test_tiles_lie_on_the_lattice(side: Direction, offset: tuple[int, int]) -> None:
    """G5"""
    here = Placed(ALL_DOORS, 2, -3)
    board, column, row = here.beyond(side)
    there = Placed(ALL_DOORS, column, row, board=board)
    assert (there.corner[0] - here.corner[0], there.corner[1] - here.corner[1]) == offset
    drawn = spot(draw_map([here, there]), "floor")
    corners = sorted([here.corner, there.corner])
    assert drawn[1][0] - drawn[0][0] == SQUARE * (corners[1][0] - corners[0][0])
    assert drawn[1][1] - drawn[0][1] == SQUARE * (corners[1][1] - corners[0][1])


def test_spent_squares_are_covered_by_a_token() -> None:
    """H3: the token lies on its square, above the hourglass."""
    face = make_face(specials={cell(3, 0): Special(Kind.HOURGLASS)})
    svg = draw_map([Placed(face, 0, 0)], spent=[MallSquare(3, 0)])
    assert spot(svg, "spent") == spot(svg, "hourglass") == [(PADDING + 3.5 * SQUARE, PADDING + 0.5 * SQUARE)]
    assert svg.index('data-part="hourglass"') < svg.index('data-part="spent"')
    assert not parts(draw_map([Placed(face, 0, 0)]), "spent")


def test_pawns_stand_in_front_of_those_further_north() -> None:
    heroes = {
        Hero.DWARF: MallSquare(0, 3),
        Hero.BARBARIAN: MallSquare(1, 2),
        Hero.MAGE: MallSquare(2, 1),
        Hero.ELF: MallSquare(3, 0),
    }
    drawn = parts(draw_map([Placed(ALL_DOORS, 0, 0)], heroes=heroes), "pawn")
    assert [p.get("data-hero") for p in drawn] == ["elf", "mage", "barbarian", "dwarf"]


def test_the_four_pawns_differ_without_colour() -> None:
    heroes = {hero: MallSquare(hero, 0) for hero in HEROES}
    pawns = parts(draw_map([Placed(ALL_DOORS, 0, 0)], heroes=heroes), "pawn")
    outlines = [tuple(p.get("d") for p in pawn.iter(f"{SVG}path")) for pawn in pawns]
    assert len(set(outlines)) == 4


def test_the_title_names_tiles_and_whereabouts() -> None:
    tiles = [Placed(make_face(number=7), 1, 0), Placed(ALL_DOORS, 0, 0)]
    heroes = {Hero.ELF: MallSquare(4, 1), Hero.MAGE: MallSquare(9, 9), Hero.DWARF: MallSquare(0, 0, 1)}
    tiles.append(Placed(make_face(number=3), 0, 0, board=1))
    title = parse(draw_map(tiles, heroes=heroes))[0].text
    assert title == (
        "Mall of 3 tiles: 1A, 7, 3; mage on no tile; elf on tile 7, column 1 row 1; "
        "dwarf on tile 3, column 1 row 1"
    )
    assert (parse(draw_map([Placed(ALL_DOORS, 0, 0)]))[0].text or "").startswith("Mall of 1 tile: 1A")


def test_two_boards_lie_side_by_side_and_never_join() -> None:
    """C13"""
    one, other = Placed(ALL_DOORS, 0, 0), Placed(ALL_DOORS, 1, 0, board=1)
    together, apart = draw_map([one, other._replace(board=0)]), draw_map([one, other])
    assert (part_counts(together)["tab"], part_counts(together)["divider"]) == (6, 0)
    assert (part_counts(apart)["tab"], part_counts(apart)["divider"]) == (8, 1)
    left, right = spot(apart, "floor")
    assert right[0] - left[0] == 4 * SQUARE + 2 * PADDING
    assert right[1] == left[1]


placings = st.lists(
    st.builds(Placed, faces(), st.integers(-2, 2), st.integers(-2, 2), st.integers(0, 3), st.integers(0, 1)),
    min_size=1,
    max_size=4,
    unique_by=lambda p: (p.board, p.column, p.row),
)


@leisurely
@given(placings)
def test_a_map_does_not_depend_on_the_order_tiles_are_told(placed: list[Placed]) -> None:
    assert draw_map(reversed(placed)) == draw_map(placed)


@leisurely
@given(placings)
def test_every_tile_lies_inside_the_picture(placed: list[Placed]) -> None:
    svg = draw_map(placed)
    width, height = (float(parse(svg).get(key, "0")) for key in ("width", "height"))
    floors = spot(svg, "floor")
    assert len(floors) == len(placed)
    for x, y in floors:
        assert PADDING <= x <= width - PADDING - 4 * SQUARE
        assert PADDING <= y <= height - PADDING - 4 * SQUARE


def test_walls_of_all_tiles_lie_above_the_floor_of_any() -> None:
    bare: TileFace = make_face(entrance=None)
    svg = draw_map([Placed(bare, 0, 0), Placed(bare, 1, 0)])
    assert svg.rindex('data-part="floor"') < svg.index('data-part="walls"')
