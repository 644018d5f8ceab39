"""Cards as letters, and the table of S4."""

import pytest

from hushmaze.rules.cards import CARDS, NO_CARD, card, cards_for, letters
from hushmaze.rules.words import ABILITIES, Ability


def test_a_card_is_its_letters() -> None:
    assert card("NEV") == (Ability.NORTH, Ability.EAST, Ability.VORTEX)
    assert card("XCWS") == card("SWCX")
    assert letters(card("VEN")) == "NEV"
    assert card("") == NO_CARD


@pytest.mark.parametrize("wrong", ["NN", "Q", "n", "NE V", "-"])
def test_no_other_letters_make_a_card(wrong: str) -> None:
    with pytest.raises(ValueError, match="NESWVCX"):
        card(wrong)


def test_every_table_has_all_seven_abilities() -> None:
    """S4: whatever the number of seats."""
    assert sorted(CARDS) == list(range(2, 9))
    for seats, cards in CARDS.items():
        assert len(cards) == seats
        assert {ability for held in cards for ability in held} == set(ABILITIES)


@pytest.mark.parametrize("seats", range(3, 10))
def test_a_leader_takes_a_seat_but_no_card(seats: int) -> None:
    """C9: the cards are those for one seat fewer."""
    assert cards_for(seats, leader=True) == (*CARDS[seats - 1], ())
