"""Stops measuring coverage for a while.

pytest-cov's own `no_cover` does not do that under xdist: it starts two measurements in each worker, one upon
the other, and pauses the upper one, so the lower one goes on.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import wraps

import pytest
from coverage import Coverage

FIRST_EXAMPLES = 20
"""Of a property so many are measured: a hundred reach hardly a line more, and take five times as long."""


@contextmanager
def not_measured() -> Iterator[None]:
    """However many measurements are on."""
    stopped = []
    while (running := Coverage.current()) is not None:
        running.stop()
        stopped.append(running)
    try:
        yield
    finally:
        for measurement in reversed(stopped):
            measurement.start()


@contextmanager
def first_examples_measured(item: pytest.Item) -> Iterator[None]:
    """Measures a test; if it is a property, while it tries its first examples."""
    handle = getattr(getattr(item, "obj", None), "hypothesis", None)
    if handle is None:
        yield
        return
    with ExitStack() as unmeasured:
        tries = handle.inner_test
        handle.inner_test = _counted(tries, lambda: unmeasured.enter_context(not_measured()))
        try:
            yield
        finally:
            handle.inner_test = tries


def _counted(tries: Callable[..., object], enough: Callable[[], object]) -> Callable[..., object]:
    left = FIRST_EXAMPLES

    @wraps(tries)
    def counted(*given: object, **named: object) -> object:
        nonlocal left
        left -= 1
        if left == -1:
            enough()
        return tries(*given, **named)

    return counted
