"""Lets all bots of a server think in one process of their own, and keeps such a process running.

It starts with the first message. When it dies, or is killed because it answers nothing for long, another one
starts after a pause, is sent everything again that is known of the tables, and is asked again what was not
answered; until then seats wait, and nothing else is touched. A bot whose thought never ends is given up: the
others go on.
"""

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Sequence

from msgspec import structs

from hushmaze.server.bots.thinking import OnAnswer
from hushmaze.server.bots.watchdog import LOOK_EVERY_MS, Watchdog
from hushmaze.server.bots.worker_channel import WorkerChannel, worker_channel
from hushmaze.server.bots.worker_messages import (
    BotAnswer,
    BotMessage,
    BotQuestion,
    CloseTable,
    NewEvents,
    OpenTable,
    RemoveBot,
)
from hushmaze.server.game.clock import Clock, Deadline
from hushmaze.server.worker_pipe import FrameError, length_prefixed

WORKER = (sys.executable, "-m", "hushmaze.server.bots.worker")

FIRST_PAUSE_MS = 100
LONGEST_PAUSE_MS = 10_000
"""Pauses between processes double, from the first to the longest."""
WELL_AFTER_MS = 60_000
"""A process that answered for this long was a good one; pauses and patience begin anew after it."""
MOST_SILENCES = 3
"""A bot is given up when this many processes fell silent over its thought."""

log = logging.getLogger("hushmaze.bots")

BotKey = tuple[int, int]
"""A table, and which of its bots."""


class WorkerProcess:
    """See `Thinking`."""

    def __init__(
        self, clock: Clock, program: Sequence[str] = WORKER, look_every_ms: int = LOOK_EVERY_MS
    ) -> None:
        self._clock = clock
        self._program = program
        self._tables: dict[int, list[bytes]] = {}
        """For each table, the frames that a new process must get."""
        self._unanswered: dict[BotKey, tuple[BotQuestion, OnAnswer]] = {}
        """Open questions, in the order in which they are thought about."""
        self._silences: Counter[BotKey] = Counter()
        """How many processes fell silent over a bot that has not answered since."""
        self._channel: WorkerChannel | None = None
        self._run: asyncio.Task[None] | None = None
        """The newest process, from its start until it is gone; None before the first."""
        self._watchdog = Watchdog(clock, lambda: bool(self._unanswered), self._end_silent, look_every_ms)
        self._restart = Deadline(clock, self._start)
        self._pause_ms = FIRST_PAUSE_MS
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process's, while there is one."""
        return None if self._channel is None else self._channel.pid

    def send(self, message: BotMessage) -> None:
        frame = length_prefixed(message)
        if isinstance(message, OpenTable):
            self._tables[message.table] = []
        if isinstance(message, OpenTable | NewEvents):
            self._tables[message.table].append(frame)
        elif isinstance(message, RemoveBot):
            self._settle((message.table, message.bot))
        elif isinstance(message, CloseTable):
            del self._tables[message.table]
        self._send(frame)

    def ask(self, question: BotQuestion, on_answer: OnAnswer) -> None:
        self._unanswered[question.table, question.bot] = question, on_answer
        self._send(length_prefixed(question))

    def _send(self, frame: bytes) -> None:
        if self._channel is not None:
            self._channel.send(frame)
        elif self._run is None and not self._closed:
            self._start()

    def _start(self) -> None:
        self._run = asyncio.create_task(self._run_one())

    async def _run_one(self) -> None:
        """Runs one process until it ends, and then plans the next."""
        try:
            async with worker_channel(self._program) as channel:
                await self._serve(channel)
        except (OSError, FrameError) as error:
            log.error("the bots' process failed: %s", error)
        if not self._closed:
            log.error("the bots' process has ended; the next one starts in %d ms", self._pause_ms)
            self._restart.set(self._clock.now() + self._pause_ms)
            self._pause_ms = min(2 * self._pause_ms, LONGEST_PAUSE_MS)

    async def _serve(self, channel: WorkerChannel) -> None:
        """Sends all that is known, and passes answers on until there are no more."""
        if self._closed:
            return
        self._channel = channel
        for frames in self._tables.values():
            channel.send(b"".join(frames))
        for question, _ in self._unanswered.values():
            channel.send(length_prefixed(question))
        started = self._clock.now()
        self._watchdog.start()
        try:
            while answers := await channel.answers():
                self._watchdog.heard()
                if self._clock.now() - started >= WELL_AFTER_MS:
                    self._pause_ms = FIRST_PAUSE_MS
                    self._watchdog.reset_patience()
                for answer in answers:
                    self._pass_on(answer)
        finally:
            self._channel = None
            self._watchdog.stop()

    def _pass_on(self, answer: BotAnswer) -> None:
        """Passes on every answer, even if one of them raises."""
        on_answer = self._settle((answer.table, answer.bot))
        try:
            if on_answer is not None:
                on_answer(answer)
        except Exception:
            log.exception("the answer of a bot at table %d failed", answer.table)

    def _settle(self, bot: BotKey) -> OnAnswer | None:
        """Closes a bot's question; returns who waited for the answer."""
        del self._silences[bot]
        waiting = self._unanswered.pop(bot, None)
        return None if waiting is None else waiting[1]

    def _end_silent(self) -> None:
        """Kills a process that answers nothing; from now on the first open question is asked last.

        The process answers in order, so it hangs there, or just after it with the answer not yet written.
        """
        log.error("the bots' process answers nothing, and is ended")
        assert self._channel is not None, "only a running process is watched"
        self._channel.kill()
        bot, (question, on_answer) = next(iter(self._unanswered.items()))
        self._silences[bot] += 1
        if self._silences[bot] < MOST_SILENCES:
            del self._unanswered[bot]
            self._unanswered[bot] = structs.replace(question, suspect=True), on_answer
        else:
            self._pass_on(BotAnswer(*bot, fault=f"It has not answered, {MOST_SILENCES} times."))

    async def close(self) -> None:
        self._closed = True
        self._unanswered.clear()
        self._restart.set(None)
        self._watchdog.stop()
        if self._channel is not None:
            self._channel.kill()
        if self._run is not None:
            await asyncio.wait([self._run])
