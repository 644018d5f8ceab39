"""What an action costs on each part of a cluster, and how long it takes, beside the embedded server.

    python -m bench.cluster_cost --rooms 50 --rate 800 --seconds 8 --rounds 3

Rooms of four play at a fixed rate in several ways, in turns: on the embedded server (SQLite); on the node
that owns their rooms; through a node that does not; spread over all of two and of three nodes. Processor
time is that of each process and its children. All servers share one core, the load has the other, so delays
say how the ways differ, not how quick a machine is. PostgreSQL does not sync: the disk would hide the rest.
Bar: through the foreign node p50 at most 3 ms and p99 at most 15 ms above the local way.
"""

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic

import uvloop
from tests.cluster.fleet import fleet_of
from tests.server.survival.process import NO_LIMITS, address_of
from tests.support.engines import running_nats, running_postgres

sys.path.insert(0, str(Path(__file__).resolve().parent))

from peers.load import Load, Seat
from peers.measure import CLIENT_CORE, SERVER_CORE, milliseconds
from peers.our_driver import Ours
from peers.usage import family_seconds, machine_seconds

PEOPLE = 4
WARM_S = 3.0
WAYS = ("embedded", "owner", "foreign", "two nodes", "three nodes")
PARTS = ("owners", "gateways", "NATS", "PostgreSQL")
"""`owners`: the embedded server, or the nodes that own rooms; `gateways`: those that own none."""


class Through(Ours):
    """Rooms are made on some nodes in turn, and their people come in by some, in turn."""

    def __init__(self, owners: Sequence[int], gateways: Sequence[int]) -> None:
        super().__init__()
        self._owners = owners
        self._gateways = gateways

    async def seat(self, port: int, room: int, member: int, members: int) -> Seat:  # noqa: ARG002 - the driver's
        seat = await super().seat(self._owners[room % len(self._owners)], room, member, members)
        gateway = self._gateways[(room + member) % len(self._gateways)]
        seat.url = f"ws://127.0.0.1:{gateway}/ws"
        return seat


Processes = Mapping[str, Sequence[int]]
"""By part: its processes."""


