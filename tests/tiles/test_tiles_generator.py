"""Generated sets: complete whatever the seed, the same for the same seed."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.dice import Dice
from hushmaze.rules.tile import cell, edge
from hushmaze.rules.words import DIRECTIONS, Direction
from hushmaze.tiles import TileSet, TileSetError, generate, problems, read_tile_set, standard_problems
from hushmaze.tiles.drawing import draw
from hushmaze.tiles.generator import generate as generator_module
from hushmaze.tiles.generator.floorplan import FloorPlan, break_through, cut, grow
from tests.support.wide import examples


@examples(6)
@given(st.integers(-(10**12), 10**12))
def test_k1_k2_k3_k4_k5_k6_hold_for_any_seed(seed: int) -> None:
    """K1, K2, K3, K4, K5, K6."""
    tile_set = generate(seed)
    assert problems(tile_set) == []
    assert standard_problems(tile_set) == []
    assert read_tile_set(tile_set.text) == tile_set


def test_the_same_seed_gives_the_same_set_everywhere() -> None:
    one = generate(1)
    assert one == generate(1)
    assert one.digest == "cc9b113382e98b4b"
    assert draw(one.face(2)) != draw(generate(2).face(2))


def test_a_set_is_named_after_its_seed_or_as_wished() -> None:
    assert generate(3).name == "Seed 3"
    named = generate(3, "Night shift")
    assert named.name == "Night shift"
    assert TileSet("Seed 3", named.faces).digest == generate(3).digest


def test_a_name_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(TileSetError):
        generate(3, "two\nlines")


def test_k7_a_set_that_fails_its_trials_is_not_handed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """K7: the first attempt of a seed is refused, so the set comes from the second."""
    verdicts = iter([False])
    monkeypatch.setattr(generator_module, "_stands", lambda *_: next(verdicts, True))
    assert generate(1).digest != "cc9b113382e98b4b"


class _NoWin:
    def __init__(self, _start: object) -> None: ...

    def lay(self, stack: list[object], _below: object) -> int:
        return len(stack)

    def winnable(self, *, one_exit: bool) -> bool:
        return not one_exit


def test_k7_trials_are_lost_when_a_map_cannot_be_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """K7."""
    tile_set = generate(1)
    monkeypatch.setattr(generator_module, "GrowingMap", _NoWin)
    assert not generator_module._stands(Dice(0), tile_set, 9)
    assert generator_module._stands(Dice(0), tile_set, 24)


@given(st.integers(0, 10**6), st.sets(st.sampled_from(DIRECTIONS), min_size=1))
def test_a_grown_floor_hangs_together(seed: int, sides: set[Direction]) -> None:
    plan = grow(Dice(seed), sorted(sides), start=False)
    if plan is not None:
        assert set(plan.distances(min(plan.floor))) == plan.floor
        assert len(plan.open) == len(plan.floor) - 1, "a tree has no loop"


def test_a_cut_leaves_two_parts_that_no_breach_rejoins() -> None:
    row = [cell(x, 0) for x in range(4)] + [cell(x, 1) for x in (3, 2, 1, 0)]
    plan = FloorPlan(set(row), {edge(a, b) for a, b in pairwise(row)})
    cut(Dice(4), plan, least=3)
    break_through(Dice(4), plan, 9)
    near, far = set(plan.distances(row[0])), set(plan.distances(row[-1]))
    assert not near & far
    assert near | far == set(row)
    assert min(len(near), len(far)) >= 3


def test_a_floor_too_small_to_cut_stays_whole() -> None:
    plan = FloorPlan({cell(0, 0), cell(1, 0)}, {edge(cell(0, 0), cell(1, 0))})
    cut(Dice(1), plan, least=3)
    assert len(plan.open) == 1
