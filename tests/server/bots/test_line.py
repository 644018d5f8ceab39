"""The line to where bots think: what the system may do to a pipe harms nobody."""

import asyncio
import os
import sys

from hushmaze.server.bots.line import Line
from hushmaze.server.bots.worker_messages import Answer
from tests.server.support import in_loop

BUSY = "import os; os.read(os.pipe()[0], 1)"
"""Never comes to listen."""
DEAF = f"import os; os.close(0); os.write(1, b'....'); {BUSY}"
"""Says when it has closed its ears, and lives on."""


def nobody(_answer: Answer) -> None:
    raise AssertionError("nothing was asked")


async def line_to(program: str, died: asyncio.Event) -> Line:
    return Line(asyncio.get_running_loop(), (sys.executable, "-c", program), nobody, died.set)


@in_loop
async def test_woken_for_nothing_it_waits_on() -> None:
    died = asyncio.Event()
    line = await line_to(BUSY, died)
    line._readable()
    line.send(b"x" * (1 << 20))
    line._write()
    unsent = line._unsent
    line._write()
    assert line._unsent == unsent, "the pipe is full"
    assert not died.is_set()
    line.close()
    line._write()
    assert line._unsent == unsent, "and after its end nothing is written"


@in_loop
async def test_nobody_at_the_other_end_is_found_out_by_reading() -> None:
    died = asyncio.Event()
    line = await line_to(DEAF, died)
    os.set_blocking(line._from.fileno(), True)
    assert os.read(line._from.fileno(), 4) == b"...."
    os.set_blocking(line._from.fileno(), False)
    line.send(b"is anybody there?")
    line._write()
    assert not died.is_set()
    line.process.kill()
    await asyncio.wait_for(died.wait(), 60)
