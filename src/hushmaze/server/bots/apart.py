"""Bots think in a process of their own: the loop only moves bytes.

It begins with the first table of bots. If it dies, another one is told everything again that the tables were
told, and asked again what was not answered; until then seats wait, and nothing else is touched.
"""

import asyncio
import logging
import sys
from collections.abc import Sequence

from hushmaze.server.bots.frames import framed
from hushmaze.server.bots.line import Line
from hushmaze.server.bots.questions import Answer, Closed, Left, News, Opened, Question, Said
from hushmaze.server.bots.thinking import Told

WORKER = (sys.executable, "-m", "hushmaze.server.bots.worker")
_FIRST_PAUSE_S = 0.1
_LONGEST_PAUSE_S = 10.0

log = logging.getLogger("hushmaze.bots")


class Apart:
    def __init__(self, loop: asyncio.AbstractEventLoop, program: Sequence[str] = WORKER) -> None:
        self._loop = loop
        self._program = program
        self._tables: dict[int, list[bytes]] = {}
        """By table, what was said of it; framed."""
        self._asked: dict[tuple[int, int], tuple[bytes, Told]] = {}
        """By table and bot, what was not answered yet."""
        self._line: Line | None = None
        self._again: asyncio.TimerHandle | None = None
        """When a process has died, until the next one."""
        self._pause_s = _FIRST_PAUSE_S
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of the process, while there is one."""
        return None if self._line is None else self._line.process.pid

    def say(self, said: Said) -> None:
        frame = framed(said)
        if isinstance(said, Opened):
            self._tables[said.table] = []
        if isinstance(said, Opened | News):
            self._tables[said.table].append(frame)
        elif isinstance(said, Left):
            self._asked.pop((said.table, said.sitter), None)
        elif isinstance(said, Closed):
            del self._tables[said.table]
        self._send(frame)

    def ask(self, question: Question, told: Told) -> None:
        frame = framed(question)
        self._asked[question.table, question.sitter] = frame, told
        self._send(frame)

    def _send(self, frame: bytes) -> None:
        if self._line is not None:
            self._line.send(frame)
        elif self._again is None and not self._closed:
            self._begin()

    def _begin(self) -> None:
        """Everything is said that is known by now."""
        self._again = None
        self._line = Line(self._loop, self._program, self._heard, self._died)
        for frames in self._tables.values():
            self._line.send(b"".join(frames))
        for frame, _ in self._asked.values():
            self._line.send(frame)

    def _heard(self, answer: Answer) -> None:
        self._pause_s = _FIRST_PAUSE_S
        waiting = self._asked.pop((answer.table, answer.sitter), None)
        if waiting is not None:
            waiting[1](answer)

    def _died(self) -> None:
        log.error("the bots' process has ended; another one begins in %.1f s", self._pause_s)
        self._line = None
        self._again = self._loop.call_later(self._pause_s, self._begin)
        self._pause_s = min(2 * self._pause_s, _LONGEST_PAUSE_S)

    def close(self) -> None:
        self._closed = True
        self._asked.clear()
        if self._again is not None:
            self._again.cancel()
        if self._line is not None:
            self._line.close()
        self._line = None
