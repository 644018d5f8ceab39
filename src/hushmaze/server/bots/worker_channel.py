"""The pipes to one worker process: sends frames to it and reads its answers."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec

from hushmaze.server.bots.worker_messages import BotAnswer
from hushmaze.server.processes import end_process, kill, start_process
from hushmaze.server.worker_pipe import PIECE, Unframed


class WorkerChannel:
    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self._answers = Unframed(msgspec.msgpack.Decoder(BotAnswer))
        self._unsent: list[bytes] = []

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, payload: bytes) -> None:
        """Sends all payloads of one turn of the event loop in one write, and never waits.

        What a process does not read is kept in memory. One that is gone is noticed by `answers`.
        """
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._write)
        self._unsent.append(payload)

    def _write(self) -> None:
        payload = b"".join(self._unsent)
        self._unsent.clear()
        if not self._stdin.is_closing():
            self._stdin.write(payload)

    async def answers(self) -> list[BotAnswer]:
        """Waits for the next answers and returns those that arrived together; none at the end of the output.

        Raises a FrameError if the process writes something else.
        """
        while piece := await self._stdout.read(PIECE):
            if whole := list(self._answers.add(piece)):
                return whole
        return []

    def kill(self) -> None:
        kill(self._process)


@asynccontextmanager
async def worker_channel(program: Sequence[str]) -> AsyncIterator[WorkerChannel]:
    """Starts a process, and ends it with the block, however that is left."""
    process = await start_process(program)
    try:
        yield WorkerChannel(process)
    finally:
        await end_process(process)
