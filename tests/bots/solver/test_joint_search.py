"""Heroes in each other's way: who has no goal makes room, and who has one may go round."""

from hushmaze.bots.solver.movement.distances import Ground
from hushmaze.bots.solver.movement.goals import Destination, HeroDestinations, Then
from hushmaze.bots.solver.movement.joint_search import bring, bring_by_slides
from hushmaze.bots.solver.movement.parking import bring_by_parking
from hushmaze.rules import Command, Deed, Refusal, State, decide, evolve
from hushmaze.rules.commands import Escalator, Move, Vortex
from hushmaze.rules.words import Hero, Seat
from tests.support.spots import spot
from tests.support.table import game


def ground(state: State) -> Ground:
    return Ground(state.setup.switches, state.board, state.spent)


def aim(state: State, hero: Hero, where: str, then: Then = Then.WAITS) -> Destination:
    return Destination(ground(state).afresh([spot(state.board, where)], hero), then)


def after(state: State, deeds: list[Deed] | None) -> State:
    assert deeds is not None
    for deed in deeds:
        assert isinstance(deed, Move | Vortex | Escalator)
        seat = next(s for s in range(4) if not isinstance(decide(state, Command(Seat(s), deed), 0), Refusal))
        events = decide(state, Command(Seat(seat), deed), 0)
        assert not isinstance(events, Refusal)
        for event in events:
            state = evolve(state, event)
    return state


def both_ways(state: State, aims: HeroDestinations) -> list[State]:
    """The outcome of the search by slides, and of the one by whole ways."""
    found = bring_by_slides(state, aims), bring_by_parking(state, aims)
    return [after(state, deeds) for deeds in found]


def test_nobody_moves_who_need_not() -> None:
    """A3"""
    state = game()
    deeds = bring(state, {Hero.ELF: aim(state, Hero.ELF, "2,0")})
    assert deeds is not None
    assert {deed.hero for deed in deeds if isinstance(deed, Move)} == {Hero.ELF}


def test_who_is_there_already_stays() -> None:
    """G9"""
    state = game()
    assert bring(state, {Hero.ELF: aim(state, Hero.ELF, "1,2")}) == []


def test_the_one_in_the_door_makes_room() -> None:
    """A3: the elf stands where the barbarian wants to be."""
    state = game(elf="0,1")
    for end in both_ways(state, {Hero.BARBARIAN: aim(state, Hero.BARBARIAN, "0,1")}):
        assert end.heroes[Hero.BARBARIAN] == spot(state.board, "0,1")


def test_two_change_places() -> None:
    """G9"""
    state = game(elf="0,0", mage="3,3")
    aims = {Hero.ELF: aim(state, Hero.ELF, "3,3"), Hero.MAGE: aim(state, Hero.MAGE, "0,0")}
    for end in both_ways(state, aims):
        assert end.heroes[Hero.ELF] == spot(state.board, "3,3")
        assert end.heroes[Hero.MAGE] == spot(state.board, "0,0")


def test_who_has_left_is_in_nobodys_way() -> None:
    """W4: all leave by the one exit, one after the other."""
    state = game("phase=escape", rules="one_exit", north=2)
    aims = {hero: aim(state, hero, "oM/2", Then.LEAVES) for hero in Hero}
    for end in both_ways(state, aims):
        assert len(end.safe) == 4


def test_who_stays_on_its_exit_is_not_moved_again() -> None:
    """C10, C17: one exit for two who stay is one too few."""
    state = game("phase=escape", north=2)
    aims = {hero: aim(state, hero, "oM/2", Then.STAYS) for hero in (Hero.MAGE, Hero.ELF)}
    assert bring(state, aims) is None
    assert bring_by_parking(state, aims) is None


def test_where_there_is_no_way_none_is_found() -> None:
    """P5: behind the passage of tile 7 there is only the dwarf."""
    state = game(rules="dwarf_passages", north=7)
    aims = {Hero.ELF: aim(state, Hero.ELF, "xD/7")}
    assert bring(state, aims) is None


def test_shunned_squares_are_no_stops() -> None:
    """C10: the elf must not use up another exit by the way."""
    state = game("phase=escape", rules="fool_the_guards", north=2)
    shun = frozenset(spot(state.board, where) for where in ("oB/2", "oD/2"))
    goal = aim(state, Hero.ELF, "oM/2", Then.STAYS)._replace(shun=shun)
    for deeds in (
        bring(state, {Hero.ELF: goal}),
        bring_by_parking(state, {Hero.ELF: goal}),
    ):
        assert after(state, deeds).heroes[Hero.ELF] == spot(state.board, "oM/2")


def test_a_hero_on_a_tile_closes_it_until_it_is_moved() -> None:
    """C17: the mage stands on the tile through which the elf has to go."""
    state = game(rules="no_gatherings", north=12, laid="13@0:0,-2/0", mage="#12:1,2")
    for end in both_ways(state, {Hero.ELF: aim(state, Hero.ELF, "#13:1,1")}):
        assert end.heroes[Hero.ELF] == spot(state.board, "#13:1,1")
