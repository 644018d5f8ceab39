"""The print: everything a table needs is there, readable, within the paper and within the scissors."""

import re
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pypdfium2
import pytest
from PIL.Image import Transpose

from hushmaze.cli.main import main
from hushmaze.paper.canvas import Canvas, Paper
from hushmaze.paper.looks import PrintLook
from hushmaze.paper.pieces import _places, draw_sign
from hushmaze.paper.print import Printed, faces_to_print, print_game, steps
from hushmaze.paper.sheets import action_cards, scenario_pages, solo_cards, tokens_for
from hushmaze.paper.words import level_words, scenario_words, words
from hushmaze.rules.cards import CARDS, cards_for
from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import ABILITIES, HEROES
from hushmaze.scenarios import builtin_scenarios, read_scenario, scenario_of
from hushmaze.scenarios.scenario import SWITCH_NAMES
from hushmaze.tiles import TileSet, generate, read_tile_set, standard_set
from hushmaze.tiles.svg.markup import TILE
from hushmaze.tiles.svg.paper import BLEED, draw_back_for_paper, draw_for_paper
from hushmaze.tiles.svg.signs import sign_name
from tests.paper.pages import TITLES, pages_of

EXAMPLES = Path(__file__).parents[2] / "examples"
SPECIALS = {special for face in standard_set().faces.values() for special in face.specials.values()}
GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "print.md"
POINTS_PER_MM = 72 / 25.4


def few(*names: str) -> TileSet:
    return TileSet.of("Few", [standard_set().faces[name] for name in names])


@pytest.fixture(scope="module")
def whole() -> Printed:
    return print_game(standard_set())


def test_every_part_has_its_pages(whole: Printed) -> None:
    """B1, S4, S5, T5, K5"""
    pages = pages_of(whole.pdf)
    assert list(whole.contents) == list(TITLES)
    for part, (first, last) in whole.contents.items():
        assert all(page.startswith(TITLES[part]) for page in pages[first - 1 : last])
    assert whole.contents["challenge book"][1] == len(pages)


