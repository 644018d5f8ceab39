"""Knows which tests take long: `make quick` leaves them out. ``pytest --list-slow`` writes the list anew."""

from collections.abc import Iterable
from pathlib import Path

import pytest

LIST = Path(__file__).parents[1] / "slow.txt"
SLOW_S = 1.0
"""From here on a test is slow, on two cores with four workers."""


def function_of(test: str) -> str:
    """Without its parameters: what is slow once may be slow with others."""
    return test.partition("[")[0]


def mark_slow(items: Iterable[pytest.Item]) -> None:
    slow = frozenset(LIST.read_text(encoding="utf-8").split())
    for item in items:
        if function_of(item.nodeid) in slow:
            item.add_marker(pytest.mark.slow)


def list_slow(reports: Iterable[pytest.TestReport]) -> None:
    slow = {function_of(report.nodeid) for report in reports if report.duration >= SLOW_S}
    LIST.write_text("\n".join(sorted(slow)) + "\n", encoding="utf-8")
