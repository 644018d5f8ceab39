"""The numbers that a seat gives to its commands, so that one sent again is answered and not done again."""

from array import array
from itertools import islice

import msgspec

from hushmaze.protocol.reasons import RefusalReason, RoomRefusal
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.words import Seat
from hushmaze.server.game.outcomes import Accepted, CommandOutcome, Refused, Report

FARTHEST = 100
"""How far beyond the seat's last number a new one may be.

A free choice would leave no numbers to whoever takes the seat over.
"""

SITTING = 1_000_000
"""Whoever takes a seat begins beyond the next multiple of this.

It tells them how often the seat was taken, and not how many commands came from it: somebody in silence could
send some that are refused, for the number of them to be heard.
"""

ANSWERS_KEPT = 4096
"""A command counts as new if it is sent again after this many others.

More than a client can have sent unanswered by the time that its connection is taken for dead.
"""

RECENT = 64
"""Answers kept as they are, and up to as many more; older ones, which hardly anybody sends again, take a
tenth of the memory.
"""

_REFUSALS: tuple[RefusalReason, ...] = (*Refusal, *RoomRefusal)
_PLACES = {refusal: place for place, refusal in enumerate(_REFUSALS)}


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
    """Everybody who sent it: after a reconnect, the old socket and the new one."""
    acknowledged: tuple[Report, ...]
    """The senders who want success reported, and do not look for it in the update."""


CommandAnswer = CommandOutcome | Waiting
"""The outcome of a command, or that it is not known yet."""


class Numbers:
    """The command numbers of one seat, and their answers."""

    __slots__ = ("_older", "_older_outcomes", "counted", "highest", "lowest", "recent")

    def __init__(self) -> None:
        self.recent: dict[int, CommandAnswer] = {}
        """The newest answers, and all that are not known yet."""
        self._older = array("q")
        self._older_outcomes = array("q")
        """Versions, or places of refusals below zero."""
        self.highest = 0
        self.lowest = 0
        self.counted = 0
        """How many commands of people have been accepted; others hear this instead of their numbers."""

    def begin_sitting(self) -> None:
        """Called when somebody takes the seat."""
        self.go_on_from((self.highest // SITTING + 1) * SITTING + 1)

    def go_on_from(self, n: int) -> None:
        """Lets the next number be this one at least."""
        self.highest = max(self.highest, n - 1)

    def answer(self, n: int) -> CommandAnswer | None:
        """Returns the outcome of a command; None if there was none, or too long ago."""
        recent = self.recent.get(n)
        if recent is not None or n > self.highest or n < self.lowest:
            return recent
        return self._older_answer(n)

    def _older_answer(self, n: int) -> CommandOutcome | None:
        try:
            outcome = self._older_outcomes[self._older.index(n)]
        except ValueError:
            return None
        return Accepted(outcome) if outcome >= 0 else Refused.because(_REFUSALS[~outcome])

    def remember(self, n: int, answer: CommandAnswer) -> None:
        self.recent[n] = answer
        if n > self.highest:
            self.highest = n
        elif n < self.lowest:
            self.lowest = n
        if len(self.recent) >= 2 * RECENT:
            self._lay_by()

    def _lay_by(self) -> None:
        """Moves the older half of the answers to the older ones, up to the first that is not known yet."""
        for n in list(islice(self.recent, RECENT)):
            answer = self.recent[n]
            if isinstance(answer, Waiting):
                break
            del self.recent[n]
            self._older.append(n)
            self._older_outcomes.append(
                answer.version if isinstance(answer, Accepted) else ~_PLACES[answer.reason]
            )
        too_many = max(len(self._older) - (ANSWERS_KEPT - RECENT), 0)
        del self._older[:too_many], self._older_outcomes[:too_many]


def answer_again(n: int, answer: CommandAnswer, report: Report) -> None:
    """Answers a resent command; its success is always acknowledged."""
    if not isinstance(answer, Waiting):
        report(n, answer)
    elif report not in answer.acknowledged:
        answer.acknowledged += (report,)
        answer.senders = tuple(dict.fromkeys((*answer.senders, report)))
