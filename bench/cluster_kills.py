"""What is lost when nodes and engines of a cluster fail? Many rooms at play through all gateways.

    python -m bench.cluster_kills --rooms 60 --kills 200 --held 100 --stops 30 --nats-restarts 50 \\
        --postgres-restarts 50 --cuts 50 --seed 1

Three nodes, each a process; every table has people on all of them. In a random order nodes are killed with
``kill -9``, held with SIGSTOP for longer than their lease, asked to stop and replaced, one of them or all
three one after the other (``--rolls``), PostgreSQL and NATS are killed and started again, and ways to them
are cut. Then every table ends its game, and meanwhile nodes are killed (``--kills-at-the-end``). At last all
that clients were ever told is held against the log: acknowledged deeds, updates in their order, versions,
hashes of the ends.
Bar: nothing acknowledged is lost, nothing happens twice, no order differs, all games end alike for everybody
and are booked. Ends with status 1 otherwise.
"""

import argparse
import platform
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from tests.cluster.campaign import ClusterPlan, Engines, Fought, cluster_campaign
from tests.cluster.reckoning import Reckoned, reckon
from tests.support.engines import running_nats, running_postgres

from hushmaze.server.transport import run


def asked() -> ClusterPlan:
    usual = ClusterPlan(rooms=60, seed=1, kills=20, kills_at_the_end=1, messages_between=2000, pause_ms=500)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name in ClusterPlan._fields:
        flag = f"--{name.replace('_', '-')}"
        parser.add_argument(flag, type=int, default=getattr(usual, name))
    return ClusterPlan(**vars(parser.parse_args()))


def spread(seconds: Sequence[float]) -> str:
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    p50, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99))
    return f"{len(ordered)} rooms, p50 {p50:.2f} s, p99 {p99:.2f} s, most {ordered[-1]:.2f} s"


def report(fought: Fought, reckoned: Reckoned, seconds: float) -> str:
    plan = fought.plan
    rows = [
        f"python {platform.python_version()}, {platform.machine()}, {seconds:.0f} s in all, seed {plan.seed}",
        f"nodes, rooms x seats   {plan.nodes}, {plan.rooms} x {plan.seats}",
        f"each does something    every {plan.pause_ms} ms",
        f"killed, held, stopped  {plan.kills}, {plan.held}, {plan.stops}",
        f"killed while games end {plan.kills_at_the_end}",
        f"all nodes replaced     {plan.rolls}",
        f"restarts NATS, PG      {plan.nats_restarts}, {plan.postgres_restarts}",
        f"cuts                   {plan.cuts}",
        f"take-over              {spread(fought.takeovers_s)} (bar p99 6 s)",
        f"hand-over              {spread(fought.handovers_s)} (bar p99 0.5 s)",
        f"the same, all replaced {spread(fought.rolls_s)} (bar p99 0.5 s)",
        f"sockets cut by others  {fought.cut_sockets}",
        f"joins, moves           {reckoned.joins}, {reckoned.moves}",
        f"deeds acknowledged     {reckoned.acknowledged}",
        f"events in the logs     {reckoned.events}, of them {reckoned.interruptions} interruptions",
        f"games over and booked  {reckoned.ended} of {plan.rooms}",
        f"ACKNOWLEDGED, LOST     {reckoned.lost} (bar 0)",
        f"APPLIED TWICE          {reckoned.twice} (bar 0)",
        f"other problems         {len(reckoned.problems)} (bar 0)",
        *reckoned.problems[:20],
    ]
    return "\n".join(rows)


async def fight_and_report(plan: ClusterPlan, engines: Engines, folder: Path) -> bool:
    begin = perf_counter()
    fought = await cluster_campaign(plan, engines, folder)
    reckoned = await reckon(fought, engines.store)
    print(report(fought, reckoned, perf_counter() - begin))
    return not (reckoned.lost or reckoned.twice or reckoned.problems)


def main() -> int:
    plan = asked()
    with running_postgres() as postgres, running_nats() as nats, tempfile.TemporaryDirectory() as folder:
        engines = Engines(postgres, nats, postgres.url)
        return 0 if run(fight_and_report(plan, engines, Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
