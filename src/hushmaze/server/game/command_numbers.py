"""The numbers that a seat gives to its commands, so that one sent again is answered and not done again."""

from collections.abc import Callable

import msgspec

from hushmaze.protocol.messages import write_done
from hushmaze.rules.words import Seat

FARTHEST = 100_000
"""How far beyond the seat's last number a new one may be, so that nobody uses up all there are."""

ANSWERS_KEPT = 4096
"""A command sent again after so many others is taken as new.

More than a client can have sent unanswered by the time that its connection is taken for dead.
"""

Tell = Callable[[bytes], None]


class Waiting(msgspec.Struct):
    """A deed on its way to the disk, and whom to tell what comes of it."""

    seat: Seat
    n: int
    """The seat's own number for it."""
    since: int
    """When it came, on the server's clock."""
    past: int
    """The game's version with it."""
    tells: tuple[Tell, ...]
    """Who sent it; sent again from another socket, both."""
    acknowledged: tuple[Tell, ...]
    """Those of them who want to hear of its success too, and not find it in the update themselves."""


Answer = int | bytes | Waiting
"""Accepted, and the version with it; refused, and in what words; or not known yet."""


class Numbers:
    """Those of one seat."""

    __slots__ = ("answers", "highest")

    def __init__(self) -> None:
        self.answers: dict[int, Answer] = {}
        self.highest = 0

    def remember(self, n: int, answer: Answer) -> None:
        self.answers[n] = answer
        self.highest = max(self.highest, n)
        if len(self.answers) > ANSWERS_KEPT:
            del self.answers[next(iter(self.answers))]


def answer_again(n: int, answer: Answer, tell: Tell) -> None:
    """Who sends a command again is told of its success in any case."""
    if isinstance(answer, int):
        tell(write_done(n, answer))
    elif isinstance(answer, bytes):
        tell(answer)
    elif tell not in answer.acknowledged:
        answer.acknowledged += (tell,)
        answer.tells = tuple(dict.fromkeys((*answer.tells, tell)))
