"""The canonical text, and faces compared through it."""

from dataclasses import replace
from importlib.resources import files

from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.tile import DOOR_CELLS, TileFace, edge
from hushmaze.rules.words import Kind, Special, TileNumber
from hushmaze.tiles import TileSet, alike, read_tile_set, standard_set
from hushmaze.tiles.drawing import draw
from hushmaze.tiles.tileset import looks
from tests.support.wide import examples
from tests.tiles.tile_drawings import MINI, spoilt

FACES = st.sampled_from(list(standard_set().faces.values()))


def test_reading_what_was_written_gives_an_equal_set() -> None:
    for tile_set in (standard_set(), read_tile_set(MINI)):
        again = read_tile_set(tile_set.text)
        assert again == tile_set
        assert again.text == tile_set.text
        assert (again.digest, hash(again)) == (tile_set.digest, hash(tile_set))


def test_the_standard_file_is_drawn_the_canonical_way() -> None:
    """So that an edit shows up as the squares it changes and nothing else."""
    file = files("hushmaze.tiles") / "data" / "standard.tiles"
    lines = file.read_text(encoding="utf-8").splitlines()
    drawn = [line for line in lines if line and not line.startswith("#")]
    assert drawn == [line for line in standard_set().text.splitlines() if line]


def test_sets_differ_by_name_and_by_content() -> None:
    mini = read_tile_set(MINI)
    assert mini != read_tile_set(spoilt("set Mini", "set Other"))
    assert mini != read_tile_set(spoilt("hg ", " . "))
    assert mini != "set Mini"
    assert len(mini.digest) == 16


def test_no_line_ends_in_blanks_and_none_is_too_wide() -> None:
    for line in standard_set().text.splitlines():
        assert line == line.rstrip()
        assert len(line) <= 17


def test_the_numbers_and_faces_of_the_standard_set() -> None:
    tile_set = standard_set()
    assert tile_set is standard_set()
    assert tile_set.numbers == tuple(range(1, 25))
    assert tile_set.start_faces == ("A", "B")
    assert len(tile_set.faces) == 25
    assert (tile_set.face(1, "B").name, tile_set.face(7, "B").name) == ("1B", "7")


@examples(40)
@given(FACES)
def test_g3_a_quarter_turn_maps_doors_onto_doors(face: TileFace) -> None:
    """G3."""
    for quarters in range(4):
        turned = face.turned(quarters)
        assert {side.turned(quarters): hero for side, hero in face.doors.items()} == turned.doors
        explorations = {at for at, special in turned.specials.items() if special.kind == Kind.EXPLORATION}
        assert explorations <= set(DOOR_CELLS)


@examples(40)
@given(FACES)
def test_g3_four_quarter_turns_change_nothing(face: TileFace) -> None:
    """G3."""
    once = [face]
    for _ in range(4):
        once.append(once[-1].turned(1))
    assert draw(once[4]) == draw(face)
    assert len({draw(turned) for turned in once}) == 4
    assert {looks(turned) for turned in once} == {looks(face)}


@examples(40)
@given(FACES, st.integers(0, 3))
def test_a_turned_face_can_be_drawn_and_read(face: TileFace, quarters: int) -> None:
    start = standard_set().face(1)
    turned = replace(face.turned(quarters), number=TileNumber(2), face="")
    if face.number > 1:
        tile_set = TileSet.of("Turned", [start, turned])
        assert read_tile_set(tile_set.text) == tile_set


def test_faces_that_differ_by_a_turn_are_alike() -> None:
    faces = list(standard_set().faces.values())
    copy = replace(standard_set().face(5).turned(3), number=TileNumber(9))
    assert alike(TileSet.of("Copy", [*faces, copy])) == [("5", "9")]
    assert alike(standard_set()) == []


def test_one_square_or_wall_makes_faces_differ() -> None:
    face = standard_set().face(8)
    plain = min(face.floor - set(face.specials))
    changed = [
        replace(face, specials={**face.specials, plain: Special(Kind.CAMERA)}),
        replace(face, walls=face.walls - {min(face.walls)}),
        replace(face, walls=face.walls - {min(face.walls)}, passages=frozenset({min(face.walls)})),
        replace(face, escalators=(edge(plain, max(face.floor)),)),
    ]
    assert len({looks(other) for other in [face, *changed]}) == 5
