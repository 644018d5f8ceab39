"""Somebody goes their own way: the team follows what makes sense, and nothing else."""

import pytest

from hushmaze.bots.plan.goals import NEVER, Goal, Plan, Purpose, Step
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.public_game import PublicGame, Went
from hushmaze.bots.reading.aims import FOLLOWED_MS, Aims
from hushmaze.rules import State
from hushmaze.rules.commands import Look
from hushmaze.rules.words import Ability, Hero, Seat
from tests.bots.public_games import at, sight_of
from tests.support.table import game

NOTHING = Plan((), (), NEVER)


def went(state: State, origin: str, hero: Hero = Hero.ELF, ability: Ability = Ability.NORTH) -> Went:
    return Went(1_000, Seat(0), hero, at(state, origin), state.heroes[hero], ability)


def followed(public: PublicGame, move: Went, plan: Plan | None = NOTHING, now: int = 2_000) -> list[Purpose]:
    aims = Aims()
    aims.notice(public, plan, move)
    return [goal.purpose for goal in aims.goals(Situation(public, now))]


def test_a_move_towards_a_door_is_followed_for_a_while() -> None:
    state = game(elf="2,1", mage="0,3")
    public = sight_of(state)
    assert followed(public, went(state, "1,2")) == [Purpose.EXPLORE]
    assert followed(public, went(state, "1,2"), now=1_000 + FOLLOWED_MS) == []


def test_what_was_planned_or_explored_is_no_aim() -> None:
    state = game(elf="2,1", mage="0,3")
    public = sight_of(state)
    planned = Plan(
        (Step(Look(), Purpose.EXPLORE, Ability.NORTH, Hero.ELF, state.heroes[Hero.ELF]),), (), NEVER
    )
    assert followed(public, went(state, "1,2"), planned) == []
    assert followed(public, went(state, "1,2"), None) == []
    assert followed(public, went(state, "1,2", ability=Ability.EXPLORE)) == []


def test_what_leads_nowhere_is_not_followed() -> None:
    state = game(elf="0,2", mage="0,3")
    assert followed(sight_of(state), went(state, "2,1")) == []


def test_whoever_is_not_believed_is_not_followed() -> None:
    state = game(elf="2,1", mage="0,3")
    public, aims = sight_of(state), Aims()
    assert aims.notice(public, NOTHING, went(state, "1,2"), believed=False)
    assert aims.goals(Situation(public, 2_000)) == []
    astray = game(elf="0,2", mage="0,3")
    assert not aims.notice(sight_of(astray), NOTHING, went(astray, "2,1"))


@pytest.mark.parametrize(("origin", "sensible"), [("2,2", True), ("3,3", False)])
def test_to_clear_a_way_makes_sense(origin: str, sensible: bool) -> None:
    """The elf has to slide north over 2,2; whoever goes anywhere is told from whoever makes room."""
    state = game(elf="2,3", barbarian="3,2", mage="1,1", dwarf="1,2")
    to_its_door = Plan((), (Goal(Hero.ELF, at(state, "2,0"), Purpose.EXPLORE),), NEVER)
    move = went(state, origin, Hero.BARBARIAN, Ability.EAST)
    assert Aims().notice(sight_of(state), to_its_door, move) is sensible


def test_when_all_is_found_only_items_make_sense_and_then_only_exits() -> None:
    """W1, W4"""
    heist = game(north=6, east=2, elf="#6:0,3")
    assert followed(sight_of(heist), went(heist, "0,2")) == [Purpose.ITEM]
    escape = game("phase=escape", north=2, elf="#2:0,3")
    assert followed(sight_of(escape), went(escape, "0,2")) == [Purpose.EXIT]


def test_a_hero_that_is_gone_is_not_followed() -> None:
    """W4"""
    state = game("phase=escape", north=2, elf="#2:0,3")
    assert followed(sight_of(state._replace(safe=(Hero.ELF,))), went(state, "0,2")) == []
