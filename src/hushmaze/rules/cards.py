"""Action cards: the deck for each number of seats, dealing and passing (S4, S5, C9, P3, D5)."""

from collections.abc import Sequence
from itertools import combinations

from hushmaze.rules.dice import Dice
from hushmaze.rules.setup import Deal, Setup
from hushmaze.rules.words import ABILITIES, Ability, Card

_LETTERS = {ability.letter: ability for ability in ABILITIES}

NO_CARD: Card = ()
"""What the leader holds (C9)."""


def card(letters: str) -> Card:
    """The card with these abilities, such as ``NEV``; unknown or repeated letters are a ValueError."""
    if len(set(letters)) != len(letters) or not set(letters) <= set(_LETTERS):
        raise ValueError(f"a card bears some of NESWVCX, each once: {letters!r}")
    return tuple(sorted(_LETTERS[letter] for letter in letters))


def letters(held: Card) -> str:
    return "".join(ability.letter for ability in held)


_CARDS_OF_FOUR = ("N", "WV", "EC", "SX")
_MORE_CARDS = ("W", "E", "S", "N")

CARDS: dict[int, tuple[Card, ...]] = {
    2: (card("NEV"), card("SWCX")),
    3: (card("NE"), card("WV"), card("SCX")),
    **{4 + more: tuple(map(card, _CARDS_OF_FOUR + _MORE_CARDS[:more])) for more in range(5)},
}
"""The cards for a number of seats (S4)."""


def cards_for(seats: int, *, leader: bool) -> tuple[Card, ...]:
    """Cards dealt to two or more seats; with a leader, the cards for one seat fewer (C9)."""
    return (*CARDS[seats - 1], NO_CARD) if leader else CARDS[seats]


def dealt(setup: Setup) -> tuple[Card, ...]:
    """Every seat's card: as rigged, as agreed, or from the seed."""
    rigged = setup.rigging.cards if setup.rigging else None
    agreed = rigged or setup.options.cards
    if agreed is not None:
        return agreed
    cards = cards_for(setup.seats, leader=setup.switches.leader)
    dice = Dice(setup.seed, "cards")
    hands = dice.shuffled(cards)
    while setup.options.deal is Deal.APART and not _far_apart(hands):
        hands = dice.shuffled(cards)
    return tuple(hands)


def _far_apart(hands: Sequence[Card]) -> bool:
    """Whether seats with an equal ability sit as far from each other as the table allows."""
    half = len(hands) // 2
    return all(
        min(other - one, len(hands) - other + one) == half
        for one, other in combinations(range(len(hands)), 2)
        if set(hands[one]) & set(hands[other])
    )


def passed_left(hands: tuple[Card, ...], *, leader_fixed: bool) -> tuple[Card, ...]:
    """Every card goes to the next seat (P3); a fixed leader is skipped (D5)."""
    passing = [seat for seat, held in enumerate(hands) if held != NO_CARD or not leader_fixed]
    after = list(hands)
    for giver, taker in zip(passing, passing[1:] + passing[:1], strict=True):
        after[taker] = hands[giver]
    return tuple(after)


def shuffled_deck(setup: Setup, turns: int) -> tuple[Ability, ...]:
    """The solo draw pile after a number of turns of the hourglass (L1, L3)."""
    if turns == 0 and setup.rigging and setup.rigging.cards is not None:
        return tuple(ability for (ability,) in setup.rigging.cards)
    return tuple(Dice(setup.seed, "deck", turns).shuffled(ABILITIES))
