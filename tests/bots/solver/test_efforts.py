"""More effort never finds less."""

import pytest

from hushmaze.bots.solver import HUMAN_PACE, QUICK, THOROUGH, Winnable, replayed, solve, winnable
from hushmaze.rules.state import Phase
from tests.support.table import scenario_setup
from tests.support.wide import wide


@pytest.mark.parametrize(("scenario", "seed"), [wide(13, 70700700), (16, 70700706)])
def test_what_little_effort_wins_more_effort_wins_too(scenario: int, seed: int) -> None:
    """Two deals that a beam of six loses and a beam of two wins."""
    setup = scenario_setup(scenario, seats=4, seed=seed, level=7)
    quick = solve(setup, HUMAN_PACE, QUICK)
    assert quick is not None
    assert quick.in_time
    verdict = winnable(setup, HUMAN_PACE, THOROUGH)
    assert isinstance(verdict, Winnable)
    assert verdict.plan.time_ms <= quick.time_ms
    assert replayed(setup, verdict.plan).state.phase is Phase.WON
