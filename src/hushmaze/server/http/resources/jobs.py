"""Work that takes seconds of a core: in a process of its own, one at a time, and never for long.

Each job gets a fresh process, so there is none to keep alive, and one that hangs is simply ended. It ends by
itself soon after a server that died.
"""

import asyncio
import logging
import sys
from collections.abc import Sequence

from hushmaze.server.processes import end_process, start_process

WITHIN_S = 30
"""On a busy machine; a job takes a second or two of a core."""
MOST_WAITING = 16

ANALYSIS = (sys.executable, "-m", "hushmaze.analysis")

log = logging.getLogger("hushmaze.side_work")


class BusyError(Exception):
    """Too many wait already, or it took too long: it may work later."""


class SideWork:
    def __init__(self, program: Sequence[str] = ANALYSIS, within_s: float = WITHIN_S) -> None:
        self._program = program
        self._within_s = within_s
        self._one_at_a_time = asyncio.Semaphore(1)
        self.waiting = 0
        """How many ask just now."""

    async def ask(self, question: bytes) -> bytes:
        """What the program writes for this on its input; a BusyError if that is not to be had now."""
        if self.waiting >= MOST_WAITING:
            raise BusyError
        self.waiting += 1
        try:
            async with self._one_at_a_time:
                return await self._run(question)
        finally:
            self.waiting -= 1

    async def _run(self, question: bytes) -> bytes:
        process = await start_process(self._program, stderr=asyncio.subprocess.PIPE)
        try:
            answer, complaint = await asyncio.wait_for(process.communicate(question), self._within_s)
        except TimeoutError:
            log.error("a job took more than %s s and was ended", self._within_s)
            raise BusyError from None
        finally:
            if process.returncode is None:
                await end_process(process)
        if process.returncode != 0:
            log.error("a job failed: %s", complaint.decode(errors="replace"))
            raise BusyError
        return answer
