"""`hushmaze play` as a process of its own."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process

PLAY = (sys.executable, "-m", "hushmaze", "play")


async def start(*arguments: str, command: tuple[str, ...] = PLAY) -> Process:
    return await asyncio.create_subprocess_exec(*command, *arguments, stdout=PIPE, stderr=PIPE)


async def lines_until(process: Process, last: str) -> list[str]:
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or not lines[-1].startswith(last):
        line = (await process.stdout.readline()).decode()
        if not line:
            raise AssertionError((lines, await process.communicate()))
        lines.append(line.removesuffix("\n"))
    return lines


async def welcome(process: Process) -> list[str]:
    return await lines_until(process, "Press Ctrl-C")


async def goodbye(process: Process) -> str:
    """What it says after Ctrl-C."""
    process.send_signal(signal.SIGINT)
    out, err = await process.communicate()
    assert (process.returncode, err.decode()) == (0, "")
    return out.decode()


async def failed(*arguments: str, command: tuple[str, ...] = PLAY) -> str:
    """The one line that it says and ends with status 2."""
    process = await start(*arguments, command=command)
    out, err = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    (line,) = err.decode().splitlines()
    return line
