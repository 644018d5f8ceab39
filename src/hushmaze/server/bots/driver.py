"""One bot on one seat: shown what happened, asked what it wants, taken at its word when the moment comes."""

import logging
from collections.abc import Callable
from typing import NamedTuple

from hushmaze.bots.api import Level, Wish
from hushmaze.protocol.codec import to_plain
from hushmaze.rules import Deed, Refusal
from hushmaze.rules.words import Seat
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.bots.worker_messages import Answer, Question
from hushmaze.server.bots.worker_messages import Refused as RefusedDeed
from hushmaze.server.game.clock import Clock, Deadline
from hushmaze.server.game.match import RETRY_MS, Match
from hushmaze.server.game.outcomes import Outcome, Refused

SHORTEST_GAP_MS = 20
"""Between two deeds, or two questions, of one bot: no bot is more of a flood than a person may be."""

log = logging.getLogger("hushmaze.bots")


class Game(NamedTuple):
    """What all drivers of a game share."""

    match: Match
    clock: Clock
    thinking: Thinking
    table: int
    """What it is called where bots think."""
    next_number: Callable[[], int]


class Player(NamedTuple):
    """Everything about the bot that is known here; it itself is where bots think."""

    sitter: int
    seat: Seat
    level: Level
    seed: int


class Driver:
    def __init__(self, player: Player, game: Game) -> None:
        self.player = player
        self._game = game
        self._match, self._clock = game.match, game.clock
        self._alarm = Deadline(game.clock, self._now_is_the_moment)
        self._refusals: list[RefusedDeed] = []
        self._wish: Wish | None = None
        self._stopped = False
        self._thinks = False
        self._stirred = False
        self._unanswered = False
        self._not_before = 0

    def stir(self) -> None:
        """Something happened: whatever it wanted is void; it is asked again soon."""
        self._alarm.set(None)
        self._stirred = True
        self._ask()

    def stop(self) -> None:
        """From this moment on it does nothing more."""
        self._stopped = True
        self._alarm.set(None)

    def _ask(self) -> None:
        """Nobody is asked twice at once, nor while a deed is being judged, nor while nothing can be done."""
        if self._stopped or self._thinks or self._unanswered or not self._can_act:
            return
        self._thinks, self._stirred = True, False
        refusals, self._refusals = self._refusals, []
        asked = Question(self._game.table, *self.player, self._match.now, refusals)
        self._game.thinking.ask(asked, self._answers)

    @property
    def _can_act(self) -> bool:
        return self._match.awake and not self._match.durable.paused

    def _answers(self, answer: Answer) -> None:
        """A bot with a fault falls silent; the table plays on."""
        if answer.fault is not None:
            log.error(
                "the bot on seat %d of game %s is stopped\n%s",
                self.player.seat,
                self._match.game,
                answer.fault,
            )
            self.stop()
        else:
            self._wants(answer.wish)

    def _wants(self, wish: Wish | None) -> None:
        """What was said before the latest news is void."""
        self._thinks = False
        if self._stirred:
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
            self.player.seat,
            self._game.next_number(),
            deed,
            lambda _n, outcome: self._answered(deed, outcome),
        )

    def _answered(self, deed: Deed, outcome: Outcome) -> None:
        self._unanswered = False
        if isinstance(outcome, Refused):
            self._refused(deed, outcome)
        self._ask()

    def _refused(self, deed: Deed, refused: Refused) -> None:
        if isinstance(refused.reason, Refusal):
            self._refusals.append(RefusedDeed(to_plain(deed), refused.reason, self._match.now))
        else:  # not by the rules: it was not stored
            self._not_before = self._clock.now() + RETRY_MS
