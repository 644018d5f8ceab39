"""The interface to where bots think, and an implementation on the event loop."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from hushmaze.bots.api import BotKind
from hushmaze.server.bots.bot_host import BotHost
from hushmaze.server.bots.worker_messages import BotAnswer, BotMessage, BotQuestion, RemoveBot
from hushmaze.server.game.clock import Clock

OnAnswer = Callable[[BotAnswer], None]


class Thinking(Protocol):
    """Takes the messages of all tables of a server and handles them in order.

    Everything is called on the event loop, and answers are given there.
    """

    def send(self, message: BotMessage) -> None:
        """Sends a message that is no question."""

    def ask(self, question: BotQuestion, on_answer: OnAnswer) -> None:
        """Asks a bot; each has one open question at most.

        There is no answer if the bot is removed, its table closed, or this is closed.
        """

    async def close(self) -> None:
        """Ends all thinking; no answer is given afterwards."""


class InlineThinking:
    """Thinks on the event loop, one question a turn, so that other work waits for one thought at most."""

    def __init__(self, clock: Clock, kind: BotKind) -> None:
        self._clock = clock
        self._host = BotHost(kind)
        self._queue: deque[tuple[BotMessage, OnAnswer]] = deque()
        self._scheduled = False

    def send(self, message: BotMessage) -> None:
        if isinstance(message, RemoveBot):
            self._queue = deque(each for each in self._queue if not _asks(each[0], message))
        self._put(message, _ignore)

    def ask(self, question: BotQuestion, on_answer: OnAnswer) -> None:
        self._put(question, on_answer)

    def _put(self, message: BotMessage, on_answer: OnAnswer) -> None:
        self._queue.append((message, on_answer))
        self._schedule()

    def _schedule(self) -> None:
        if self._queue and not self._scheduled:
            self._scheduled = True
            self._clock.call_at(self._clock.now(), self.answer_next)

    def answer_next(self) -> None:
        """Handles messages up to the first question, and answers it."""
        self._scheduled = False
        while self._queue:
            message, on_answer = self._queue.popleft()
            answer = self._host.handle(message)
            if answer is not None:
                on_answer(answer)
                break
        self._schedule()

    async def close(self) -> None:
        self._queue.clear()


def _asks(message: BotMessage, removed: RemoveBot) -> bool:
    return isinstance(message, BotQuestion) and (message.table, message.bot) == (removed.table, removed.bot)


def _ignore(_answer: BotAnswer) -> None:
    pass
