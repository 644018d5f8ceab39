"""Bots think in a process of their own: the loop only moves bytes.

It begins with the first table of bots. If it dies, or is ended because it answers nothing for long, another
one is told everything again that the tables were told, and asked again what was not answered; until then
seats wait, and nothing else is touched. A bot that never comes to an end is given up: the others go on.
"""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Sequence

from hushmaze.server.bots.frames import framed
from hushmaze.server.bots.line import Line
from hushmaze.server.bots.thinking import OnAnswer
from hushmaze.server.bots.watchdog import Watchdog
from hushmaze.server.bots.worker_messages import (
    Answer,
    BotMessage,
    CloseTable,
    News,
    OpenTable,
    Question,
    RemoveBot,
)

WORKER = (sys.executable, "-m", "hushmaze.server.bots.worker")
_FIRST_PAUSE_S = 0.1
_LONGEST_PAUSE_S = 10.0
_WELL_AFTER_S = 60
"""A process that answered for so long was a good one; after others, pauses grow."""
_MOST_SILENCES = 3
"""So often the answer of one bot may be what nobody hears the end of."""

log = logging.getLogger("hushmaze.bots")

BotKey = tuple[int, int]
"""A table, and which of its bots."""


class WorkerProcess:
    def __init__(self, loop: asyncio.AbstractEventLoop, program: Sequence[str] = WORKER) -> None:
        self._loop = loop
        self._program = program
        self._tables: dict[int, list[bytes]] = {}
        """By table, what was said of it; framed."""
        self._asked: dict[BotKey, tuple[bytes, OnAnswer]] = {}
        """What was not answered yet, in the order in which it is thought about."""
        self._silences: Counter[BotKey] = Counter()
        """How often a process fell silent over a bot that has not answered since."""
        self._line: Line | None = None
        self._watch = Watchdog(loop, lambda: bool(self._asked), self._silent)
        self._began = self._last_heard = 0.0
        self._again: asyncio.TimerHandle | None = None
        """When a process has ended, until the next one."""
        self._pause_s = _FIRST_PAUSE_S
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Of the process, while there is one."""
        return None if self._line is None else self._line.process.pid

    def send(self, said: BotMessage) -> None:
        frame = framed(said)
        if isinstance(said, OpenTable):
            self._tables[said.table] = []
        if isinstance(said, OpenTable | News):
            self._tables[said.table].append(frame)
        elif isinstance(said, RemoveBot):
            self._settle((said.table, said.bot))
        elif isinstance(said, CloseTable):
            del self._tables[said.table]
        self._send(frame)

    def ask(self, question: Question, told: OnAnswer) -> None:
        frame = framed(question)
        self._asked[question.table, question.bot] = frame, told
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
        self._began = self._last_heard = self._loop.time()
        self._watch.begin()
        for frames in self._tables.values():
            self._line.send(b"".join(frames))
        for frame, _ in self._asked.values():
            self._line.send(frame)

    def _heard(self, answer: Answer) -> None:
        self._last_heard = self._loop.time()
        self._watch.heard()
        told = self._settle((answer.table, answer.bot))
        if told is not None:
            told(answer)

    def _settle(self, bot: BotKey) -> OnAnswer | None:
        """Who waits for this bot's answer; from now on nobody does."""
        del self._silences[bot]
        waiting = self._asked.pop(bot, None)
        return None if waiting is None else waiting[1]

    def _died(self) -> None:
        log.error("the bots' process has ended")
        self._pause()

    def _silent(self) -> None:
        """It answers in order, so it is the first question that it has not come to the end of."""
        log.error("the bots' process answers nothing, and is ended")
        assert self._line is not None, "only a process is watched"
        self._line.close()
        self._pause()
        bot = next(iter(self._asked))
        self._silences[bot] += 1
        if self._silences[bot] < _MOST_SILENCES:
            self._asked[bot] = self._asked.pop(bot)  # next time all others have their turn before
            return
        told = self._settle(bot)
        assert told is not None, "it was asked"
        told(Answer(*bot, fault=f"It has not answered, {_MOST_SILENCES} times."))

    def _pause(self) -> None:
        """There is no process now; the more of them went wrong, the later another one begins."""
        self._watch.end()
        self._line = None
        if self._last_heard - self._began >= _WELL_AFTER_S:
            self._pause_s = _FIRST_PAUSE_S
            self._watch.calm()
        log.info("the bots' next process begins in %.1f s", self._pause_s)
        self._again = self._loop.call_later(self._pause_s, self._begin)
        self._pause_s = min(2 * self._pause_s, _LONGEST_PAUSE_S)

    async def close(self) -> None:
        self._closed = True
        self._asked.clear()
        self._watch.end()
        if self._again is not None:
            self._again.cancel()
        if self._line is not None:
            self._line.close()
        self._line = None
