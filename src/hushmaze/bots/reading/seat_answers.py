"""Reading of one seat: how quickly it answers, for what, and whether it is there at all."""

from collections.abc import Iterable
from typing import NamedTuple

from hushmaze.rules.words import Ability

_USUAL_MS = 5_000
_STRANGER, _MEMBER = 3.0, 100.0
"""How many answers at the usual delay a seat has to its credit: strangers, and bots of the same team."""
MEMBERS_PATIENCE = 10
_OF_THE_SEAT = 2.0
"""How many of a seat's answers count for one of its abilities."""
_HALF_LIFE_MS = 60_000
_ANSWERS_BELL_MS = 8_000
_ANSWERS_LATE_MS = 25_000
"""A slow one is believed to have heard a bell if it does what was asked for."""
_BELL_LASTS_MS = 12_000
"""Time in which further bells say the same as the first, and it is not missed yet."""
_SILENT_MS = 70_000
_FALLEN_SILENT_MS = 180_000
"""Time asked for in vain after which nothing is expected of a seat that never acted, and of one that did.

The first is long enough for three bells, the second is a whole hourglass: with less, somebody who acts only
after bells, or six times slower than people, was given up in games that were won with it.
"""


class Credit(NamedTuple):
    answers: float
    asked_ms: float

    @property
    def delay_ms(self) -> float:
        return self.asked_ms / self.answers

    def more(self, answers: float, asked_ms: float) -> "Credit":
        return Credit(self.answers + answers, self.asked_ms + asked_ms)

    def faded(self, share: float) -> "Credit":
        return Credit(self.answers * share, self.asked_ms * share)


_NOTHING = Credit(0.0, 0.0)
_DOUBT = Credit(1.0, 13_000)
"""What a stranger is believed to do for the sand before anybody has seen it: many think of their own goals.

Just `DEAR`: where the way is hardly longer somebody else makes the last move, or it is asked for in time.
"""


class SeatAnswers:
    """One seat."""

    def __init__(self, *, member: bool) -> None:
        self.member = member
        weight = _MEMBER if member else _STRANGER
        self._prior = Credit(weight, weight * _USUAL_MS)
        self._seen: dict[Ability, Credit] = {}
        self._sand = _NOTHING if member else _DOUBT
        self._waited_ms = 0.0
        self._still_ms = 0.0
        self._acted = False
        self._rung_at: int | None = None
        self.bells_missed = 0
        """In a row."""
        self.hears_bells = False
        """Whether it answered the last bell."""

    @property
    def waited_ms(self) -> float:
        """How long it was asked for something since its last answer."""
        return self._waited_ms / (MEMBERS_PATIENCE if self.member else 1)

    @property
    def silent(self) -> bool:
        """Whether it did nothing at all for long, though it was asked."""
        patience = _FALLEN_SILENT_MS if self._acted else _SILENT_MS
        return not self.member and self._still_ms >= patience

    def ask(self, abilities: Iterable[Ability], ms: float) -> None:
        self._waited_ms += ms
        self._still_ms += ms
        share = 0.5 ** (ms / _HALF_LIFE_MS)
        self._seen = {ability: credit.faded(share) for ability, credit in self._seen.items()}
        for ability in abilities:
            self._seen[ability] = self._seen.get(ability, _NOTHING).more(0, ms)

    def answer(self, ability: Ability, share: float) -> None:
        self._waited_ms *= 1 - share
        self._seen[ability] = self._seen.get(ability, _NOTHING).more(share, 0)

    def ask_for_sand(self, ms: float) -> None:
        """It could have brought a hero nearer to an hourglass for so long: of less weight if it is slow."""
        self._sand = self._sand.more(0, ms * min(1.0, _USUAL_MS / self._credit.delay_ms))

    def serve_sand(self, share: float) -> None:
        """It has brought a hero nearer to an hourglass, as it was asked to."""
        self._sand = self._sand.more(share, 0)

    @property
    def sand_delay_ms(self) -> float:
        """How long somebody of its pace seems to take to serve the sand; 0 for a member."""
        return 0.0 if self.member else self._sand.delay_ms

    def ring(self, at: int) -> None:
        if self._rung_at is None:
            self._rung_at = at
        elif at - self._rung_at >= _BELL_LASTS_MS:
            self.bells_missed += 1
            self.hears_bells = False
            self._rung_at = at

    def rest(self, ms: int) -> None:
        """Time passed in which nobody could act: a bell waits for as long."""
        if self._rung_at is not None:
            self._rung_at += ms

    def act(self, at: int, *, as_asked: bool) -> None:
        """It did something: was it because of a bell?"""
        self._still_ms = 0.0
        self._acted = True
        if self._rung_at is not None:
            within = _ANSWERS_LATE_MS if as_asked else _ANSWERS_BELL_MS
            self.hears_bells = at - self._rung_at <= within
            self.bells_missed = 0 if self.hears_bells else self.bells_missed + 1
            self._rung_at = None

    def delay_ms(self, ability: Ability) -> float:
        """How long it is expected to take for something that takes this ability."""
        weight = _MEMBER if self.member else _OF_THE_SEAT
        own = self._seen.get(ability, _NOTHING).more(weight, weight * self._credit.delay_ms)
        return max(own.delay_ms, self.waited_ms)

    @property
    def _credit(self) -> Credit:
        """Of all its abilities."""
        every = self._seen.values()
        return self._prior.more(sum(c.answers for c in every), sum(c.asked_ms for c in every))
