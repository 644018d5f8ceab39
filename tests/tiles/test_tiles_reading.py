"""Reading drawn sets: what is understood, what is refused, and that nothing else ever happens."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hushmaze.rules.tile import cell, edge
from hushmaze.rules.words import Direction, Hero, Kind, Special
from hushmaze.tiles import Flaw, TileError, TileSet, read_tile_set, standard_set
from tests.tiles.tile_drawings import MINI, SECOND, START, errors_of, messages_of, outcome, spoilt


def test_every_mark_of_a_drawing_is_understood() -> None:
    face = read_tile_set(MINI).face(2)
    assert set(range(16)) - face.floor == {cell(0, 0)}
    assert face.specials == {
        cell(2, 0): Special(Kind.EXPLORATION, Hero.ELF),
        cell(3, 0): Special(Kind.VORTEX, Hero.MAGE),
        cell(0, 2): Special(Kind.ITEM, Hero.DWARF),
        cell(0, 3): Special(Kind.HOURGLASS),
        cell(2, 3): Special(Kind.CAMERA),
        cell(3, 3): Special(Kind.BALL),
    }
    assert face.escalators == (edge(cell(3, 0), cell(0, 1)),)
    assert face.passages == {edge(cell(2, 2), cell(3, 2))}
    assert face.entrance == Direction.SOUTH
    assert face.doors == {Direction.NORTH: Hero.ELF, Direction.SOUTH: None}


def test_g2_walls_stand_where_drawn_and_only_between_floor_squares() -> None:
    """G2."""
    face = read_tile_set(MINI).face(2)
    assert edge(cell(1, 0), cell(2, 0)) in face.walls
    assert edge(cell(3, 0), cell(3, 1)) in face.walls
    assert edge(cell(0, 0), cell(1, 0)) not in face.walls, "a wall beside a shop is only drawn"
    assert face.joined(cell(1, 0), cell(1, 1))
    assert not face.joined(cell(2, 2), cell(3, 2)), "a passage is wall for most"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("|###| . |xE  vM1|", "|### .  | xE vM1|"),
        ("|hg   . |ca  cb |", "| hg .  | ca  cb|"),
        ("| .1  . | .   . |", "|.1   . |.     .|"),
        ("|iD   . ", "|iD  .  "),
        ("set Mini", "set    Mini  "),
        ("tile 2", "# a comment\n\ntile   2 \n\n# another"),
    ],
)
def test_blanks_and_comments_do_not_matter(old: str, new: str) -> None:
    assert read_tile_set(spoilt(old, new)) == read_tile_set(MINI)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("set Mini\n", "", "set: the text begins with a line: set NAME (format)"),
        ("set Mini", "set " + "long " * 20, "set: a set's name is words of 1 to 60 printable characters"),
        ("set Mini", "set Mi\x07ni", "set: a set's name is words of 1 to 60 printable characters"),
        ("set Mini", "set Mini\nof mine", "set: 'of mine' stands before the first tile (format)"),
        ("tile 2", "tile 25", "set: 'tile 25' names no tile"),
        ("tile 2", "tile 2A", "set: 'tile 2A' names no tile"),
        ("tile 1A", "tile 1", "set: 'tile 1' names no tile"),
        ("tile 2", "tile two", "set: 'tile two' names no tile"),
        ("|iD   .   . ~ . |\n", "", "tile 2: a drawing has 9 lines, this one has 8 (format)"),
        ("|iD   .   . ~ . |", "|iD   .   . ~ . |   x", "tile 2: line 6 of the drawing is wider than 17"),
        ("+---+   +---+---+\n|hg", "+---+   +---x---+\n|hg", "tile 2: line 7 of the drawing needs a +"),
        ("iD ", "iX ", "tile 2, square (0,2): 'iX' is no square; floor is . and shop is ### (format)"),
        ("iD ", "   ", "tile 2, square (0,2): '' is no square"),
        ("iD ", "id ", "tile 2, square (0,2): 'id' is no square"),
        ("hg ", "hg0", "tile 2, square (0,3): 'hg0' is no square"),
        ("|iD   .   . ~ . |", "|iD   .   . ! . |", "tile 2, square (2,2): '!' on its east side is no wall"),
        ("+---+   +---+---+\n|hg", "+---+ - +---+---+\n|hg", "tile 2, square (1,2): ' - ' on its south side"),
    ],
)
def test_a_broken_drawing_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    assert any(message in found for found in messages_of(spoilt(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (
            "|###| . |xE  vM1|",
            " ###| . |xE  vM1|",
            TileError("2", (0, 0), Flaw.OPENING_PLACE, {"side": "west", "place": "y=1"}),
        ),
        (
            "|iD   .   . ~ . |",
            "|iD   .   . ~ . ~",
            TileError("2", (3, 2), Flaw.PASSAGE_OUTSIDE),
        ),
        (
            "| .1  . | .   . |",
            "  .1  . | .   . |",
            TileError("2", (1, 3), Flaw.SECOND_ENTRANCE, {"side": "west"}),
        ),
        (
            "| .1  . | .   . |",
            "|xB1  . | .   . |",
            TileError("2", (0, 1), Flaw.EXPLORATION_SHUT, {"side": "west"}),
        ),
        (
            "| .1  . | .   . |",
            "| .2  . | .   . |",
            TileError("2", (0, 1), Flaw.ESCALATOR_ENDS, {"digit": "2", "found": 1}),
        ),
    ],
)
def test_doors_and_escalators_that_break_g3_g4_g8_are_refused(old: str, new: str, error: TileError) -> None:
    """G3, G4, G8."""
    assert error in errors_of(spoilt(old, new))


def test_g3_names_the_tile_the_square_and_the_rule() -> None:
    """G3."""
    drawing = spoilt("+---+---+   +---+\n|###|", "+---+   +   +---+\n|###|")
    error = errors_of(drawing)[0]
    assert (error.tile, error.square, error.rule) == ("2", (1, 0), "G3")
    assert str(error) == "tile 2, square (1,0): an opening on the north side may only be at x=2 (G3)"


def test_all_that_is_wrong_is_said_at_once() -> None:
    text = spoilt("iD ", "iX ", spoilt("tile 1A", "tile 1", MINI))
    both = str(outcome(text))
    assert "'tile 1'" in both
    assert "'iX'" in both


def test_what_a_spoilt_drawing_also_breaks_is_said_too() -> None:
    """G4: no exploration square left, beside an opening at a place where G3 allows none."""
    text = spoilt("+---+---+   +---+\n|###| . |xE ", "+---+   +---+---+\n|###| . | . ")
    assert {"G3", "G4"} <= {error.rule for error in errors_of(text)}


def test_a_tile_drawn_twice_is_refused() -> None:
    assert "tile 2: drawn twice (format)" in messages_of(MINI + SECOND)


def test_s2_a_set_without_tile_1_is_refused() -> None:
    """S2."""
    assert [error.rule for error in errors_of("set None" + SECOND)] == ["S2"]


def test_empty_text_is_refused() -> None:
    assert messages_of("") == ["set: the text begins with a line: set NAME (format)"]


def test_one_face_of_tile_1_is_a_set() -> None:
    tile_set = read_tile_set(f"set Small{START}")
    assert tile_set.numbers == (1,)
    assert tile_set.start_faces == ("A",)
    with pytest.raises(KeyError):
        tile_set.face(2)


_PIECES = st.sampled_from([*"+-|~#. xvioBMEDhgcba123\n\t\x00é", "set ", "tile ", "tile 2\n", "###", "---"])


@settings(deadline=None)
@given(st.one_of(st.text(max_size=300), st.lists(_PIECES, max_size=200).map("".join)))
def test_any_text_is_a_set_or_a_list_of_errors(text: str) -> None:
    found = outcome(text)
    assert isinstance(found, TileSet) or (found.errors and str(found))


@settings(deadline=None)
@given(st.data())
def test_any_change_to_a_sound_text_is_a_set_or_a_list_of_errors(data: st.DataObject) -> None:
    """What is still read after some characters changed can be written and read again."""
    text = list(MINI)
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(_PIECES)
    found = outcome("".join(text))
    if isinstance(found, TileSet):
        assert read_tile_set(found.text) == found
    else:
        assert found.errors


def test_the_page_about_drawing_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "tiles.md").read_text(encoding="utf-8")
    drawing = re.search(r"```\n(tile 20\n.*?)```", page, re.DOTALL)
    assert drawing is not None
    assert drawing[1] in standard_set().text
    opening = spoilt("+---+---+   +---+\n|###|", "+---+   +   +---+\n|###|").replace("tile 2", "tile 6")
    single = (
        spoilt("| .1  . |", "| .   . |")
        .replace("vM1", "vM ")
        .replace("|ca ", "|ca1")
        .replace("tile 2", "tile 9")
    )
    for message in (*messages_of(opening)[:1], *messages_of(single)[:1]):
        assert message in page
    assert "hushmaze tiles check mine.tiles --any" in page


def test_errors_are_values() -> None:
    one, same = [TileError("6", (2, 0), Flaw.EXPLORATIONS, {"found": 4}) for _ in range(2)]
    assert one == same
    assert len({one, same}) == 1
    assert one != TileError("6", None, Flaw.EXPLORATIONS, {"found": 4})
    assert one != TileError("6", (2, 0), Flaw.EXPLORATIONS, {"found": 5})
    assert one != "tile 6"
