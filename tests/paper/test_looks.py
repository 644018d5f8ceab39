"""Three looks: which colours are there, and whether every eye tells the heroes apart."""

import re
from itertools import combinations

import pytest

from hushmaze.paper.looks import SAFE_COLOURS, PrintLook, dressed, linear, luminance, rgb
from hushmaze.rules.words import HEROES
from hushmaze.tiles import standard_set
from hushmaze.tiles.svg.palette import LOOKS
from hushmaze.tiles.svg.paper import draw_for_paper
from hushmaze.tiles.svg.signs import draw_back, draw_bell, draw_hero

Triple = tuple[float, float, float]

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "grey": ((0.213, 0.715, 0.072),) * 3,
}
"""What an eye makes of linear red, green and blue (Machado and others, 2009); grey is a copier."""

FAR_APART = {"protan": 0.25, "deutan": 0.25, "tritan": 0.25, "grey": 0.05}


def seen(colour: str, eye: str) -> Triple:
    parts = [linear(part) for part in rgb(colour)]
    red, green, blue = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in EYES[eye])
    return red, green, blue


@pytest.mark.parametrize("eye", EYES)
def test_every_eye_tells_the_heroes_apart_in_the_safe_look(eye: str) -> None:
    for one, other in combinations(HEROES, 2):
        a, b = seen(SAFE_COLOURS[one][0], eye), seen(SAFE_COLOURS[other][0], eye)
        distance = sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5
        assert distance > FAR_APART[eye], (one, other, distance)


def test_the_safe_look_has_none_of_the_usual_colours_of_heroes() -> None:
    drawing = dressed("".join(draw_hero(hero) for hero in HEROES), PrintLook.SAFE)
    for hero in HEROES:
        assert LOOKS[hero].colour not in drawing
        assert SAFE_COLOURS[hero][0] in drawing


@pytest.mark.parametrize("face", ["1A", "16", "20"])
def test_saving_ink_leaves_lines_and_white(face: str) -> None:
    drawing = dressed(draw_for_paper(standard_set().faces[face], plain=True), PrintLook.SAVING)
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]+)"', drawing))
    assert colours <= {"#000000", "#ffffff", "#c8c8c8", "#b9b9b9", "none", "white", "black", "currentColor"}


def test_colour_is_the_drawing_itself() -> None:
    assert dressed(draw_bell(), PrintLook.COLOUR) == draw_bell()
    assert dressed(draw_back(), PrintLook.SAVING) != draw_back()


def test_luminance() -> None:
    assert luminance("#000") == 0
    assert luminance("#ffffff") == pytest.approx(1)
    assert luminance("#fff") == pytest.approx(1)
