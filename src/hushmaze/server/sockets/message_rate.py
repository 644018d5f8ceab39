"""How fast one socket may send."""

from hushmaze.server.game.clock import Clock
from hushmaze.server.limits import VisitorLimits
from hushmaze.server.rate_limits import TokenBucket
from hushmaze.server.transport.api import Connection

LONGEST_PAUSE_S = 5
"""In seconds; shorter than the time after which a silent peer counts as gone."""


class MessageRate:
    """Accepts messages up to a rate, refuses as many more, and then reads the socket at that rate only."""

    def __init__(self, connection: Connection, clock: Clock, limits: VisitorLimits) -> None:
        now, rate = clock.now(), limits.messages
        self._connection = connection
        self._clock = clock
        self._heard = TokenBucket(*rate, now)
        self._refused = TokenBucket(*rate, now)

    def allows(self) -> bool:
        """Counts a message that has come; returns whether it is accepted."""
        now = self._clock.now()
        if self._heard.take(now):
            return True
        if not self._refused.take(now):
            self._refused.charge(1)
            self._connection.pause_reading(min(self._refused.wait_ms(now) / 1000, LONGEST_PAUSE_S))
        return False
