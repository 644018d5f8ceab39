"""The line to a process that answers: bytes are moved when there are any, and the loop never waits."""

import asyncio
import os
import subprocess
from collections.abc import Callable, Sequence

import msgspec

from hushmaze.server.bots.frames import Unframed
from hushmaze.server.bots.worker_messages import Answer

_PIECE = 1 << 16


class Line:
    """Begins the process. `died` is called once if it ends by itself, and then nothing is heard any more."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        program: Sequence[str],
        heard: Callable[[Answer], None],
        died: Callable[[], None],
    ) -> None:
        self._loop = loop
        self._heard, self._died = heard, died
        self.process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._to, self._from = self.process.stdin, self.process.stdout
        for pipe in (self._to, self._from):
            os.set_blocking(pipe.fileno(), False)
        self._answers = Unframed(msgspec.msgpack.Decoder(Answer))
        self._unsent: list[bytes] = []
        self._writes = False
        """Whether it is going to be written anyway."""
        self._open = True
        loop.add_reader(self._from.fileno(), self._readable)

    def send(self, payload: bytes) -> None:
        """All of one turn of the loop is written at once."""
        self._unsent.append(payload)
        if not self._writes:
            self._writes = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        if not self._open:
            return
        payload = b"".join(self._unsent)
        try:
            written = os.write(self._to.fileno(), payload)
        except BlockingIOError:
            written = 0
        except BrokenPipeError:
            return  # that it has ended will be read
        self._unsent = [payload[written:]] if written < len(payload) else []
        self._writes = bool(self._unsent)
        if self._writes:
            self._loop.add_writer(self._to.fileno(), self._write)
        else:
            self._loop.remove_writer(self._to.fileno())

    def _readable(self) -> None:
        try:
            piece = os.read(self._from.fileno(), _PIECE)
            for answer in self._answers.add(piece):
                self._heard(answer)
        except BlockingIOError:
            return
        except msgspec.MsgspecError:
            piece = b""  # this is not who it should be
        if not piece and self._open:
            self.close()
            self._died()

    def close(self) -> None:
        """The process is ended."""
        self._open = False
        self._loop.remove_reader(self._from.fileno())
        self._loop.remove_writer(self._to.fileno())
        self._to.close()
        self._from.close()
        self.process.kill()
        self.process.wait()
