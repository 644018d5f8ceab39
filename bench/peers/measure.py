"""One server under the load of `load.py`: how much it delivers, and how soon at half of that.

    python bench/peers/measure.py --peer relay --rooms 25 --members 8 --seconds 5

The server has one core and this process another. Prints one line of JSON. Rates are messages delivered a
second (an action in a room of eight is eight messages); delays run from when an action was due to when the
last member of its room had it. `server_cpu` and `client_cpu` are shares of a core in the highest trial that
was kept: a client near 1 beside a server well below means that the figure is the load's and not the server's.
`others_cpu` is what else ran on the machine: above some 0.2, measure again. A trial is listed as rate, kept
or not, server, client, others. Whatever was started is stopped, however this ends.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from socket import socket

import uvloop

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))  # so that `peers` is found however this is started

from peers.drivers import BoardgameIo, Colyseus, Relay  # noqa: E402 - the line above comes first
from peers.load import Driver, Load, Steady  # noqa: E402
from peers.our_driver import Ours  # noqa: E402
from peers.saturation import Trial, best, search  # noqa: E402
from peers.usage import usage  # noqa: E402

SERVER_CORE, CLIENT_CORE = 0, 1
WARM = 3.0
"""Seconds that count for nothing, while a just-in-time compiler makes up its team."""


@dataclass(frozen=True)
class Peer:
    name: str
    driver: Driver
    command: Sequence[str]
    """The port is added at its end. It prints `ready PORT`, and ends on SIGTERM."""
    python: Sequence[str] = ()
    node: Sequence[str] = ()
    """Packages whose versions the report names."""

    def versions(self) -> dict[str, str]:
        found = {name: version(name) for name in self.python}
        found |= {name: node_version(name) for name in self.node}
        return found | {"python": python_version()}


def node_version(package: str) -> str:
    file = HERE / "node_modules" / package / "package.json"
    return str(json.loads(file.read_text())["version"]) if file.exists() else "not installed"


PEERS: Mapping[str, Peer] = {
    peer.name: peer
    for peer in (
        Peer(
            "ours",
            Ours(),
            (sys.executable, str(HERE / "ours.py")),
            python=("picows", "uvloop", "uvicorn", "msgspec"),
        ),
        Peer("relay", Relay(), (sys.executable, str(HERE / "relay.py")), python=("picows", "uvloop")),
        Peer(
            "colyseus",
            Colyseus(),
            ("node", str(HERE / "colyseus" / "server.mjs")),
            node=("@colyseus/core", "@colyseus/ws-transport", "ws"),
        ),
        Peer(
            "boardgameio",
            BoardgameIo(),
            ("node", str(HERE / "boardgameio" / "server.mjs")),
            node=("boardgame.io", "socket.io", "ws"),
        ),
    )
}


@dataclass(frozen=True)
class Plan:
    rooms: int
    members: int
    seconds: float


async def measure(peer: Peer, plan: Plan) -> dict[str, object]:
    """Start it, load it, stop it."""
    load_average = os.getloadavg()[0]
    pin()
    async with started(peer.command) as (server, port):
        load = Load(peer.driver, plan.members)
        try:
            await load.connect(port, plan.rooms)
            guess = await load.warm(WARM)
            trials = await search(load, guess, plan.seconds / 2, lambda: usage(server.pid))
            full = best(trials)
            half = await typical(load, full.rate / 2, plan.seconds)
            broken = load.disconnected
        finally:
            await load.close()
    return {
        "peer": peer.name,
        "members": plan.members,
        "rooms": plan.rooms,
        "saturation_msgs_per_s": round(full.rate),
        "half_load": {"offered": round(full.rate / 2), **report(half)},
        "server_cpu": round(full.usage.server, 2),
        "client_cpu": round(full.usage.client, 2),
        "others_cpu": round(full.usage.others, 2),
        "disconnected": broken,
        "closed_loop": round(guess),
        "trials": [listed(trial) for trial in trials],
        "load_average": round(load_average, 2),
        "versions": peer.versions(),
    }


async def delays_at(peer: Peer, plan: Plan, rate: float) -> Steady:
    """Start it, and load it with so many messages a second."""
    pin()
    async with started(peer.command) as (_server, port):
        load = Load(peer.driver, plan.members)
        try:
            await load.connect(port, plan.rooms)
            await load.warm(WARM)
            return await typical(load, rate, plan.seconds)
        finally:
            await load.close()


async def typical(load: Load, rate: float, seconds: float) -> Steady:
    """Of three runs, the one with the median tail: what else the machine does shows in the tail first."""
    runs = [await load.steady(rate, seconds) for _ in range(3)]
    return sorted(runs, key=lambda run: milliseconds(run.delays, 0.99))[1]


def listed(trial: Trial) -> list[float | bool]:
    shares = trial.usage.server, trial.usage.client, trial.usage.others
    return [round(trial.rate), trial.kept, *(round(share, 2) for share in shares)]


def report(half: Steady) -> dict[str, float]:
    return {
        "p50_ms": milliseconds(half.delays, 0.50),
        "p99_ms": milliseconds(half.delays, 0.99),
        "late_p99_ms": milliseconds(half.late, 0.99),
        "actions": len(half.delays),
        "lost": half.lost,
    }


def milliseconds(nanoseconds: Sequence[int], share: float) -> float:
    ordered = sorted(nanoseconds)
    return round(ordered[int(share * (len(ordered) - 1))] / 1e6, 3) if ordered else float("nan")


def pin() -> None:
    """This process, the load, keeps to its core, if there are two, and sleeps no longer than it asks to."""
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {CLIENT_CORE})
    slack = Path("/proc/self/timerslack_ns")
    if slack.exists():
        slack.write_text("1")


def pinned(command: Sequence[str]) -> list[str]:
    """The server keeps to its core, and dies with us; both by util-linux, and neither where it is missing."""
    prefix: list[str] = []
    if shutil.which("setpriv"):
        prefix += ["setpriv", "--pdeathsig", "TERM"]
    if shutil.which("taskset"):
        prefix += ["taskset", "-c", str(SERVER_CORE)]
    return [*prefix, *command]


@asynccontextmanager
async def started(command: Sequence[str]) -> AsyncIterator[tuple[Process, int]]:
    port = free_port()
    server = await asyncio.create_subprocess_exec(
        *pinned(command),
        str(port),
        stdin=DEVNULL,
        stdout=PIPE,
        env={**os.environ, "NODE_ENV": "production"},
        start_new_session=True,  # a Ctrl-C reaches us, and we stop it
    )
    try:
        await asyncio.wait_for(said_ready(server, port), 30)
        reader = asyncio.create_task(drain(server))
        yield server, port
        reader.cancel()
    finally:
        await stop(server)


async def said_ready(server: Process, port: int) -> None:
    assert server.stdout is not None
    async for line in server.stdout:
        if line.decode().strip() == f"ready {port}":
            return
    raise RuntimeError("the server ended before it was ready")


async def drain(server: Process) -> None:
    """What it says later is read and dropped, or its pipe would fill."""
    assert server.stdout is not None
    while await server.stdout.read(1 << 16):
        pass


async def stop(server: Process) -> None:
    if server.returncode is not None:
        return
    server.terminate()
    try:
        await asyncio.wait_for(server.wait(), 5)
    except TimeoutError:
        server.kill()
        await server.wait()


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def main(peer: Peer, plan: Plan) -> None:
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    print(json.dumps(await measure(peer, plan)))


def parse() -> tuple[Peer, Plan]:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--peer", choices=sorted(PEERS), required=True)
    parser.add_argument("--rooms", type=int, default=25)
    parser.add_argument("--members", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    return PEERS[given.peer], Plan(given.rooms, given.members, given.seconds)


if __name__ == "__main__":
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(main(*parse()))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("stopped")
