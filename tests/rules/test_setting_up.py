"""S: everything before the hourglass is first turned."""

from itertools import permutations

import pytest

from hushmaze.rules import begin, digest
from hushmaze.rules.begin import CENTRE
from hushmaze.rules.cards import card, letters
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import Deal, Rigging
from hushmaze.rules.squares import Place, board_of, coordinates, square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import ABILITIES, Hero, TileNumber
from tests.support.orders import accepted, after, refused
from tests.support.table import game, scenario_setup, setup_of

CARDS = {
    2: "NEV SWCX",
    3: "NE WV SCX",
    4: "N WV EC SX",
    5: "N WV EC SX W",
    6: "N WV EC SX W E",
    7: "N WV EC SX W E S",
    8: "N WV EC SX W E S N",
}


def test_same_inputs_give_the_same_game() -> None:
    """S1: setup, commands and times are all there is."""
    orders = ["0: start at 3", "stare 1 at 70", "0: bell 2 at 90"]
    one, other = (after(begin(scenario_setup(7, seed=5)), *orders) for _ in range(2))
    assert digest(one) == digest(other)


@pytest.mark.parametrize("change", ["seed", "level", "face", "seats"])
def test_other_inputs_give_another_game(change: str) -> None:
    """S1: each of them is part of what fixes a game."""
    usual = begin(scenario_setup(8, seed=5, level=4, face="A"))
    others = {
        "seed": scenario_setup(8, seed=6, level=4, face="A"),
        "level": scenario_setup(8, seed=5, level=5, face="A"),
        "face": scenario_setup(8, seed=5, level=4, face="B"),
        "seats": scenario_setup(8, seed=5, level=4, face="A", seats=5),
    }
    assert digest(begin(others[change])) != digest(usual)


def test_a_game_is_the_same_on_every_machine() -> None:
    """S1: a known seed gives known heroes, cards and stack."""
    state = begin(setup_of(seed=2024, shuffled=True))
    assert [coordinates(where)[1:] for where in state.heroes] == [(1, 1), (2, 1), (2, 2), (1, 2)]
    assert state.stack == (6, 13, 3, 11, 8, 5, 2, 10, 7, 4, 12, 9, 14)
    assert [letters(held) for held in state.cards] == ["SX", "EC", "WV", "N"]


def test_tile_1_lies_in_the_middle() -> None:
    """S2: alone, unturned, its corner at 0, 0."""
    tiles = begin(setup_of(face="B")).board.tiles
    assert [(t.face.name, t.place, t.quarters) for t in tiles.values()] == [("1B", Place(0, 0, 0), 0)]


def test_the_heroes_start_on_the_centre_in_any_order() -> None:
    """S2: over many seeds all 24 orders come up."""
    orders = {begin(setup_of(seed=seed)).heroes for seed in range(300)}
    assert orders == set(permutations(CENTRE))
    assert [coordinates(where) for where in CENTRE] == [(0, 1, 1), (0, 2, 1), (0, 1, 2), (0, 2, 2)]


def test_the_scenarios_tiles_are_shuffled_into_the_stack() -> None:
    """S3: each once, in an order that the seed decides."""
    stacks = [begin(setup_of(shuffled=True, seed=seed)).stack for seed in range(50)]
    assert all(sorted(stack) == list(range(2, 15)) for stack in stacks)
    assert len(set(stacks)) == 50
    assert {stack[0] for stack in stacks} == set(range(2, 15))


def test_some_tiles_lie_on_top_of_the_shuffled_stack() -> None:
    """S3: as a scenario says, the first on top (C5)."""
    stack = begin(setup_of(stack=range(2, 10), on_top=[12, 11], shuffled=True)).stack
    assert stack[:2] == (12, 11)
    assert sorted(stack[2:]) == list(range(2, 10))


@pytest.mark.parametrize("seats", CARDS)
@pytest.mark.parametrize("deal", Deal)
def test_every_table_gets_its_cards(seats: int, deal: Deal) -> None:
    """S4: the cards for 2 to 8 seats, each dealt once."""
    for seed in range(20):
        dealt = begin(setup_of(seats=seats, deal=deal, seed=seed)).cards
        assert sorted(dealt) == sorted(map(card, CARDS[seats].split()))


def test_cards_are_dealt_at_random() -> None:
    """S4: for four seats, all 24 ways."""
    assert len({begin(setup_of(seed=seed)).cards for seed in range(300)}) == 24


