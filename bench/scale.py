"""How far a cluster goes: a discrete-event simulation, built from what `bench/cluster_cost.py` measured.

    python -m bench.scale --figures bench/results/cluster_cost.json

Every action goes through stations that serve one thing at a time: the gateway where its sender is, NATS, the
node that owns the room, PostgreSQL (one group of a node at a time), the owner again, which tells everybody,
and NATS and gateways once more. What a station takes for it comes from two measured ways, one in which
everybody is on the owner and one in which nobody is. With these costs alone it first foretells what was
measured with people spread over two and three nodes, then goes on to what nobody here can measure.
"""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from math import ceil
from pathlib import Path
from random import Random
from typing import NamedTuple

PEOPLE = 4
ACTIONS_PER_PERSON = 0.5
"""A second: a table of four does something twice a second, as people at play do at their busiest."""
BUSY = 0.6
"""How much of its time a core may be busy, for delays to stay short and one node to be missed."""
WITHIN = 0.2
"""How near the simulation has to come to what was measured."""


class Costs(NamedTuple):
    """Microseconds of one core."""

    owner_local: float
    """An action, all of it, where everybody is on the owner's node."""
    owner_foreign: float
    """The same where nobody is."""
    gateway: float
    """Where nobody is on the owner's node: what the gateway of all has to do."""
    nats: float
    group: float
    """What PostgreSQL does for a group, however small; and for each action in it."""
    group_action: float
    sync_us: float = 0.0
    """How long a sync takes; other groups may be synced meanwhile."""

    def owner(self, local: float) -> float:
        """`local`: the share of the room's people that are on the owner's node."""
        return local * self.owner_local + (1 - local) * self.owner_foreign


class Cluster(NamedTuple):
    """What to simulate. All times in microseconds."""

    nodes: int
    rooms: int
    actions_per_second: float
    shared_core: bool = False
    """Whether all nodes and engines have one core between them, as where it was measured."""
    spread: bool = True
    """Whether a room's people are on all nodes; else all are on its owner's."""
    seconds: float = 4.0


class Station:
    """Serves one thing after the other."""

    def __init__(self) -> None:
        self._free_at = 0.0
        self.busy = 0.0

    def serve(self, now: float, takes: float) -> float:
        """When it is done with what comes now."""
        self._free_at = max(now, self._free_at) + takes
        self.busy += takes
        return self._free_at


@dataclass
class Writer:
    """A node's way to PostgreSQL: one group at a time; what comes meanwhile is the next."""

    waiting: list["Action"] = field(default_factory=list)
    writing: list["Action"] = field(default_factory=list)


class Action(NamedTuple):
    due: float
    owner: int
    gateway: int
    """Where its sender is."""
    others: tuple[int, ...]
    """Gateways of people who are not on the owner's node."""
    local: float


@dataclass(frozen=True)
class Outcome:
    delays_us: list[float]
    busy: Mapping[str, float]
    """By kind of station: the busiest one's share of the time."""

    def delay_ms(self, share: float) -> float:
        ordered = sorted(self.delays_us)
        return ordered[int(share * (len(ordered) - 1))] / 1000


