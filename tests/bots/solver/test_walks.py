"""The ways of one hero: shortest, accepted by the rules, and past nobody."""

from collections.abc import Iterator

import pytest

from hushmaze.bots.solver.line import Line, SolverAction, ability_of, play
from hushmaze.bots.solver.movement.walks import walk
from hushmaze.bots.walking import sand_traps
from hushmaze.rules import State
from hushmaze.rules.reach import Slide, reach_of
from hushmaze.rules.squares import Square
from hushmaze.rules.words import ABILITIES, HEROES, Ability, Hero
from tests.bots.solver.test_distances import lines
from tests.support.table import game


def one_action(state: State, hero: Hero) -> Iterator[Square]:
    """Where the rules let the hero stop."""
    for ability in ABILITIES[: Ability.EXPLORE]:
        for option in reach_of(state, ability):
            if getattr(option, "hero", None) is not hero:
                continue
            if isinstance(option, Slide):
                rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages][hero]
                yield from (rays[option.origin << 2 | option.direction][n - 1] for n in option.steps)
            else:
                yield getattr(option, "to", state.board.escalators.get(state.heroes[hero], Square(0)))


def by_the_rules(state: State, hero: Hero) -> dict[Square, int]:
    found = {state.heroes[hero]: 0}
    ahead = [state.heroes[hero]]
    for here in ahead:
        if here in sand_traps(state):
            continue
        heroes = (*state.heroes[:hero], here, *state.heroes[hero + 1 :])
        for there in one_action(state._replace(heroes=heroes), hero):
            if there not in found:
                found[there] = found[here] + 1
                ahead.append(there)
    return found


@pytest.mark.parametrize(("number", "seed"), [(3, 1), (4, 2), (13, 2), (16, 1), (17, 3)])
def test_distances_are_those_of_the_rules(number: int, seed: int) -> None:
    """A3, A6, A7, C13, C16, C17"""
    line = lines(number, seed, tiles=5)[-1]
    for hero in HEROES:
        assert walk(line.state, hero).far == by_the_rules(line.state, hero)


def test_every_way_can_be_played() -> None:
    """A1"""
    line = lines(4, 3, tiles=5)[-1]
    for hero in HEROES:
        walked = walk(line.state, hero)
        for to in walked.before:
            after: Line | None = line
            for deed in walked.deeds(to):
                assert isinstance(deed, SolverAction)
                assert ability_of(deed) in ABILITIES
                assert after is not None
                after = play(after, deed)
            assert after is not None
            assert after.state.heroes[hero] == to


def test_no_way_stops_on_an_hourglass() -> None:
    """H3: behind the entrance of tile 4 the sand lies in the only straight line."""
    state = game(north=4, elf="2,1", mage="1,2")
    walked = walk(state, Hero.ELF)
    sand = sand_traps(state)
    assert sand & walked.far.keys()
    assert all(before not in sand for before, _ in walked.before.values())
