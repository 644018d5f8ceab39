"""Bounds how much one address has the server keep for good: rooms, games with their logs, tile sets."""

from weakref import WeakKeyDictionary

from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.match import Match
from hushmaze.server.limits import Rate
from hushmaze.server.networks import is_loopback, network_of
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rejection import Rejected

ENOUGH = "From your address so much has been kept here lately that more has to wait."


class KeptBytes:
    """Charges a game to who laid it out; it goes on, and only the next one has to wait for it.

    Loopback is not counted: behind a proxy that is not trusted everybody has it.
    """

    def __init__(self, clock: Clock, rate: Rate) -> None:
        self._clock = clock
        self._buckets = BucketPerKey(*rate)
        self._charged: WeakKeyDictionary[Match, tuple[str, int]] = WeakKeyDictionary()
        """Of games being played: the address, and how many bytes of the log it has been charged for."""

    def check(self, address: str) -> None:
        """`Rejected` if nothing more is kept for this address just now."""
        if self.wait_ms(address):
            raise Rejected(ErrorReason.SLOW_DOWN, ENOUGH)

    def wait_ms(self, address: str) -> float:
        """How long until something more is kept for it."""
        return self._buckets.wait_ms(network_of(address), self._clock.now())

    def charge(self, address: str, size: int) -> None:
        """Charges bytes that are kept now."""
        if not is_loopback(address):
            self._buckets.charge(network_of(address), size, self._clock.now())

    def charge_game(self, address: str, match: Match, size: int) -> None:
        """Charges a game that was laid out, and from now on what its log grows by; see `charge_logs`."""
        self.charge(address, size)
        self._charged[match] = address, match.lines.size

    def charge_logs(self) -> None:
        """Charges what has been played since the last call."""
        for match, (address, charged) in list(self._charged.items()):
            size = match.lines.size
            if size > charged:
                self.charge(address, size - charged)
                self._charged[match] = address, size
