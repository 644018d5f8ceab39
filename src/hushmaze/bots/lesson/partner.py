"""The partner in the first game: does its part of what comes next, at a pace that can be followed."""

from collections.abc import Sequence

from hushmaze.bots.api import Bot, BotKind, SeatMaker, Wish
from hushmaze.bots.lesson.deal import is_lesson
from hushmaze.bots.lesson.guide import Guide
from hushmaze.bots.public_game import PublicGame
from hushmaze.protocol.words import BotLevel, BotSkill, LessonAsk
from hushmaze.rules import Deed, Event, Refusal, Setup
from hushmaze.rules.commands import Move, Ping
from hushmaze.rules.events import Pinged, Said, Signed, TalkOpened
from hushmaze.rules.words import Seat, TileNumber

SEEN_AFTER_MS = 1_500
"""After the last event: a learner sees one thing happen after the other."""
READ_AFTER_MS = 3_200
"""Where a stage begins with the partner's deed: there are words to be read first."""
POINTS_AFTER_MS = 2_500
ANSWERED_AFTER_MS = 2_500
LISTENS_MS = 20_000
"""In a talk window, for a learner who says nothing."""


def with_lessons(others: BotKind) -> BotKind:
    """Partners for the tables of lessons, bots of the kind `others` for all other tables."""

    def kind(setup: Setup) -> SeatMaker:
        return _partners(setup) if is_lesson(setup) else others(setup)

    return kind


def _partners(setup: Setup) -> SeatMaker:
    def make(seat: Seat, _level: BotLevel, _seed: int, _skill: BotSkill = BotSkill.EXPERT, /) -> Bot:
        return LessonPartner(setup, seat)

    return make


class LessonPartner:
    """A bot (`hushmaze.bots.api`) with one pace, whatever its level."""

    def __init__(self, setup: Setup, seat: Seat) -> None:
        self._public = PublicGame(setup)
        self._guide = Guide()
        self._seat = seat
        self._pointed = False
        self._answered = False
        self._stage = ""
        self._not_before = 0

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        self._public.see(self._public.count, events, top)
        for event in events:
            if isinstance(event, TalkOpened):
                self._pointed = self._answered = False
            elif isinstance(event, Said | Pinged | Signed):
                self._pointed |= event.seat == self._seat
                self._answered |= event.seat != self._seat

    def refused(self, _deed: Deed, _why: Refusal, _now: int) -> None:
        """Does nothing: the next wish is worked out from the state in any case."""

    def wish(self, now: int) -> Wish | None:
        state = self._public.state
        step = self._guide.next_step(state)
        if step is None or step.partners is None:
            return None
        if step.stage.name != self._stage:
            self._stage, self._not_before = step.stage.name, state.time + READ_AFTER_MS
        if step.ask is LessonAsk.TALK:
            return self._talk(step.partners, now)
        return Wish(max(state.time + SEEN_AFTER_MS, self._not_before, now), step.partners)

    def _talk(self, deed: Deed, now: int) -> Wish:
        """Points at the next hero, waits for an answer, and closes the window with its next deed (T3)."""
        at = self._public.state.time
        if not self._pointed and isinstance(deed, Move):
            return Wish(max(at + POINTS_AFTER_MS, now), Ping(deed.origin))
        return Wish(max(at + (ANSWERED_AFTER_MS if self._answered else LISTENS_MS), now), deed)
