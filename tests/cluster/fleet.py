"""Nodes as processes of their own: killed, held up, asked to stop, and replaced."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.survival.process import NO_LIMITS, STARTS_WITHIN_S, address_of


class NodeProcess:
    def __init__(self, url: str, process: Process) -> None:
        self.url = url
        self.ended = False
        self._process = process

    @property
    def pid(self) -> int:
        return self._process.pid

    def is_named(self, node: str) -> bool:
        """Whether this is the name it has in the database."""
        return f"-{self.pid}-" in node

    async def kill(self) -> None:
        self.ended = True
        self._process.kill()
        await self._process.communicate()

    async def stop(self) -> int | None:
        """``SIGTERM``; gives the exit status."""
        self.ended = True
        self._process.terminate()
        await self._process.communicate()
        return self._process.returncode

    def hold(self) -> None:
        """Nothing happens in it until `let_go`, and it does not notice."""
        self._process.send_signal(signal.SIGSTOP)

    def let_go(self) -> None:
        self._process.send_signal(signal.SIGCONT)


class Fleet:
    """All of them write their logs into one file."""

    def __init__(self, folder: Path, ways: Sequence[tuple[str, str]], lease_s: int) -> None:
        self._log = folder / "nodes.log"
        self._environment = os.environ | NO_LIMITS | {"HUSHMAZE_LEASE_S": str(lease_s)}
        self._ways = ways
        """For each place in the fleet: how it reaches the database and the bus."""
        self.nodes: list[NodeProcess] = []

    @property
    def living(self) -> list[NodeProcess]:
        return [node for node in self.nodes if not node.ended]

    async def start(self, place: int) -> NodeProcess:
        store, bus = self._ways[place]
        flags = ("--port", "0", "--store", store, "--bus", bus, "--log-level", "info")
        with self._log.open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "hushmaze", "serve", *flags,
                env=self._environment, stdout=PIPE, stderr=log,
            )  # fmt: skip
        try:
            url = await asyncio.wait_for(address_of(process), STARTS_WITHIN_S)
        except BaseException:
            process.kill()
            await process.communicate()
            raise
        node = NodeProcess(url, process)
        if place < len(self.nodes):
            self.nodes[place] = node
        else:
            self.nodes.append(node)
        return node


@asynccontextmanager
async def fleet_of(folder: Path, ways: Sequence[tuple[str, str]], lease_s: int) -> AsyncIterator[Fleet]:
    """However the block is left, no process is."""
    fleet = Fleet(folder, ways, lease_s)
    try:
        for place in range(len(ways)):
            await fleet.start(place)
        yield fleet
    finally:
        for node in fleet.living:
            await node.kill()
