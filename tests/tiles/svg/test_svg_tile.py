"""One tile as a picture."""

import gzip
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.tile import CELLS, DOOR_CELLS, Cell, TileFace, cell, edge
from hushmaze.rules.words import DIRECTIONS, HEROES, Direction, Hero, Kind, Special
from hushmaze.tiles import standard_set
from hushmaze.tiles.svg import MARGIN, SQUARE, draw_tile
from hushmaze.tiles.svg.layers.floor import SPLINTERS, splinter
from hushmaze.tiles.svg.palette import LOOKS, PLAIN_FLOOR, WATCHED_FLOOR

from .svg_faces import (
    INNER_EDGES,
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

QUARTERS = range(4)


@leisurely
@given(faces(), st.sampled_from(QUARTERS))
def test_any_face_is_a_described_picture_without_ids(face: TileFace, quarters: int) -> None:
    root = parse(draw_tile(face, quarters))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    title = root[0]
    assert title.tag == f"{SVG}title"
    assert (title.text or "").startswith(f"Tile {face.name}: ")
    assert not [e for e in root.iter() if e.get("id") is not None]


@leisurely
@given(faces())
def test_turning_keeps_every_thing_once(face: TileFace) -> None:
    as_it_lies = part_counts(draw_tile(face))
    as_it_lies.pop("light", None)  # falls south of a shop only where there is floor
    for quarters in (1, 2, 3):
        turned = part_counts(draw_tile(face, quarters))
        turned.pop("light", None)
        assert turned == as_it_lies


@leisurely
@given(faces(), st.sampled_from(QUARTERS))
def test_pictograms_and_letters_stay_upright(face: TileFace, quarters: int) -> None:
    for element, around in with_ancestors(parse(draw_tile(face, quarters))):
        is_icon = element.tag == f"{SVG}svg" and around
        if is_icon or element.tag == f"{SVG}text":
            turns = [_rotation(e) for e in [*around, element]]
            assert sum(turns) % 360 == 0


def _rotation(element: Element) -> float:
    return sum(float(a) for a in re.findall(r"rotate\((-?[\d.]+)", element.get("transform", "")))


@leisurely
@given(faces())
def test_specials_in_another_order_give_the_same_bytes(face: TileFace) -> None:
    shuffled = replace(face, specials=dict(reversed(face.specials.items())))
    assert draw_tile(shuffled) == draw_tile(face)


def test_equal_sets_give_equal_bytes_however_they_were_filled() -> None:
    forth, back = tuple(INNER_EDGES), tuple(reversed(INNER_EDGES))
    one, other = make_face(walls=forth), make_face(walls=back)
    assert list(one.walls) != list(other.walls), "equal order would prove nothing"
    assert draw_tile(one) == draw_tile(other)
    assert draw_tile(make_face(passages=forth)) == draw_tile(make_face(passages=back))


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("kind", [Kind.EXPLORATION, Kind.VORTEX, Kind.ITEM, Kind.EXIT])
def test_coloured_squares_bear_the_heros_shape_and_symbol(kind: Kind, hero: Hero) -> None:
    svg = draw_tile(make_face(specials={DOOR_CELLS[Direction.NORTH]: Special(kind, hero)}))
    [mark] = parts(svg, kind.name.lower())
    assert mark.get("data-hero") == hero.name.lower()
    [badge] = [g for g in mark.iter(f"{SVG}g") if g.get("data-part") == "badge"]
    assert badge.get("data-hero") == hero.name.lower()
    [shape] = badge.findall(f"{SVG}path")
    assert shape.get("fill") == LOOKS[hero].colour
    assert badge.find(f"{SVG}svg/{SVG}path") is not None


def test_the_four_badges_differ_in_shape_and_symbol() -> None:
    badges = [parts(draw_tile(exploring((Direction.NORTH, hero))), "badge")[0] for hero in HEROES]
    for inside in (f"{SVG}path", f"{SVG}svg/{SVG}path"):
        assert len({found.get("d") for badge in badges if (found := badge.find(inside)) is not None}) == 4


@pytest.mark.parametrize("kind", [Kind.HOURGLASS, Kind.BALL, Kind.CAMERA])
def test_squares_of_nobody_have_no_badge(kind: Kind) -> None:
    [mark] = parts(draw_tile(make_face(specials={cell(2, 2): Special(kind)})), kind.name.lower())
    assert not [g for g in mark.iter(f"{SVG}g") if g.get("data-part") == "badge"]


@pytest.mark.parametrize("side", DIRECTIONS)
def test_exploration_doors_have_a_tab_and_the_entrance_has_none(side: Direction) -> None:
    """G4"""
    svg = draw_tile(exploring((side, Hero.MAGE), entrance=side.opposite))
    counts = part_counts(svg)
    assert (counts["tab"], counts["carpet"], counts["entrance"]) == (1, 1, 1)
    joined = part_counts(draw_tile(exploring((side, Hero.MAGE), entrance=side.opposite), joined=DIRECTIONS))
    assert (joined["tab"], joined["carpet"], joined["exploration"], joined["entrance"]) == (0, 0, 0, 0)


def test_joined_sides_are_those_after_turning() -> None:
    face = exploring((Direction.NORTH, Hero.MAGE))
    assert part_counts(draw_tile(face, 1, joined=[Direction.EAST]))["tab"] == 0
    assert part_counts(draw_tile(face, 1, joined=[Direction.NORTH]))["tab"] == 1


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("side", DIRECTIONS)
def test_only_the_elfs_exploration_square_has_a_loudspeaker(side: Direction, hero: Hero) -> None:
    """P4"""
    signs = parts(draw_tile(exploring((side, hero))), "loudspeaker")
    assert len(signs) == (1 if hero == Hero.ELF else 0)


@pytest.mark.parametrize("side", DIRECTIONS)
def test_the_loudspeaker_hangs_beside_its_door(side: Direction) -> None:
    svg = parse(draw_tile(exploring((side, Hero.ELF))))
    [around] = [a for e, a in with_ancestors(svg) if e.get("data-part") == "loudspeaker"]
    x, y = map(float, re.findall(r"-?[\d.]+", around[-1].get("transform", "")))
    door = DOOR_CELLS[side]
    away = max(abs(x - SQUARE * (door % 4 + 0.5)), abs(y - SQUARE * (door // 4 + 0.5)))
    assert SQUARE / 2 < away < SQUARE
    assert min(x, y) > -MARGIN
    assert max(x, y) < 4 * SQUARE + MARGIN


@pytest.mark.parametrize("quarters", QUARTERS)
def test_tabs_point_away_from_the_turned_tile(quarters: int) -> None:
    svg = draw_tile(exploring((Direction.NORTH, Hero.DWARF)), quarters)
    [tab] = parts(svg, "tab")
    assert f"rotate({90 * quarters})" in tab.get("transform", "")


def test_walls_stand_on_their_edges_and_not_in_doors() -> None:
    """G2, G3"""
    wall = edge(cell(1, 1), cell(2, 1))
    [group] = parts(draw_tile(make_face(walls=(wall,), entrance=Direction.NORTH)), "walls")
    lines = group[0].get("d", "")
    assert "M128 64v64" in lines
    assert "M128 0h64" not in lines
    assert "M64 256h64" in lines


def test_shop_fronts_are_edged_towards_the_floor() -> None:
    [group] = parts(draw_tile(make_face(shops=(cell(0, 0),))), "walls")
    assert group[0].get("d") == "M64 0v64M0 64h64"


@leisurely
@given(faces())
def test_shops_keep_their_wares_when_turned_and_never_sell_the_same(face: TileFace) -> None:
    turns = [[g.get("data-ware") for g in parts(draw_tile(face, q), "shop")] for q in QUARTERS]
    assert len(set(turns[0])) == len(turns[0]) == 16 - len(face.floor)
    assert turns == [turns[0]] * 4


@leisurely
@given(faces(), st.sampled_from(QUARTERS))
def test_shops_stand_where_the_turned_tile_has_no_floor(face: TileFace, quarters: int) -> None:
    """G1"""
    root = parse(draw_tile(face, quarters))
    drawn = {a[-1].get("transform") for e, a in with_ancestors(root) if e.get("data-part") == "shop"}
    closed = set(CELLS) - face.turned(quarters).floor
    assert drawn == {f"translate({SQUARE * (c % 4)} {SQUARE * (c // 4)})" for c in closed}


def test_window_light_falls_on_floor_only() -> None:
    lit = make_face(shops=(cell(1, 1),))
    unlit = make_face(shops=(cell(1, 2), cell(1, 3)))
    assert part_counts(draw_tile(lit))["light"] == 1
    assert part_counts(draw_tile(unlit))["light"] == 0


def test_a_camera_warms_the_floor() -> None:
    """P7"""
    plain, watched = draw_tile(make_face()), draw_tile(make_face(specials={cell(1, 1): Special(Kind.CAMERA)}))
    assert PLAIN_FLOOR.light in plain
    assert WATCHED_FLOOR.light not in plain
    assert WATCHED_FLOOR.light in watched
    assert PLAIN_FLOOR.light not in watched


@pytest.mark.parametrize(("number", "ornaments"), [(1, 1), (2, 0)])
def test_only_tile_1_has_the_star(number: int, ornaments: int) -> None:
    assert part_counts(draw_tile(make_face(number=number)))["ornament"] == ornaments


def test_the_number_is_written_on_the_plaque() -> None:
    [plaque] = parts(draw_tile(make_face(number=17), 3), "number")
    assert [t.text for t in plaque.iter(f"{SVG}text")] == ["17"]


@pytest.mark.parametrize("ends", [edge(cell(0, 0), cell(3, 2)), edge(cell(1, 1), cell(2, 1))])
def test_an_escalator_joins_its_two_squares(ends: tuple[Cell, Cell]) -> None:
    """G8"""
    [stairs] = parts(draw_tile(make_face(escalators=(ends,))), "escalator")
    x, y = SQUARE * (ends[0] % 4) + 32, SQUARE * (ends[0] // 4) + 32
    assert stairs[1].get("transform") == f"translate({x} {y})"


@pytest.mark.parametrize(("one", "other"), [((1, 1), (2, 1)), ((1, 1), (1, 2))])
def test_dwarf_passages_bear_the_dwarfs_badge_and_free_arrows(
    one: tuple[int, int], other: tuple[int, int]
) -> None:
    """G8"""
    gap = edge(cell(*one), cell(*other))
    vortex = Special(Kind.VORTEX, Hero.ELF)
    strokes = []
    for lying in ({}, {gap[0]: vortex}, {gap[0]: vortex, gap[1]: vortex}):
        [passage] = parts(draw_tile(make_face(passages=(gap,), specials=lying)), "passage")
        [badge] = [g for g in passage.iter(f"{SVG}g") if g.get("data-part") == "badge"]
        assert badge.get("data-hero") == "dwarf"
        strokes.append("".join(p.get("d", "") for p in passage[0].findall(f"{SVG}path")).count("l"))
    assert strokes == [4, 2, 0]


def test_the_title_tells_what_lies_where() -> None:
    face = make_face(
        number=20,
        specials={
            DOOR_CELLS[Direction.EAST]: Special(Kind.EXPLORATION, Hero.ELF),
            cell(0, 3): Special(Kind.BALL),
        },
        passages=(edge(cell(0, 0), cell(1, 0)),),
        escalators=(edge(cell(0, 0), cell(3, 1)),),
    )
    assert parse(draw_tile(face))[0].text == (
        "Tile 20: entrance south, elf exploration square east, crystal ball at column 1 row 4, "
        "escalator between column 1 row 1 and column 4 row 2, "
        "dwarf passage between column 1 row 1 and column 2 row 1"
    )


def test_the_title_of_a_bare_tile() -> None:
    assert parse(draw_tile(make_face(entrance=None)))[0].text == "Tile 5: bare floor"


def test_a_tile_is_a_light_picture() -> None:
    """A phone fetches up to two dozen before the mall stands: 11 kB and more for each were too much."""
    drawn = [draw_tile(face) for face in standard_set().faces.values()]
    assert max(len(gzip.compress(picture.encode())) for picture in drawn) < 7_000


def test_splinters_of_stone_are_small_and_few() -> None:
    """A few shapes, told again and again, take hardly any room in a compressed file."""
    splinter.cache_clear()
    shapes = {splinter(shape) for shape in range(SPLINTERS)}
    assert len(shapes) == SPLINTERS
    for shape in shapes:
        steps = [float(step) for step in re.findall(r"-?[\d.]+", shape)]
        assert len(steps) == 6
        assert max(map(abs, steps)) < 6
    assert shapes & set(re.findall(r"M\d+ \d+(l[^zM]*z)", draw_tile(standard_set().faces["1A"])))
