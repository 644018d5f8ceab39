"""Where heroes stay on their exits, the one whose exit shuts others off goes last (W4, C10, C17)."""

from hushmaze.bots.plan.leaving import may_leave
from hushmaze.bots.plan.situation import Situation
from hushmaze.rules import State
from hushmaze.rules.words import Hero
from tests.bots.public_games import sight_of
from tests.support.table import game


def may(state: State, hero: Hero) -> bool:
    return may_leave(Situation(sight_of(state), 0), hero)


def test_where_heroes_vanish_everybody_may_leave_at_once() -> None:
    """W4"""
    state = game("phase=escape", north=2)
    assert all(may(state, hero) for hero in Hero)


def test_a_tile_is_not_closed_on_those_who_need_it() -> None:
    """C17: the exits of the plaza lie on one tile."""
    state = game("phase=escape", rules="no_gatherings", north=2)
    assert not any(may(state, hero) for hero in Hero)


def test_who_is_shut_off_anyway_holds_up_nobody() -> None:
    """C17: the tile is closed already."""
    state = game("phase=escape safe=E", rules="no_gatherings", north=2, elf="oE")
    assert all(may(state, hero) for hero in (Hero.BARBARIAN, Hero.MAGE, Hero.DWARF))


def test_a_single_square_shuts_nobody_off_on_open_floor() -> None:
    """C10"""
    state = game("phase=escape", rules="fool_the_guards dwarf_passages", north=2)
    assert all(may(state, hero) for hero in Hero)


def test_escalators_are_ways_out_too() -> None:
    """A7"""
    state = game("phase=escape", rules="fool_the_guards", north=2, barbarian="3,1")
    assert may(state, Hero.MAGE)


def test_without_an_exit_nobody_is_shut_off() -> None:
    state = game("phase=escape", rules="no_gatherings", north=6)
    assert may(state, Hero.ELF)
