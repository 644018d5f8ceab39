"""Heroes in each other's way: somebody always knows what to do next, and in the end everybody is out."""

import pytest

from hushmaze.bots.plan.convoy import Convoy, FoundOrder
from hushmaze.bots.plan.goals import Goal, Purpose
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.routes import Push
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.rules import Command, Refusal, State, decide, evolve
from hushmaze.rules.commands import Vortex
from hushmaze.rules.events import TilesDiscarded
from hushmaze.rules.moving_walls import pairs_that_can_go
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Hero, Seat
from hushmaze.tiles import read_tile_set
from tests.bots.public_games import at, plan_of, sight_of
from tests.support.table import game

CORNERS = read_tile_set("""
set Corners

tile 1A
+---+---+   +---+
| .  hg  xE   . |
+   +   +   +   +
 xB   .   .   .1|
+   +   +   +   +
| .1  .   .  xM
+   +   +   +   +
| .  xD   .   . |
+---+   +---+---+

tile 2
+---+---+   +---+
|oB   . |xE |oM |
+   +---+   +---+
| . |###|oD |###|
+---+---+   +---+
| .   .   . |###|
+   +   +---+---+
|oE | . |###|###|
+---+   +---+---+

tile 3
+---+---+   +---+
|oB   .  xB   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+---+   +---+---+
""")


def corners(elf: str = "#2:2,2", dwarf: str = "#2:0,2") -> State:
    """The elf wants to the south-west, the dwarf to the north-east; each stands where the other must turn."""
    position = "phase=escape safe=BM deadline=180000"
    return game(position, tiles=CORNERS, north=2, barbarian="-", mage="-", elf=elf, dwarf=dwarf)


def done(state: State, most: int = 60) -> State:
    """The first step of the plan is done again and again, as soon as it may be."""
    team = TeamPlan(state.setup)
    team.public = sight_of(state)
    while state.running and most:
        team.public.state = state
        team.public.count += 1
        step = team.plan(state.time).steps[0]
        seat = next(Seat(s) for s, card in enumerate(state.cards) if step.ability in card)
        events = decide(state, Command(seat, step.deed), max(state.time + 100, step.not_before))
        assert not isinstance(events, Refusal)
        for event in events:
            state = evolve(state, event)
        most -= 1
    return state


def test_who_stands_on_the_only_corner_of_another_goes_away() -> None:
    """A3, G9: neither could pass over the other, for each has to stop where the other stands."""
    state = corners()
    ways = Situation(sight_of(state), 0).routes
    target = at(state, "oE")
    assert ways.way(Hero.ELF, target) is None
    assert ways._search(Hero.ELF, target, frozenset(), Push.ASIDE) is None
    pushing = ways.pushing(Hero.ELF, target)
    assert pushing is not None
    assert pushing.blockers == (Hero.DWARF,)
    assert done(state).phase is Phase.WON


def test_nobody_is_pushed_off_a_corner_while_there_is_another_way() -> None:
    state = corners(elf="#2:2,2", dwarf="1,2")
    way = Situation(sight_of(state), 0).routes.pushing(Hero.ELF, at(state, "oE"))
    assert way is not None
    assert way.blockers == ()


def test_where_a_tile_is_closed_by_whoever_is_on_it_they_go_one_by_one() -> None:
    """C17: the dwarf, whose way lies through the elf's tile, is let through before the elf stays there."""
    state = game(
        "phase=heist",
        rules="no_gatherings",
        tiles=CORNERS,
        north=2,
        west=3,
        barbarian="#3:1,1",
        mage="1,1",
        elf="#2:1,2",
        dwarf="1,2",
    )
    goals = [
        Goal(Hero.DWARF, at(state, "oE"), Purpose.ITEM),
        Goal(Hero.ELF, at(state, "#3:3,3"), Purpose.ITEM),
    ]
    convoy = Convoy()
    steps = convoy.steps(Situation(sight_of(state), 0), None, goals)
    assert steps is not None
    tiles = [state.board.tile_at[step.to] for step in steps if step.hero is Hero.DWARF and step.to]
    assert set(tiles) <= {1}, "the other one is closed to it until the elf has gone"
    assert Hero.ELF in {step.hero for step in steps}
    again = convoy.steps(Situation(sight_of(state), 0), None, goals)
    assert again == steps


