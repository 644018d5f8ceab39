"""What a seat or a spectator may know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules import begin, legal, view
from hushmaze.rules.commands import Bell, Steal
from hushmaze.rules.setup import Rigging
from hushmaze.rules.state import Phase, State
from hushmaze.rules.view import Sand, SeenDeck
from hushmaze.rules.words import Ability, Hero, Seat
from tests.support.orders import after
from tests.support.spots import spot
from tests.support.table import game, setup_of
from tests.support.wander import reachable_states
from tests.support.wide import examples


def reshuffled(state: State, data: st.DataObject) -> State:
    """The same state with what nobody may know in another order."""
    seen = 1 if state.setup.switches.stack_face_up else 0
    end = max(seen, len(state.stack) - state.buried)
    top, hidden, bottom = state.stack[:seen], state.stack[seen:end], state.stack[end:]
    state = state._replace(stack=(*top, *data.draw(st.permutations(hidden)), *bottom))
    if state.deck is not None:
        draw = tuple(data.draw(st.permutations(state.deck.draw)))
        state = state._replace(deck=state.deck._replace(draw=draw))
    return state


@examples(60)
@given(reachable_states(), st.data())
def test_a_view_does_not_depend_on_the_hidden_stack(state: State, data: st.DataObject) -> None:
    """S3: no client, spectator or bot can learn its order before it is revealed."""
    other = reshuffled(state, data)
    for seat in (None, *map(Seat, range(state.setup.seats))):
        assert view(other, seat) == view(state, seat)


def test_a_view_does_not_tell_the_seed() -> None:
    """S3: two games that look alike are alike to everybody."""
    heroes, cards = game().heroes, game("cards=N,WV,EC,SX").cards
    looks = {
        repr(
            view(begin(setup_of(seed=seed, shuffled=True, rigging=Rigging(heroes=heroes, cards=cards))), None)
        )
        for seed in range(20)
    }
    assert len(looks) == 1


def test_the_tiles_to_come_are_known_but_not_their_order() -> None:
    """S3: everybody knows which tiles the scenario has."""
    stack = view(game("stack=9,2,5"), Seat(1)).stack
    assert (stack.left, stack.top, stack.unseen, stack.bottom) == (3, None, (2, 5, 9), ())


def test_a_tile_whose_place_is_known_is_still_to_come() -> None:
    """C5: what the scenario lays on top is among those to come."""
    stack = view(begin(setup_of(stack=range(2, 5), on_top=[7], shuffled=True)), None).stack
    assert (stack.left, stack.top, stack.unseen) == (4, None, (2, 3, 4, 7))


def test_a_view_shows_the_table() -> None:
    state = game("bell=2", rules="cameras", north=9, east=10, spent="ca/9", hourglass_ms=60_000)
    seen = view(state, Seat(3))
    assert (seen.seat, seen.phase, seen.bell, seen.cards) == (3, Phase.HEIST, 2, state.cards)
    assert [(tile.tile, tile.face, tile.quarters) for tile in seen.tiles] == [
        (1, "A", 0),
        (9, "", 0),
        (10, "", 1),
    ]
    assert (seen.cameras_working, seen.hourglasses_left, seen.hourglasses_locked) == (1, 1, False)
    assert seen.spent == (spot(state.board, "ca/9"),)
    assert seen.sand == Sand(60_000, 60_000, None)
    assert seen.leader is None
    assert not seen.rigged


def test_locked_hourglasses_are_told() -> None:
    """P7: as long as two cameras work and an hourglass is left."""
    assert view(game(rules="cameras", north=9, east=10), None).hourglasses_locked
    assert not view(game(rules="cameras", north=9, east=10, spent="hg"), None).hourglasses_locked


@pytest.mark.parametrize("spent", ["ca/9", ""])
def test_no_camera_works_before_the_rule_comes(spent: str) -> None:
    """P7: where it is not in force none is counted, whatever lies there."""
    assert view(game(north=9, east=10, spent=spent), None).cameras_working == 0
    assert view(game(rules="cameras", north=9, east=10, spent=spent), None).cameras_working == (
        1 if spent else 2
    )


def test_talk_is_told_as_it_is() -> None:
    """T4: what may be said now."""
    silent, window, hands = game(), game("talk=yes"), game("talk=yes", rules="hands_only")
    found = [(view(s, None).gestures_allowed, view(s, None).words_allowed) for s in (silent, window, hands)]
    assert found == [(False, False), (True, True), (True, False)]


@examples(60)
@given(reachable_states())
def test_who_may_ring_and_whether_the_theft_may_be_called_is_told(state: State) -> None:
    """T5, W2: exactly what is legal, so that no client needs the rules for it."""
    seen = view(state, None)
    for seat in map(Seat, range(state.setup.seats)):
        options = legal(state, seat)
        assert (seat in seen.bell_seats) == any(isinstance(option, Bell) for option in options)
        assert seen.theft_callable == (Steal() in options)


def test_the_leader_alone_may_ring() -> None:
    """C9"""
    seen = view(game(rules="leader"), None)
    assert seen.bell_seats == (seen.leader,)


def test_heroes_are_told_with_what_they_have_done() -> None:
    state = game("phase=escape safe=M", north=6, barbarian="iB", mage="-")
    barbarian, mage, elf, _ = view(state, None).heroes
    assert (barbarian.hero, barbarian.on_item, barbarian.safe) == (Hero.BARBARIAN, True, False)
    assert (mage.square, mage.safe, mage.on_item) == (None, True, False)
    assert (elf.square, elf.on_item) == (state.heroes[Hero.ELF], False)
    assert not view(state, None).vortices_open


def test_a_tile_in_hand_is_visible_to_all() -> None:
    """X4: everybody sees what the explorer sees."""
    assert view(after(game("stack=9,2", elf="xE", mage="xM"), "look"), None).hand == 9


def test_alone_the_discard_is_open_and_the_draw_pile_is_not() -> None:
    """L1: its cards are counted, not shown."""
    seen = view(game("deck=ESWVC/XN cards=N", seats=1), Seat(0))
    assert seen.deck == SeenDeck(5, (Ability.EXPLORE, Ability.NORTH))
    assert seen.cards == ((Ability.NORTH,),)


def test_a_rigged_game_is_marked() -> None:
    assert view(game(rigging=Rigging()), None).rigged


def test_a_paused_game_stays_marked() -> None:
    """H1: such games do not count in the challenge book."""
    seen = view(after(game(pause=True), "pause at 5", "resume at 9"), None)
    assert (seen.was_paused, seen.sand.deadline, seen.sand.stopped_at) == (True, 180_004, None)


def test_vortices_are_not_open_again_after_the_end() -> None:
    """W3: closed for the rest of the game, and nothing changes after it."""
    start = begin(setup_of(seats=2))
    for phase, open_then in (
        (Phase.HEIST, True),
        (Phase.ESCAPE, False),
        (Phase.WON, False),
        (Phase.LOST, False),
    ):
        assert view(start._replace(phase=phase), None).vortices_open == open_then
