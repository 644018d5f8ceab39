"""The numbers of a seat's commands: people count up, bots count down."""

from itertools import cycle

from hypothesis import given
from hypothesis import strategies as st

from hushmaze.protocol.reasons import RoomRefusal
from hushmaze.rules import Refusal
from hushmaze.rules.words import Seat
from hushmaze.server.game.command_numbers import ANSWERS_KEPT, RECENT, Numbers, Waiting
from hushmaze.server.game.outcomes import Accepted, CommandOutcome, Refused

OUTCOMES = st.builds(Accepted, st.integers(0, 2**40)) | st.sampled_from(
    [Refused.because(reason) for reason in (*Refusal, *RoomRefusal)]
)


def waiting(n: int) -> Waiting:
    return Waiting(Seat(0), n, 0, Accepted(n), (), ())


def test_the_highest_and_the_lowest_are_known_when_answers_are_forgotten() -> None:
    numbers = Numbers()
    assert (numbers.lowest, numbers.highest) == (0, 0)
    for n in (-1, 1, -2, *range(2, ANSWERS_KEPT + 2)):
        numbers.remember(n, Accepted(n))
    assert (numbers.lowest, numbers.highest) == (-2, ANSWERS_KEPT + 1)
    kept = [n for n in range(-2, ANSWERS_KEPT + 2) if numbers.answer(n) is not None]
    assert kept[-ANSWERS_KEPT:] == list(range(2, ANSWERS_KEPT + 2))


def test_no_more_answers_are_kept_than_are_promised_and_some() -> None:
    numbers = Numbers()
    for n in range(1, 3 * ANSWERS_KEPT):
        numbers.remember(n, Accepted(n))
    kept = [n for n in range(1, 3 * ANSWERS_KEPT) if numbers.answer(n) is not None]
    assert ANSWERS_KEPT <= len(kept) <= ANSWERS_KEPT + RECENT
    assert kept == list(range(kept[0], 3 * ANSWERS_KEPT))


@given(st.permutations(range(-RECENT, RECENT)), st.lists(OUTCOMES, min_size=1))
def test_an_older_answer_is_the_one_that_was_given(order: list[int], told: list[CommandOutcome]) -> None:
    outcomes = dict(zip(order, cycle(told), strict=False))
    numbers = Numbers()
    for n, outcome in outcomes.items():
        numbers.remember(n, outcome)
    assert len(numbers.recent) == RECENT
    assert {n: numbers.answer(n) for n in range(-100, 100)} == {n: outcomes.get(n) for n in range(-100, 100)}


def test_an_answer_that_is_not_known_yet_stays_at_hand_until_it_is() -> None:
    numbers = Numbers()
    for n in range(1, 3 * RECENT + 1):
        numbers.remember(n, waiting(n))
    assert len(numbers.recent) == 3 * RECENT
    for n in range(1, 3 * RECENT + 1):
        numbers.recent[n] = Accepted(n)
    numbers.remember(3 * RECENT + 1, Accepted(0))
    assert len(numbers.recent) == 2 * RECENT + 1
    assert numbers.answer(1) == Accepted(1)
