"""Real processes, real signals: nothing acknowledged is lost, nothing happens twice, no order differs."""

from pathlib import Path

import pytest

from tests.cluster.campaign import ClusterPlan, Engines, cluster_campaign
from tests.cluster.reckoning import reckon
from tests.server.support import in_loop
from tests.support.engines import Nats, Postgres
from tests.support.wide import wide

PLANS = [
    ClusterPlan(rooms=3, seed=1, kills=1, held=1, stops=1, messages_between=60, lease_s=8),
    wide(ClusterPlan(rooms=4, seed=5, rolls=1, messages_between=100, lease_s=8)),
    wide(ClusterPlan(rooms=6, seed=2, kills=6, held=4, kills_at_the_end=2, messages_between=200, lease_s=8)),
    wide(ClusterPlan(rooms=6, seed=3, nats_restarts=4, postgres_restarts=4, messages_between=200, lease_s=8)),
    wide(ClusterPlan(rooms=6, seed=4, cuts=8, stops=2, messages_between=200, lease_s=8)),
]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"seed {plan.seed}")
@in_loop
async def test_nothing_that_was_acknowledged_is_lost(
    plan: ClusterPlan, tmp_path: Path, postgres: Postgres, nats: Nats, store: str
) -> None:
    fought = await cluster_campaign(plan, Engines(postgres, nats, store), tmp_path)
    reckoned = await reckon(fought, store)
    assert reckoned.problems == []
    assert (reckoned.lost, reckoned.twice, fought.cut_sockets) == (0, 0, 0)
    assert reckoned.acknowledged > 0
