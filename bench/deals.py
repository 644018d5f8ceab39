"""K7: in what share of deals can the whole stack be placed, and does a win exist?

Every deal shuffles the tiles of a scenario range and lays them one by one at a random exploration square
that faces an empty place and that the hero of its colour can reach at that moment. Where that gets stuck, or
the map cannot be won, the same stack is laid again with other choices, up to a number of tries. A win exists
when every hero can get to its item (on foot, by escalator, by vortex of its colour) and from there, without
vortices, to its exit; nobody but the dwarf uses dwarf passages. Time and heroes in each other's way are left
out.

    python bench/deals.py --deals 12500 --generated 10 --generated-deals 1000 --out bench/results/deals.md
"""

import argparse
import platform
import shlex
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from multiprocessing import Pool, cpu_count
from pathlib import Path
from random import Random
from typing import NamedTuple

from hushmaze.tiles import TileSet, generate, standard_set
from hushmaze.tiles.odds import RANGES, TRIES, play_out

CHUNK = 500


class Task(NamedTuple):
    seed: int | None
    """None for the standard set, else the seed of a generated one."""
    range_index: int
    face: str
    first: int
    deals: int
    tries: int


def main() -> None:
    options = _options()
    seeds: list[int | None] = [None] * bool(options.deals) + list(range(options.generated))
    tasks = [task for seed in seeds for task in _tasks(options, seed)]
    with Pool(options.processes) as pool:
        found = pool.map(measure, tasks, chunksize=1)
    report = "\n".join(_report(options, tasks, found))
    print(report)
    if options.out:
        options.out.write_text(report + "\n", encoding="utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How often a random deal can be placed and won (K7).")
    parser.add_argument("--deals", type=int, default=6500, help="of the standard set, per range and face")
    parser.add_argument("--generated", type=int, default=10, help="how many generated sets")
    parser.add_argument("--generated-deals", type=int, default=1000, help="of each, per range and face")
    parser.add_argument("--tries", type=int, default=TRIES, help="how often a failed deal is laid in all")
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--out", type=Path, help="also write the report here")
    return parser.parse_args()


def _tasks(options: argparse.Namespace, seed: int | None) -> Iterator[Task]:
    deals = options.deals if seed is None else options.generated_deals
    for index in range(len(RANGES)):
        for face in "AB":
            for first in range(0, deals, CHUNK):
                yield Task(seed, index, face, first, min(CHUNK, deals - first), options.tries)


@lru_cache(maxsize=64)
def _tile_set(seed: int | None) -> TileSet:
    return standard_set() if seed is None else generate(seed)


def measure(task: Task) -> Counter[str]:
    """Deals of one chunk, counted by how they went."""
    counts: Counter[str] = Counter(deals=task.deals)
    tile_set, scenario = _tile_set(task.seed), RANGES[task.range_index]
    for number in range(task.first, task.first + task.deals):
        chance = Random(f"{task.seed} {scenario.name} {task.face} {number}")
        counts.update(
            {
                name: int(yes)
                for name, yes in play_out(tile_set, scenario, task.face, chance, task.tries)._asdict().items()
            }
        )
    return counts


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.3f} %" if part < whole else "100 %"


COLUMNS = ("placed_at_once", "placed", "won_at_once", "won")


def _table(heading: str, rows: Iterable[tuple[str, Counter[str]]]) -> Iterator[str]:
    yield f"| {heading} | deals | never stuck | placed, retried | win on first map | win, retried |"
    yield "|---|---|---|---|---|---|"
    for label, counts in rows:
        shares = " | ".join(_share(counts[column], counts["deals"]) for column in COLUMNS)
        yield f"| {label} | {counts['deals']} | {shares} |"


def _report(options: argparse.Namespace, tasks: list[Task], found: list[Counter[str]]) -> Iterator[str]:
    standard: dict[str, Counter[str]] = {}
    generated: dict[str, Counter[str]] = {}
    seeds: dict[int, Counter[str]] = {}
    for task, counts in zip(tasks, found, strict=True):
        label = f"{RANGES[task.range_index].name}, face {task.face}"
        (standard if task.seed is None else generated).setdefault(label, Counter()).update(counts)
        if task.seed is not None:
            seeds.setdefault(task.seed, Counter()).update(counts)
    yield "# Deals that can be placed and won (K7)\n"
    yield f"Command: `python {shlex.join(sys.argv)}`\n"
    yield f"Machine: {_processor()}, {options.processes} processes, Python {platform.python_version()}\n"
    yield (
        "*Never stuck* and *win on first map*: every tile was laid at a random open exploration square "
        "within reach of its hero. *Retried*: the same stack with other choices, "
        f"{options.tries} tries at most.\n"
    )
    if standard:
        yield from _section(f"The standard set ({standard_set().digest})", "range", standard)
    if generated:
        yield from _section(f"{len(seeds)} generated sets together", "range", generated)
        labels = {f"seed {seed} ({_tile_set(seed).digest})": counts for seed, counts in seeds.items()}
        yield from _section("Each generated set, all ranges", "set", labels)


def _section(title: str, heading: str, rows: dict[str, Counter[str]]) -> Iterator[str]:
    total: Counter[str] = Counter()
    for counts in rows.values():
        total.update(counts)
    yield f"\n## {title}\n"
    yield from _table(heading, [*rows.items(), ("**all**", total)])


def _processor() -> str:
    """The processor's model as the system names it, or else its family."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


if __name__ == "__main__":
    main()
