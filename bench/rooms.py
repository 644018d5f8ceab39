"""Our full job (validated, durable, broadcast) beside what peers do in a bare room broadcast.

    cd bench/peers && npm ci && cd ../..
    python bench/rooms.py --seconds 3 --out bench/results/rooms.md

The server has one core, the load the other; see bench/peers/README.md for how, and what to mind. Then ours
alone: many rooms of four at two actions a second each, and what an idle connection costs in memory.
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
from peers.measure import PEERS, Plan, measure, milliseconds, pin, started
from peers.our_driver import Ours

ACTIONS_PER_ROOM = 2
BARS = {"colyseus": 2, "boardgameio": 10}
"""How many times a peer's rate ours should be."""


async def compare(members: int, rooms: int, seconds: float) -> list[str]:
    """One row for each server, ours first."""
    found = {
        name: await measure(PEERS[name], Plan(rooms, members, seconds)) for name in ("ours", *BARS, "relay")
    }
    ours: Any = found["ours"]["saturation_msgs_per_s"]
    return [_row(name, row, ours) for name, row in found.items()]


def _row(name: str, row: dict[str, Any], ours: int) -> str:
    half, rate = row["half_load"], row["saturation_msgs_per_s"]
    bar = f"{ours / rate:.2f} (bar {BARS[name]})" if name in BARS else f"{ours / rate:.2f}"
    cpu = " / ".join(f"{row[who]:.2f}" for who in ("server_cpu", "client_cpu", "others_cpu"))
    return f"| {name} | {rate} | {bar} | {half['p50_ms']} | {half['p99_ms']} | {cpu} |"


def deeds() -> str:
    """What our members did since this was last asked."""
    driver = PEERS["ours"].driver
    assert isinstance(driver, Ours)
    moves, bells, driver.moves, driver.bells = driver.moves, driver.bells, 0, 0
    return f"{moves / max(1, moves + bells):.0%} of ours were moves, the others bells."


async def many_rooms(rooms: int, seconds: float) -> list[str]:
    """Rooms of four that all play, and the memory their connections take."""
    pin()
    async with started(PEERS["ours"].command) as (server, port):
        empty = resident(server.pid)
        load = Load(PEERS["ours"].driver, 4)
        try:
            await load.connect(port, rooms)
            full = resident(server.pid)
            run = await load.steady(rooms * ACTIONS_PER_ROOM * 4, seconds)
        finally:
            await load.close()
    each = (full - empty) / rooms / 4
    return [
        f"- {rooms} rooms of four, {ACTIONS_PER_ROOM} actions a second each, for {seconds:.0f} s: "
        f"{run.reached:.1%} in time, {run.lost} lost, p50 {milliseconds(run.delays, 0.5)} ms, "
        f"p99 {milliseconds(run.delays, 0.99)} ms (bar 50)",
        f"- memory a connection, with its share of room and game: {each / 1024:.1f} kB (bar 40)",
    ]


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def report(asked: argparse.Namespace) -> str:
    lines = [
        "# Rooms: ours beside its peers",
        "",
        f"Command: `python bench/rooms.py --seconds {asked.seconds:g} --many {asked.many}`.",
        "The server has one core, the load the other. Ours does the full job: validated, durable on disk,",
        "broadcast with the new reach. The peers only broadcast. A message is an action delivered to",
        "a member, however many came in one frame.",
    ]
    for members in (8, 4):
        lines += ["", f"## Rooms of {members}, {asked.rooms} of them", "", _HEAD, "|---|---|---|---|---|---|"]
        lines += [*await compare(members, asked.rooms, asked.seconds), "", deeds()]
    lines += ["", "## Ours, many rooms", "", *await many_rooms(asked.many, asked.seconds * 5), ""]
    return "\n".join(lines)


_HEAD = (
    "| server | messages/s, full load | ours to it | p50 ms, half load | p99 ms | cpu: server, load, others |"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rooms", type=int, default=25)
    parser.add_argument("--many", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=3)
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
