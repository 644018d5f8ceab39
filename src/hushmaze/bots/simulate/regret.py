"""How long a deal takes somebody who knows the stack, and the fewest actions that can win it."""

from dataclasses import replace

from hushmaze.bots.simulate.record import GameRecord
from hushmaze.bots.solver import HUMAN_PACE, QUICK, lower_bound, solve
from hushmaze.rules import Setup


def with_regret(record: GameRecord, setup: Setup) -> GameRecord:
    """The record, with what the solver found at human pace; a plan counts only if it wins in time."""
    plan = solve(setup, HUMAN_PACE, QUICK)
    in_time = plan is not None and plan.in_time
    return replace(
        record,
        solver_ms=plan.time_ms if plan is not None and in_time else None,
        solver_actions=plan.actions if plan is not None and in_time else None,
        bound=lower_bound(setup).actions,
    )
