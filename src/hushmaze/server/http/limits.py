"""Rate-limits requests per address."""

from collections.abc import Awaitable
from enum import Enum, auto
from math import ceil
from typing import NamedTuple, Protocol

from starlette.requests import Request

from hushmaze.protocol.api.errors import HttpReason
from hushmaze.server.game.clock import Clock
from hushmaze.server.http.errors import HttpError
from hushmaze.server.networks import network_of
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.transport import address_of


class Limit(Enum):
    """What is counted per address."""

    NEW_ROOMS = auto()
    SCENARIO_CHECKS = auto()
    TILE_CHECKS = auto()
    TILE_PICTURES = auto()
    TILE_ODDS = auto()
    TILE_SETS_MADE = auto()
    TILE_SETS_SAVED = auto()
    LOGS_READ = auto()
    ANALYSES = auto()
    """Only those that have to be worked out."""


class Rate(NamedTuple):
    per_second: float
    at_once: int


RATES = {
    Limit.SCENARIO_CHECKS: Rate(4, 60),
    Limit.TILE_CHECKS: Rate(4, 60),
    Limit.TILE_PICTURES: Rate(20, 200),
    Limit.TILE_ODDS: Rate(0.1, 6),
    Limit.TILE_SETS_MADE: Rate(0.2, 10),
    Limit.TILE_SETS_SAVED: Rate(1 / 60, 20),
    Limit.LOGS_READ: Rate(0.2, 10),
    Limit.ANALYSES: Rate(0.2, 12),
}
"""Somebody who edits makes a few checks and pictures a second. The host sets the rate of new rooms."""


class AddressLimit(Protocol):
    """As `BucketPerKey`; but another may have to ask elsewhere how much an address has done."""

    def take(self, key: str, now: int) -> bool | Awaitable[bool]: ...
    def wait_ms(self, key: str, now: int) -> float: ...


class RateLimits:
    """Behind a trusted proxy, counts by the address it tells."""

    def __init__(self, clock: Clock, new_rooms: AddressLimit, *, trust_proxy: bool = False) -> None:
        self._clock = clock
        self._trust_proxy = trust_proxy
        self._buckets: dict[Limit, AddressLimit] = {
            limit: BucketPerKey(*rate) for limit, rate in RATES.items()
        }
        self._buckets[Limit.NEW_ROOMS] = new_rooms

    def address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        forwarded_for = ", ".join(request.headers.getlist("x-forwarded-for"))
        return network_of(address_of(peer, forwarded_for, self._trust_proxy))

    async def take(self, limit: Limit, request: Request) -> None:
        """A 429 where this address has done too much of it lately; says when it may go on."""
        bucket, address, now = self._buckets[limit], self.address(request), self._clock.now()
        taken = bucket.take(address, now)
        if not (taken if isinstance(taken, bool) else await taken):
            raise HttpError(HttpReason.SLOW_DOWN, retry_after_s=ceil(bucket.wait_ms(address, now) / 1000))
