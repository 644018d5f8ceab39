"""What bots cost the people on the same server: rooms of four people, with and without rooms of four bots.

    python bench/bot_rooms.py --rooms 200 --people 50 --seconds 20 --out bench/results/bot_rooms.md

The server and the process in which its bots think have one core, the load the other. People play at two
actions a second a room, all the time; their delays, from the moment an action is due until the last of the
room has it, are taken without bots and then with them, on fresh servers in turn. Each room of bots has a host
who watches, and deals again at every end.
Before the delays are taken the bots have played for a while, so that their malls have grown.

Delays are taken second by second. A second in which others, the hypervisor among them, had more than
`peers.usage.QUIET` of a core counts for neither side and is taken again; how many were is told, and the p99
over all of them too. The bar is for the p99 over all quiet seconds of all turns.
"""

import argparse
import asyncio
import json
import platform
import sys
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

sys.path.insert(0, str(Path(__file__).resolve().parent))

from peers.drivers import post
from peers.load import Load
from peers.measure import PEERS, milliseconds, pin, started
from peers.usage import QUIET, Others, process_seconds, usage

PEOPLE = 4
ACTIONS_PER_ROOM = 2
BAR = 1.5
PATIENCE = 5
"""So many times the seconds wanted are taken at most."""
OVER = ("won", "lost")


class Host(WSListener):
    """Watches a table of bots, and deals whenever no game is being played."""

    def __init__(self, code: str, count: "Counts") -> None:
        self._code = code
        self._count = count

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._send(transport, type="join", room=self._code, name="Host")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        payload = frame.get_payload_as_bytes()
        if payload.startswith(b'{"type":"update"'):
            self._count.updates += 1
        elif payload.startswith(b'{"type":"welcome"'):
            self._send(transport, type="offer", seat=0, bot=True, level=self._count.level)
            self._send(transport, type="deal")
        elif payload.startswith(b'{"type":"room"') and json.loads(payload)["room"]["phase"] in OVER:
            self._count.ends += 1
            self._send(transport, type="deal")

    @staticmethod
    def _send(transport: WSTransport, **message: object) -> None:
        transport.send(WSMsgType.TEXT, json.dumps(message).encode())


@dataclass
class Counts:
    level: str
    updates: int = 0
    ends: int = 0


@dataclass(frozen=True)
class Taken:
    """One run: delays in milliseconds, shares of a core, and what the bots did a second."""

    delays: list[int]
    p99_with_noise: float
    quiet: int
    seconds: int
    server: float
    thinking: float
    others: float
    deeds: float
    ends: int


async def take(asked: argparse.Namespace, bots: int) -> Taken:
    """A fresh server with people, and with so many rooms of bots."""
    pin()
    async with started(PEERS["ours"].command) as (server, port):
        load = Load(PEERS["ours"].driver, PEOPLE)
        counts = Counts(asked.level)
        hosts = [await open_table(port, asked, counts) for _ in range(bots)]
        try:
            await load.connect(port, asked.people)
            rate = asked.people * ACTIONS_PER_ROOM * PEOPLE
            await load.steady(rate, asked.warm)
            before, thought, updates = usage(server.pid), thinking(server.pid), counts.updates
            seconds = await gather(load, rate, asked.seconds)
            used = usage(server.pid).since(before)
            thought = (thinking(server.pid) - thought) / used.at
        finally:
            await load.close()
            for host in hosts:
                host.disconnect()
    quiet = [second.delays for second in seconds if second.others <= QUIET]
    delays = list(chain.from_iterable(quiet))
    return Taken(
        delays=delays,
        p99_with_noise=milliseconds(list(chain.from_iterable(second.delays for second in seconds)), 0.99),
        quiet=len(quiet),
        seconds=len(seconds),
        server=used.server,
        thinking=thought,
        others=max(0.0, used.others - thought),
        deeds=(counts.updates - updates) / used.at,
        ends=counts.ends,
    )


@dataclass(frozen=True)
class Second:
    delays: list[int]
    others: float


async def gather(load: Load, rate: float, wanted: int) -> list[Second]:
    """So many quiet seconds, and the loud ones between them."""
    seconds, others = list[Second](), Others()
    while sum(second.others <= QUIET for second in seconds) < wanted and len(seconds) < PATIENCE * wanted:
        run = await load.steady(rate, 1)
        seconds.append(Second(run.delays, others.share()))
    return seconds


def thinking(server: int) -> float:
    """Seconds so far of the server's own processes: where its bots think."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return sum(process_seconds(int(child)) for child in children)


async def open_table(port: int, asked: argparse.Namespace, counts: Counts) -> WSTransport:
    table: dict[str, Any] = {"scenario": asked.scenario, "seats": 4}
    code = post(port, "/api/rooms", {"table": table, "bots": asked.level})["code"]
    transport, _ = await ws_connect(lambda: Host(code, counts), f"ws://127.0.0.1:{port}/ws")
    return transport


async def report(asked: argparse.Namespace) -> str:
    rows, alone, along = list[str](), list[int](), list[int]()
    for turn in range(asked.turns):
        for what, bots, delays in (
            ("no bots", 0, alone),
            (f"{asked.rooms} rooms of bots", asked.rooms, along),
        ):
            taken = await take(asked, bots)
            delays.extend(taken.delays)
            rows.append(row(turn, what, taken))
    without, with_bots = milliseconds(alone, 0.99), milliseconds(along, 0.99)
    told = " ".join(
        f"--{name} {getattr(asked, name):g}"
        for name in ("rooms", "people", "seconds", "warm", "turns", "scenario")
    )
    return "\n".join(
        [
            "# What bots cost the people on the same server",
            "",
            f"Command: `python bench/bot_rooms.py {told} --level {asked.level}`,",
            f"python {platform.python_version()}, {platform.machine()}. Server and bots share one core, the",
            f"load has the other. {asked.people} rooms of four people play at two actions a second a room,",
            "with and without rooms of four bots beside them. Seconds in which others (the hypervisor among",
            f"them) had more than {QUIET:.0%} of a core count for neither side; the last p99 has them too.",
            "",
            "| run | | p50 ms | p99 ms | quiet s | cpu: server | bots | others "
            "| of bots/s | games ended | p99, all s |",
            "|---|---|---|---|---|---|---|---|---|---|---|",
            *rows,
            "",
            f"All quiet seconds together: p99 {with_bots} ms with bots, {without} ms without: "
            f"{with_bots / without:.2f} times (bar {BAR}).",
            "",
        ]
    )


def row(turn: int, what: str, taken: Taken) -> str:
    return (
        f"| {turn + 1} | {what} | {milliseconds(taken.delays, 0.5)} | {milliseconds(taken.delays, 0.99)} "
        f"| {taken.quiet} of {taken.seconds} "
        f"| {taken.server:.2f} | {taken.thinking:.2f} | {taken.others:.2f} | {taken.deeds:.0f} "
        f"| {taken.ends} | {taken.p99_with_noise} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else None)
    parser.add_argument("--rooms", type=int, default=200, help="of four bots each")
    parser.add_argument("--people", type=int, default=50, help="rooms of four people")
    parser.add_argument("--seconds", type=int, default=20, help="quiet ones")
    parser.add_argument("--warm", type=float, default=60, help="seconds before the delays are taken")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--level", default="human")
    parser.add_argument("--scenario", type=int, default=3)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        text = runner.run(report(asked))
    print(text)
    if asked.out:
        asked.out.write_text(text)


if __name__ == "__main__":
    main()
