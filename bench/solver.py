"""How many deals can the solver win, how long do its plans take, and what do they cost?

For every scenario, fixed seeds: the share with a plan that wins in time at human pace, the plan's time and
actions beside the proven lower bound, and the processor time of a deal. Every plan is replayed by the rules.

    python bench/solver.py --deals 50 --effort thorough --out bench/results/solver.md
"""

import argparse
import platform
import shlex
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, quantiles
from time import process_time
from typing import NamedTuple

from hushmaze.bots.solver import HUMAN_PACE, QUICK, THOROUGH, lower_bound, replayed, solve
from hushmaze.rules.commands import Explore
from hushmaze.rules.state import Phase
from hushmaze.scenarios import Table, prepare, scenario_number

EFFORTS = {"quick": QUICK, "thorough": THOROUGH}


class Task(NamedTuple):
    scenario: int
    seats: int
    seed: int
    effort: str


class Found(NamedTuple):
    task: Task
    cpu_s: float
    bound: int
    in_time: bool
    actions: int = 0
    slides: int = 0
    time_s: float = 0
    turns: int = 0


def measure(task: Task) -> Found:
    setup = prepare(scenario_number(task.scenario), Table(seats=task.seats, seed=task.seed))
    bound = lower_bound(setup).actions
    began = process_time()
    plan = solve(setup, HUMAN_PACE, EFFORTS[task.effort])
    cpu_s = process_time() - began
    if plan is None or not plan.in_time:
        return Found(task, cpu_s, bound, in_time=False)
    if replayed(setup, plan).state.phase is not Phase.WON or plan.actions < bound:
        raise AssertionError(f"{task}: the plan does not win, or wins below the lower bound")
    slides = plan.actions - sum(isinstance(timed.deed, Explore) for timed in plan.deeds)
    return Found(task, cpu_s, bound, True, plan.actions, slides, plan.time_ms / 1000, plan.turns)


def main() -> None:
    options = _options()
    seeds = range(options.first_seed, options.first_seed + options.deals)
    tasks = [Task(n, options.seats, seed, options.effort) for n in options.scenarios for seed in seeds]
    with Pool(options.processes) as pool:
        found = pool.map(measure, tasks, chunksize=5)
    report = "\n".join(_report(options, found))
    print(report)
    if options.out:
        options.out.write_text(report + "\n", encoding="utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What the solver can win, and at what cost.")
    parser.add_argument("--scenarios", type=int, nargs="+", default=list(range(1, 18)))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=50, help="of each scenario")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--effort", choices=EFFORTS, default="thorough")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, help="also write the report here")
    return parser.parse_args()


def _report(options: argparse.Namespace, found: list[Found]) -> Iterator[str]:
    yield "# What the solver wins\n"
    yield f"Command: `python {shlex.join(sys.argv)}`, at {_commit()}\n"
    yield f"Machine: {_processor()}, Python {platform.python_version()}; other work ran beside it\n"
    yield (
        f"{options.seats} seats, seeds from {options.first_seed}, challenges at level 6, human pace, effort "
        f"*{options.effort}*. *In time*: deals with a plan that wins before the sand is out; the other "
        "columns are means over those (processor time: over all deals). *Bound*: no win takes fewer.\n"
    )
    yield (
        "| scenario | deals | in time | plan, s | actions | bound | actions/bound | turns | slides/s "
        "| CPU mean, s | CPU p90 |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for number in options.scenarios:
        yield _row(number, [one for one in found if one.task.scenario == number])


def _row(number: int, found: list[Found]) -> str:
    won = [one for one in found if one.in_time]
    cpu = sorted(one.cpu_s for one in found)
    p90 = quantiles(cpu, n=10)[-1] if len(cpu) > 1 else cpu[0]
    head = f"| {number} | {len(found)} | {len(won)} ({100 * len(won) / len(found):.0f} %)"
    if not won:
        return f"{head} | | | | | | | {mean(cpu):.2f} | {p90:.2f} |"
    actions, bound = mean(one.actions for one in won), mean(one.bound for one in won)
    return (
        f"{head} | {mean(one.time_s for one in won):.0f} "
        f"| {actions:.0f} | {bound:.0f} | {actions / bound:.2f} "
        f"| {mean(one.turns for one in won):.1f} "
        f"| {sum(one.slides for one in won) / sum(one.time_s for one in won):.2f} "
        f"| {mean(cpu):.2f} | {p90:.2f} |"
    )


def _commit() -> str:
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "no commit"


def _processor() -> str:
    """The processor's model as the system names it, or else its family."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


if __name__ == "__main__":
    main()
