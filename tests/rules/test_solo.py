"""L: alone at the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.cards import letters
from hushmaze.rules.events import CardsPassed, DeckShuffled
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES
from tests.support.orders import accepted, after, refused, told
from tests.support.table import game


def piles(state: State) -> str:
    assert state.deck is not None
    return f"{letters(state.deck.draw)}/{letters(state.deck.discard)}"


def test_only_the_ability_on_top_of_the_discard_may_be_used() -> None:
    """L1: on any hero, as often as wanted, until the next card is turned."""
    state = game("deck=NESWVCX/ cards=-", seats=1)
    refused(state, "M north 1", Refusal.NOT_YOUR_ABILITY)
    state = after(state, "turn", "M north 1", "D north 1")
    assert (piles(state), letters(state.cards[0])) == ("ESWVCX/N", "N")
    refused(state, "M east 1", Refusal.NOT_YOUR_ABILITY)
    state = after(state, "turn", "M east 1", "D east 1")
    assert (piles(state), letters(state.cards[0])) == ("SWVCX/NE", "E")
    refused(state, "B north 1", Refusal.NOT_YOUR_ABILITY)


def test_an_empty_draw_pile_is_the_discard_turned_over() -> None:
    """L2: as it is, so the same seven come in the same order again."""
    state = game("deck=X/NESWVC cards=C", seats=1)
    state = after(state, "turn")
    assert piles(state) == "/NESWVCX"
    state = after(state, "turn")
    assert (piles(state), letters(state.cards[0])) == ("ESWVCX/N", "N")


@given(st.permutations("NESWVCX"), st.integers(0, 30))
def test_turning_goes_round_and_round(order: list[str], times: int) -> None:
    """L2: the card after so many turns is known from the first seven."""
    state = game(f"deck={''.join(order)}/ cards=-", seats=1)
    for _ in range(times):
        state = after(state, "turn")
    assert letters(state.cards[0]) == (order[(times - 1) % 7] if times else "")
    assert sorted(piles(state).replace("/", "")) == sorted(order)


def test_turning_the_hourglass_shuffles_all_seven() -> None:
    """L3: no ability is active until a card is turned."""
    state = game("deck=ESWVCX/N cards=N", seats=1, rules="pass_cards")
    assert DeckShuffled(9) in told(state, "B north 1 at 9")
    turned = after(state, "B north 1 at 9")
    assert turned.deck is not None
    assert (sorted(turned.deck.draw), turned.deck.discard) == (list(ABILITIES), ())
    assert turned.cards == ((),)
    refused(turned, "M north 1", Refusal.NOT_YOUR_ABILITY)


def test_every_turn_shuffles_anew() -> None:
    """L3: over many seeds and turns the piles differ."""
    decks = {
        after(game(f"cards=N turns={turns}", seats=1, seed=seed), "B north 1 at 9").deck
        for seed in range(5)
        for turns in range(4)
    }
    assert len(decks) == 20


@pytest.mark.parametrize("text", ["bell 0", "stare 0"])
def test_alone_there_is_no_pawn_and_no_staring(text: str) -> None:
    """L4: there is nobody to do it to."""
    refused(game(seats=1), text, Refusal.SOLO)


def test_alone_nothing_is_passed() -> None:
    """L4: rule P3 is for two or more seats."""
    events = told(game("cards=N", seats=1, rules="pass_cards"), "B north 1 at 9")
    assert not any(isinstance(event, CardsPassed) for event in events)


def test_only_the_solo_game_turns_cards() -> None:
    """L1: with others at the table everybody has a card of their own."""
    refused(game(), "turn", Refusal.NOT_SOLO)
    assert accepted(game(seats=1), "turn")
