"""What makes a set complete, K1 to K6: the standard set keeps it, and every breach is seen."""

from dataclasses import replace
from typing import Any

import pytest

from hushmaze.rules.tile import Cell, TileFace, cell, edge
from hushmaze.rules.words import HEROES, Hero, Kind, Special, TileNumber
from hushmaze.tiles import Flaw, TileSet, problems, read_tile_set, standard_problems, standard_set
from hushmaze.tiles.complete import CAMERA_TILES
from hushmaze.tiles.ground import regions
from tests.tiles.tile_drawings import MINI, standard_but, standard_with


def _rules(tile_set: TileSet) -> set[tuple[str, str]]:
    return {(error.tile, error.rule) for error in standard_problems(tile_set)}


def _specials(name: str, changes: dict[Cell, Special | None]) -> dict[Cell, Special]:
    merged = {**standard_set().faces[name].specials, **changes}
    return {at: special for at, special in merged.items() if special is not None}


def _find(name: str, kind: Kind) -> Cell:
    return next(at for at, special in standard_set().faces[name].specials.items() if special.kind == kind)


def _recoloured(kind: Kind, old: Hero, new: Hero, numbers: range) -> TileSet:
    def change(face: TileFace) -> TileFace:
        swap = {Special(kind, old): Special(kind, new)}
        return replace(face, specials={at: swap.get(s, s) for at, s in face.specials.items()})

    return standard_with({str(number): change for number in numbers})


def test_k1_k2_k3_k4_k5_k6_hold_in_the_standard_set() -> None:
    """K1, K2, K3, K4, K5, K6."""
    assert standard_problems(standard_set()) == []


def test_k1_a_complete_set_has_all_25_faces() -> None:
    """K1."""
    found = standard_problems(read_tile_set(MINI))
    missing = [error for error in found if error.flaw == Flaw.TILE_MISSING]
    assert [error.tile for error in missing] == ["1B", *map(str, range(3, 25))]
    assert {error.rule for error in missing} == {"K1"}


def test_k1_k2_while_tiles_are_missing_the_others_are_judged_and_sums_are_not() -> None:
    """K1, K2, K5: whoever draws tile 2 with an item on it hears so at once."""
    found = [error for error in standard_problems(read_tile_set(MINI)) if error.flaw != Flaw.TILE_MISSING]
    assert {error.tile for error in found} == {"1A", "2"}
    kinds = {error.facts["kind"] for error in found if error.flaw == Flaw.KIND_COUNT and error.tile == "2"}
    assert kinds == {"item", "exit", "hourglass", "ball", "camera"}


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("1A", {"escalators": ()}),
        ("1B", {"escalators": (edge(cell(1, 1), cell(3, 3)),)}),
        ("1A", {"specials": _specials("1A", {_find("1A", Kind.HOURGLASS): None})}),
        ("1B", {"specials": _specials("1B", {cell(0, 2): Special(Kind.HOURGLASS)})}),
        ("1A", {"specials": _specials("1A", {_find("1A", Kind.VORTEX): None})}),
        ("1B", {"specials": _specials("1B", {cell(0, 2): Special(Kind.VORTEX, Hero.ELF)})}),
        ("1A", {"specials": _specials("1A", {cell(2, 2): Special(Kind.CAMERA)})}),
    ],
)
def test_k1_tile_1_broken(name: str, changes: dict[str, Any]) -> None:
    """K1."""
    assert (name, "K1") in _rules(standard_but(name, **changes))


@pytest.mark.parametrize(
    ("name", "kind", "rule"),
    [
        ("6", Kind.ITEM, "K2"),
        ("3", Kind.HOURGLASS, "K2"),
        ("11", Kind.EXIT, "K3"),
        ("15", Kind.BALL, "K4"),
        ("19", Kind.CAMERA, "K4"),
    ],
)
def test_k2_k3_k4_a_special_that_is_missing_or_out_of_place(name: str, kind: Kind, rule: str) -> None:
    """K2, K3, K4."""
    at = _find(name, kind)
    special = standard_set().faces[name].specials[at]
    assert (name, rule) in _rules(standard_but(name, specials=_specials(name, {at: None})))
    assert ("14", rule) in _rules(standard_but("14", specials=_specials("14", {cell(1, 1): special})))


def test_k2_the_purple_exit_is_on_tile_2() -> None:
    """K2."""
    at = _find("2", Kind.EXIT)
    assert _rules(standard_but("2", specials=_specials("2", {at: None}))) == {("2", "K2")}


def test_k4_cameras_are_on_16_to_19() -> None:
    """K4."""
    assert {
        face.number for face in standard_set().faces.values() if _bears(face, Kind.CAMERA)
    } == CAMERA_TILES


def _bears(face: TileFace, kind: Kind) -> bool:
    return any(special.kind == kind for special in face.specials.values())


