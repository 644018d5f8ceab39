"""`legal` lists exactly what `decide` accepts."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given

from hushmaze.rules import Command, Deed, decide, legal, reach
from hushmaze.rules import commands as c
from hushmaze.rules.legal import Talk
from hushmaze.rules.reach import Slide
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES, DIRECTIONS, HEROES, Ability, Direction, Kind, Seat
from tests.support.orders import accepted, after
from tests.support.spots import spot
from tests.support.table import game
from tests.support.wander import MOMENTS, deeds_of, reachable_states
from tests.support.wide import examples


def squares_of_kind(state: State, kind: Kind) -> list[Square]:
    return [where for where, special in state.board.specials.items() if special.kind is kind]


def conceivable(state: State) -> Iterator[Deed]:
    """Far more than anybody would try: whatever names real heroes, squares, tiles and seats."""
    board = state.board
    for hero in HEROES:
        origin = state.heroes[hero]
        yield c.Escalator(hero, origin)
        yield from (c.Move(hero, origin, way, steps) for way, steps in product(DIRECTIONS, range(-1, 10)))
        yield from (c.Vortex(hero, origin, to) for to in squares_of_kind(state, Kind.VORTEX))
        yield from (c.Explore(hero, origin, door) for door in squares_of_kind(state, Kind.EXPLORATION))
        yield c.Explore(hero, origin)
    numbers = [tile.number for tile in board.tiles.values()]
    yield from (c.Discard(one, other) for one, other in product(numbers, repeat=2))
    seats = [Seat(n) for n in range(-1, state.setup.seats + 1)]
    yield from map(c.Bell, seats)
    yield from map(c.Stare, seats)
    yield from (c.Look(), c.Start(), c.Steal(), c.TurnCard(), c.Pause(), c.Resume())


def effect(state: State, seat: Seat, deed: Deed) -> object:
    return decide(state, Command(seat, deed), state.time)


def check(state: State) -> None:
    if state.stopped_at is None and state.time >= state.deadline:
        return
    for seat in map(Seat, range(state.setup.seats)):
        options = legal(state, seat)
        listed = [deed for option in options for deed in deeds_of(option)]
        effects = {repr(effect(state, seat, deed)) for deed in listed}
        assert len(set(listed)) == len(listed)
        for deed in listed:
            assert not isinstance(effect(state, seat, deed), Refusal), deed
        for deed in conceivable(state):
            if deed not in listed and not isinstance(effect(state, seat, deed), Refusal):
                assert isinstance(deed, c.Explore), f"{deed} is accepted but not listed"
                assert repr(effect(state, seat, deed)) in effects, f"{deed} does what no listed one does"
        check_talk(state, seat, [option for option in options if isinstance(option, Talk)])


def check_talk(state: State, seat: Seat, talk: list[Talk]) -> None:
    gesture, word = c.Sign(c.Gesture.NO), c.Say("no")
    assert isinstance(effect(state, seat, gesture), Refusal) == (not talk)
    assert isinstance(effect(state, seat, word), Refusal) == (not talk or not talk[0].words)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_lists_what_is_accepted(moment: str) -> None:
    """A2: no more and no less, for every seat; two ways to say one explore count as one (P6)."""
    check(MOMENTS[moment]())


@examples(60)
@given(reachable_states())
def test_every_reachable_state_lists_what_is_accepted(state: State) -> None:
    """A2: the same wherever play may lead."""
    check(state)


@examples(60)
@given(reachable_states())
def test_reach_is_what_the_owners_of_an_ability_may_do(state: State) -> None:
    """A1: it does not depend on the seat."""
    found = reach(state)
    assert list(found) == list(ABILITIES)
    for seat in range(state.setup.seats):
        for ability in state.cards[seat]:
            if not state.discard_due and state.stopped_at is None:
                assert set(found[ability]) <= set(legal(state, Seat(seat)))


def test_nobody_reaches_anything_while_no_action_is_possible() -> None:
    """S6: before the start, in a pause, after the end, and while tiles must go (C11)."""
    for moment in ("phase=planning", "phase=won", "discard=yes", "stopped=0"):
        assert reach(game(moment)) == {ability: [] for ability in ABILITIES}


def test_a_spectator_may_do_nothing() -> None:
    """A2: the list is empty, as for a seat that is not at the table."""
    assert legal(game(), None) == legal(game(), Seat(4)) == legal(game(), Seat(-1)) == []


def test_a_slide_says_where_it_may_stop() -> None:
    """P7: a locked hourglass is passed, so the steps have a gap."""
    state = game(rules="cameras", north=9, east=10, barbarian="0,0")
    east = [option for option in reach(state)[Ability.EAST] if isinstance(option, Slide)]
    (slide,) = [option for option in east if option.hero == 0]
    assert (slide.origin, slide.direction, slide.steps) == (spot(state.board, "0,0"), Direction.EAST, (2, 3))
    assert slide.reach == 3
    assert slide.move(2) == c.Move(slide.hero, slide.origin, Direction.EAST, 2)


def test_a_slide_that_may_stop_nowhere_is_not_listed() -> None:
    """P7: the locked hourglass is all there is."""
    state = game(rules="cameras", north=9, east=10, barbarian="1,1", mage="0,3")
    north = [option for option in reach(state)[Ability.NORTH] if isinstance(option, Slide)]
    assert 0 not in {option.hero for option in north}
    assert not accepted(state, "B north 1")


def test_outside_play_there_is_little_to_do() -> None:
    """W7: start, resume, or talk."""
    assert legal(game("phase=planning"), Seat(0)) == [c.Start(), Talk(words=True)]
    assert legal(game("phase=won"), Seat(0)) == [Talk(words=True)]
    assert legal(after(game(pause=True), "pause"), Seat(0)) == [c.Resume()]