def test_the_guide_says_on_which_page_everything_is(whole: Printed) -> None:
    rows = re.findall(r"^\| (.+?) \|.*\| ([\d to]+) \|$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    told = {pages for _, pages in rows}
    assert told == {
        str(first) if first == last else f"{first} to {last}" for first, last in whole.contents.values()
    }


def test_every_scenario_and_every_line_of_the_book_is_printed(whole: Printed) -> None:
    """B1, C1-C17"""
    pages = pages_of(whole.pdf)
    book = "".join(pages[whole.contents["challenge book"][0] - 1 :])
    for number, scenario in builtin_scenarios().items():
        assert f"{number}. {scenario.name}" in pages[1]
        for level in scenario.levels:
            assert f"{number}. {scenario.name}, level {level}" in book
    assert "13. Two dimensions, level 1" not in book


def test_every_tile_is_printed_with_its_number(whole: Printed) -> None:
    first, last = whole.contents["tiles"]
    text = " ".join(pages_of(whole.pdf)[first - 1 : last]).split()
    assert set(standard_set().faces) <= set(text)


@pytest.mark.parametrize("seats", range(2, 9))
def test_there_are_cards_for_any_number_of_players(seats: int) -> None:
    """S4"""

    def used(words: str) -> bool:
        numbers = list(map(int, re.findall(r"\d", words)))
        return "leader" not in words and numbers[0] <= seats <= numbers[-1]

    dealt = Counter(held for held, words in action_cards() if used(words))
    assert dealt == Counter(CARDS[seats])


def test_three_abilities_stand_in_the_middle_of_their_card() -> None:
    for count in range(1, 5):
        places = _places(count)
        assert len(places) == count
        assert sum(x for x, _ in places) / count == 100, "as much on the left as on the right"


def test_a_line_between_two_cards_is_dashed() -> None:
    canvas = Canvas(Paper.A4, PrintLook.COLOUR, "Frames")
    canvas.new_page("")
    for x in (50, 100):
        canvas.frame(x, 50, 50, 50, dashed=True)
        canvas.frame(x, 100, 50, 50, dashed=True)
    document = pypdfium2.PdfDocument(canvas.finished())
    drawn = document[0].render(scale=4).to_pil().convert("L")
    document.close()

    def dark(x: int, y: int, wide: int, high: int) -> float:
        """How much of a line is."""
        edges = (x - 0.2, y - 0.2, x + wide + 0.2, y + high + 0.2)
        line = drawn.crop([round(edge * 4 * POINTS_PER_MM) for edge in edges])
        across = line if wide else line.transpose(Transpose.ROTATE_90)
        places = [across.crop((at, 0, at + 1, across.height)).getextrema() for at in range(across.width)]
        return sum(1 for darkest, _ in places if int(darkest) < 128) / len(places)

    for side in ((50, 50, 50, 0), (50, 100, 50, 0), (100, 50, 0, 50), (50, 50, 0, 50)):
        assert 0.3 < dark(*side) < 0.7, side


def test_a_leader_and_somebody_alone_have_their_cards() -> None:
    """C9, L1"""
    assert action_cards()[-1][0] == ()
    assert () in cards_for(9, leader=True)
    assert [held for held, _ in solo_cards()] == [(ability,) for ability in ABILITIES]


SHELVES = """
set Shelves
tile 1A
+---+---+   +---+
|hg  hg |xE  hg |
+   +   +   +   +
 xB   . | .  hg |
+---+---+---+---+
|hg   . | .  xM
+   +   +   +   +
|hg  xD |hg  hg |
+---+   +---+---+
tile 2
+---+---+   +---+
|ca  ca  xE  cb |
+   +   +   +   +
|ca  cb  cb  ca |
+---+---+---+---+
|ca  cb | .  ca |
+   +   +   +   +
|ca   . |cb  cb |
+---+   +---+---+
"""


def test_there_are_tokens_for_all_that_can_be_used_up() -> None:
    """K5, H3, P6, P8: eleven squares of a whole set, and one token to lose; more for a set with more."""
    assert tokens_for(standard_set()) == tokens_for(few("1A", "1B", "16")) == 4 + 4 + 3 + 1
    shelves = read_tile_set(SHELVES)
    assert tokens_for(shelves) == 8 + 13 + 1
    printed = print_game(shelves)
    first, last = printed.contents["heroes, bell, tokens"]
    assert (last - first, "tokens (22)" in pages_of(printed.pdf)[first - 1]) == (1, True)


@pytest.mark.parametrize("tiles", [standard_set, partial(generate, 42)], ids=["standard", "generated"])
def test_no_sign_is_cut_off(tiles: Callable[[], TileSet]) -> None:
    """P4, G4: loudspeaker, entrance and number lie within the rim, not beyond it as on the screen."""
    for face in tiles().faces.values():
        _has_its_signs_within_the_rim(face)


def _has_its_signs_within_the_rim(face: TileFace) -> None:
    drawing = draw_for_paper(face)
    elf_doors = [hero for hero in face.doors.values() if hero is not None and hero.name == "ELF"]
    speakers = re.findall(
        r'data-part="loudspeaker"><circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', drawing
    )
    assert len(speakers) == len(elf_doors)
    for x, y, radius in speakers:
        for at in (float(x), float(y)):
            assert float(radius) + 2 <= at <= TILE - float(radius) - 2
    assert drawing.count('data-part="entrance"') == (face.entrance is not None)
    assert 'data-part="tab"' not in drawing
    ((left, top, width),) = re.findall(
        r'data-part="number"><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"', drawing
    )
    assert float(left) + float(width) < TILE
    assert float(top) + 13 < TILE


def test_every_sign_is_shown_and_explained(whole: Printed) -> None:
    """Heroes, all that lies on squares, entrance and loudspeaker (G4, P4)."""
    page = pages_of(whole.pdf)[0]
    pictures = {sign.picture for sign in words().signs}
    for sign in words().signs:
        assert sign.text.split("**")[1] in page
        assert draw_sign(sign.picture).startswith("<svg")
    kinds = {sign_name(special).partition("-")[0] for special in SPECIALS}
    assert kinds <= {picture.partition("-")[0] for picture in pictures}
    assert {f"badge-{hero.name.lower()}" for hero in HEROES} | {
        "entrance",
        "loudspeaker",
        "spent",
    } <= pictures


def test_a_back_is_as_large_as_its_front() -> None:
    """So that it can be cut together with it: nothing round, no shadow, the ground goes on beyond the rim."""
    front, back = draw_for_paper(standard_set().faces["2"]), draw_back_for_paper()
    frame = re.compile(r'viewBox="[^"]+"')
    assert frame.findall(back) == frame.findall(front)[:1]
    assert f'<rect x="-{BLEED}" y="-{BLEED}" width="{TILE + 2 * BLEED}"' in back


def test_a_set_drawn_by_hand_is_printed_whole() -> None:
    """B2: its own tiles, and everything else that the game needs."""
    own = read_tile_set((EXAMPLES / "corner-shop.tiles").read_text(encoding="utf-8"))
    printed = print_game(own, backs=True)
    first, last = printed.contents["tiles"]
    pages = pages_of(printed.pdf)
    titles = [page.split(maxsplit=1)[0] for page in pages[first - 1 : last]]
    assert titles == ["Tiles", "Backs", "Tiles", "Backs"]
    assert set(own.faces) <= set(" ".join(pages[first - 1 : last]).split())
    assert len(printed.contents) == 7


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("look", PrintLook)
def test_both_papers_in_all_looks(paper: Paper, look: PrintLook) -> None:
    printed = print_game(few("1A", "1B", "16"), paper=paper, look=look, backs=True)
    document = pypdfium2.PdfDocument(printed.pdf)
    width, height = document[0].get_size()
    assert (width, height) == pytest.approx([side * POINTS_PER_MM for side in paper.value], abs=0.5)
    drawn = document[2].render(scale=0.5).to_pil().convert("L")
    assert drawn.getextrema()[0] < 100
    assert printed == print_game(few("1A", "1B", "16"), paper=paper, look=look, backs=True)
    document.close()


def test_backs_lie_behind_their_fronts() -> None:
    """Tile 1 has a face on either side; others are face down."""
    fronts, backs = faces_to_print(standard_set(), backs=True)
    assert len(fronts) == len(backs) == 24
    assert (fronts[0].name, backs[0] and backs[0].name, backs[1]) == ("1A", "1B", None)
    assert faces_to_print(standard_set(), backs=False) == (list(standard_set().faces.values()), [])
    assert faces_to_print(few("1A", "2"), backs=True)[1] == [None, None]
    assert steps(standard_set(), backs=True) == 48


def test_every_rule_has_its_sentence() -> None:
    """B2"""
    assert set(words().rules) == {*SWITCH_NAMES, "own_exits"}
    told = scenario_words(builtin_scenarios()[2], {"one_exit"})
    assert "exit of its own colour" in told


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (11, "never tile 1"),
        (11, "If no two can go, you have lost."),
        (13, "only a hero that stands on a vortex of its colour"),
        (17, "where one exit serves all (level 1), they leave"),
    ],
)
def test_no_challenge_is_told_in_half(number: int, told: str) -> None:
    """C11, C13, C17: as printed they can be played and won."""
    assert told in scenario_words(builtin_scenarios()[number], set())
    assert "Level 1: tiles 2-9, all leave by the purple exit." in level_words()


