"""One server for all tests of a file that only ask it things."""

from collections.abc import Iterator

import pytest

from tests.server.hostile.threaded import Served, served


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """It must have nothing to complain about in the end."""
    with served() as running:
        yield running
    assert running.errors == []
