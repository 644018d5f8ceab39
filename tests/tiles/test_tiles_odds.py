"""Deals tried out by the thousand (K7), and sets whose missing tiles are made up."""

from itertools import islice

import pytest

from hushmaze.rules.words import Hero, Kind
from hushmaze.tiles import Flaw, TileSet, fill, read_tile_set, standard_problems, standard_set
from hushmaze.tiles.deals import GrowingMap
from hushmaze.tiles.drawing import draw
from hushmaze.tiles.figures import Counted, figures
from hushmaze.tiles.odds import RANGES, random_deals, ranges_of
from tests.tiles.tile_drawings import MINI, START, standard_but


def test_k7_ranges_are_those_the_set_has_all_tiles_for() -> None:
    """K7"""
    early = TileSet.of("Early", [face for face in standard_set().faces.values() if face.number <= 12])
    assert ranges_of(standard_set()) == RANGES
    assert [each.name for each in ranges_of(early)] == ["2-9", "2-12"]
    assert [each.shuffled for each in ranges_of(read_tile_set(MINI))] == [(2,)]


def test_k7_every_deal_of_the_standard_set_can_be_won() -> None:
    """K7"""
    outcomes = list(islice(random_deals(standard_set()), 48))
    assert all(outcome.placed and outcome.won for outcome in outcomes)
    assert outcomes == list(islice(random_deals(standard_set()), 48))


def test_k7_without_an_exit_nothing_can_be_won_though_all_can_be_placed() -> None:
    """K7: tile 12 has the dwarf's exit; only the first range has one exit for all."""
    face = standard_set().face(12)
    bare = {at: s for at, s in face.specials.items() if s.kind != Kind.EXIT}
    outcomes = list(islice(random_deals(standard_but("12", specials=bare), tries=2), 32))
    assert all(outcome.placed for outcome in outcomes)
    assert [outcome.won for outcome in outcomes] == [number % 16 < 2 for number in range(32)]


def test_k7_a_stack_that_gets_stuck_is_laid_again_with_other_choices(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """K7"""
    laid = GrowingMap.lay
    tries: list[int] = []

    def stuck_at_first(self: GrowingMap, *args: object) -> int:
        tries.append(1)
        return 0 if len(tries) % 2 else laid(self, *args)  # type: ignore[arg-type] # passed on

    monkeypatch.setattr(GrowingMap, "lay", stuck_at_first)
    (outcome,) = islice(random_deals(standard_set(), tries=3), 1)
    assert outcome == (False, False, True, True)


@pytest.mark.parametrize("keep", [[], ["1A"], ["1B", "13", "15"], ["2", "6", "7"], [*map(str, range(2, 25))]])
def test_k1_k5_missing_tiles_are_made_up_around_those_there_are(keep: list[str]) -> None:
    """K1, K2, K3, K4, K5, K6: tiles of a complete set can always be made complete again."""
    kept = TileSet.of("Mine", [standard_set().faces[name] for name in keep])
    filled = fill(kept, seed=3)
    assert standard_problems(filled) == []
    assert all(draw(filled.faces[name]) == draw(kept.faces[name]) for name in keep)
    assert fill(kept, seed=3) == filled


def test_k5_what_own_tiles_break_stays_broken_and_nothing_else() -> None:
    """K2, K5: an exit on a tile that has none is kept, and said."""
    odd = standard_but("20", specials=standard_set().face(10).specials)
    kept = TileSet.of("Odd", [odd.face(20)])
    flaws = {(error.tile, error.flaw) for error in standard_problems(fill(kept, seed=1))}
    assert ("20", Flaw.KIND_COUNT) in flaws
    assert {tile for tile, _ in flaws} <= {"20", ""}


def test_k5_figures_of_a_set_that_is_only_begun() -> None:
    """K5: a lone face B of tile 1 counts."""
    start = read_tile_set(f"set Small{START.replace('tile 1A', 'tile 1B')}")
    found = {(figure.counted, figure.hero): figure for figure in figures(start)}
    assert found[Counted.EXPLORATIONS, None].found == 4
    assert found[Counted.EXPLORATIONS, Hero.ELF].range_in_words == "10 to 14"
    assert found[Counted.EARLY_VORTICES, Hero.ELF].what == "vortices for the elf on tiles 1 to 9"
    assert found[Counted.EARLY_VORTICES, Hero.ELF].most is None
    assert found[Counted.ITEMS, Hero.ELF].range_in_words == "1"
