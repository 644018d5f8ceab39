"""Teammates who take several times as long as people: `bench/slow_teammate.py:three`, `…:six`."""

from hushmaze.bots.api import SeatMaker
from hushmaze.bots.pace import PACES
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.bots.teammate import Teammate
from hushmaze.rules import Setup


def three(setup: Setup) -> SeatMaker:
    return _slower(setup, 3)


def six(setup: Setup) -> SeatMaker:
    return _slower(setup, 6)


def _slower(setup: Setup, factor: int) -> SeatMaker:
    """They know nothing of what other bots plan."""
    team = TeamPlan(setup)
    return lambda seat, level, seed, *_: Teammate(team, seat, PACES[level].times(factor), seed)
