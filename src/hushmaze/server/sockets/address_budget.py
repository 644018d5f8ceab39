"""Limits the sockets of one address: how many at once, how many that have not joined, how often new ones."""

from collections import Counter

from hushmaze.server.game.clock import Clock
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits
from hushmaze.server.networks import is_loopback, network_of
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.transport.api import RefusedUpgrade


class AddressBudget:
    """Counts by network. Loopback is not counted: behind a proxy that is not trusted everybody has it."""

    def __init__(self, clock: Clock, limits: VisitorLimits = USUAL_LIMITS) -> None:
        self._clock = clock
        self._limits = limits
        self._open: Counter[str] = Counter()
        self._unjoined: Counter[str] = Counter()
        self._handshakes = BucketPerKey(*limits.handshakes)

    def objection(self, address: str) -> RefusedUpgrade | None:
        """Returns why this address gets no further socket just now, or None."""
        network = network_of(address)
        if is_loopback(address):
            return None
        if self._open[network] >= self._limits.sockets_per_address:
            return RefusedUpgrade(429, "Too many sockets from your address.")
        if self._unjoined[network] >= self._limits.unjoined_per_address:
            return RefusedUpgrade(429, "Too many sockets from your address that have not joined a room.")
        if not self._handshakes.take(network, self._clock.now()):
            return RefusedUpgrade(429, "Too many new sockets from your address; wait a little.")
        return None

    def opened(self, address: str) -> None:
        self._open[network_of(address)] += 1
        self._unjoined[network_of(address)] += 1

    def joined(self, address: str) -> None:
        _take_one(self._unjoined, network_of(address))

    def closed(self, address: str, *, joined: bool) -> None:
        _take_one(self._open, network_of(address))
        if not joined:
            _take_one(self._unjoined, network_of(address))


def _take_one(counts: Counter[str], network: str) -> None:
    counts[network] -= 1
    if counts[network] <= 0:
        del counts[network]
