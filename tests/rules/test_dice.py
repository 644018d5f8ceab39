"""Chance that is a function (S1)."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.dice import Dice


@given(st.integers(), st.text(max_size=8), st.lists(st.integers(), max_size=40))
def test_equal_words_give_equal_throws(seed: int, purpose: str, things: list[int]) -> None:
    """S1: on every machine, whatever was thrown elsewhere."""
    one, other = Dice(seed, purpose), Dice(seed, purpose)
    Dice(seed, purpose + "!").below(6)
    assert one.shuffled(things) == other.shuffled(things)
    assert sorted(Dice(seed).shuffled(things)) == sorted(things)


@given(st.integers(), st.integers(1, 2**32))
def test_throws_stay_below_their_limit(seed: int, limit: int) -> None:
    assert 0 <= Dice(seed).below(limit) < limit


def test_known_throws_stay_known() -> None:
    """S1: these numbers must never change, or old games would."""
    dice = Dice(7, "stack")
    assert [dice.below(100) for _ in range(12)] == [34, 22, 38, 40, 27, 6, 38, 81, 53, 39, 72, 95]


def test_throws_that_would_favour_some_numbers_are_thrown_again() -> None:
    """S3: just under half of all 32-bit throws are too high for this limit."""
    dice, limit = Dice("fair"), 2**31 + 1
    blocks = [sha256(f"fair\x1f{block}".encode()).digest() for block in range(4)]
    raw = [int.from_bytes(block[n : n + 4], "big") for block in blocks for n in range(0, 32, 4)]
    fair = [number for number in raw if number < limit]
    assert 8 < len(fair) < 24
    assert [dice.below(limit) for _ in fair] == fair


def test_every_order_of_a_shuffle_comes_up_equally_often() -> None:
    """S2: six orders of three, each a sixth of six thousand, more or less."""
    dice = Dice("orders")
    counts = Counter(tuple(dice.shuffled("abc")) for _ in range(6000))
    assert set(counts) == set(permutations("abc"))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_choice_is_one_of_the_things() -> None:
    dice = Dice("choice")
    assert {dice.choice("abc") for _ in range(50)} == set("abc")