class Simulation:
    def __init__(self, cluster: Cluster, costs: Costs) -> None:
        core = Station()
        self._costs = costs
        self._nodes = [core if cluster.shared_core else Station() for _ in range(cluster.nodes)]
        self._nats, self._postgres = (core, core) if cluster.shared_core else (Station(), Station())
        self._writers = [Writer() for _ in self._nodes]
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        self._order = count()
        self._delays: list[float] = []

    def run(self, actions: Sequence[Action], took_us: float) -> Outcome:
        for action in actions:
            self._later(action.due, partial(self._due, action))
        while self._events:
            now, _, happens = heappop(self._events)
            happens(now)
        busy = {
            "node": max(each.busy for each in self._nodes),
            "NATS": self._nats.busy,
            "PostgreSQL": self._postgres.busy,
        }
        return Outcome(self._delays, {name: each / took_us for name, each in busy.items()})

    def _later(self, at: float, happens: Callable[[float], None]) -> None:
        heappush(self._events, (at, next(self._order), happens))

    def _due(self, action: Action, now: float) -> None:
        if action.gateway == action.owner:
            self._arrived(action, now)
        else:
            passed = self._nodes[action.gateway].serve(now, self._costs.gateway / 2)
            self._later(passed, partial(self._passed, action))

    def _passed(self, action: Action, now: float) -> None:
        self._later(self._nats.serve(now, self._costs.nats / 2), partial(self._arrived, action))

    def _arrived(self, action: Action, now: float) -> None:
        judged = self._nodes[action.owner].serve(now, self._costs.owner(action.local) / 2)
        self._later(judged, partial(self._judged, action))

    def _judged(self, action: Action, now: float) -> None:
        self._writers[action.owner].waiting.append(action)
        self._write(action.owner, now)

    def _write(self, owner: int, now: float) -> None:
        writer = self._writers[owner]
        if writer.waiting and not writer.writing:
            writer.writing, writer.waiting = writer.waiting, []
            takes = self._costs.group + self._costs.group_action * len(writer.writing)
            done = self._postgres.serve(now, takes) + self._costs.sync_us
            self._later(done, partial(self._written, owner))

    def _written(self, owner: int, now: float) -> None:
        written, self._writers[owner].writing = self._writers[owner].writing, []
        for action in written:
            self._tell(action, now)
        self._write(owner, now)

    def _tell(self, action: Action, now: float) -> None:
        told = self._nodes[action.owner].serve(now, self._costs.owner(action.local) / 2)
        missing = [len(action.others)]
        if action.others:
            self._later(told, partial(self._published, action, missing))
        else:
            self._delays.append(told - action.due)

    def _published(self, action: Action, missing: list[int], now: float) -> None:
        for gateway in action.others:
            heard = self._nats.serve(now, self._costs.nats / 2 / len(action.others))
            self._later(heard, partial(self._heard, action, gateway, missing))

    def _heard(self, action: Action, gateway: int, missing: list[int], now: float) -> None:
        """`missing`: how many gateways have yet to pass it on; with the last everybody has it."""
        takes = (1 - action.local) * self._costs.gateway / 2 / len(action.others)
        told = self._nodes[gateway].serve(now, takes)
        missing[0] -= 1
        if not missing[0]:
            self._delays.append(told - action.due)


def simulate(cluster: Cluster, costs: Costs, seed: int = 1) -> Outcome:
    """Every action from when it is due to when the last of its room is told of it."""
    actions = _actions(cluster, Random(seed))
    return Simulation(cluster, costs).run(actions, cluster.seconds * 1e6)


def _actions(cluster: Cluster, dice: Random) -> list[Action]:
    found, now = [], 0.0
    while (now := now + dice.expovariate(cluster.actions_per_second / 1e6)) < cluster.seconds * 1e6:
        room = dice.randrange(cluster.rooms)
        owner = room % cluster.nodes
        places = [(room + seat) % cluster.nodes if cluster.spread else owner for seat in range(PEOPLE)]
        others = tuple({place for place in places if place != owner})
        local = places.count(owner) / PEOPLE
        found.append(Action(now, owner, dice.choice(places), others, local))
    return found


# What was measured


def costs_from(measured: Mapping[str, Mapping[str, float]], groups: float) -> Costs:
    """`groups`: how many actions a group of PostgreSQL's had on average where it was measured."""
    owner, foreign = measured["owner"], measured["foreign"]
    group = owner["PostgreSQL"] * groups * 0.7
    return Costs(
        owner_local=owner["owners"],
        owner_foreign=foreign["owners"],
        gateway=foreign["gateways"],
        nats=foreign["NATS"],
        group=group,
        group_action=owner["PostgreSQL"] - group / groups,
    )


class Check(NamedTuple):
    nodes: int
    measured_us: float
    foretold_us: float

    @property
    def off(self) -> float:
        return self.foretold_us / self.measured_us - 1


def checks(measured: Mapping[str, Mapping[str, float]], costs: Costs, cluster: Cluster) -> list[Check]:
    """Processor time an action, of all parts together, with one, two and three nodes."""
    found = []
    for nodes, way in ((1, "owner"), (2, "two nodes"), (3, "three nodes")):
        seen = sum(measured[way].get(part, 0.0) for part in ("owners", "gateways", "NATS", "PostgreSQL"))
        outcome = simulate(cluster._replace(nodes=nodes, shared_core=True), costs)
        found.append(
            Check(nodes, seen, outcome.busy["node"] * cluster.seconds * 1e6 / len(outcome.delays_us))
        )
    return found


