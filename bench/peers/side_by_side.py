"""Our server at fixed loads, in both modes, beside an older checkout of it and the bare relay.

All are up at once on the server's core, and the load goes from one to the next, forth in one round and back
in the next: a machine that is lent changes its speed from minute to minute, and one that waits costs nothing.
The disk alone is measured in between: what `disk` may take longer than `process` is what the disk itself
takes for a write and a sync.

Full load differs by a factor of two from round to round where the machine is lent; what a message costs the
server in processor time, at a load that all of them bear, hardly does.
"""

import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import NamedTemporaryFile

from disk import syncs
from peers.load import Load, Steady
from peers.measure import HERE, PEERS, WARM, Peer, Plan, milliseconds, pin, started
from peers.our_driver import Ours
from peers.saturation import best, search
from peers.usage import process_seconds, usage

SYNCS_PER_SECOND = 500
TRIAL_S = 2.0
"""In a shorter one what is still on its way at its end, though in time, would count as missing."""


@dataclass
class Row:
    """What a server did, round after round."""

    peer: Peer
    full: list[int] = field(default_factory=list)
    """Messages a second."""
    runs: dict[int, list[Steady]] = field(default_factory=dict)
    """By load."""
    costs: dict[int, list[float]] = field(default_factory=dict)
    """Processor time of the server a message, in microseconds, by load."""


def servers(against: Path | None) -> list[Peer]:
    before = [] if against is None else [Peer("before", Ours(), checkout_command(against))]
    modes = [Peer(mode, Ours(), our_command(mode)) for mode in ("disk", "process")]
    return [*before, *modes, PEERS["relay"]]


def our_command(mode: str) -> Sequence[str]:
    return (sys.executable, str(HERE / "ours.py"), "--durability", mode)


def checkout_command(checkout: Path) -> Sequence[str]:
    """Its server and its code, by the Python that runs this."""
    script = checkout.resolve() / "bench" / "peers" / "ours.py"
    return ("env", f"PYTHONPATH={checkout.resolve() / 'src'}", sys.executable, str(script))


async def side_by_side(
    against: Path | None, plan: Plan, loads: Sequence[int], rounds: int, *, full: bool = True
) -> list[str]:
    """`full`: what each server takes at most is measured as well."""
    rows = [Row(peer) for peer in servers(against)]
    disk: list[str] = []
    pin()
    for turn in range(rounds):
        await _round(rows[:: -1 if turn % 2 else 1], plan, loads, full=full)
        disk.append(_disk_alone())
    return [
        "Of each load: p50 and p99 in ms, the share that came in time, and the server's processor time "
        "a message; medians of the rounds.",
        "",
        "| server | messages/s, full load, each round | "
        + " | ".join(f"{load} messages/s" for load in loads)
        + " |",
        "|---|---|" + "---|" * len(loads),
        *(_told(row) for row in rows),
        "",
        f"The disk alone, a page written and synced {SYNCS_PER_SECOND} times a second, after each round: "
        f"p50 and p99 in ms {'; '.join(disk)}.",
    ]


async def _round(rows: Sequence[Row], plan: Plan, loads: Sequence[int], *, full: bool) -> None:
    """With servers started anew: a log that has grown for long takes no more bells."""
    async with AsyncExitStack() as stack:
        started_now = [(row, *await _started(stack, row.peer, plan)) for row in rows]
        for rate in loads:
            for row, load, pid in started_now:
                before = process_seconds(pid)
                row.runs.setdefault(rate, []).append(await load.steady(rate, plan.seconds))
                spent = process_seconds(pid) - before
                row.costs.setdefault(rate, []).append(spent / (rate * plan.seconds) * 1e6)
        for row, load, pid in started_now if full else ():
            guess = await load.warm(WARM)
            trials = await search(load, guess, TRIAL_S, partial(usage, pid))
            row.full.append(round(best(trials).rate))


async def _started(stack: AsyncExitStack, peer: Peer, plan: Plan) -> tuple[Load, int]:
    server, port = await stack.enter_async_context(started(peer.command))
    load = Load(peer.driver, plan.members)
    stack.push_async_callback(load.close)
    await load.connect(port, plan.rooms)
    await load.warm(WARM)
    return load, server.pid


def _told(row: Row) -> str:
    cells = [row.peer.name, ", ".join(map(str, row.full))]
    for rate, runs in row.runs.items():
        p50, p99 = (median(milliseconds(run.delays, share) for run in runs) for share in (0.5, 0.99))
        reached, cost = median(run.reached for run in runs), median(row.costs[rate])
        cells.append(f"{p50:.2f}, {p99:.1f}, {reached:.1%}, {cost:.2f} us")
    return f"| {' | '.join(cells)} |"


def _disk_alone() -> str:
    with NamedTemporaryFile() as file:
        taken = syncs(file.fileno(), SYNCS_PER_SECOND, 1)
    return f"{taken[len(taken) // 2]:.2f} and {taken[int(0.99 * (len(taken) - 1))]:.2f}"
