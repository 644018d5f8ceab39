"""Distances that are kept are the distances one would find anew."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.bots.routes import DEAR, Routes
from hushmaze.bots.walking import FAR, WalkingDistances
from hushmaze.rules import Game
from hushmaze.rules.board import Board
from hushmaze.rules.squares import Square
from hushmaze.rules.words import ABILITIES, HEROES, Hero
from tests.support.autopilot import Autopilot
from tests.support.table import game, scenario_setup
from tests.support.wide import examples


def boards(scenario: int, seed: int) -> list[Board]:
    """The boards a game goes through, in order."""
    played = Game(scenario_setup(scenario, seed=seed))
    pilot = Autopilot(played, seed, pace=100)
    found = [played.state.board]
    for _ in range(120):
        if played.state.over:
            break
        pilot.step()
        if played.state.board is not found[-1]:
            found.append(played.state.board)
    return found


@examples(8)
@given(st.sampled_from([3, 7, 11, 13]), st.integers(0, 1000))
def test_what_is_mended_equals_what_is_found_anew(scenario: int, seed: int) -> None:
    """Tiles come, and in C11 go; the dwarf has its own roads (P5)."""
    first, *later = boards(scenario, seed)
    kept = WalkingDistances(first, dwarf_passages=True)
    targets = sorted(first.specials)[:4]
    for board in (first, *later):
        kept.follow(board) if board is not first else None
        anew = WalkingDistances(board, dwarf_passages=True)
        for target in targets:
            for hero in (Hero.MAGE, Hero.DWARF):
                assert kept.to(target, hero) == anew.to(target, hero)
        targets += sorted(board.specials)[-1:]


def test_walking_is_the_same_both_ways() -> None:
    """A3, A7"""
    board = game(north=6, east=5).board
    walking = WalkingDistances(board, dwarf_passages=False)
    squares = sorted(board.tile_at)[::3]
    for one in squares:
        for other in squares:
            assert walking.walk(one, other, Hero.ELF) == walking.walk(other, one, Hero.ELF)


def test_what_cannot_be_reached_is_far() -> None:
    board = game().board
    walking = WalkingDistances(board, dwarf_passages=False)
    assert walking.walk(Square(0), sorted(board.tile_at)[0], HEROES[0]) == FAR


@pytest.mark.parametrize(
    ("scenario", "hero"), [(3, Hero.DWARF), (13, Hero.MAGE), (16, Hero.ELF), (17, Hero.MAGE)]
)
def test_from_everywhere_is_from_each_square(scenario: int, hero: Hero) -> None:
    """A6, C13, C16: by vortex too, while they are open."""
    played = Game(scenario_setup(scenario, seed=4))
    pilot = Autopilot(played, 4, pace=100)
    while len(played.state.board.tiles) < 6:
        pilot.step()
    state = played.state
    ways = Routes(state, WalkingDistances(state.board, dwarf_passages=state.setup.switches.dwarf_passages))
    for target in sorted(state.board.specials)[::3]:
        found = ways.distances(hero, target)
        for where in state.board.tile_at:
            assert found.get(where, FAR) == ways.distance(hero, target, where)


@pytest.mark.parametrize("hero", HEROES)
def test_what_vortices_save_is_not_saved_on_foot(hero: Hero) -> None:
    """A6: whichever of the two is asked for first, where some ability is dear."""
    state = Game(scenario_setup(3)).state
    dear = tuple(tuple(DEAR for _ in ABILITIES[:4]) + (1,) * 3 for _ in HEROES)
    origin, (vortex, *_) = state.heroes[hero], state.board.vortices[hero]

    def ways() -> Routes:
        walking = WalkingDistances(state.board, dwarf_passages=False)
        return Routes(state, walking, prices=dear)

    both, other = ways(), ways()
    assert both.distance(hero, vortex) == 1 < both.on_foot(hero, origin, vortex)
    assert other.on_foot(hero, origin, vortex) > 1 == other.distance(hero, vortex)


def test_what_is_joined_past_closed_squares() -> None:
    """C17: a closed tile cuts off what lies behind it, but keeps in nobody who stands at its door."""
    board = game(north=6, east=5).board
    near = WalkingDistances(board, dwarf_passages=False).near(Hero.ELF)
    squares = sorted(board.tile_at)[::3]
    for tile in board.squares_of.values():
        closed = frozenset(tile)
        for one in squares:
            reached = near.all_from([one], closed - {one})
            assert reached & closed <= {one}
            assert all(near.joins(one, other, closed) == (other in reached) for other in squares)
