"""What is said of a set that somebody draws: whatever the text, there is an answer and a picture, or none."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import encode

from hushmaze.protocol.api.tile_sets import TileSetReport
from hushmaze.rules.words import Kind
from hushmaze.tiles import Flaw, fill, read_sketch, standard_set
from hushmaze.tiles.drawing import draw
from hushmaze.tiles.figures import Counted
from hushmaze.tiles.svg import draw_tile
from hushmaze.tiles.svg.paper import draw_for_paper
from hushmaze.workshop.tile_report import face_in, report_on
from tests.tiles.tile_drawings import MINI

_PIECES = st.sampled_from([*"+-|~#. xvioBMEDhgcba123\n\t\x00é", "set ", "tile 2\n", "###", "---", "   "])
_MARKS = st.sampled_from(["###", " . ", " .1", " .2", "xE ", "xB1", "vM ", "iD ", "oM2", "hg ", "cb ", "ca "])
_UPRIGHT, _LEVEL = st.sampled_from("| ~"), st.sampled_from(["---", "   ", "~~~"])


@settings(deadline=None)
@given(st.one_of(st.text(max_size=300), st.lists(_PIECES, max_size=200).map("".join)))
def test_there_is_a_report_on_any_text(text: str) -> None:
    told = report_on(text)
    assert msgspec.convert(json.loads(encode(told)), TileSetReport) == told
    assert told.playable is False


@settings(deadline=None)
@given(st.data())
def test_there_is_a_report_on_anything_like_a_set(data: st.DataObject) -> None:
    text = list(MINI)
    for _ in range(data.draw(st.integers(1, 6))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(_PIECES)
    assert encode(report_on("".join(text)))


@st.composite
def drawings(draw_from: st.DrawFn) -> str:
    """Anything that can be drawn on the grid, however many rules it breaks."""
    lines: list[str] = []
    for row in range(9):
        if row % 2:
            cells = "".join(draw_from(_MARKS) + draw_from(_UPRIGHT) for _ in range(4))
            lines.append(draw_from(_UPRIGHT) + cells)
        else:
            lines.append("+" + "".join(draw_from(_LEVEL) + "+" for _ in range(4)))
    return "\n".join(lines)


@settings(deadline=None)
@given(drawings(), st.sampled_from(["1A", "2", "24"]), st.integers(0, 3))
def test_g1_whatever_is_drawn_on_the_grid_has_a_picture_and_a_report(
    drawing: str, name: str, quarters: int
) -> None:
    """G1, G3, G4, G8: broken or not."""
    face = face_in(name, drawing)
    assert face is not None
    for picture in (draw_tile(face, quarters), draw_for_paper(face), draw_for_paper(face, plain=True)):
        ElementTree.fromstring(picture)
    assert encode(report_on(f"set Odd\ntile {name}\n{drawing}"))


def test_what_is_no_drawing_has_no_picture() -> None:
    assert face_in("2", "") is None
    assert face_in("2", "\n" * 400) is None
    assert face_in("0", draw(standard_set().face(2))) is None


def test_every_flaw_has_a_rule_and_a_sentence() -> None:
    assert all(flaw.sentence for flaw in Flaw)
    assert {flaw for flaw in Flaw if not flaw.rule} == {Flaw.KIND_COUNT, Flaw.EXIT_OWNER}


def test_every_flaw_and_every_figure_has_words_in_the_client() -> None:
    """All other languages are held to the English one by the client's own check."""
    page = Path(__file__).parents[2] / "web" / "locales" / "en" / "tile-workshop.ftl"
    keys = set(re.findall(r"^([\w-]+) =", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert {f"tiles-flaw-{flaw}" for flaw in Flaw} <= keys
    assert {f"tiles-counted-{counted.name.lower()}" for counted in Counted} <= keys
    assert {f"tiles-kind-{kind.name.lower()}" for kind in Kind} <= keys


def test_a_spoilt_face_is_left_out_where_the_rest_is_made_up() -> None:
    sketch = read_sketch(MINI.replace("xE  vM1", " .  vM1"))
    assert {error.tile for error in sketch.errors} == {"2"}
    assert len(fill(sketch.tile_set, 1).faces) == 25
