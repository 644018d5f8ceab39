"""Many servers as one, on this machine: PostgreSQL, NATS, three nodes and haproxy, all on loopback.

    python tools/cluster.py [--nodes 3] [--port 8080] [--no-browser]

Everything is in a folder of its own, which is gone when it is stopped (Ctrl-C). Whenever that changes, it
prints who owns which room. Try it: open a room in two browsers, and kill a node by the number it has here.
"""

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import webbrowser
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import asyncpg
from tests.support.engines import find_nats, find_postgres, free_port, running_nats, running_postgres

LOOK_EVERY_S = 1
_DESKTOP = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")

_HAPROXY = """
defaults
    mode http
    timeout connect 3s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    option redispatch
frontend people
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance roundrobin
    option httpchk GET /readyz
    default-server check inter 500ms fall 1 rise 1
{servers}
"""

_OWNERS = """
    SELECT code, node FROM rooms JOIN nodes USING (node, epoch) WHERE lease_until > clock_timestamp()
    ORDER BY code
"""


def say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def missing() -> list[str]:
    """What has to be installed first."""
    found = {"postgresql": find_postgres(), "nats-server": find_nats(), "haproxy": find_haproxy()}
    return [name for name, where in found.items() if where is None]


def find_haproxy() -> str | None:
    return shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")


@asynccontextmanager
async def node(number: int, store: str, bus: str, folder: Path) -> AsyncIterator[tuple[Process, str]]:
    """Yields the process and its address; asks it to stop in the end."""
    with (folder / f"node-{number}.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hushmaze", "serve", "--port", "0", "--store", store, "--bus", bus,
            stdin=DEVNULL, stdout=PIPE, stderr=log, start_new_session=True,
        )  # fmt: skip
    try:
        assert process.stdout is not None
        address = (await process.stdout.readline()).decode().split()[-1:]
        if not address:
            raise SystemExit(f"Node {number} did not start:\n{(folder / f'node-{number}.log').read_text()}")
        yield process, address[0]
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.communicate()


@asynccontextmanager
async def balancer(addresses: Sequence[str], port: int, folder: Path) -> AsyncIterator[None]:
    servers = "\n".join(
        f"    server n{number} {address.removeprefix('http://')}"
        for number, address in enumerate(addresses, start=1)
    )
    file = folder / "haproxy.cfg"
    file.write_text(_HAPROXY.format(port=port, servers=servers))
    program = find_haproxy()
    assert program is not None
    process = await asyncio.create_subprocess_exec(
        program, "-db", "-q", "-f", str(file), stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    try:
        while not await answers(port):
            if process.returncode is not None:
                raise SystemExit(f"haproxy did not start; is port {port} taken?")
            await asyncio.sleep(0.1)
        yield
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


async def show_owners(store: str, pids: Sequence[int], stopped: asyncio.Event) -> None:
    """Prints who owns which room whenever that has changed, until it is stopped."""
    connection = await asyncpg.connect(store)
    shown = None
    while not stopped.is_set():
        owners = [(code, number_of(name, pids)) for code, name in await connection.fetch(_OWNERS)]
        if owners != shown:
            shown = owners
            say("  ".join(f"{code}: node {number}" for code, number in owners) or "no rooms yet")
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), LOOK_EVERY_S)
    await connection.close()


def number_of(name: str, pids: Sequence[int]) -> str:
    """A node's name has the number of its process in it."""
    found = (str(number) for number, pid in enumerate(pids, start=1) if f"-{pid}-" in name)
    return next(found, name)


async def run(asked: argparse.Namespace, store: str, bus: str, folder: Path) -> None:
    """Until SIGINT or SIGTERM."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    port = asked.port or free_port()
    async with AsyncExitStack() as stack:
        nodes = [
            await stack.enter_async_context(node(number, store, bus, folder))
            for number in range(1, asked.nodes + 1)
        ]
        await stack.enter_async_context(balancer([address for _, address in nodes], port, folder))
        url = f"http://127.0.0.1:{port}"
        for number, (process, address) in enumerate(nodes, start=1):
            say(f"node {number} is process {process.pid} at {address}")
        say(f"Hushmaze is open at {url}; Ctrl-C stops everything.")
        if not asked.no_browser and any(os.environ.get(name) for name in _DESKTOP):
            webbrowser.open(url)
        await show_owners(store, [process.pid for process, _ in nodes], stopped)
        say("stopping")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--port", type=int, default=0, help="of the load balancer; any free one if not given")
    parser.add_argument("--no-browser", action="store_true")
    asked = parser.parse_args()
    if missing():
        say(f"Many servers need {', '.join(missing())}: sudo apt-get install {' '.join(missing())}")
        return 1
    with ExitStack() as engines:
        postgres = engines.enter_context(running_postgres())
        nats = engines.enter_context(running_nats())
        folder = Path(engines.enter_context(tempfile.TemporaryDirectory(prefix="hushmaze-cluster-")))
        asyncio.run(run(asked, postgres.url, nats.url, folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
