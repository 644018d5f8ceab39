"""One bot on one seat: shown what happened, asked what it wants, taken at its word when the moment comes."""

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec

from hushmaze.bots.api import Bot, Wish
from hushmaze.rules import Deed, Event, Refusal
from hushmaze.rules.words import Seat, TileNumber
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.clock import Clock, Deadline
from hushmaze.server.match import RETRY_MS, Match

SHORTEST_GAP_MS = 20
"""Between two deeds, or two questions, of one bot: no bot is more of a flood than a person may be."""

P = ParamSpec("P")
T = TypeVar("T")

_REFUSALS = {refusal.value: refusal for refusal in Refusal}

log = logging.getLogger("hushmaze.bots")


class Game(NamedTuple):
    """What all drivers of a game share."""

    match: Match
    clock: Clock
    thinking: Thinking
    next_number: Callable[[], int]


class Driver:
    def __init__(self, seat: Seat, bot: Bot, game: Game) -> None:
        self.seat = seat
        self._bot: Bot | None = bot
        self._game = game
        self._match, self._clock = game.match, game.clock
        self._alarm = Deadline(game.clock, self._now_is_the_moment)
        self._wish: Wish | None = None
        self._in_queue = False
        self._unanswered = False
        self._not_before = 0

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        """Whatever it wanted is void; it is asked again soon."""
        self._alarm.set(None)
        if self._bot is not None:
            self._guarded(self._bot.see, events, top)
        self.ask_soon()

    def stop(self) -> None:
        """From this moment on it does nothing more."""
        self._bot = None
        self._alarm.set(None)

    def ask_soon(self) -> None:
        if self._bot is not None and not self._in_queue and not self._unanswered:
            self._in_queue = True
            self._game.thinking.soon(self._ask)

    def _ask(self) -> None:
        self._in_queue = False
        if self._bot is None or self._unanswered or not self._can_act:
            return
        now = self._match.now
        self._wish = self._guarded(self._bot.wish, now)
        if self._wish is not None:
            here = self._clock.now()
            self._alarm.set(max(here + self._wish.at - now, self._not_before, here))

    @property
    def _can_act(self) -> bool:
        return self._match.awake and not self._match.durable.paused

    def _now_is_the_moment(self) -> None:
        self._not_before = self._clock.now() + SHORTEST_GAP_MS
        if self._wish is None or self._wish.deed is None or not self._can_act:
            self.ask_soon()
            return
        self._unanswered = True
        deed = self._wish.deed
        self._match.submit(
            self.seat, self._game.next_number(), deed, lambda answer: self._answered(deed, answer)
        )

    def _answered(self, deed: Deed, answer: bytes) -> None:
        self._unanswered = False
        told = msgspec.json.decode(answer)
        if told["type"] == "refused":
            self._refused(deed, told["reason"])
        self.ask_soon()

    def _refused(self, deed: Deed, reason: str) -> None:
        why = _REFUSALS.get(reason)
        if why is None:  # not by the rules: it was not stored
            self._not_before = self._clock.now() + RETRY_MS
        elif self._bot is not None:
            self._guarded(self._bot.refused, deed, why, self._match.now)

    def _guarded(self, ask: Callable[P, T], *args: P.args, **names: P.kwargs) -> T | None:
        """A bot with a fault falls silent; the table plays on."""
        try:
            return ask(*args, **names)
        except Exception:
            log.exception(
                "the bot on seat %d of game %s has a fault; it does nothing more", self.seat, self._match.game
            )
            self.stop()
            return None