def test_an_own_scenario_is_told_with_all_its_rules() -> None:
    text = (
        'name = "Żółw"\ntiles = "2-9, 12"\non_top = "15"\nshuffled = false\nrules = ["one_exit", "no_talk"]'
    )
    printed = print_game(few("1A"), own=[read_scenario(text)])
    page = pages_of(printed.pdf)[1]
    assert "tiles 2-9, 12, in this order, 15 on top" in page
    assert "Talk never opens" in page.rsplit("Levels.")[0].rsplit("17. No gatherings")[1]


def own_page(**entries: object) -> str:
    """What is printed of an own scenario, in one line."""
    usual = {"name": "Mine"} if "levels" in entries else {"name": "Mine", "tiles": "2-12"}
    canvas = Canvas(Paper.A4, PrintLook.COLOUR, "Scenarios alone")
    scenario_pages(canvas, [*builtin_scenarios().values(), scenario_of({**usual, **entries})])
    page = " ".join(pages_of(canvas.finished())[0].split())
    return page.rpartition("serves all (level 1), they leave. ")[2].partition("Levels.")[0]


def test_who_fools_the_guards_has_no_exit_of_its_own() -> None:
    """C10"""
    page = own_page(rules=["fool_the_guards"])
    assert "nobody leaves by their own exit" in page
    assert "exit of its own colour" not in page


def test_an_own_scenario_is_told_with_its_levels_sand_and_purpose() -> None:
    """B2, H1"""
    assert "levels 2, 5," in own_page(levels="2,5")
    assert "face A, a sand timer of 2:05." in own_page(hourglass_ms=125_000)
    assert "Mine - In the dark. - tiles 2-12" in own_page(about="In the dark.")


@pytest.mark.parametrize("name", ["**Bold** --ness--", r"a\**b", "__x__ ~~y~~", "***", "[a](b)", "-- -"])
def test_signs_in_a_name_are_only_signs(name: str) -> None:
    assert name.replace("](", "] (") in own_page(name=name)


def test_names_are_printed_in_letters_of_many_languages() -> None:
    """Those of every language that the game speaks; what there are no letters for is a question mark."""
    page = own_page(name="Львів, Zażółć, Crème", about="Zoe\u0308 ідé 店")
    assert "Львів, Zażółć, Crème" in page
    assert "Zoë ідé ?" in page
    assert own_page(name="Львів") == own_page(name="Львів")


def test_an_own_scenario_is_none_of_the_17_whatever_its_number() -> None:
    """B2"""
    page = own_page(number=3, rules=["pass_cards"])
    assert "3. Mine" not in page
    assert "everybody passes their card to the left" in page


def test_a_scenario_that_these_tiles_cannot_play_is_not_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.toml"
    own.write_text('name = "Mine"\ntiles = "2-30"\n')
    assert main(["print", "--scenario", str(own), "--to", str(tmp_path / "game.pdf")]) == 2
    assert "30" in capsys.readouterr().err
    assert not (tmp_path / "game.pdf").exists()


def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tiles, to = tmp_path / "few.tiles", tmp_path / "game.pdf"
    tiles.write_text(few("1A", "1B").text, encoding="utf-8")
    assert main(["print", "--tiles", str(tiles), "--to", str(to), "--paper", "letter"]) == 0
    assert to.read_bytes().startswith(b"%PDF")
    assert "challenge book         page" in capsys.readouterr().out
    assert main(["print", "--tiles", str(tiles), "--to", str(to), "--json"]) == 0
    assert '"how to play": [1, 1]' in capsys.readouterr().out


def test_without_its_library_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "hushmaze.paper.canvas", None)
    assert main(["print"]) == 2
    assert f"{sys.executable} -m pip install fpdf2" in capsys.readouterr().err
