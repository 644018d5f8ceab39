"""Where bots think. What is said to one place is heard there in order."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from hushmaze.bots.api import Kind
from hushmaze.server.bots.bot_host import Desk
from hushmaze.server.bots.worker_messages import Answer, Left, Question, Said
from hushmaze.server.game.clock import Clock

Told = Callable[[Answer], None]


class Thinking(Protocol):
    """One for all bots of a server; everything is called on the loop, and told there."""

    def say(self, said: Said) -> None:
        """Anything but a question."""

    def ask(self, question: Question, told: Told) -> None:
        """One at a time of each bot. It is never told if the bot leaves, the table closes, or all is over."""

    def close(self) -> None:
        """Nobody thinks any more, and nothing is told."""


class ByTurns:
    """On the loop, one question a turn: whatever else there is to do waits for no more than one."""

    def __init__(self, clock: Clock, kind: Kind) -> None:
        self._clock = clock
        self._desk = Desk(kind)
        self._said: deque[tuple[Said, Told]] = deque()
        self._awake = False

    def say(self, said: Said) -> None:
        if isinstance(said, Left):
            self._said = deque(each for each in self._said if not _is_asked(each[0], said))
        self._put(said, _to_nobody)

    def ask(self, question: Question, told: Told) -> None:
        self._put(question, told)

    def _put(self, said: Said, told: Told) -> None:
        self._said.append((said, told))
        self._wake()

    def _wake(self) -> None:
        if self._said and not self._awake:
            self._awake = True
            self._clock.call_at(self._clock.now(), self._next)

    def _next(self) -> None:
        self._awake = False
        while self._said:
            said, told = self._said.popleft()
            answer = self._desk.hear(said)
            if answer is not None:
                told(answer)
                break
        self._wake()

    def close(self) -> None:
        self._said.clear()


def _is_asked(said: Said, left: Left) -> bool:
    return isinstance(said, Question) and (said.table, said.sitter) == (left.table, left.sitter)


def _to_nobody(_answer: Answer) -> None:
    pass
