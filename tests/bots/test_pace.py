"""Delays are as the figures say."""

from statistics import median, quantiles

import pytest

from hushmaze.bots.api import Level
from hushmaze.bots.pace import HUMAN, PACES, Delay
from hushmaze.rules.dice import Dice


@pytest.mark.parametrize("delay", [HUMAN.hand_over, HUMAN.exploring, Delay(60, 200)])
def test_half_and_nine_of_ten_are_below_what_is_given(delay: Delay) -> None:
    dice = Dice("pace", 1)
    drawn = [delay.draw(dice) for _ in range(4000)]
    assert median(drawn) == pytest.approx(delay.median, rel=0.1)
    assert quantiles(drawn, n=10)[8] == pytest.approx(delay.nine_of_ten, rel=0.1)
    assert min(drawn) >= 1
    assert max(drawn) <= 4 * delay.nine_of_ten


def test_people_are_as_the_published_figures_say() -> None:
    assert HUMAN.hand_over == (1_000, 4_000)
    assert HUMAN.exploring.median == 4_000


def test_levels_go_from_relaxed_to_lightning() -> None:
    medians = [PACES[level].hand_over.median for level in Level]
    assert medians == sorted(medians, reverse=True)
    assert PACES[Level.HUMAN] == HUMAN
