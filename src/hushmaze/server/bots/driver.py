"""Plays one seat for a bot: asks what it wants, and submits that to the match when the moment comes."""

import logging
from collections.abc import Callable
from typing import NamedTuple

from hushmaze.bots.api import Level, Wish
from hushmaze.protocol.codec import to_plain
from hushmaze.rules import Deed, Refusal
from hushmaze.rules.words import Seat
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.bots.worker_messages import Answer, Question, RefusedDeed
from hushmaze.server.game.clock import Clock, Deadline
from hushmaze.server.game.match import RETRY_MS, Match
from hushmaze.server.game.outcomes import CommandOutcome, Refused

SHORTEST_GAP_MS = 20
"""Between two deeds, or two questions, of one bot: it may send no faster than a person."""

log = logging.getLogger("hushmaze.bots")


class DriverContext(NamedTuple):
    """What all drivers of a game share."""

    match: Match
    clock: Clock
    thinking: Thinking
    table: int
    """The table's number in messages to `thinking`."""
    next_number: Callable[[], int]


class BotIdentity(NamedTuple):
    """Names a bot to where it thinks, which makes it from this."""

    bot: int
    seat: Seat
    level: Level
    seed: int


class Driver:
    def __init__(self, identity: BotIdentity, context: DriverContext) -> None:
        self.identity = identity
        self._context = context
        self._match, self._clock = context.match, context.clock
        self._alarm = Deadline(context.clock, self._act)
        self._refusals: list[RefusedDeed] = []
        self._wish: Wish | None = None
        self._stopped = False
        self._thinking = False
        self._outdated = False
        self._deed_open = False
        self._not_before = 0

    def reconsider(self) -> None:
        """Drops the bot's wish, because something happened, and asks again as soon as possible."""
        self._alarm.set(None)
        self._outdated = True
        self._ask()

    def stop(self) -> None:
        """Lets the bot do nothing more."""
        self._stopped = True
        self._alarm.set(None)

    def _ask(self) -> None:
        """Asks, unless the bot is thinking, its deed is being judged, or nothing can be done."""
        if self._stopped or self._thinking or self._deed_open or not self._can_act:
            return
        self._thinking, self._outdated = True, False
        refusals, self._refusals = self._refusals, []
        question = Question(self._context.table, *self.identity, self._match.now, refusals)
        self._context.thinking.ask(question, self._on_answer)

    @property
    def _can_act(self) -> bool:
        return self._match.awake and not self._match.durable.paused

    def _on_answer(self, answer: Answer) -> None:
        """Stops a bot with a fault; the table plays on."""
        if answer.fault is not None:
            log.error(
                "the bot on seat %d of game %s is stopped\n%s",
                self.identity.seat,
                self._match.game,
                answer.fault,
            )
            self.stop()
        else:
            self._plan(answer.wish)

    def _plan(self, wish: Wish | None) -> None:
        """Sets the moment for a wish; one from before the latest news is void."""
        self._thinking = False
        if self._outdated:
            self._ask()
        elif wish is not None and not self._stopped:
            self._wish = wish
            here = self._clock.now()
            self._alarm.set(max(here + wish.at - self._match.now, self._not_before, here))

    def _act(self) -> None:
        self._not_before = self._clock.now() + SHORTEST_GAP_MS
        if self._wish is None or self._wish.deed is None or not self._can_act:
            self._ask()
            return
        self._deed_open = True
        deed = self._wish.deed
        self._match.submit(
            self.identity.seat,
            self._context.next_number(),
            deed,
            lambda _n, outcome: self._on_outcome(deed, outcome),
        )

    def _on_outcome(self, deed: Deed, outcome: CommandOutcome) -> None:
        self._deed_open = False
        if isinstance(outcome, Refused):
            self._on_refusal(deed, outcome)
        self._ask()

    def _on_refusal(self, deed: Deed, refused: Refused) -> None:
        if isinstance(refused.reason, Refusal):
            self._refusals.append(RefusedDeed(to_plain(deed), refused.reason, self._match.now))
        else:  # not by the rules: it was not stored
            self._not_before = self._clock.now() + RETRY_MS
