"""Rate-limits requests per address."""

from collections.abc import Awaitable
from enum import Enum
from math import ceil
from typing import Protocol

from starlette.requests import Request

from hushmaze.protocol.api.errors import HttpReason
from hushmaze.server.game.clock import Clock
from hushmaze.server.http.answers_in_hand import AnswersInHand
from hushmaze.server.http.errors import HttpError
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits
from hushmaze.server.networks import is_loopback
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rooms.addresses.kept_bytes import ENOUGH, KeptBytes
from hushmaze.server.transport import network_asking


class Limit(Enum):
    """Kinds of requests counted per address; the rate is the limit of that name."""

    NEW_ROOMS = "new_rooms"
    SCENARIO_CHECKS = "scenario_checks"
    TILE_CHECKS = "tile_checks"
    TILE_PICTURES = "tile_pictures"
    TILE_ODDS = "tile_odds"
    TILE_SETS_MADE = "tile_sets_made"
    GAMES_PRINTED = "games_printed"
    TILE_SETS_SAVED = "tile_sets_saved"
    LOGS_READ = "logs_read"
    LOGS_GIVEN = "logs_given"
    ANALYSES = "analyses"


_KEPT = {Limit.NEW_ROOMS: 2_000, Limit.TILE_SETS_SAVED: 6_000}
"""Some bytes that are kept for good after such a request."""


class AddressLimit(Protocol):
    """As `BucketPerKey`, but asynchronous: a cluster counts in the database."""

    def take(self, key: str, now: int) -> bool | Awaitable[bool]: ...
    def wait_ms(self, key: str, now: int) -> float: ...


class RateLimits:
    """Behind a trusted proxy, counts by the address it tells."""

    def __init__(
        self,
        clock: Clock,
        limits: VisitorLimits = USUAL_LIMITS,
        *,
        trust_proxy: bool = False,
        new_rooms: AddressLimit | None = None,
        kept: KeptBytes | None = None,
    ) -> None:
        self._clock = clock
        self._trust_proxy = trust_proxy
        self._kept = kept or KeptBytes(clock, limits.kept_bytes)
        self._buckets: dict[Limit, AddressLimit] = {
            limit: BucketPerKey(*getattr(limits, limit.value)) for limit in Limit
        }
        self.open_requests = limits.http_connections_per_address
        """Of one address, behind a trusted proxy."""
        self.in_hand = AnswersInHand(limits.answers_in_hand, limits.answers_in_hand_per_address)
        if new_rooms is not None:
            self._buckets[Limit.NEW_ROOMS] = new_rooms

    def address(self, request: Request) -> str:
        return network_asking(request.scope, self._trust_proxy)

    def forwarded(self, request: Request) -> str | None:
        """The address that a trusted proxy tells; None where there is none, or it is the proxy's machine."""
        address = self.address(request) if self._trust_proxy else ""
        return None if not address or is_loopback(address) else address

    async def take(self, limit: Limit, request: Request) -> None:
        """Raises a 429, which says when to go on, if this address has done too much of it lately."""
        bucket, address, now = self._buckets[limit], self.address(request), self._clock.now()
        if limit in _KEPT:
            self._check_kept(address)
        taken = bucket.take(address, now)
        if not (taken if isinstance(taken, bool) else await taken):
            raise HttpError(HttpReason.SLOW_DOWN, retry_after_s=ceil(bucket.wait_ms(address, now) / 1000))
        self._kept.charge(address, _KEPT.get(limit, 0))

    def _check_kept(self, address: str) -> None:
        wait_ms = self._kept.wait_ms(address)
        if wait_ms:
            raise HttpError(HttpReason.SLOW_DOWN, ENOUGH, retry_after_s=ceil(wait_ms / 1000))
