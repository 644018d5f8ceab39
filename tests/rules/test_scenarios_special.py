"""C8 to C17: what each challenge changes at the table (C11 and C13 have their own files)."""

import pytest

from hushmaze.rules import begin, view
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Hero, Seat
from tests.support.orders import accepted, after, refused, stands
from tests.support.table import game, setup_of

TALK = ("say hello", "ping 1,1", "sign yes")


def test_the_top_of_the_stack_is_visible_to_all() -> None:
    """C8: seats and spectators see it, and no more than it."""
    for seat in (None, Seat(0), Seat(3)):
        seen = view(game("stack=9,4,6", rules="stack_face_up"), seat).stack
        assert (seen.top, seen.unseen, seen.left) == (9, (4, 6), 3)
        assert view(game("stack=9,4,6"), seat).stack.top is None
    assert view(game("stack=-", rules="stack_face_up"), None).stack.top is None


@pytest.mark.parametrize("seats", range(3, 10))
def test_one_seat_has_no_card_and_leads(seats: int) -> None:
    """C9: three to nine seats."""
    state = begin(setup_of(rules="leader", seats=seats, seed=seats))
    leader = view(state, None).leader
    assert leader is not None
    assert [seat for seat in range(seats) if state.cards[seat] == ()] == [leader]


def test_only_the_leader_places_the_pawn() -> None:
    """C9: before any seat, and cannot act otherwise."""
    state = game("cards=NE,-,WV,SCX", rules="leader")
    assert after(state, "1: bell 3").bell == 3
    refused(state, "0: bell 3", Refusal.NOT_THE_LEADER)
    refused(state, "1: M north 1", Refusal.NOT_YOUR_ABILITY)
    assert accepted(state, "1: stare 0")


def test_leading_passes_along_with_the_cards() -> None:
    """C9: so the leader changes with every turn of the hourglass."""
    state = after(game("cards=NE,-,WV,SCX", rules="leader pass_cards"), "B north 1 at 9")
    assert view(state, None).leader == 2
    refused(state, "1: bell 3", Refusal.NOT_THE_LEADER)
    assert accepted(state, "2: bell 3")


def test_the_guards_are_fooled_by_foreign_items() -> None:
    """C10: all four on item squares, none on its own colour."""
    state = game(rules="fool_the_guards", north=6, barbarian="iM", mage="iB", elf="iD", dwarf="#6:0,2")
    assert after(state, "D north 1").phase is Phase.ESCAPE
    own = game(rules="fool_the_guards", north=6, barbarian="iB", mage="iM", elf="iE", dwarf="#6:1,2")
    assert after(own, "D north 1").phase is Phase.HEIST
    one = game(rules="fool_the_guards", north=6, barbarian="iM", mage="iB", elf="iE", dwarf="#6:1,2")
    assert after(one, "D north 1").phase is Phase.HEIST


def test_foreign_exits_serve_one_hero_each() -> None:
    """C10: who stays standing on it, so nobody else can use it."""
    state = game(
        "phase=escape", rules="fool_the_guards", north=2,
        barbarian="#2:1,0", mage="#2:0,1", elf="#2:3,1", dwarf="#2:1,1",
    )  # fmt: skip
    assert after(state, "B west 1").safe == (), "its own exit is none for it"
    state = after(state, "M north 1")
    assert (state.safe, stands(state, Hero.MAGE, "oB")) == ((Hero.MAGE,), True)
    refused(state, "B west 1", Refusal.WAY_BLOCKED)
    refused(state, "M south 1", Refusal.HERO_IS_SAFE)


def test_hands_may_talk_but_not_mouths() -> None:
    """C12: in windows pings and signs only; the lobby and the end are free."""
    state = game("talk=yes", rules="hands_only")
    refused(state, "say hello", Refusal.HANDS_ONLY)
    assert accepted(state, "ping 1,1")
    assert accepted(state, "sign yes")
    refused(game(rules="hands_only"), "say hello", Refusal.SILENCE)
    refused(game(rules="hands_only"), "sign yes", Refusal.SILENCE)
    for free in ("phase=planning", "phase=won"):
        assert accepted(game(free, rules="hands_only"), "say hello")


@pytest.mark.parametrize("rules", ["no_talk", "no_talk elf_opens_talk"])
def test_no_window_ever_opens(rules: str) -> None:
    """C14: neither by the hourglass nor by the elf; pawn and staring stay."""
    state = after(game(rules=rules, elf="xE"), "B north 1 at 9", "E explore")
    assert not state.talk
    for text in TALK:
        refused(state, text, Refusal.SILENCE)
    assert accepted(state, "bell 1")
    assert accepted(state, "stare 1")


def test_the_pawn_is_not_used() -> None:
    """C15: only eyes are left."""
    state = game(rules="no_talk no_bell")
    refused(state, "bell 1", Refusal.NO_BELL)
    assert accepted(state, "stare 1")
    assert not after(state, "B north 1 at 9").talk


def test_the_vortex_cannot_be_used_at_all() -> None:
    """C16: not even before the theft."""
    state = game(rules="no_vortex")
    refused(state, "B vortex vB", Refusal.VORTEX_CLOSED)
    assert not view(state, None).vortices_open


def test_a_tile_with_a_hero_is_closed_to_the_others() -> None:
    """C17: for stopping, passing through, and arriving by vortex."""
    state = game(rules="no_gatherings", north=3, mage="#3:3,3", barbarian="2,0")
    refused(state, "B north 1", Refusal.WAY_BLOCKED)
    refused(state, "B north 3", Refusal.WAY_BLOCKED)
    refused(state, "B vortex vB/3", Refusal.TILE_CLOSED)
    assert accepted(after(state, "M vortex vM/1"), "B vortex vB/3")
    assert accepted(state, "M west 2"), "to its own hero it is open"


def test_a_closed_tile_is_closed_for_passing_through() -> None:
    """C17: though the far tile would be free."""
    long = game(rules="no_gatherings", north=12, laid="2@0:1,-1/1", barbarian="#2:1,2", elf="#12:0,0")
    west = [steps for steps in range(1, 8) if accepted(long, f"B west {steps}")]
    alone = game(rules="no_gatherings", north=12, laid="2@0:1,-1/1", barbarian="#2:1,2")
    assert len(west) < len([steps for steps in range(1, 8) if accepted(alone, f"B west {steps}")])


def test_an_escalator_onto_a_closed_tile_is_refused() -> None:
    """C17: even so nobody arrives."""
    state = game(rules="no_gatherings", north=14, barbarian="#14:3,0", mage="#14:0,0")
    refused(state, "B escalator", Refusal.TILE_CLOSED)


def test_on_tile_1_heroes_may_gather() -> None:
    """C17: it is excepted."""
    state = game(rules="no_gatherings")
    assert accepted(state, "M north 1")
    refused(state, "B east 1", Refusal.WAY_BLOCKED)


def test_a_hero_on_its_exit_goes_on_closing_the_tile() -> None:
    """C17: it stays there for good."""
    state = after(game("phase=escape", rules="no_gatherings", north=2, mage="#2:3,1", elf="2,0"), "M north 1")
    assert stands(state, Hero.MAGE, "oM")
    refused(state, "E north 1", Refusal.WAY_BLOCKED)


def test_with_one_exit_for_all_nobody_can_stay_on_it() -> None:
    """C17: at level 1 (P1) heroes leave, or the second could never arrive."""
    rules = "no_gatherings one_exit"
    state = after(
        game("phase=escape", rules=rules, north=2, mage="#2:3,1", elf="2,0"), "M north 1", "E north 1"
    )
    assert state.safe == (Hero.MAGE,)
