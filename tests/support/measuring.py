"""Stops measuring coverage for a while.

pytest-cov's own `no_cover` does not do that under xdist: it starts two measurements in each worker, one upon
the other, and pauses the upper one, so the lower one goes on.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from coverage import Coverage


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
