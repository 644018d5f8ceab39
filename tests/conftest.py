"""The same examples on every run; ``HYPOTHESIS_PROFILE=wide`` looks further."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.support.engines import Nats, Postgres, running_nats, running_postgres

_SLOW = [HealthCheck.too_slow]  # a loaded machine must not fail a test

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
settings.register_profile("wide", deadline=None, max_examples=1000, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

NOT_MEASURED = (
    "tests/e2e/",
    "tests/browsers/",
    "tests/rules/test_machine.py",
    "tests/analysis/test_analyse.py::test_times_and_shares_add_up_whatever_is_played",
    "tests/bots/solver/test_bound.py",
)
"""Long tests that reach no line which others do not reach too: measuring would nearly double their time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(NOT_MEASURED):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each worker, started when the first test wants it."""
    with running_postgres() as engine:
        yield engine


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """One for each worker, started when the first test wants it."""
    with running_nats() as engine:
        yield engine
