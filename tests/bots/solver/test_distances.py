"""Distances that were carried over from board to board are those worked out afresh."""

import pytest

from hushmaze.bots.solver.line import Line, play_all, started
from hushmaze.bots.solver.movement.distances import Ground, Target, target
from hushmaze.bots.solver.pace import HUMAN_PACE
from hushmaze.bots.solver.search.openings import openings
from hushmaze.rules.squares import Square
from hushmaze.rules.words import HEROES, Hero, Kind
from tests.support.table import game, scenario_setup


def lines(number: int, seed: int, tiles: int) -> list[Line]:
    """A game that places tile after tile, wherever that takes longest."""
    found = [started(scenario_setup(number, seed=seed, hourglass_ms=3_600_000), HUMAN_PACE)]
    for _ in range(tiles):
        after = play_all(found[-1], openings(found[-1], 9)[-1])
        assert after is not None
        found.append(after)
    return found


@pytest.mark.parametrize(("number", "seed"), [(3, 1), (5, 2), (13, 3)])
def test_a_board_with_one_more_tile(number: int, seed: int) -> None:
    """G6, A3: a new tile can make ways shorter that do not end on it."""
    aims = {target(Kind.ITEM, hero, hero) for hero in HEROES} | {Target(Kind.HOURGLASS, None, dwarf=False)}
    for line in lines(number, seed, tiles=8)[1:]:
        afresh = Ground(line.state.setup.switches, line.state.board, line.state.spent)
        for aim in aims:
            assert line.ground.to(aim) == afresh.to(aim)


def test_only_the_dwarf_is_near_through_a_passage() -> None:
    """P5"""
    state = game(rules="dwarf_passages", north=7)
    (door,) = (where for where in state.board.open_doors if state.board.tile_at[where] == 7)
    ground = Ground(state.setup.switches, state.board, state.spent)
    dwarf, elf = (ground.afresh([door], hero) for hero in (Hero.DWARF, Hero.ELF))
    assert state.heroes[Hero.DWARF] in dwarf
    assert state.heroes[Hero.DWARF] not in elf


def test_a_spent_hourglass_is_no_goal() -> None:
    """H3"""
    state = game(north=4)
    aim = Target(Kind.HOURGLASS, None, dwarf=False)
    ground = Ground(state.setup.switches, state.board, state.spent)
    both: frozenset[Square] = frozenset(state.board.hourglasses)
    near = min(both, key=state.board.tile_at.__getitem__)
    after = ground.spending(frozenset({near}))
    assert ground.to(aim)[near] == 0
    assert after.to(aim)[near] > 0
    assert not after.spending(both).to(aim)