@dataclass(frozen=True)
class Course:
    """One way in one round."""

    way: str
    actions: int
    lost: int
    p50: float
    p99: float
    cost: Mapping[str, float]
    """By part: microseconds of processor time an action."""
    others: float
    """Share of a core that neither servers nor load had."""


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """What is started within inherits it."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@asynccontextmanager
async def embedded(folder: Path) -> AsyncIterator[tuple[int, int]]:
    """Its port and process."""
    flags = ("-m", "hushmaze", "serve", "--port", "0", "--data", str(folder), "--log-level", "error")
    with on_core(SERVER_CORE):
        server = await asyncio.create_subprocess_exec(
            sys.executable, *flags, env=os.environ | NO_LIMITS, stdout=asyncio.subprocess.PIPE
        )
    try:
        yield port_of(await address_of(server)), server.pid
    finally:
        server.terminate()
        await server.communicate()


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2].rstrip("/"))


async def course(
    way: str, driver: Ours, port: int, processes: Processes, asked: argparse.Namespace
) -> Course:
    load = Load(driver, PEOPLE)
    await load.connect(port, asked.rooms)
    try:
        await load.steady(asked.rate, WARM_S)
        before, machine, began = seconds_of(processes), machine_seconds(), monotonic()
        own = family_seconds(os.getpid())
        run = await load.steady(asked.rate, asked.seconds)
        after, actions = seconds_of(processes), max(1, len(run.delays))
        used = family_seconds(os.getpid()) - own
        others = (machine_seconds() - machine - used) / (monotonic() - began)
    finally:
        await load.close()
    cost = {part: (after[part] - before[part]) / actions * 1e6 for part in after}
    p50, p99 = (milliseconds(run.delays, share) for share in (0.5, 0.99))
    return Course(way, len(run.delays), run.lost, p50, p99, cost, max(0.0, others))


def seconds_of(processes: Processes) -> dict[str, float]:
    return {part: sum(map(family_seconds, all_of)) for part, all_of in processes.items()}


async def round_of_all(asked: argparse.Namespace) -> list[Course]:
    courses = []
    with tempfile.TemporaryDirectory() as name:
        async with embedded(Path(name)) as (port, process):
            courses.append(await course("embedded", Ours(), port, {"owners": [process]}, asked))
        for way, (nodes, owners) in CLUSTERS.items():
            async with cluster(Path(name), nodes) as (ports, processes):
                gate = ports[1:] if way == "foreign" else ports[:owners]
                parts = {"owners": processes[:owners], "gateways": processes[owners:nodes]}
                parts |= {"NATS": processes[-2:-1], "PostgreSQL": processes[-1:]}
                driver = Through(ports[:owners], gate)
                courses.append(await course(way, driver, ports[0], parts, asked))
    return courses


CLUSTERS = {"owner": (2, 1), "foreign": (2, 1), "two nodes": (2, 2), "three nodes": (3, 3)}
"""How many nodes, and how many of them own rooms. Each way has a cluster of its own: in rooms that another
way has left behind, bots play on for those who have gone."""


@asynccontextmanager
async def cluster(folder: Path, nodes: int) -> AsyncIterator[tuple[list[int], list[int]]]:
    """Ports of the nodes; processes of the nodes, of NATS and of PostgreSQL."""
    async with AsyncExitStack() as stack:
        with on_core(SERVER_CORE):
            postgres = stack.enter_context(running_postgres())
            nats = stack.enter_context(running_nats())
            ways = [(postgres.url, nats.url)] * nodes
            fleet = await stack.enter_async_context(fleet_of(folder, ways, 3))
        processes = [*(node.pid for node in fleet.nodes), nats.pid, postgres.pid]
        yield [port_of(node.url) for node in fleet.nodes], processes


def report(courses: Sequence[Course], asked: argparse.Namespace) -> str:
    flags = f"--rooms {asked.rooms} --rate {asked.rate:g} --seconds {asked.seconds:g} --rounds {asked.rounds}"
    machine = f"python {platform.python_version()}, {platform.machine()}"
    rows = [
        "# What a cluster costs",
        "",
        f"Command: `python -m bench.cluster_cost {flags}`, {machine}.",
        f"{asked.rooms} rooms of four, {asked.rate / PEOPLE:g} actions a second. By part: microseconds of",
        f"processor time an action; each of its {PEOPLE} delivered messages costs a quarter of that.",
        "",
        f"| way | p50 ms | p99 ms | {' | '.join(PARTS)} | never arrived | others' share of a core |",
        f"|---|---|---|{'---|' * len(PARTS)}---|---|",
        *(row(each.way, [each]) for each in courses),
        *(row(f"**{way}, median**", [each for each in courses if each.way == way]) for way in WAYS),
        "",
    ]
    local, foreign = ([each for each in courses if each.way == way] for way in ("owner", "foreign"))
    more = [middle(foreign, at) - middle(local, at) for at in ("p50", "p99")]
    rows.append(f"Through the foreign node: p50 {more[0]:+.1f} ms (bar 3), p99 {more[1]:+.1f} ms (bar 15).")
    return "\n".join(rows) + "\n"


def figures(courses: Sequence[Course], asked: argparse.Namespace) -> dict[str, object]:
    ways = {way: [each for each in courses if each.way == way] for way in WAYS}
    return {"rooms": asked.rooms, "actions_per_second": asked.rate / PEOPLE} | {
        way: {"p50_ms": middle(found, "p50"), "p99_ms": middle(found, "p99")}
        | {part: median(each.cost[part] for each in found) for part in found[0].cost}
        for way, found in ways.items()
    }


def middle(courses: Sequence[Course], at: str) -> float:
    return float(median(getattr(each, at) for each in courses))


def row(name: str, courses: Sequence[Course]) -> str:
    costs = [
        f"{median(each.cost[part] for each in courses):.0f}" if part in courses[0].cost else ""
        for part in PARTS
    ]
    lost, others = sum(each.lost for each in courses), middle(courses, "others")
    delays = f"{middle(courses, 'p50'):.1f} | {middle(courses, 'p99'):.1f}"
    return f"| {name} | {delays} | {' | '.join(costs)} | {lost} | {others:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=50, help="of four people each")
    parser.add_argument("--rate", type=float, default=1600, help="messages delivered a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--figures", type=Path, help="write medians as JSON, for bench/scale.py")
    asked = parser.parse_args()
    courses: list[Course] = []
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        for _ in range(asked.rounds):
            os.sched_setaffinity(0, {CLIENT_CORE})
            courses += runner.run(round_of_all(asked))
    text = report(courses, asked)
    print(text)
    if asked.out:
        asked.out.write_text(text)
    if asked.figures:
        asked.figures.write_text(json.dumps(figures(courses, asked), indent=1) + "\n")


if __name__ == "__main__":
    main()
