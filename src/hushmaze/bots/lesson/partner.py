"""The partner in the first game: does its part of what comes next, at a pace that can be followed."""

from collections.abc import Sequence

from hushmaze.bots.api import Bot, Kind, Level, SeatMaker, Wish
from hushmaze.bots.lesson.deal import is_lesson
from hushmaze.bots.lesson.guide import Ask, Guide
from hushmaze.bots.public_game import PublicGame
from hushmaze.rules import Deed, Event, Refusal, Setup
from hushmaze.rules.commands import Ping
from hushmaze.rules.events import Pinged, TalkClosed
from hushmaze.rules.words import Seat, TileNumber

SEEN_AFTER_MS = 1_500
"""After the last event: a learner sees one thing happen after the other."""
READ_AFTER_MS = 3_200
"""Where a stage begins with the partner's deed: there are words to be read first."""
POINTS_AFTER_MS = 2_500


def with_lessons(others: Kind) -> Kind:
    """Partners for the tables of lessons, bots of the kind `others` for all other tables."""

    def kind(setup: Setup) -> SeatMaker:
        return _partners(setup) if is_lesson(setup) else others(setup)

    return kind


def _partners(setup: Setup) -> SeatMaker:
    def make(seat: Seat, _level: Level, _seed: int) -> Bot:
        return LessonPartner(setup, seat)

    return make


class LessonPartner:
    """A bot (`hushmaze.bots.api`) with one pace, whatever its level."""

    def __init__(self, setup: Setup, seat: Seat) -> None:
        self._public = PublicGame(setup)
        self._guide = Guide()
        self._seat = seat
        self._pointed = False
        self._stage = ""
        self._since = 0

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        self._public.see(self._public.count, events, top)
        for event in events:
            if isinstance(event, Pinged | TalkClosed):
                self._pointed = isinstance(event, Pinged)

    def refused(self, _deed: Deed, _why: Refusal, _now: int) -> None:
        """The next wish is worked out anew anyway."""

    def wish(self, now: int) -> Wish | None:
        state = self._public.state
        step = self._guide.next_step(state)
        if step is None:
            return None
        begins = step.stage.name != self._stage
        if begins:
            self._stage, self._since = step.stage.name, state.time + READ_AFTER_MS
        if step.ask is Ask.WATCH and step.partners is not None:
            return Wish(max(state.time + SEEN_AFTER_MS, self._since, now), step.partners)
        if state.talk and not self._pointed and step.to is not None:
            return Wish(max(state.time + POINTS_AFTER_MS, now), Ping(step.to))
        return None
