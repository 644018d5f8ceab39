"""Decides which seats bots hold for people who have been away from a game for a while."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hushmaze.server.game.clock import Clock, Deadline

HOLD_AFTER_MS = 20_000


class Absent(NamedTuple):
    """A person who has a seat and is away."""

    seat: int
    person: int
    since: int
    """On the server's clock."""


class HeldSeats:
    def __init__(self, clock: Clock, review_due: Callable[[], None]) -> None:
        """`review_due` is called when the next seat is to be held."""
        self._clock = clock
        self._alarm = Deadline(clock, review_due)
        self.seats: dict[int, int] = {}
        """The person for whom each seat is held."""

    def review(self, absent: Iterable[Absent]) -> bool:
        """Holds the seats of all who are away for HOLD_AFTER_MS, and no others.

        Returns whether the held seats changed.
        """
        now, before = self._clock.now(), self.seats
        due_at = {who: who.since + HOLD_AFTER_MS for who in absent}
        self.seats = {who.seat: who.person for who, due in due_at.items() if due <= now}
        self._alarm.set(min((due for due in due_at.values() if due > now), default=None))
        return self.seats != before