@pytest.mark.parametrize("seats", range(5, 9))
def test_equal_abilities_are_dealt_far_apart(seats: int) -> None:
    """S4: by default, as far from each other round the table as can be."""
    for seed in range(30):
        hands = begin(setup_of(seats=seats, seed=seed)).cards
        for ability in ABILITIES:
            owners = [seat for seat in range(seats) if ability in hands[seat]]
            if len(owners) == 2:
                gap = owners[1] - owners[0]
                assert min(gap, seats - gap) == seats // 2


def test_a_random_deal_may_put_equal_abilities_side_by_side() -> None:
    """S4: that is what the table asked for."""
    hands = [begin(setup_of(seats=8, seed=seed, deal=Deal.RANDOM)).cards for seed in range(60)]
    neighbours = [set(cards[seat]) & set(cards[seat - 1]) for cards in hands for seat in range(8)]
    assert any(neighbours)


def test_a_table_may_agree_on_its_deal() -> None:
    """S4: then that is how the cards lie."""
    agreed = tuple(map(card, ("SX", "N", "EC", "WV")))
    assert begin(setup_of(cards=agreed, seed=3)).cards == agreed


def test_alone_there_are_seven_cards_with_one_ability_each() -> None:
    """S5: in a shuffled draw pile, none of them turned yet (L1)."""
    states = [begin(setup_of(seats=1, seed=seed)) for seed in range(30)]
    for state in states:
        assert state.deck is not None
        assert sorted(state.deck.draw) == list(ABILITIES)
        assert (state.deck.discard, state.cards) == ((), ((),))
    assert len({state.deck for state in states}) == 30


def test_before_the_start_everybody_talks_and_nobody_acts() -> None:
    """S6: planning is free."""
    state = game("phase=planning", elf="xE", mage="xM")
    for text in ("say we go north", "ping 1,1", "sign here"):
        assert accepted(state, text)
    for text in ("M north 1", "M vortex vM", "E explore", "look", "steal", "discard 2 3", "turn", "bell 1"):
        refused(state, text, Refusal.NOT_STARTED)
    for text in ("stare 1", "pause", "resume"):
        refused(state, text, Refusal.NOT_STARTED)


def test_turning_the_hourglass_begins_play() -> None:
    """S6: the clock runs from that moment on, however long the table planned."""
    planning = begin(setup_of())
    assert planning.sand_left(10**9) == 180_000
    state = after(planning, "0: start at 600000")
    assert (state.phase, state.deadline, state.talk) == (Phase.HEIST, 780_000, False)
    refused(state, "1: start", Refusal.ALREADY_STARTED)


def test_what_was_rigged_stays_as_arranged() -> None:
    heroes = (square(0, 0, 0), square(0, 3, 3), square(0, 1, 1), square(0, 2, 2))
    cards = tuple(map(card, ("SX", "N", "EC", "WV")))
    rigging = Rigging(stack=(TileNumber(9), TileNumber(3)), heroes=heroes, cards=cards)
    state = begin(setup_of(shuffled=True, rigging=rigging))
    assert (state.heroes, state.stack, state.cards) == (heroes, (9, 3), cards)


def test_a_rigged_deck_is_the_first_draw_pile() -> None:
    rigging = Rigging(cards=tuple(map(card, "XCVWSEN")))
    deck = begin(setup_of(seats=1, rigging=rigging)).deck
    assert deck is not None
    assert letters(deck.draw) == "XCVWSEN"


def test_rigging_leaves_the_rest_to_the_seed() -> None:
    for seats in (1, 4):
        rigged = setup_of(seed=9, shuffled=True, seats=seats, rigging=Rigging())
        one, other = begin(setup_of(seed=9, shuffled=True, seats=seats)), begin(rigged)
        assert one._replace(setup=rigged, board=other.board) == other


def test_two_boards_begin_with_two_heroes_each() -> None:
    """C13: dwarf and elf on the centre of tile 1, barbarian and mage on plain floor of tile 3."""
    seen = set()
    for seed in range(60):
        state = begin(setup_of(rules="two_boards", seed=seed))
        assert [board_of(where) for where in state.heroes] == [1, 1, 0, 0]
        assert {state.heroes[Hero.ELF], state.heroes[Hero.DWARF]} <= set(CENTRE)
        there = {state.heroes[Hero.BARBARIAN], state.heroes[Hero.MAGE]}
        assert len(there) == 2
        assert not there & set(state.board.specials)
        seen |= there
    assert len(seen) == 10
