"""Plays one seat for a bot: asks what it wants, and submits that to the match when the moment comes."""

import logging
from collections.abc import Callable
from typing import NamedTuple

from hushmaze.bots.api import Wish
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Deed, Refusal
from hushmaze.rules.words import Seat
from hushmaze.server.bots.manners.table_manners import TableManners
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.bots.worker_messages import BotAnswer, BotQuestion, RefusedDeed
from hushmaze.server.game.clock import Clock, Deadline
from hushmaze.server.game.match import RETRY_MS, Match
from hushmaze.server.game.outcomes import CommandOutcome, Refused

SHORTEST_GAP_MS = 20
"""Between two deeds, or two questions, of one bot: it may send no faster than a person."""

log = logging.getLogger("hushmaze.bots")


class DriverContext(NamedTuple):
    """Shared by all drivers of a game."""

    match: Match
    clock: Clock
    thinking: Thinking
    table: int
    """The table's number in messages to `thinking`."""
    next_number: Callable[[], int]
    manners: TableManners


class BotIdentity(NamedTuple):
    """Names a bot to where it thinks, which makes it from this."""

    bot: int
    seat: Seat
    level: BotLevel
    seed: int
    skill: BotSkill


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
        self._context.thinking.ask(self._question(refusals), self._on_answer)

    def _question(self, refusals: list[RefusedDeed]) -> BotQuestion:
        bot, seat, level, seed, skill = self.identity
        manners = self._context.manners
        return BotQuestion(
            self._context.table,
            bot,
            seat,
            level,
            seed,
            self._match.now,
            refusals,
            skill=skill,
            talks=manners.listens,
            waits_for=manners.waited_for,
        )

    @property
    def _can_act(self) -> bool:
        return self._match.in_play

    def _on_answer(self, answer: BotAnswer) -> None:
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
            if not self._outdated:
                self._context.manners.heard(self.identity.seat, answer.thought)
            self._plan(answer.wish)

    def _plan(self, wish: Wish | None) -> None:
        """Sets the moment for a wish; one from before the latest news is void."""
        self._thinking = False
        if self._outdated:
            self._ask()
        elif wish is not None and not self._stopped:
            self._wish = wish
            self._set_alarm(wish.at if wish.deed is None else max(wish.at, self._free_from(wish.deed)))

    def _set_alarm(self, at: int) -> None:
        """At this moment of the game's clock, or as soon as the bot may."""
        here = self._clock.now()
        self._alarm.set(max(here + at - self._match.now, self._not_before, here))

    def _free_from(self, deed: Deed) -> int:
        """Returns when manners let the bot act; a little later if a talk window is just opening."""
        if self._match.opens_talk:
            return self._match.now + SHORTEST_GAP_MS
        return self._context.manners.free_from(self.identity.seat, deed)

    def _act(self) -> None:
        self._not_before = self._clock.now() + SHORTEST_GAP_MS
        if self._wish is None or self._wish.deed is None or not self._can_act:
            self._ask()
            return
        deed = self._wish.deed
        free = self._free_from(deed)
        if free > self._match.now:
            self._wish = None
            self._set_alarm(free)
            return
        self._deed_open = True
        self._context.manners.does(self.identity.seat, deed)
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
            self._refusals.append(RefusedDeed.of(deed, refused.reason, self._match.now))
        else:  # not by the rules: it was not stored, or the log is full
            self._not_before = self._clock.now() + RETRY_MS
