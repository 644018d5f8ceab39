"""One bot on one seat: shown what happened, asked what it wants, taken at its word when the moment comes."""

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from hushmaze.bots.api import Bot, Level, Wish
from hushmaze.rules import Deed, Event, Refusal
from hushmaze.rules.words import Seat, TileNumber
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.clock import Clock, Deadline
from hushmaze.server.match import RETRY_MS, Match

SHORTEST_GAP_MS = 20
"""Between two deeds, or two questions, of one bot: no bot is more of a flood than a person may be."""

_REFUSALS = {refusal.value: refusal for refusal in Refusal}

Note = Callable[[Bot], None]
"""Something to tell a bot before it is asked."""

log = logging.getLogger("hushmaze.bots")


class Game(NamedTuple):
    """What all drivers of a game share."""

    match: Match
    clock: Clock
    thinking: Thinking
    next_number: Callable[[], int]


class Driver:
    """The bot itself is made and asked where bots think, and touched nowhere else."""

    def __init__(self, seat: Seat, level: Level, make: Callable[[], Bot], game: Game) -> None:
        self.seat = seat
        self.level = level
        self._make = make
        self._bot: Bot | None = None
        self._game = game
        self._match, self._clock = game.match, game.clock
        self._alarm = Deadline(game.clock, self._now_is_the_moment)
        self._notes: list[Note] = []
        self._wish: Wish | None = None
        self._stopped = False
        self._thinks = False
        self._unanswered = False
        self._not_before = 0

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        """Whatever it wanted is void; it is asked again soon."""
        self._alarm.set(None)
        self._notes.append(lambda bot: bot.see(events, top))
        self._ask()

    def stop(self) -> None:
        """From this moment on it does nothing more."""
        self._stopped = True
        self._alarm.set(None)

    def _ask(self) -> None:
        """Nobody is asked twice at once, nor while a deed is being judged, nor while nothing can be done."""
        if self._stopped or self._thinks or self._unanswered or not self._can_act:
            return
        self._thinks = True
        notes, self._notes = self._notes, []
        now = self._match.now
        self._game.thinking.soon(lambda: self._thought(notes, now))

    @property
    def _can_act(self) -> bool:
        return self._match.awake and not self._match.durable.paused

    def _thought(self, notes: list[Note], now: int) -> Callable[[], None]:
        """A bot with a fault falls silent; the table plays on."""
        if self._stopped:
            return lambda: None
        try:
            self._bot = self._bot or self._make()
            for note in notes:
                note(self._bot)
            wish = self._bot.wish(now)
        except Exception as error:
            fault = error
            return lambda: self._has_a_fault(fault)
        return lambda: self._wants(wish)

    def _has_a_fault(self, error: Exception) -> None:
        log.error("the bot on seat %d of game %s is stopped", self.seat, self._match.game, exc_info=error)
        self.stop()

    def _wants(self, wish: Wish | None) -> None:
        """What was said before the latest news is void."""
        self._thinks = False
        if self._notes:
            self._ask()
        elif wish is not None and not self._stopped:
            self._wish = wish
            here = self._clock.now()
            self._alarm.set(max(here + wish.at - self._match.now, self._not_before, here))

    def _now_is_the_moment(self) -> None:
        self._not_before = self._clock.now() + SHORTEST_GAP_MS
        if self._wish is None or self._wish.deed is None or not self._can_act:
            self._ask()
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
        self._ask()

    def _refused(self, deed: Deed, reason: str) -> None:
        why, now = _REFUSALS.get(reason), self._match.now
        if why is None:  # not by the rules: it was not stored
            self._not_before = self._clock.now() + RETRY_MS
        else:
            self._notes.append(lambda bot: bot.refused(deed, why, now))