def test_what_presses_goes_first_and_whoever_is_in_its_way_makes_room_at_once() -> None:
    """H3, C17"""
    state = game(
        "phase=heist", rules="no_gatherings", tiles=CORNERS, north=2, west=3,
        barbarian="#3:1,1", mage="0,2", elf="2,0", dwarf="#2:1,3",
    )  # fmt: skip
    turn = Goal(Hero.DWARF, at(state, "hg"), Purpose.HOURGLASS, 170_000)
    goals = [Goal(Hero.ELF, at(state, "#3:3,3"), Purpose.ITEM)]
    steps = Convoy().steps(Situation(sight_of(state), 0), turn, goals)
    assert steps
    assert {step.purpose for step in steps} <= {Purpose.HOURGLASS, Purpose.ASIDE_AT_ONCE, Purpose.ITEM}


def test_what_presses_finds_an_order_while_others_explore() -> None:
    """P7, C17: the elf has to leave the hourglass's tile, and there is no other goal for anybody."""
    state = game(
        "phase=heist", rules="no_gatherings", tiles=CORNERS, north=2,
        barbarian="0,0", mage="0,2", elf="3,2", dwarf="#2:1,3",
    )  # fmt: skip
    turn = Goal(Hero.DWARF, at(state, "hg"), Purpose.HOURGLASS, 170_000)
    steps = Convoy().steps(Situation(sight_of(state), 0), turn, [])
    assert steps
    assert steps[0].hero is Hero.DWARF


@pytest.mark.parametrize("elf", ["#2:1,3", "1,1"])
def test_where_heroes_stay_nobody_shuts_the_others_off(elf: str) -> None:
    """C17, W4: one exit tile for two is too little; there is no order, and nobody pretends there is."""
    state = game(
        "phase=escape", rules="no_gatherings", tiles=CORNERS, north=2,
        barbarian="0,0", mage="3,3", elf=elf, dwarf="2,1",
    )  # fmt: skip
    goals = [Goal(h, at(state, f"o{h.letter}"), Purpose.EXIT) for h in (Hero.ELF, Hero.DWARF)]
    convoy = Convoy()
    assert convoy.steps(Situation(sight_of(state), 0), None, goals) is None
    assert convoy.steps(Situation(sight_of(state), 0), None, goals) is None
    assert plan_of(state).goals


def test_an_order_found_on_another_map_is_not_followed_blindly() -> None:
    """C11: a tile has gone, and with it the vortex that somebody was about to take."""
    before, state = game(north=3, elf="3,0"), game(north=6, elf="3,0")
    goal = Goal(Hero.ELF, at(state, "xD"), Purpose.ITEM)
    gone = Vortex(Hero.ELF, state.heroes[Hero.ELF], at(before, "vE/3"))
    convoy = Convoy()
    convoy._rows[(Hero.ELF, goal.target),] = FoundOrder(before.board, state.heroes, (gone,))
    assert convoy.follows([goal])
    steps = convoy.steps(Situation(sight_of(state), 0), None, [goal])
    assert steps
    assert gone not in {step.deed for step in steps}


def test_ways_are_forgotten_when_a_tile_goes() -> None:
    """C11"""
    state = game("discard=yes", rules="moving_walls", north=6, east=9, south=10)
    public = sight_of(state)
    public.kept[Hero.ELF, at(state, "iE")] = ()
    tiles = next(iter(pairs_that_can_go(state)))
    public.see(0, [TilesDiscarded(1_000, Seat(0), *tiles)], None)
    assert not public.kept
