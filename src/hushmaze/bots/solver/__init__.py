"""The solver knows the stack: how few actions a deal needs, a plan that wins it, and whether one can.

Public: what is named here. It sees what no bot may see (S3), and serves fair deals, par times and the measure
of how good bots are.
"""

from hushmaze.bots.solver.bound import Bound, lower_bound
from hushmaze.bots.solver.line import Timed
from hushmaze.bots.solver.pace import HUMAN_PACE, SolverPace
from hushmaze.bots.solver.plan import WinningPlan, replayed, solve
from hushmaze.bots.solver.search.beam import QUICK, THOROUGH, Effort
from hushmaze.bots.solver.verdict import (
    Impossible,
    Obstacle,
    Unknown,
    Verdict,
    Winnable,
    fair_deal,
    par_ms,
    winnable,
)

__all__ = [
    "HUMAN_PACE",
    "QUICK",
    "THOROUGH",
    "Bound",
    "Effort",
    "Impossible",
    "Obstacle",
    "SolverPace",
    "Timed",
    "Unknown",
    "Verdict",
    "Winnable",
    "WinningPlan",
    "fair_deal",
    "lower_bound",
    "par_ms",
    "replayed",
    "solve",
    "winnable",
]
