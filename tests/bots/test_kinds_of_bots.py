"""Every kind of bot keeps the contract, the example too."""

from pathlib import Path

import pytest

from hushmaze.bots.api import BotKind
from hushmaze.bots.kinds import NoSuchKindError, kind_named
from hushmaze.rules import Setup
from tests.bots.contract import BotContract

EXAMPLE = Path(__file__).parents[2] / "examples" / "wanderer.py"
NOTES = Path(__file__).parents[1] / "slow.txt"


class TestTeammate(BotContract):
    def kind(self, _setup: Setup) -> BotKind:
        return kind_named("teammate")


class TestProxy(BotContract):
    def kind(self, _setup: Setup) -> BotKind:
        return kind_named("proxy")


class TestRambler(BotContract):
    def kind(self, _setup: Setup) -> BotKind:
        return kind_named("rambler")


class TestHelper(BotContract):
    def kind(self, _setup: Setup) -> BotKind:
        return kind_named("helper")


class TestImitator(BotContract):
    def kind(self, _setup: Setup) -> BotKind:
        return kind_named("imitator")


class TestExample(BotContract):
    def kind(self, _setup: Setup) -> BotKind:
        return kind_named(f"{EXAMPLE}:wanderers")


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40


@pytest.mark.parametrize("name", ["nobody", "nowhere.py:bots", f"{EXAMPLE}:nobody", f"{NOTES}:bots"])
def test_a_kind_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(NoSuchKindError, match="no"):
        kind_named(name)
