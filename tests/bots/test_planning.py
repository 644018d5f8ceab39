"""What the team should do: explore, steal, run, and get out of each other's way."""

import pytest

from hushmaze.bots.plan.goals import Goal, Purpose
from hushmaze.bots.plan.making_way import Traffic
from hushmaze.bots.plan.sand import SandPlan
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.routes import Route, Routes
from hushmaze.rules import State
from hushmaze.rules.commands import Discard, Explore, Steal
from hushmaze.rules.words import Ability, Hero
from tests.bots.public_games import at, goals_of, plan_of, sight_of
from tests.support.table import game
from tests.support.wander import PERMANENT


def test_before_the_start_and_after_the_end_there_is_nothing_to_do() -> None:
    """S6, W7"""
    assert plan_of(game("phase=planning")).steps == ()
    assert plan_of(game("phase=won")).steps == ()


def test_heroes_go_to_doors_of_their_own_colour() -> None:
    """X1"""
    state = game()
    goals = goals_of(state)
    assert {hero: goal.purpose for hero, goal in goals.items()} == dict.fromkeys(Hero, Purpose.EXPLORE)
    assert goals[Hero.ELF].target == at(state, "xE")


def test_a_hero_on_its_door_explores() -> None:
    """X1"""
    state = game(elf="xE")
    deeds = [step.deed for step in plan_of(state).steps]
    assert Explore(Hero.ELF, at(state, "xE")) in deeds


def test_nobody_explores_when_all_is_found() -> None:
    """W1, W4"""
    state = game(north=6, east=2)
    assert {goal.purpose for goal in plan_of(state).goals} == {Purpose.ITEM}


def test_without_exits_one_hero_stays_off_its_item() -> None:
    """W2, W3: a theft before the exits are known would close the vortices too early."""
    state = game(north=6, stack=[3, 4], barbarian="iB", mage="iM", elf="iE", dwarf="xD")
    assert goals_of(state)[Hero.DWARF].purpose is Purpose.EXPLORE


def test_the_theft_is_called_where_it_has_to_be() -> None:
    """W2"""
    state = game(edition="B", north=6, barbarian="iB", mage="iM", elf="iE", dwarf="iD")
    (step,) = plan_of(state).steps
    assert step.deed == Steal()
    assert step.ability is None


def test_after_the_theft_everybody_runs_for_its_exit() -> None:
    """P2, W4"""
    state = game("phase=escape", north=2)
    goals = goals_of(state)
    assert {hero: goal.target for hero, goal in goals.items()} == {
        hero: at(state, f"o{hero.letter}") for hero in Hero
    }


def test_one_exit_is_for_all() -> None:
    """P1: nobody waits for another one's turn."""
    state = game("phase=escape", rules="one_exit", north=2, barbarian="#2:0,3", mage="#2:1,0")
    assert {goal.target for goal in plan_of(state).goals} == {at(state, "oM")}
    assert len(plan_of(state).steps) == 4


def test_with_an_exit_missing_somebody_explores_after_the_theft() -> None:
    """X1 holds after the theft too."""
    state = game("phase=escape", north=6, stack=[2])
    assert Purpose.EXPLORE in {goal.purpose for goal in plan_of(state).goals}


def test_the_mage_on_a_ball_explores_from_afar() -> None:
    """P6"""
    state = game(rules=PERMANENT, north=8, mage="cb")
    step = plan_of(state).steps[0]
    assert step.purpose is Purpose.BALL
    assert step.ability is Ability.EXPLORE


def test_two_tiles_go_that_are_missed_least() -> None:
    """C11"""
    state = game("discard=yes talk=yes", rules="moving_walls", north=6, east=9, south=10)
    (step,) = plan_of(state).steps
    assert isinstance(step.deed, Discard)
    assert 6 not in step.deed


def test_where_no_two_tiles_can_go_there_is_nothing_to_do() -> None:
    """C11"""
    assert plan_of(game("discard=yes", rules="moving_walls", north=6)).steps == ()


def test_to_fool_the_guards_nobody_takes_its_own() -> None:
    """C10"""
    state = game(rules="fool_the_guards", north=6, east=2)
    own = {hero: at(state, f"i{hero.letter}") for hero in Hero}
    goals = goals_of(state)
    assert all(goals[hero].target != own[hero] for hero in Hero)
    assert len({goal.target for goal in goals.values()}) == 4


@pytest.mark.parametrize("rules", ["", "no_gatherings"])
def test_a_hero_in_the_way_steps_aside(rules: str) -> None:
    """A3, C17: whoever rests on its item lets the others through."""
    state = corridor(rules)
    steps = plan_of(state).steps
    assert steps
    assert all(step.hero is not None for step in steps)


