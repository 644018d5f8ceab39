"""The numbers that a seat gives to its commands, so that one sent again is answered and not done again."""

import msgspec

from hushmaze.rules.words import Seat
from hushmaze.server.game.outcomes import CommandOutcome, Report

FARTHEST = 100_000
"""How far beyond the seat's last number a new one may be, so that nobody uses up all there are."""

ANSWERS_KEPT = 4096
"""A command sent again after so many others is taken as new.

More than a client can have sent unanswered by the time that its connection is taken for dead.
"""


class Waiting(msgspec.Struct):
    """A command that was judged against what is on its way to the disk, and who is to hear of it."""

    seat: Seat
    n: int
    """The seat's own number for it."""
    since: int
    """When it came, on the server's clock."""
    outcome: CommandOutcome
    """What becomes of it once that is durable."""
    senders: tuple[Report, ...]
    """All who sent it: after a reconnect, the old socket and the new one."""
    acknowledged: tuple[Report, ...]
    """The senders who want success reported, and do not look for it in the update."""


Answer = CommandOutcome | Waiting
"""What became of a command, or that it is not known yet."""


class Numbers:
    """Those of one seat."""

    __slots__ = ("answers", "highest", "lowest")

    def __init__(self) -> None:
        self.answers: dict[int, Answer] = {}
        self.highest = 0
        self.lowest = 0

    def remember(self, n: int, answer: Answer) -> None:
        self.answers[n] = answer
        if n > 0:
            self.highest = max(self.highest, n)
        else:
            self.lowest = min(self.lowest, n)
        if len(self.answers) > ANSWERS_KEPT:
            del self.answers[next(iter(self.answers))]


def answer_again(n: int, answer: Answer, report: Report) -> None:
    """Answers a resent command; its success is always acknowledged."""
    if not isinstance(answer, Waiting):
        report(n, answer)
    elif report not in answer.acknowledged:
        answer.acknowledged += (report,)
        answer.senders = tuple(dict.fromkeys((*answer.senders, report)))
