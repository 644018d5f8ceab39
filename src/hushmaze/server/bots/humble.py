"""Work that gives way to everybody else at once, for as long as it does not starve by that.

A system that divides a core fairly lets whoever has it go on for some milliseconds, however low its
priority: too long for a person's move that has just come. Only a thread that wants no more than what is left
over is put aside at once, and where nothing is left over it would hardly ever run. So the work is done by
such a thread, and, when a step of it had to wait for long, for a while by one that has its share.
"""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic

STARVED_S = 0.1
"""So long a step may have had no core."""
FED_S = 5.0


def humbly(steps: Iterator[float]) -> None:
    """Takes all steps; each tells for how many seconds it could have gone on and was not let."""
    going = True
    while going:
        with ThreadPoolExecutor(1, initializer=_to_the_back) as back:
            going = back.submit(_until_starved, steps).result()
        going = going and _for_a_while(steps)


def _to_the_back() -> None:
    """This thread; as far as the system lets it. There is no way back for it."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _until_starved(steps: Iterator[float]) -> bool:
    """Whether there are more."""
    return any(waited > STARVED_S for waited in steps)


def _for_a_while(steps: Iterator[float]) -> bool:
    """Whether there are more."""
    until = monotonic() + FED_S
    return any(monotonic() >= until for _ in steps)
