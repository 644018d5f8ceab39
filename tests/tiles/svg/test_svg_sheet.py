"""The contact sheet of a set."""

import pytest

from hushmaze.rules.tile import cell, edge
from hushmaze.rules.words import HEROES, Hero, Kind, Special
from hushmaze.tiles import standard_set
from hushmaze.tiles.svg import draw_sheet, draw_tile

from .svg_faces import SVG, make_face, parse, parts


def captions(svg: str) -> list[list[str | None]]:
    """The words of each cell below its picture."""
    return [[t.text for t in one.findall(f"{SVG}text")] for one in parts(svg, "cell")]


def test_the_standard_set_fits_on_a_sheet_in_order() -> None:
    faces = standard_set().faces
    svg = draw_sheet(faces.values())
    assert [one.get("data-tile") for one in parts(svg, "cell")] == list(faces)
    assert (parse(svg)[0].text or "").startswith(f"Sheet of {len(faces)} tile faces: 1A, 1B, 2")


def test_every_face_of_the_standard_set_has_its_own_picture() -> None:
    faces = standard_set().faces.values()
    assert len({draw_tile(face) for face in faces}) == len(faces)


def test_captions_count_what_lies_on_a_tile() -> None:
    face = make_face(
        number=17,
        specials={
            cell(0, 0): Special(Kind.VORTEX, Hero.MAGE),
            cell(1, 0): Special(Kind.VORTEX, Hero.ELF),
            cell(3, 2): Special(Kind.EXPLORATION, Hero.ELF),
            cell(2, 2): Special(Kind.CAMERA),
            cell(1, 2): Special(Kind.BALL),
        },
        escalators=(edge(cell(0, 1), cell(3, 1)),),
        passages=(edge(cell(0, 0), cell(0, 1)), edge(cell(1, 0), cell(1, 1))),
    )
    words = ["17", "2 vortices · crystal ball", "camera · escalator", "2 dwarf gaps"]
    assert captions(draw_sheet([face])) == [words]


def test_a_bare_tile_has_its_number_only() -> None:
    assert captions(draw_sheet([make_face()])) == [["5"]]


def test_the_key_explains_all_heroes_and_signs() -> None:
    [key] = parts(draw_sheet([]), "key")
    words = {t.text for t in key.iter(f"{SVG}text")}
    assert {hero.name.lower() for hero in HEROES} <= words
    assert {"vortex", "item", "exit", "hourglass", "crystal ball", "camera"} <= words


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (5, 1), (6, 2)])
def test_the_sheet_grows_by_rows_of_five(count: int, rows: int) -> None:
    def height(faces: int) -> float:
        return float(parse(draw_sheet([make_face()] * faces)).get("height", "0"))

    assert (height(count) - height(0)) / (height(1) - height(0)) == rows
