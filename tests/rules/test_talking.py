"""T: silence, and what may be said nevertheless."""

import pytest

from hushmaze.rules.commands import Aim, Topic
from hushmaze.rules.events import BellPlaced, Pinged, Remarked, Said, Signed, Stared, TalkClosed, TalkOpened
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.words import Ability, Hero, Seat
from tests.support.orders import accepted, after, refused, told
from tests.support.spots import spot
from tests.support.table import game

TALK = ("say left!", "ping 1,1", "sign yes", "remark can E west item")


@pytest.mark.parametrize("phase", ["heist", "escape"])
@pytest.mark.parametrize("text", TALK)
def test_there_is_silence_from_the_start_of_play(phase: str, text: str) -> None:
    """T1: no words, no pointing, no signs."""
    refused(game(f"phase={phase}"), text, Refusal.SILENCE)


@pytest.mark.parametrize("text", TALK)
def test_turning_the_hourglass_opens_a_talk_window(text: str) -> None:
    """T2: everybody may talk as long as they like while the sand runs."""
    state = game()
    assert TalkOpened(60_000) in told(state, "B north 1 at 60000")
    state = after(state, "B north 1 at 60000")
    for seat in range(4):
        state = after(state, f"{seat}: {text} at {60_000 + 10_000 * seat}")
    assert state.talk


@pytest.mark.parametrize("text", ["M east 1", "M vortex vM", "D escalator", "E explore"])
def test_any_action_closes_the_window(text: str) -> None:
    """T3: move, vortex, escalator or explore, by any seat."""
    state = game("talk=yes", dwarf="0,2", elf="xE")
    assert told(state, f"{text} at 7")[0] == TalkClosed(7)
    assert not after(state, text).talk


def test_looking_is_no_action_and_leaves_the_window_open() -> None:
    """T3, X4: only placing the tile closes it."""
    looked = after(game("talk=yes", elf="xE", mage="xM"), "look at 5")
    assert looked.hand is not None
    assert looked.talk
    assert not after(looked, "M explore at 6").talk


@pytest.mark.parametrize("text", ["0: bell 2", "0: stare 2", *TALK])
def test_what_is_no_action_leaves_the_window_open(text: str) -> None:
    """T3: the pawn, staring and talk itself."""
    assert after(game("talk=yes"), text).talk


def test_choosing_discards_and_calling_the_theft_leave_the_window_open() -> None:
    """T3: neither of them is an action."""
    walls = game("talk=yes discard=yes", rules="moving_walls", north=13, east=9)
    assert after(walls, "discard 13 9").talk
    called = game("talk=yes", edition="B", north=6, barbarian="iB", mage="iM", elf="iE", dwarf="iD")
    assert after(called, "steal").talk


def test_turning_a_solo_card_leaves_the_window_open() -> None:
    """T3: it is not in the list of actions."""
    assert after(game("talk=yes", seats=1), "turn").talk


def test_an_action_that_turns_the_hourglass_opens_a_new_window() -> None:
    """T3: the old one closes first."""
    kinds = [type(event) for event in told(game("talk=yes"), "B north 1 at 9")]
    assert kinds.index(TalkClosed) < kinds.index(TalkOpened)


@pytest.mark.parametrize("text", TALK)
@pytest.mark.parametrize(
    "position", ["phase=planning", "talk=yes", "phase=won", "phase=lost loss=sand", "phase=escape talk=yes"]
)
def test_talk_is_delivered_in_the_lobby_in_a_window_and_after_the_end(position: str, text: str) -> None:
    """T4: the three times when everybody may talk."""
    assert accepted(game(position), text)


def test_what_was_said_is_what_is_delivered() -> None:
    """T4: words, a square and a sign."""
    state = game("talk=yes")
    assert told(state, "1: say go on at 3") == (Said(3, Seat(1), "go on"),)
    assert told(state, "1: ping hg at 3") == (Pinged(3, Seat(1), spot(state.board, "hg")),)
    (signed,) = told(state, "1: sign hurry at 3")
    assert isinstance(signed, Signed)
    assert signed.sign == "hurry"


def test_a_remark_is_delivered_by_its_code() -> None:
    """T4: words from a fixed list, so that every reader has them in their own language."""
    (remarked,) = told(game("talk=yes"), "1: remark waits D escalator hourglass 3 at 3")
    assert remarked == Remarked(
        3, Seat(1), Topic.WAITS, Hero.DWARF, Ability.ESCALATOR, Aim.HOURGLASS, Seat(3)
    )


def test_a_remark_about_nobody_is_refused() -> None:
    """T4"""
    refused(game("talk=yes"), "remark waits D north way 4", Refusal.NO_SUCH_SEAT)
    refused(game("talk=yes"), "remark waits D north way -1", Refusal.NO_SUCH_SEAT)


def test_words_must_be_words() -> None:
    """T4: neither nothing nor a novel."""
    state = game("talk=yes")
    refused(state, "say  ", Refusal.NOTHING_SAID)
    refused(state, "say " + "x" * 501, Refusal.TOO_LONG)
    assert accepted(state, "say " + "x" * 500)


def test_a_ping_needs_floor() -> None:
    """T4: it points at the board."""
    refused(game("talk=yes"), "ping 9,9", Refusal.NO_SUCH_SQUARE)
    refused(game("talk=yes", face="B"), "ping 0,0", Refusal.NO_SUCH_SQUARE)


@pytest.mark.parametrize("target", range(4))
def test_any_seat_puts_the_pawn_before_any_seat(target: int) -> None:
    """T5: itself included, at any time."""
    for seat in range(4):
        assert told(game(), f"{seat}: bell {target} at 8") == (BellPlaced(8, Seat(seat), Seat(target)),)
        assert after(game(), f"{seat}: bell {target}").bell == target


def test_the_pawn_is_one_and_can_be_passed_straight_on() -> None:
    """T5: by the seat that has it, or by any other."""
    assert after(game(), "0: bell 1", "1: bell 3").bell == 3
    assert after(game("phase=escape"), "0: bell 1", "2: bell 1").bell == 1


@pytest.mark.parametrize("deed", ["bell", "stare"])
def test_pawn_and_stare_need_a_seat_to_be_meant(deed: str) -> None:
    """T5: there must be such a seat."""
    refused(game(), f"0: {deed} 4", Refusal.NO_SUCH_SEAT)
    refused(game(), f"0: {deed} -1", Refusal.NO_SUCH_SEAT)


def test_any_seat_stares_at_any_other() -> None:
    """T6: it carries no more meaning than that."""
    state = game()
    assert told(state, "2: stare 0 at 5") == (Stared(5, Seat(2), Seat(0)),)
    assert after(state, "2: stare 0 at 5") == state._replace(time=5)
    refused(state, "2: stare 2", Refusal.STARE_AT_YOURSELF)


def test_a_table_may_talk_all_the_time() -> None:
    """T7: then no window opens or closes."""
    state = game(rules="open_talk_allowed", talk_always=True)
    for text in TALK:
        assert accepted(state, text)
    state = after(state, "B north 1 at 50", "M north 1")
    assert not state.talk
    assert accepted(state, "say still here")
