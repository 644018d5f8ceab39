"""G: squares, walls, doors, and how tiles lie beside each other."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.board import Board, way
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import NOWHERE, STEP, Place, Square, board_of, coordinates, square
from hushmaze.rules.tile import CELLS, DOOR_CELLS, quarter_turn, step
from hushmaze.rules.words import DIRECTIONS, HEROES, Direction, Hero, TileNumber
from hushmaze.tiles import TileSet, standard_set
from tests.support.orders import accepted, after, refused, stands
from tests.support.plaza import PLAZA
from tests.support.spots import spot
from tests.support.table import game

PLACES = st.builds(Place, st.just(0), st.integers(-20, 20), st.integers(-20, 20))
COORDINATES = st.integers(-512, 511)


def squares_under(place: Place) -> set[tuple[int, int, int]]:
    board, x, y = coordinates(place.corner)
    return {(board, x + dx, y + dy) for dx, dy in product(range(4), repeat=2)}


@given(st.integers(0, 1), COORDINATES, COORDINATES)
def test_a_square_remembers_its_coordinates(board: int, x: int, y: int) -> None:
    packed = square(board, x, y)
    assert coordinates(packed) == (board, x, y)
    assert board_of(packed) == board


@pytest.mark.parametrize("far", [(0, 512, 0), (0, 0, -513), (2, 0, 0), (-1, 0, 0)])
def test_there_are_no_squares_beyond_every_map(far: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="no map has a square"):
        square(*far)


def test_nowhere_is_no_square_of_the_map() -> None:
    assert NOWHERE not in game().board.tile_at


def test_nobody_stands_on_or_crosses_a_shop() -> None:
    """G1: shop squares are closed to everybody."""
    state = game(face="B", barbarian="2,0")
    assert len(state.board.tile_at) == 14
    refused(state, "B east 1", Refusal.WAY_BLOCKED)
    refused(state, "B east 2", Refusal.WAY_BLOCKED)


def test_a_wall_parts_two_floor_squares() -> None:
    """G2: neighbouring floor squares are joined unless a wall stands between them."""
    state = game(face="B", elf="1,1", barbarian="1,2", mage="2,0", dwarf="3,1")
    assert accepted(state, "B north 1") is False, "the elf is there"
    refused(state, "B south 1", Refusal.WAY_BLOCKED)
    refused(state, "B west 1", Refusal.WAY_BLOCKED)
    assert accepted(state, "B east 1")


def test_the_border_is_wall_except_at_doors() -> None:
    """G2: nobody walks off a tile, not even through a door with nothing behind it."""
    state = game(barbarian="2,0", mage="3,0", elf="0,1", dwarf="0,3")
    for text in ("B north 1", "M north 1", "M east 1", "E west 1", "D west 1", "D south 1"):
        refused(state, text, Refusal.WAY_BLOCKED)


def test_doors_are_always_at_the_same_places() -> None:
    """G3: north x=2, east y=2, south x=1, west y=1; a quarter turn maps doors onto doors."""
    assert [(c % 4, c // 4) for c in DOOR_CELLS] == [(2, 0), (3, 2), (1, 3), (0, 1)]
    for side in DIRECTIONS:
        assert quarter_turn(DOOR_CELLS[side]) == DOOR_CELLS[side.turned(1)]
        assert step(DOOR_CELLS[side], side) is None
    assert sorted(map(quarter_turn, CELLS)) == list(CELLS)


@pytest.mark.parametrize("tiles", [PLAZA, standard_set()], ids=["plaza", "standard"])
def test_a_door_is_the_entrance_or_an_exploration_square(tiles: TileSet) -> None:
    """G4: tile 1 explores to all four sides in all four colours; all others have one entrance."""
    for face in tiles.faces.values():
        entrances = [side for side, hero in face.doors.items() if hero is None]
        colours = [hero for hero in face.doors.values() if hero is not None]
        if face.number == 1:
            assert (entrances, sorted(colours)) == ([], list(HEROES))
        else:
            assert len(entrances) == 1
            assert 1 <= len(colours) <= 3


@pytest.mark.parametrize(
    ("side", "offset"),
    [
        (Direction.NORTH, (1, -4)),
        (Direction.EAST, (4, 1)),
        (Direction.SOUTH, (-1, 4)),
        (Direction.WEST, (-4, -1)),
    ],
)
@given(place=PLACES)
def test_a_neighbour_lies_at_its_offset(side: Direction, offset: tuple[int, int], place: Place) -> None:
    """G5: the corner of the neighbour, and back again on the way back."""
    _, x, y = coordinates(place.corner)
    assert coordinates(place.beyond(side).corner) == (0, x + offset[0], y + offset[1])
    assert place.beyond(side).beyond(side.opposite) == place


@given(PLACES, PLACES)
def test_tiles_never_overlap(one: Place, other: Place) -> None:
    """G5: two places of the lattice share no square."""
    assert one == other or not squares_under(one) & squares_under(other)


def test_four_tiles_leave_a_hole_of_one_square() -> None:
    """G5: the square between the corners of four tiles belongs to none."""
    covered = set().union(*(squares_under(Place(0, c, r)) for c, r in product(range(-3, 4), repeat=2)))
    inside = {(0, x, y) for x, y in product(range(-4, 8), repeat=2)}
    holes = inside - covered
    assert (0, 4, 0) in holes
    assert all(
        (0, x + dx, y + dy) in covered for _, x, y in holes for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
    )


def test_neighbours_are_joined_where_both_have_a_door() -> None:
    """G6: whatever the colours, and though nobody explored there."""
    state = game(north=12, laid="2@0:1,-1/0", barbarian="#12:3,2")
    assert stands(after(state, "B east 2"), Hero.BARBARIAN, "#2:1,1")
    assert stands(after(state, "B east 2", "B west 2"), Hero.BARBARIAN, "#12:3,2")


@pytest.mark.parametrize("tiles", ["12@0:0,-1/0;13@0:1,-1/0", "13@0:1,-1/0;12@0:0,-1/0"])
def test_a_door_that_faces_a_wall_is_a_dead_end(tiles: str) -> None:
    """G6: a door needs a door on the other side, whichever tile came first."""
    mall = f"map=1A@0:0,0/0;{tiles}"
    refused(game(mall, barbarian="#12:3,2"), "B east 1", Refusal.WAY_BLOCKED)
    refused(game(mall, barbarian="#13:0,1"), "B west 1", Refusal.WAY_BLOCKED)


def test_joining_does_not_depend_on_the_order_of_placing() -> None:
    """G6: the same tiles in another order make the same mall."""
    one = game(north=12, laid="2@0:1,-1/0").board
    other = game("map=2@0:1,-1/0;12@0:0,-1/0;1A@0:0,0/0").board
    assert one.joined == other.joined
    assert one.open_doors == other.open_doors


@pytest.mark.parametrize("number", [n for n in PLAZA.numbers if n > 1])
@pytest.mark.parametrize(
    ("hero", "door", "away"),
    [("E", "2,0", "north"), ("M", "3,2", "east"), ("D", "1,3", "south"), ("B", "0,1", "west")],
)
def test_a_new_tile_turns_its_entrance_to_the_explorer(hero: str, door: str, away: str, number: int) -> None:
    """G7: a step beyond the door leads onto the new tile's entrance."""
    state = after(game(f"stack={number}", stand={hero: door}), f"{hero} explore")
    face = PLAZA.face(number)
    assert face.entrance is not None
    entrance = DOOR_CELLS[face.entrance]
    who = next(h for h in HEROES if h.letter == hero)
    through = after(state, f"{hero} {away} 1 at 9")
    assert stands(through, who, f"#{number}:{entrance % 4},{entrance // 4}")


