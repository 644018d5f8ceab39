"""How fast one socket may send."""

from hushmaze.server.game.clock import Clock
from hushmaze.server.limits import VisitorLimits
from hushmaze.server.rate_limits import TokenBucket
from hushmaze.server.transport.api import Connection

LONGEST_PAUSE_S = 5
"""Shorter than it takes to think that a peer is gone."""


class Pace:
    """So many messages are heard and as many more refused; who still goes on is read as slowly as that."""

    def __init__(self, connection: Connection, clock: Clock, limits: VisitorLimits) -> None:
        now, rate = clock.now(), limits.messages
        self._connection = connection
        self._clock = clock
        self._heard = TokenBucket(*rate, now)
        self._refused = TokenBucket(*rate, now)

    def allows(self) -> bool:
        """Whether one more message is to be heard, now that it has come."""
        now = self._clock.now()
        if self._heard.take(now):
            return True
        if not self._refused.take(now):
            self._refused.charge(1)
            self._connection.pause_reading(min(self._refused.wait_ms(now) / 1000, LONGEST_PAUSE_S))
        return False
