"""E: the printings of the game."""

import pytest

from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import Edition, Options
from hushmaze.rules.state import Phase, State
from tests.support.orders import accepted, after, refused
from tests.support.table import game


def covered(edition: str) -> State:
    return after(
        game(edition=edition, north=6, barbarian="iB", mage="iM", elf="iE", dwarf="#6:1,2"), "D north 1"
    )


def choosing(edition: str) -> State:
    return game(edition=edition, elf="xE", mage="xM")


def test_edition_a_steals_by_itself_and_does_not_look() -> None:
    """E1: the first printing."""
    assert covered("A").phase is Phase.ESCAPE
    refused(choosing("A"), "look", Refusal.NO_LOOKING)


def test_edition_b_calls_the_theft_and_looks_first() -> None:
    """E2: later printings."""
    assert covered("B").phase is Phase.HEIST
    assert after(covered("B"), "steal").phase is Phase.ESCAPE
    assert accepted(choosing("B"), "look")


def test_the_house_looks_like_b_and_steals_like_a() -> None:
    """E3: that is the default."""
    assert Options().edition is Edition.HOUSE
    assert covered("house").phase is Phase.ESCAPE
    assert accepted(choosing("house"), "look")


@pytest.mark.parametrize("edition", Edition)
def test_the_table_may_choose(edition: Edition) -> None:
    """E3: any of the three."""
    assert game(edition=edition).setup.options.edition is edition
