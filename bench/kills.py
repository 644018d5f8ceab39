"""What is lost when the server's process is killed? Many rooms under load, ``kill -9`` at random moments.

    python -m bench.kills --rooms 50 --kills 60 --seed 1 --durability disk

Every client keeps several deeds under way and repeats after each restart what had no answer. In the end all
that clients were ever told is held against the log: acknowledged deeds, updates, versions, state hashes and
the sand.
Bar: no acknowledged deed and no game is lost. Ends with status 1 if anything does not hold.
"""

import argparse
import platform
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import get_args

from tests.server.survival.campaign import Fought, Plan, campaign
from tests.server.survival.reckoning import Figures, reckon

from hushmaze.server.transport import run
from hushmaze.storage import Durability


def asked() -> Plan:
    usual = Plan(rooms=50, kills=60, seed=1, messages_a_life=4000)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name in ("rooms", "kills", "seed", "seats", "backlog"):
        parser.add_argument(f"--{name}", type=int, default=getattr(usual, name))
    parser.add_argument(
        "--messages", type=int, default=usual.messages_a_life, help="heard between two kills, on average"
    )
    parser.add_argument("--durability", choices=get_args(Durability), default=usual.durability)
    given = vars(parser.parse_args())
    return usual._replace(messages_a_life=given.pop("messages"), **given)


def report(fought: Fought, figures: Figures, seconds: float) -> str:
    lives = sorted(life.lasted_s for life in fought.lives[1:-1]) or [0.0]
    rows = [
        f"python {platform.python_version()}, {platform.machine()}, {seconds:.0f} s in all",
        f"rooms x seats          {fought.plan.rooms} x {fought.plan.seats}",
        f"durability             {fought.plan.durability}",
        f"kills                  {figures.kills}",
        f"from ready to killed   {lives[0]:.2f} to {lives[-1]:.2f} s, median {lives[len(lives) // 2]:.2f} s",
        f"joins                  {figures.joins}",
        f"deeds acknowledged     {figures.acknowledged}",
        f"deeds refused by rule  {figures.refused}",
        f"events in the logs     {figures.events}, of them {figures.interruptions} interruptions",
        f"ACKNOWLEDGED, LOST     {figures.lost} (bar 0)",
        f"GAMES LOST             {figures.games_lost} of {figures.games} (bar 0)",
        f"other problems         {len(figures.problems)}",
        *figures.problems[:20],
    ]
    return "\n".join(rows)


async def fight_and_report(plan: Plan, folder: Path) -> bool:
    begin = perf_counter()
    fought = await campaign(plan, folder)
    figures = await reckon(fought, folder)
    print(report(fought, figures, perf_counter() - begin))
    return not (figures.lost or figures.games_lost or figures.problems)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        return 0 if run(fight_and_report(asked(), Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