def test_k2_each_hero_has_one_item() -> None:
    """K2."""
    found = standard_problems(_recoloured(Kind.ITEM, Hero.MAGE, Hero.ELF, range(6, 10)))
    assert [str(error) for error in found] == [
        "set: 0 items for the mage, should be 1 (K2)",
        "set: 2 items for the elf, should be 1 (K2)",
    ]


def test_k2_k3_exits_belong_to_their_tiles() -> None:
    """K2, K3."""
    assert _rules(_recoloured(Kind.EXIT, Hero.MAGE, Hero.ELF, range(2, 3))) == {("2", "K2")}
    assert _rules(_recoloured(Kind.EXIT, Hero.DWARF, Hero.ELF, range(12, 13))) == {("12", "K3")}


def test_k3_dwarf_passages_are_seven_and_none_below_13() -> None:
    """K3."""
    early = standard_set().face(8)
    assert _rules(standard_but("13", walls=frozenset(), passages=frozenset())) == {("", "K3")}
    gap = min(early.walls)
    moved = standard_but("8", walls=early.walls - {gap}, passages=frozenset({gap}))
    assert {("8", "K3"), ("", "K3")} <= _rules(moved)


def test_k5_escalators_are_nine_in_all() -> None:
    """K5."""
    found = standard_problems(standard_but("11", escalators=()))
    assert "set: 8 escalators, should be 9 (K5)" in [str(error) for error in found]


@pytest.mark.parametrize("kind", [Kind.VORTEX, Kind.EXPLORATION])
def test_k5_colours_are_balanced(kind: Kind) -> None:
    """K5."""
    found = standard_problems(_recoloured(kind, Hero.MAGE, Hero.ELF, range(10, 25)))
    assert {error.rule for error in found} == {"K5"}
    assert len(found) == 2


def test_k5_the_first_nine_tiles_bring_three_vortices_of_each_colour() -> None:
    """K5."""
    found = standard_problems(_recoloured(Kind.VORTEX, Hero.MAGE, Hero.ELF, range(2, 10)))
    assert "1 vortices for the mage on tiles 1 to 9, should be 3 or more" in {error.text for error in found}


def test_k5_exploration_squares_are_about_46() -> None:
    """K5."""

    def closed(face: TileFace) -> TileFace:
        door = next(at for at, s in sorted(face.specials.items()) if s.kind == Kind.EXPLORATION)
        return replace(face, specials={at: s for at, s in face.specials.items() if at != door})

    texts = {error.text for error in standard_problems(standard_with(dict.fromkeys(("3", "5", "9"), closed)))}
    assert "43 exploration squares, should be 44 to 48" in texts


def test_k5_the_totals_of_the_standard_set() -> None:
    """K5: counted here without the checker: 46 exploration squares and eight vortices of each colour."""
    text = standard_set().text
    once = text.replace(text[text.index("tile 1B") : text.index("tile 2\n")], "")
    assert [once.count(f"v{hero.letter}") for hero in HEROES] == [8, 8, 8, 8]
    assert sum(once.count(f"x{hero.letter}") for hero in HEROES) == 46
    assert [once.count(mark) for mark in ("hg", "cb", "ca")] == [4, 3, 4]
    drawings = [line for line in once.splitlines() if not line.startswith("tile")]
    assert sum(line.count("1") for line in drawings) == 2 * 9
    assert once.count("~~~") + once.replace("~~~", "").count("~") == 7


def test_k5_no_two_tiles_are_alike() -> None:
    """K5."""
    copy = replace(standard_set().face(22).turned(1), number=TileNumber(24))
    assert ("24", "K5") in _rules(standard_with({"24": lambda _: copy}))


def test_k6_floor_that_does_not_hang_together() -> None:
    """K6."""
    face = standard_set().face(4)
    assert ("4", "K6") in _rules(standard_but("4", escalators=()))
    assert len(regions(face, dwarf=True)) == 1
    assert len(regions(replace(face, escalators=()), dwarf=True)) == 2


def test_k6_an_entrance_that_leads_on_through_a_passage_only() -> None:
    """K6."""
    face = standard_set().face(24)
    way = edge(cell(1, 3), cell(1, 2)), edge(cell(1, 3), cell(2, 3))
    shut = replace(face, passages=face.passages | set(way))
    assert problems(TileSet.of("Shut", [standard_set().face(1), shut])) == []
    assert ("24", "K6") in _rules(standard_with({"24": lambda _: shut}))


def test_k6_only_vortices_lie_behind_dwarf_passages_in_the_standard_set() -> None:
    """K6: so whatever a hero needs on a tile can be walked to; and no special is on an escalator's end."""
    for face in standard_set().faces.values():
        main = max(regions(face, dwarf=False), key=len)
        hidden = {special.kind for at, special in face.specials.items() if at not in main}
        assert hidden <= {Kind.VORTEX}
        assert not {at for pair in face.escalators for at in pair} & set(face.specials)
