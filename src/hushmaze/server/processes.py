"""Starts and ends other programs without leaving a process behind."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress
from subprocess import PIPE


async def start_process(program: Sequence[str], stderr: int | None = None) -> Process:
    """Starts a program with pipes as its input and output.

    If the caller is cancelled meanwhile, the process is ended before the cancellation goes on.
    """
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, stderr=stderr)
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await end_process(await starting)
        raise


async def end_process(process: Process) -> None:
    """Kills a process if it still runs; returns when it is gone and its pipes are closed.

    Nobody else may be reading its output.
    """
    kill(process)
    await process.communicate()


def kill(process: Process) -> None:
    """Kills a process if it still runs."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