def test_an_escalator_joins_two_squares_both_ways() -> None:
    """G8: up and down again."""
    state = game(barbarian="3,1")
    up = after(state, "B escalator")
    assert stands(up, Hero.BARBARIAN, "0,2")
    assert stands(after(up, "B escalator"), Hero.BARBARIAN, "3,1")


def test_an_escalator_turns_with_its_tile() -> None:
    """G8: whichever way the tile lies, its two ends stay its two ends."""
    for side in ("north", "east", "south", "west"):
        state = game(**{side: 14, "barbarian": "#14:3,0"})  # type: ignore[arg-type] # the side is a variable
        assert stands(after(state, "B escalator"), Hero.BARBARIAN, "#14:3,3")


def test_a_dwarf_passage_is_a_gap_in_a_wall() -> None:
    """G8: between two neighbouring squares of a tile, both ways."""
    board = Board().placing(PLAZA.face(7), Place(0, 0, 0), 0)
    low, high = spot(board, "#7:1,2"), spot(board, "#7:1,1")
    assert high == low + STEP[Direction.NORTH]
    assert {way(low, Direction.NORTH), way(high, Direction.SOUTH)} <= board.gaps
    assert not {way(low, Direction.NORTH), way(high, Direction.SOUTH)} & board.joined


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("B east 1", Refusal.WAY_BLOCKED),
        ("E escalator", Refusal.SQUARE_TAKEN),
        ("M vortex vM", Refusal.SQUARE_TAKEN),
    ],
)
def test_a_square_holds_at_most_one_hero(text: str, refusal: Refusal) -> None:
    """G9: by whatever way the second would come."""
    refused(game(barbarian="2,1", mage="3,1", elf="0,2", dwarf="3,0"), text, refusal)


def test_taking_a_tile_away_undoes_placing_it() -> None:
    before = game(north=12).board
    there = before.placing(PLAZA.face(13), Place(0, 0, -2), 0)
    back = there.without([TileNumber(13)])
    assert (back.tiles, back.joined, back.open_doors) == (before.tiles, before.joined, before.open_doors)
    assert back.specials == before.specials
    assert Square(spot(there, "#13:0,0")) not in back.tile_at
