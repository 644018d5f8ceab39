"""Other programs are started and ended without leaving a process behind."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import pytest

from hushmaze.server.processes import end_process, start_process
from tests.server.support import in_loop

SLEEPS = ("sleep", "3600")


def children() -> set[str]:
    """The ids of all processes that this one has started and not taken leave of."""
    found: set[str] = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has just ended
            found.update((task / "children").read_text().split())
    return found


@in_loop
async def test_a_process_reads_and_writes_through_pipes() -> None:
    process = await start_process(("cat",))
    assert (await process.communicate(b"abc"))[0] == b"abc"
    await end_process(process)
    assert process.returncode == 0, "one that ended by itself is only taken leave of"


@in_loop
async def test_one_that_is_ended_is_gone_though_it_never_read_what_it_was_sent() -> None:
    process = await start_process(SLEEPS)
    assert process.stdin is not None
    process.stdin.write(b"x" * (1 << 20))
    await end_process(process)
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)
    await end_process(process)


@in_loop
async def test_a_caller_who_is_cancelled_while_it_starts_leaves_none_behind() -> None:
    before = children()
    starting = asyncio.create_task(start_process(SLEEPS))
    await asyncio.sleep(0)
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert children() <= before


@in_loop
async def test_a_program_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(OSError, match="No such file"):
        await start_process(("/no-such-program",))