# What nobody has measured


class Cell(NamedTuple):
    """Nodes with a NATS and a PostgreSQL of their own."""

    people: int
    nodes: int
    outcome: Outcome

    @property
    def cores(self) -> float:
        """Each engine has as many as it keeps busy, and one at least."""
        return self.nodes + sum(max(1.0, self.outcome.busy[name] / BUSY) for name in ENGINES)

    @property
    def holds(self) -> bool:
        return max(self.outcome.busy[name] for name in ENGINES) <= BUSY


ENGINES = ("NATS", "PostgreSQL")
STEPS = 12_000
"""Actions simulated: enough for a p99."""


def cell_of(people: int, costs: Costs) -> Cell:
    """With as few nodes as keep none of them busier than it should be."""
    rate, nodes = people * ACTIONS_PER_PERSON, 1
    while True:
        outcome = simulate(Cluster(nodes, max(1, people // PEOPLE), rate, seconds=STEPS / rate), costs)
        if outcome.busy["node"] <= BUSY:
            return Cell(people, nodes, outcome)
        nodes = max(nodes + 1, round(nodes * outcome.busy["node"] / BUSY))


def largest_cell(costs: Costs) -> Cell:
    """The most people whose actions one PostgreSQL and one NATS bear."""
    few, many = 100, 200
    while cell_of(many, costs).holds:
        few, many = many, many * 2
    while many - few > few / 10:
        middle = (few + many) // 2
        few, many = (middle, many) if cell_of(middle, costs).holds else (few, middle)
    return cell_of(few, costs)


def report(measured: Mapping[str, Mapping[str, float]], asked: argparse.Namespace) -> str:
    costs = costs_from(measured, asked.groups)
    rate = float(measured["actions_per_second"])  # type: ignore[arg-type] # a figure among the ways
    base = Cluster(1, int(measured["rooms"]), rate)  # type: ignore[call-overload] # likewise
    rows = [
        "# How far a cluster goes",
        "",
        f"Command: `python -m bench.scale --figures {asked.figures}`. Busy: at most {BUSY:.0%} of a core.",
        "",
        "| nodes | measured, us of all parts an action | foretold | off |",
        "|---|---|---|---|",
        *(
            f"| {each.nodes} | {each.measured_us:.0f} | {each.foretold_us:.0f} | {each.off:+.0%} |"
            for each in checks(measured, costs, base)
        ),
        "",
        f"With a sync of {asked.sync_ms:g} ms and {ACTIONS_PER_PERSON:g} actions a second a person:",
        "",
        "| people | cells | nodes a cell | NATS busy | PostgreSQL busy | p50 ms | p99 ms | cores in all |",
        "|---|---|---|---|---|---|---|---|",
    ]
    costs = costs._replace(sync_us=asked.sync_ms * 1000)
    largest = largest_cell(costs)
    for people in asked.people:
        cells = ceil(people / largest.people)
        cell = largest if cells > 1 else cell_of(people, costs)
        busy, outcome = cell.outcome.busy, cell.outcome
        rows.append(
            f"| {people:,} | {cells} | {cell.nodes} | {busy['NATS']:.0%} | {busy['PostgreSQL']:.0%}"
            f" | {outcome.delay_ms(0.5):.1f} | {outcome.delay_ms(0.99):.1f} | {cells * cell.cores:.0f} |"
        )
    rows += ["", f"A cell of one PostgreSQL and one NATS holds some {largest.people:,} people at play."]
    return "\n".join(rows) + "\n"


def numbers(text: str) -> Sequence[int]:
    return [int(each) for each in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--figures", type=Path, default=Path("bench/results/cluster_cost.json"))
    parser.add_argument("--people", type=numbers, default=[1_000, 10_000, 100_000, 1_000_000])
    parser.add_argument("--sync-ms", type=float, default=1.0)
    parser.add_argument("--groups", type=float, default=1.5, help="actions in a group where it was measured")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    text = report(json.loads(asked.figures.read_text()), asked)
    print(text)
    if asked.out:
        asked.out.write_text(text)


if __name__ == "__main__":
    main()
