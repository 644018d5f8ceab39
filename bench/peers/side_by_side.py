"""Our server at fixed loads, in both modes, beside an older checkout of it and the bare relay.

All take turns, round after round, with the disk alone measured in between: what `disk` may take longer than
`process` is what the disk itself takes for a write and a sync.
"""

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile

from disk import syncs
from peers.load import Load
from peers.measure import HERE, PEERS, WARM, Peer, Plan, milliseconds, pin, started, typical
from peers.our_driver import Ours
from peers.saturation import best, search
from peers.usage import usage

SYNCS_PER_SECOND = 500


@dataclass
class Row:
    """What a server did, round after round."""

    peer: Peer
    full: list[int] = field(default_factory=list)
    """Messages a second."""
    delays: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """By load: p50 and p99 in milliseconds."""


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


async def side_by_side(against: Path | None, plan: Plan, loads: Sequence[int], rounds: int) -> list[str]:
    rows = [Row(peer) for peer in servers(against)]
    disk: list[str] = []
    for _ in range(rounds):
        for row in rows:
            await _measure(row, plan, loads)
            if row.peer.name != "relay":
                disk.append(_disk_alone())
    return [
        "| server | messages/s, full load, each round | "
        + " | ".join(f"p50 ms, {load} messages/s | p99 ms" for load in loads)
        + " |",
        "|---|---|" + "---|---|" * len(loads),
        *(_told(row, loads) for row in rows),
        "",
        f"The disk alone, a page written and synced {SYNCS_PER_SECOND} times a second, after each of ours: "
        f"p50 and p99 in ms {'; '.join(disk)}.",
    ]


async def _measure(row: Row, plan: Plan, loads: Sequence[int]) -> None:
    pin()
    async with started(row.peer.command) as (server, port):
        load = Load(row.peer.driver, plan.members)
        try:
            await load.connect(port, plan.rooms)
            guess = await load.warm(WARM)
            trials = await search(load, guess, plan.seconds / 2, lambda: usage(server.pid))
            row.full.append(round(best(trials).rate))
            for rate in loads:
                run = await typical(load, rate, plan.seconds)
                found = milliseconds(run.delays, 0.5), milliseconds(run.delays, 0.99)
                row.delays.setdefault(rate, []).append(found)
        finally:
            await load.close()


def _told(row: Row, loads: Iterable[int]) -> str:
    cells = [row.peer.name, _each(row.full)]
    for load in loads:
        cells += [_each(p50 for p50, _ in row.delays[load]), _each(p99 for _, p99 in row.delays[load])]
    return f"| {' | '.join(cells)} |"


def _each(figures: Iterable[float]) -> str:
    return ", ".join(f"{figure:g}" for figure in figures)


def _disk_alone() -> str:
    with NamedTemporaryFile() as file:
        taken = syncs(file.fileno(), SYNCS_PER_SECOND, 1)
    return f"{taken[len(taken) // 2]:.2f} and {taken[int(0.99 * (len(taken) - 1))]:.2f}"
