"""The numbers of a seat's commands: people count up, bots count down."""

from hushmaze.server.game.command_numbers import ANSWERS_KEPT, Numbers
from hushmaze.server.game.outcomes import Accepted


def test_the_highest_and_the_lowest_are_known_when_answers_are_forgotten() -> None:
    numbers = Numbers()
    assert (numbers.lowest, numbers.highest) == (0, 0)
    for n in (-1, 1, -2, *range(2, ANSWERS_KEPT + 2)):
        numbers.remember(n, Accepted(n))
    assert (numbers.lowest, numbers.highest) == (-2, ANSWERS_KEPT + 1)
    assert len(numbers.answers) == ANSWERS_KEPT
    assert -2 not in numbers.answers
