"""The real server as a process of its own, to be killed and started again on the same folder."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from hushmaze.storage import Durability

NO_LIMITS = {
    "HUSHMAZE_MESSAGES": "1000000/s 1000000",
    "HUSHMAZE_NEW_ROOMS": "1000000/min 10000",
    "HUSHMAZE_NEW_GAMES": "10000/s 10000",
}
"""Floods are another test's matter."""

_COMPLAINTS = (" ERROR ", " CRITICAL ", '"level": "error"', '"level": "critical"', "Traceback")

SERVER = ("-m", "hushmaze")
"""What Python is to run."""

STARTS_WITHIN_S = 60
"""Only a guard against hanging."""


class Life:
    """One process, from the line with its address to its end."""

    def __init__(self, url: str, process: Process) -> None:
        self.url = url
        self.ended = False
        self.lasted_s = 0.0
        self._born = time.monotonic()
        self._process = process

    @property
    def pid(self) -> int:
        return self._process.pid

    async def kill(self) -> None:
        """``kill -9``: no farewell, nothing is written any more."""
        await self._end(self._process.kill)

    async def stop(self) -> int | None:
        """``SIGTERM``; gives the exit status."""
        await self._end(self._process.terminate)
        return self._process.returncode

    async def _end(self, how: Callable[[], None]) -> None:
        """Told to clients before it happens, so that they know a kill from a fault."""
        if self._process.returncode is not None:
            return
        self.ended = True
        how()
        await self._process.communicate()
        self.lasted_s = time.monotonic() - self._born


class Lives:
    """Life after life on one folder; clients wait here for the next one."""

    def __init__(self, folder: Path, program: Sequence[str], durability: Durability) -> None:
        self._folder = folder
        self._program = program
        self._durability = durability
        self._born = asyncio.Condition()
        self.all: list[Life] = []

    @property
    def now(self) -> Life:
        return self.all[-1]

    async def begin(self) -> Life:
        process = await _spawn(self._program, self._folder, self._durability)
        try:
            url = await asyncio.wait_for(address_of(process), STARTS_WITHIN_S)
        except BaseException:
            process.kill()
            await process.communicate()
            raise
        async with self._born:
            self.all.append(Life(url, process))
            self._born.notify_all()
        return self.now

    async def running(self) -> Life:
        """The process that runs; waits for the next one while there is none."""
        async with self._born:
            await self._born.wait_for(lambda: self.all and not self.now.ended)
        return self.now

    @property
    def complaints(self) -> list[str]:
        """Lines of all their logs that should not be there."""
        lines = (self._folder / "server.log").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if any(sign in line for sign in _COMPLAINTS)]


async def _spawn(program: Sequence[str], folder: Path, durability: Durability) -> Process:
    flags = ("--port", "0", "--data", str(folder), "--durability", durability)
    command = (sys.executable, *program, "serve", *flags)
    with (folder / "server.log").open("ab") as log:
        return await asyncio.create_subprocess_exec(
            *command, env=os.environ | NO_LIMITS, stdout=PIPE, stderr=log
        )


async def address_of(process: Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        words = line.decode().split()
        if words and words[-1].startswith("http://"):
            return words[-1]
    raise AssertionError("the server ended before it began")


@asynccontextmanager
async def lives_on(
    folder: Path, program: Sequence[str] = SERVER, durability: Durability = "disk"
) -> AsyncIterator[Lives]:
    """However the block is left, no process is."""
    lives = Lives(folder, program, durability)
    try:
        yield lives
    finally:
        if lives.all:
            await lives.now.kill()
