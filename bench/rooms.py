"""Our full job (validated, durable, broadcast) beside what peers do in a bare room broadcast.

    cd bench/peers && npm ci && cd ../..
    python bench/rooms.py --seconds 5 --rounds 3 --out bench/results/rooms.md
    python bench/rooms.py --no-peers --against OTHER_CHECKOUT      # the two of ours alone, side by side

The server has one core, the load the other; see bench/peers/README.md for how, and what to team. All take
turns, round after round, and of each its best round counts: a machine that is lent may halve its speed for
minutes. Then ours alone, in both modes of durability and beside an older checkout if one is named: full load,
delays at fixed loads, many rooms of four at two actions a second each, and what an idle connection costs in
memory.
"""

import argparse
import asyncio
import os
import resource
import sys
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent))

from peers.load import Load
from peers.measure import PEERS, Peer, Plan, delays_at, measure, milliseconds, pin, started
from peers.our_driver import Ours
from peers.side_by_side import servers, side_by_side

ACTIONS_PER_ROOM = 2
BAR_MS = 20
BARS = {"colyseus": 2, "boardgameio": 10}
"""How many times a peer's rate ours should be."""


async def compare(plan: Plan, rounds: int) -> list[str]:
    """One row for each server, ours first, and what else is to be said of them."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in ("ours", *BARS, "relay")}
    for _ in range(rounds):
        for name, rows in found.items():
            rows.append(await measure(PEERS[name], plan))
    best = {name: max(rows, key=_rate) for name, rows in found.items()}
    table = [_row(name, found[name], row, best["ours"]) for name, row in best.items()]
    return [*_HEAD, *table, "", await same_load(plan, _rate(best["colyseus"]) / 2, rounds), "", deeds()]


async def same_load(plan: Plan, rate: float, rounds: int) -> str:
    """Ours and Colyseus at one and the same load, in turns."""
    tails: dict[str, list[str]] = {"ours": [], "colyseus": []}
    for _ in range(rounds):
        for name, delays in tails.items():
            run = await delays_at(PEERS[name], plan, rate)
            delays.append(f"{milliseconds(run.delays, 0.5)} and {milliseconds(run.delays, 0.99)}")
    told = "; ".join(f"{name} {', '.join(delays)}" for name, delays in tails.items())
    return (
        f"Both at half of Colyseus' full load, {rate:.0f} messages/s, p50 and p99 in ms, each round: {told}."
    )


def _rate(row: dict[str, Any]) -> int:
    return int(row["saturation_msgs_per_s"])


def _row(name: str, rows: list[dict[str, Any]], row: dict[str, Any], ours: dict[str, Any]) -> str:
    half, ratio = row["half_load"], f"{_rate(ours) / _rate(row):.2f}"
    bar = f"{ratio} (bar {BARS[name]})" if name in BARS else ratio
    cpu = " / ".join(f"{row[who]:.2f}" for who in ("server_cpu", "client_cpu", "others_cpu"))
    rates = ", ".join(str(_rate(each)) for each in rows)
    tails = ", ".join(str(each["half_load"]["p99_ms"]) for each in rows)
    return (
        f"| {name} | {_rate(row)} | {rates} | {bar} | {half['p50_ms']} | {half['p99_ms']} | {tails} | {cpu} |"
    )


def deeds() -> str:
    """What our members did since this was last asked."""
    driver = PEERS["ours"].driver
    assert isinstance(driver, Ours)
    moves, bells, driver.moves, driver.bells = driver.moves, driver.bells, 0, 0
    return f"{moves / max(1, moves + bells):.0%} of ours were moves, the others bells."


async def many_rooms(peer: Peer, rooms: int, seconds: float, rounds: int) -> list[str]:
    """Rooms of four that all play, and the memory their connections take."""
    pin()
    async with started(peer.command) as (server, port):
        empty = resident(server.pid)
        load = Load(peer.driver, 4)
        try:
            await load.connect(port, rooms)
            full = resident(server.pid)
            runs = [await load.steady(rooms * ACTIONS_PER_ROOM * 4, seconds) for _ in range(rounds)]
        finally:
            await load.close()
    each = (full - empty) / rooms / 4
    return [
        f"- {peer.name}: {rooms} rooms of four, {ACTIONS_PER_ROOM} actions a second each, "
        f"for {seconds:.0f} s, bar {BAR_MS} ms:",
        *(
            f"  {run.reached:.1%} in time, {run.lost} lost, p50 {milliseconds(run.delays, 0.5)} ms, "
            f"p99 {milliseconds(run.delays, 0.99)} ms"
            for run in runs
        ),
        f"- memory a connection, with its share of room and game: {each / 1024:.1f} kB (bar 40)",
    ]


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def report(asked: argparse.Namespace) -> str:
    flags = _flags(asked)
    lines = [
        "# Rooms: ours beside its peers",
        "",
        f"Command: `python bench/rooms.py --seconds {asked.seconds:g} --rounds {asked.rounds}{flags}`.",
        "The server has one core, the load the other. Ours does the full job: validated, durable on disk,",
        "broadcast with the new reach. The peers only broadcast. A message is an action delivered to",
        "a member, however many came in one frame.",
    ]
    for members in () if asked.no_peers else (8, 4):
        rows = await compare(Plan(asked.rooms, members, asked.seconds), asked.rounds)
        lines += ["", f"## Rooms of {members}, {asked.rooms} of them", "", *rows]
    plan = Plan(asked.rooms, 8, asked.seconds)
    rows = await side_by_side(asked.against, plan, asked.loads, asked.rounds, full=not asked.only_loads)
    lines += ["", f"## Ours at fixed loads, rooms of 8, {asked.rooms} of them", "", *rows]
    if asked.only_loads:
        return "\n".join([*lines, ""])
    lines += ["", "## Ours, many rooms", ""]
    for peer in servers(asked.against)[:-1]:
        lines += await many_rooms(peer, asked.many, asked.seconds * 2, asked.rounds)
    return "\n".join([*lines, ""])


def _flags(asked: argparse.Namespace) -> str:
    flags = {"--no-peers": asked.no_peers, "--only-loads": asked.only_loads, "--against OTHER": asked.against}
    return "".join(f" {flag}" for flag, given in flags.items() if given)


_HEAD = (
    "| server | messages/s, full load | each round | ours to it | p50 ms, half load | p99 ms "
    "| p99, each round | cpu: server, load, others |",
    "|---|---|---|---|---|---|---|---|",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rooms", type=int, default=25)
    parser.add_argument("--many", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--loads", type=int, nargs="+", default=[30_000, 60_000], help="messages a second")
    parser.add_argument("--against", type=Path, help="another checkout of this repository")
    parser.add_argument("--no-peers", action="store_true", help="ours alone; needs no Node")
    parser.add_argument("--only-loads", action="store_true", help="neither full load nor many rooms")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        text = runner.run(report(asked))
    print(text)
    if asked.out:
        asked.out.write_text(text)


if __name__ == "__main__":
    main()