def corridor(rules: str) -> State:
    return game(rules=rules, north=6, east=2, barbarian="iB", mage="iM", elf="#6:0,2", dwarf="iE")


def test_with_too_little_sand_for_the_run_they_look_for_another_hourglass_first() -> None:
    """H3, W1: all is found, but no hourglass can be turned, and one is still in the stack."""
    state = game("deadline=180000", north=6, east=2, spent="hg", stack=[3, 12])
    late = 180_000 - 15_000
    assert Purpose.EXPLORE in {goal.purpose for goal in plan_of(state, late).goals}
    assert {goal.purpose for goal in plan_of(state, 1_000).goals} == {Purpose.ITEM}
    nothing_to_find = game("deadline=180000", north=6, east=2, spent="hg", stack=[12])
    assert {goal.purpose for goal in plan_of(nothing_to_find, late).goals} == {Purpose.ITEM}


def test_nobody_steps_from_a_quiet_place_into_the_way_of_an_earlier_one() -> None:
    """G9: the elf, who would cross the barbarian's line, waits; in the escape everybody runs."""
    ways, reserved = lane("heist")
    assert Traffic(ways)._lets_pass(reserved, ways.state.heroes[Hero.ELF]) is False
    traffic = Traffic(ways)
    traffic._reserved |= reserved.squares
    assert traffic._lets_pass(reserved, ways.state.heroes[Hero.ELF])
    escaping, way = lane("escape")
    running = Traffic(escaping)
    running._reserved |= way.squares
    assert not running._lets_pass(way, escaping.state.heroes[Hero.ELF])


def lane(phase: str) -> tuple[Routes, Route]:
    """The elf, two slides from where it wants to be."""
    state = game(f"phase={phase}", north=6, elf="3,3")
    ways = Situation(sight_of(state), 0).routes
    way = ways.way(Hero.ELF, at(state, "#6:3,0"))
    assert way is not None
    assert len(way.legs) > 1
    return ways, way


def test_whoever_would_stay_in_somebodys_way_waits_before_it() -> None:
    """W1: an item is not taken while a hero with a longer way comes through there."""
    state = game(north=6, east=2, elf="#6:0,2")
    traffic = Traffic(Situation(sight_of(state), 0).routes)
    traffic._reserved.add(at(state, "iE"))
    assert traffic.serve(Goal(Hero.ELF, at(state, "iE"), Purpose.ITEM)) is None
    assert traffic.serve(Goal(Hero.ELF, at(state, "iE"), Purpose.EXPLORE)) is not None


def test_between_two_boards_no_way_is_remembered() -> None:
    """C13: whether a vortex may be taken depends on where all the others are."""
    state = game(rules="two_boards", barbarian="1:1,1", mage="1:2,1", elf="2,1", dwarf="2,2")
    ways = Situation(sight_of(state), 0).routes
    target = at(state, "xE")
    assert ways.way(Hero.ELF, target) is not None
    assert ways._kept_legs(Hero.ELF, target, frozenset()) is None
    plain = Situation(sight_of(game(elf="2,1", mage="0,3")), 0).routes
    assert plain.way(Hero.ELF, target) is not None
    assert plain._kept_legs(Hero.ELF, target, frozenset()) is not None


def test_a_way_by_vortex_is_forgotten_when_vortices_close() -> None:
    """W3: also where the way on foot takes as many steps."""
    public = sight_of(game("phase=escape", elf="2,1", mage="0,3"))
    target = at(public.state, "xE")
    on_foot = Situation(public, 0).routes.way(Hero.ELF, target)
    assert on_foot is not None
    first, *rest = on_foot.legs
    public.kept[Hero.ELF, target] = (first._replace(ability=Ability.VORTEX), *rest)
    assert Situation(public, 0).routes.way(Hero.ELF, target) == on_foot


@pytest.mark.parametrize(
    ("east", "south", "hourglass_ms", "waits"), [(3, 2, 70_000, 12_000), (2, 12, 58_000, 18_600)]
)
def test_all_do_not_wait_for_long_beside_one_hourglass_if_there_is_another(
    east: int, south: int, hourglass_ms: int, waits: int
) -> None:
    """H3: the elf stands beside one, all others are at their items."""
    state = game(
        north=6,
        east=east,
        south=south,
        barbarian="iB",
        mage="iM",
        elf="1,1",
        dwarf="iD",
        hourglass_ms=hourglass_ms,
    )
    now = hourglass_ms - 24_000
    goal = SandPlan(Situation(sight_of(state), now)).before_theft()
    assert goal is not None
    assert goal.hero is Hero.ELF
    assert goal.not_before == now + waits
