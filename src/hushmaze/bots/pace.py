"""Reaction times of people, and of bots that imitate them.

Delays are log-normal: their median and the value nine of ten stay below are given. The figures of `human`
are those of people at a table: a hero changes hands after a median of 1 s (nine of ten within 4 s), the first
move after an exploration takes a median of 4 s, a whole team slides about 0.35 times a second. The last two
are a team's, so a seat's own delays are longer: set so that four seats come out there (a test plays it).
"""

from math import exp, log
from statistics import NormalDist
from typing import NamedTuple

from hushmaze.protocol.words import BotLevel
from hushmaze.rules.dice import Dice

_NORMAL = NormalDist()
_NINE_OF_TEN = _NORMAL.inv_cdf(0.9)
_STEPS = 1 << 20
USUAL_SEATS = 4
_LONGEST = 4
"""Delay cap, as a multiple of the 90th percentile."""


class Delay(NamedTuple):
    """In milliseconds."""

    median: float
    nine_of_ten: float

    def draw(self, dice: Dice) -> int:
        spread = log(self.nine_of_ten / self.median) / _NINE_OF_TEN
        chance = (dice.below(_STEPS) + 0.5) / _STEPS
        drawn = self.median * exp(spread * _NORMAL.inv_cdf(chance))
        return max(int(min(drawn, _LONGEST * self.nine_of_ten)), 1)

    def times(self, factor: float) -> "Delay":
        return Delay(self.median * factor, self.nine_of_ten * factor)


class ReactionTimes(NamedTuple):
    hand_over: Delay
    """From another seat's move of a hero to the next one's."""
    coming_back: Delay
    """To a move of a hero that was moved a moment ago, after others were."""
    opening: Delay
    """To open a door that a hero has come to."""
    exploring: Delay
    """Of one seat, to its move after a tile was placed, the cards were passed or the game began."""
    initiative: Delay
    """To a move of a hero that nobody has moved just now, at a table of `USUAL_SEATS`.

    With more seats each has less to do: the figure people are known by is that of the whole team.
    """
    running: Delay
    """Instead of `coming_back` and `initiative` in the escape, where everybody knows where to go and runs."""
    in_turn: Delay
    """The same where one goes after the other, and everybody waits for the next move (C17)."""
    lull: Delay
    """To a move of any hero since the table's last: when nothing goes on, everybody looks around."""
    card: Delay
    """To turn over a card, alone at the table."""
    gap: int
    """Minimum time between two actions of one seat."""

    def times(self, factor: float) -> "ReactionTimes":
        return ReactionTimes(
            self.hand_over.times(factor),
            self.coming_back.times(factor),
            self.opening.times(factor),
            self.exploring.times(factor),
            self.initiative.times(factor),
            self.running.times(factor),
            self.in_turn.times(factor),
            self.lull.times(factor),
            self.card.times(factor),
            int(self.gap * factor),
        )


HUMAN_REACTIONS = ReactionTimes(
    hand_over=Delay(1_000, 4_000),
    coming_back=Delay(9_500, 13_000),
    opening=Delay(3_300, 6_000),
    exploring=Delay(5_300, 11_500),
    initiative=Delay(30_000, 48_000),
    running=Delay(12_000, 22_000),
    in_turn=Delay(3_000, 6_000),
    lull=Delay(8_200, 9_800),
    card=Delay(600, 1_200),
    gap=400,
)

PACES = {
    BotLevel.RELAXED: HUMAN_REACTIONS.times(1.4),
    BotLevel.HUMAN: HUMAN_REACTIONS,
    BotLevel.BRISK: HUMAN_REACTIONS.times(0.6),
    BotLevel.FAST: HUMAN_REACTIONS.times(0.3),
    BotLevel.LIGHTNING: HUMAN_REACTIONS.times(0.06),
}
