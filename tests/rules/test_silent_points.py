"""D: what we play where the rulebooks are silent or differ."""

import pytest

from hushmaze.rules import begin
from hushmaze.rules.cards import CARDS, NO_CARD, card
from hushmaze.rules.events import Moved
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import STEP, Place
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Direction, Hero
from tests.support.orders import accepted, after, refused, stands, told
from tests.support.spots import spot
from tests.support.table import game, setup_of


@pytest.mark.parametrize("hero", "BMED")
@pytest.mark.parametrize("phase", ["heist", "escape"])
@pytest.mark.parametrize(
    ("tile", "start", "over"),
    [
        (3, "#3:1,3", "hg/3"),
        (6, "#6:1,2", "iD"),
        (2, "#2:0,3", "oE"),
        (9, "#9:1,3", "ca"),
        (8, "#8:1,3", "cb"),
    ],
)
def test_passing_over_has_no_effect(tile: int, start: str, over: str, phase: str, hero: str) -> None:
    """D1: hourglass, item, exit, camera or crystal ball."""
    rules = "crystal_balls cameras barbarian_breaks_cameras pass_cards"
    state = game(f"phase={phase}", rules=rules, north=tile, stand={hero: start})
    (event,) = told(state, f"{hero} north 2")
    assert isinstance(event, Moved)
    assert event.to + STEP[Direction.SOUTH] == spot(state.board, over)


def test_cameras_close_hourglasses_only_for_stopping_and_only_unspent_ones() -> None:
    """D2: all else goes on under their eyes."""
    state = game(rules="cameras", north=9, east=10, barbarian="0,0", elf="xE/1")
    refused(state, "B east 1", Refusal.CAMERAS_WATCH)
    assert accepted(game(rules="cameras", north=9, east=10, barbarian="0,0", spent="hg"), "B east 1")
    for text in ("M east 1", "M north 1", "B vortex vB", "E south 1", "D south 1"):
        assert accepted(game(rules="cameras", north=9, east=10, elf="1,2", barbarian="0,2"), text)


@pytest.mark.parametrize("seats", range(3, 10))
def test_a_leader_leaves_the_cards_of_one_seat_fewer(seats: int) -> None:
    """D3: not the cards of this many seats less one."""
    dealt = begin(setup_of(rules="leader", seats=seats)).cards
    assert sorted(dealt) == sorted([*CARDS[seats - 1], NO_CARD])


def test_walls_stop_moving_with_the_theft() -> None:
    """D4: after it, turning the hourglass discards nothing."""
    state = after(game("phase=escape", rules="moving_walls", north=13, east=9), "B north 1 at 9")
    assert (state.phase, state.discard_due) == (Phase.ESCAPE, False)


def test_the_leader_changes_with_the_cards() -> None:
    """D5: having none passes along with them."""
    state = game("cards=-,NE,WV,SCX", rules="leader pass_cards")
    assert after(state, "B north 1 at 9").cards == (card("SCX"), NO_CARD, card("NE"), card("WV"))


def test_an_option_keeps_the_leader() -> None:
    """D5: the others pass their cards among themselves."""
    state = game("cards=NE,-,WV,SCX", rules="leader pass_cards", leader_fixed=True)
    assert after(state, "B north 1 at 9").cards == (card("SCX"), NO_CARD, card("NE"), card("WV"))


def test_an_old_exploration_square_can_be_explored_again() -> None:
    """D6: the tile beyond it was discarded, and comes back from the stack."""
    state = game("discard=yes stack=-", rules="moving_walls", north=12, laid="13@0:0,-2/0", elf="xE/1")
    state = after(state, "discard 12 13", "E explore")
    assert state.board.tiles[Place(0, 0, -1)].number == 12


def test_an_entrance_that_faces_nothing_is_a_dead_end() -> None:
    """D6: the tile hangs on by another door, and its entrance leads nowhere any more."""
    ring = game(
        "discard=yes stack=-", rules="moving_walls", north=12, east=8, west=9, laid="2@0:1,-1/1",
        elf="xE/1", barbarian="#2:1,3",
    )  # fmt: skip
    assert accepted(after(ring, "discard 9 12"), "B east 1")
    state = after(ring, "discard 12 9")
    refused(state, "B west 1", Refusal.WAY_BLOCKED)
    refused(state, "B explore", Refusal.NOT_AN_EXPLORATION)
    assert stands(after(state, "E explore", "B west 1"), Hero.BARBARIAN, "#12:3,2")
