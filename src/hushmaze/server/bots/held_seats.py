"""Seats of people who have been away from a game for a while: bots hold them until they are back."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hushmaze.server.game.clock import Clock, Deadline

HOLD_AFTER_MS = 20_000


class Absent(NamedTuple):
    """Somebody whose seat waits for them."""

    seat: int
    person: int
    since: int
    """On the server's clock."""


class Holding:
    def __init__(self, clock: Clock, look_again: Callable[[], None]) -> None:
        self._clock = clock
        self._alarm = Deadline(clock, look_again)
        self.seats: dict[int, int] = {}
        """Which seats are held, and for whom."""

    def review(self, absent: Iterable[Absent]) -> bool:
        """Hold the seats of all who are away for long enough, and no others; gives whether that changed."""
        now, before = self._clock.now(), self.seats
        waits = {who: who.since + HOLD_AFTER_MS for who in absent}
        self.seats = {who.seat: who.person for who, due in waits.items() if due <= now}
        self._alarm.set(min((due for due in waits.values() if due > now), default=None))
        return self.seats != before
