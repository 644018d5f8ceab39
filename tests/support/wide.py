"""Marks what only `make test-wide` runs: the rest of a matrix of which `make test` runs the telling part.

docs/testing.md lists all of it, with the reason for each; a test holds the page against the code.
"""

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

WIDER = 10
"""How many times as many examples the wide profile of Hypothesis tries."""
QUICKER = 20
"""The most examples that the quick profile tries."""


def wide(*values: object, id: str | None = None) -> "ParameterSet":  # noqa: A002 -- as pytest.param has it
    """Gives a row of `parametrize` that only `make test-wide` runs."""
    return pytest.param(*values, marks=pytest.mark.wide, id=id)


def examples(count: int) -> settings:
    """Limits a property to so many examples; ten times as many in the wide profile, few in the quick one."""
    if settings.get_current_profile_name() == "quick":
        return settings(max_examples=min(count, QUICKER))
    return settings(max_examples=count * (WIDER if is_wide() else 1))


def is_wide() -> bool:
    """Tells whether Hypothesis looks further than the fixed examples."""
    return settings.get_current_profile_name() == "wide"
