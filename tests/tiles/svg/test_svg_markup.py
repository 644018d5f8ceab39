"""Numbers, escapes, icons, scatter: the small change of the drawings."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.tiles.svg.layers.shops import WARES
from hushmaze.tiles.svg.markup import document, icon, number, tag, text
from hushmaze.tiles.svg.noise import noise
from hushmaze.tiles.svg.palette import LOOKS

from .svg_faces import parse


@pytest.mark.parametrize(
    ("value", "written"),
    [(3, "3"), (3.0, "3"), (2.5, "2.5"), (-0.001, "0"), (1 / 3, "0.33"), (-7.25, "-7.25"), (100, "100")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


@given(st.floats(-10_000, 10_000))
def test_numbers_are_close(value: float) -> None:
    assert abs(float(number(value)) - value) <= 0.005 + 1e-9


def test_words_and_attributes_are_escaped() -> None:
    root = parse(document("a < b & c", (0, 0, 1, 1), text("<&>", 0, 0, 1, "red"), tag("g", data_x='"<')))
    assert root[0].text == "a < b & c"
    assert root[1].text == "<&>"
    assert root[2].get("data-x") == '"<'


@pytest.mark.parametrize("name", sorted({look.icon for look in LOOKS.values()} | set(WARES)))
def test_every_icon_is_centred_and_well_formed(name: str) -> None:
    drawn = ElementTree.fromstring(icon(name, 10, 20, 8, "#123456"))
    assert (drawn.get("x"), drawn.get("y"), drawn.get("width")) == ("6", "16", "8")
    assert [child.tag for child in drawn] == ["path"]


@given(st.lists(st.integers(), max_size=5))
def test_noise_is_a_steady_fraction(keys: list[int]) -> None:
    assert 0 <= noise(*keys) < 1
    assert noise(*keys) == noise(*keys)


def test_noise_spreads_evenly() -> None:
    tenths = [int(10 * noise(tile, at)) for tile in range(24) for at in range(100)]
    assert all(180 < tenths.count(tenth) < 300 for tenth in range(10))


def test_noise_is_pinned() -> None:
    """A change here repaints every floor."""
    assert round(noise(1, 2, 3), 6) == 0.21512
