"""The highest rate that a server keeps up with, by trials in open loop.

A trial is kept when at least 97 % of what was due reached its whole room in time, nothing was lost, and 99 in
100 delays were under a second. Rates close in by bisection until kept and not kept are within 6 %. A trial
that is not kept while others used the machine decides nothing and is repeated, twice at most.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from peers.load import SECOND, Load, Steady
from peers.usage import Usage

KEPT = 0.97
CLOSE = 1.06
TRIALS = 10
QUIET = 0.2
"""Share of a core that others may use."""


@dataclass(frozen=True)
class Trial:
    rate: float
    """Messages a second."""
    kept: bool
    usage: Usage
    """Shares of a core."""


async def search(load: Load, guess: float, seconds: float, used: Callable[[], Usage]) -> list[Trial]:
    """All trials, in order. `used` tells who has used how much processor time so far."""
    trials: list[Trial] = []
    kept, failed, rate = 0.0, 0.0, guess * 0.7
    while len(trials) < TRIALS and not (kept and failed and failed / kept < CLOSE):
        trial = await attempt(load, rate, seconds, used)
        for _ in range(2):
            if trial.kept or trial.usage.others < QUIET:
                break
            trial = await attempt(load, rate, seconds, used)
        trials.append(trial)
        if trial.kept:
            kept = rate
            rate = sqrt(kept * failed) if failed else kept * 1.4
        else:
            failed = rate
            rate = sqrt(kept * failed) if kept else failed * 0.7
    return trials


def best(trials: list[Trial]) -> Trial:
    kept = [trial for trial in trials if trial.kept]
    if not kept:
        raise RuntimeError("it kept up with no rate that was tried")
    return max(kept, key=lambda trial: trial.rate)


async def attempt(load: Load, rate: float, seconds: float, used: Callable[[], Usage]) -> Trial:
    before = used()
    run = await load.steady(rate, seconds)
    return Trial(rate, is_kept(run), used().since(before))


def is_kept(run: Steady) -> bool:
    slow = sum(delay > SECOND for delay in run.delays)
    return run.lost == 0 and run.reached >= KEPT and slow <= len(run.delays) / 100
