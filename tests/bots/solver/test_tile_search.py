"""Where a hero closes its tile to others, they go from tile to tile in an order that leads there (C17)."""

from hypothesis import assume, given
from hypothesis import strategies as st

from hushmaze.bots.solver.movement.goals import Destination, HeroDestinations, Then, left_of
from hushmaze.bots.solver.movement.joint_search import bring, bring_by_slides
from hushmaze.bots.solver.movement.tile_search import bring_over_tiles
from hushmaze.bots.walking import sand_traps
from hushmaze.rules import State
from hushmaze.rules.words import HEROES, Hero
from tests.bots.solver.test_joint_search import after, aim, ground
from tests.support.spots import spot
from tests.support.table import game

TILES = (3, 5, 8, 9, 12, 13)


def test_two_change_places_by_way_of_tile_one() -> None:
    """C17"""
    state = game(rules="no_gatherings", north=12, east=13, mage="#12:1,2", elf="#13:1,2")
    aims = {
        Hero.MAGE: aim(state, Hero.MAGE, "#13:1,1"),
        Hero.ELF: aim(state, Hero.ELF, "#12:1,1"),
    }
    end = after(state, bring_over_tiles(state, aims))
    assert end.heroes[Hero.MAGE] == spot(state.board, "#13:1,1")
    assert end.heroes[Hero.ELF] == spot(state.board, "#12:1,1")


def test_who_blocks_a_door_of_tile_one_steps_aside() -> None:
    """A3, C17: on tile 1 heroes may meet, and stand in each other's way."""
    state = game(rules="no_gatherings", north=12, mage="xM/1", barbarian="1,1")
    goal = {Hero.BARBARIAN: aim(state, Hero.BARBARIAN, "#12:1,1")}
    assert after(state, bring_over_tiles(state, goal)).heroes[Hero.BARBARIAN] == spot(state.board, "#12:1,1")


def test_one_tile_is_too_little_for_two() -> None:
    """C17, W4: whoever stays on its exit closes the other's."""
    state = game("phase=escape", rules="no_gatherings", north=2)
    aims = {
        Hero.MAGE: aim(state, Hero.MAGE, "oM/2", Then.STAYS),
        Hero.ELF: aim(state, Hero.ELF, "oE/2", Then.STAYS),
    }
    assert bring_over_tiles(state, aims) is None
    assert bring(state, aims) is None


def test_who_leaves_makes_room() -> None:
    """C17, W4: at level 1 heroes leave through the one exit instead of staying on it."""
    state = game("phase=escape", rules="no_gatherings one_exit", north=2)
    aims = {hero: aim(state, hero, "oM/2", Then.LEAVES) for hero in Hero}
    assert len(after(state, bring_over_tiles(state, aims)).safe) == 4


@st.composite
def malls(draw: st.DrawFn) -> tuple[State, HeroDestinations]:
    """Four tiles around tile 1, heroes apart, and somewhere to go for some of them."""
    north, east, south, west = draw(st.permutations(TILES))[:4]
    state = game(rules="no_gatherings", north=north, east=east, south=south, west=west)
    sand = sand_traps(state)
    floor = {
        tile: [at for at in squares if at not in sand] for tile, squares in state.board.squares_of.items()
    }
    apart = draw(st.permutations(tuple(floor)))[: len(HEROES)]
    state = state._replace(heroes=tuple(draw(st.sampled_from(floor[tile])) for tile in apart))
    somewhere = st.sampled_from([at for squares in floor.values() for at in squares])
    goals = draw(st.dictionaries(st.sampled_from(HEROES), somewhere, min_size=1))
    return state, {hero: Destination(ground(state).afresh([to], hero)) for hero, to in goals.items()}


@given(malls())
def test_what_is_found_can_be_done_and_leads_there(mall: tuple[State, HeroDestinations]) -> None:
    """C17"""
    state, aims = mall
    deeds = bring_over_tiles(state, aims)
    assume(deeds is not None)
    end = after(state, deeds)
    assert all(left_of(aims, hero, end.heroes[hero]) == 0 for hero in aims)


@given(malls())
def test_whatever_slides_find_is_found_over_tiles(mall: tuple[State, HeroDestinations]) -> None:
    """C17"""
    state, aims = mall
    if bring_by_slides(state, aims) is not None:
        assert bring(state, aims) is not None
        assert bring_over_tiles(state, aims) is not None
