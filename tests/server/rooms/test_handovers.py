"""Hand-over codes: good once, for a while, and not to be guessed."""

from hushmaze.server.rooms.handovers import GOOD_FOR_MS, LETTERS, WRONG_TRIES, Handovers


def test_a_code_is_good_once_and_for_a_while() -> None:
    codes = Handovers()
    code = codes.new(7, now=0)
    assert len(code) == 8
    assert set(code) <= set(LETTERS)
    assert codes.redeem(f" {code.lower()} ", GOOD_FOR_MS) == 7
    assert codes.redeem(code, GOOD_FOR_MS) is None
    late = codes.new(7, now=0)
    assert codes.redeem(late, GOOD_FOR_MS + 1) is None


def test_a_persons_last_code_counts() -> None:
    codes = Handovers()
    first, others, last = codes.new(1, 0), codes.new(2, 0), codes.new(1, 0)
    assert [codes.redeem(code, 0) for code in (first, others, last)] == [None, 2, 1]


def test_wrong_tries_in_a_row_void_every_code() -> None:
    codes = Handovers()
    code = codes.new(1, 0)
    for _ in range(WRONG_TRIES - 1):
        assert codes.redeem("WRONG", 0) is None
    assert codes.redeem(code, 0) == 1
    code = codes.new(1, 0)
    for _ in range(WRONG_TRIES):
        assert codes.redeem("WRONG", 0) is None
    assert codes.redeem(code, 0) is None
