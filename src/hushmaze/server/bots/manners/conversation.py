"""Lets the bots of a table say a little in a talk window, as its scenario allows: no more than a person."""

from collections.abc import Callable

from hushmaze.bots.courtesy.thoughts import Thought
from hushmaze.rules import Deed
from hushmaze.rules.commands import Ping, Sign, Topic
from hushmaze.rules.talking import refusal_to_gesture, refusal_to_speak
from hushmaze.rules.words import Seat
from hushmaze.server.bots.manners.courtesy import Courtesy
from hushmaze.server.game.clock import Clock, Deadline
from hushmaze.server.game.match import Match

FIRST_AFTER_MS = 1_500
"""From the opening of a window to the first remark."""
NEXT_AFTER_MS = 2_500
MOST_REMARKS = 2
"""Of all bots of a table in one window."""


class Conversation:
    """Holds what the bots have in mind, and what they have said in this window."""

    def __init__(self, match: Match, clock: Clock, next_number: Callable[[], int]) -> None:
        self._match = match
        self._clock = clock
        self._next_number = next_number
        self._alarm = Deadline(clock, self._speak)
        self._thoughts: dict[Seat, Thought] = {}
        self._said: dict[Seat, Thought] = {}
        self.courtesy = Courtesy()
        self.speakers: frozenset[Seat] = frozenset()
        """Seats of bots that speak for themselves; nothing is said in the name of somebody who is away."""

    def begin(self) -> None:
        """Called when a window has opened."""
        self._said.clear()
        self._alarm.set(self._clock.now() + FIRST_AFTER_MS)

    def end(self) -> None:
        self._alarm.set(None)

    def forget(self) -> None:
        """Called when something happened: what bots had in mind may not be true any more."""
        self._thoughts.clear()

    def heard(self, seat: Seat, thought: Thought) -> None:
        """Called when a bot has something in mind."""
        self._thoughts[seat] = thought

    @property
    def listens(self) -> bool:
        """Whether it is worth asking bots what they have in mind."""
        return self._match.durable.talk and bool(self.courtesy.people) and len(self._said) < MOST_REMARKS

    def _speak(self) -> None:
        if not self.listens:
            return
        seat = min(
            (seat for seat in self._thoughts if self._worth_saying(seat)), key=self._order, default=None
        )
        if seat is not None:
            self._said[seat] = self._thoughts[seat]
            for deed in self._in_words_or_signs(self._thoughts[seat]):
                self._match.submit(seat, self._next_number(), deed, lambda _n, _outcome: None)
        self._alarm.set(self._clock.now() + NEXT_AFTER_MS)

    def _worth_saying(self, seat: Seat) -> bool:
        """Each bot speaks once, each hero is named once; no bot's wish to another bot is shown."""
        remark = self._thoughts[seat].remark
        told = seat in self._said or any(said.remark.hero is remark.hero for said in self._said.values())
        between_bots = remark.target is not None and remark.target not in self.courtesy.people
        return seat in self.speakers and not told and not between_bots

    def _order(self, seat: Seat) -> tuple[bool, int, Seat]:
        """Sorts a hero that somebody waits for first, then the most urgent."""
        remark, *_, rank = self._thoughts[seat]
        return remark.topic is not Topic.WAITS, rank, seat

    def _in_words_or_signs(self, thought: Thought) -> tuple[Deed, ...]:
        if refusal_to_speak(self._match.durable) is None:
            return (thought.remark,)
        if refusal_to_gesture(self._match.durable) is None:
            return Sign(thought.sign), Ping(thought.square)
        return ()
