"""Counts what one address asks of all rooms together, and refuses what is too much."""

from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.game.clock import Clock
from hushmaze.server.limits import VisitorLimits
from hushmaze.server.lru import Lru
from hushmaze.server.networks import network_of
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.addresses.kept_bytes import KeptBytes

MOST_FOUND = 20_000
"""Codes of rooms that were found."""


class TooManyWrongCodesError(Exception):
    """An address has tried too many wrong room codes."""

    def __init__(self, wait_ms: float) -> None:
        super().__init__()
        self.wait_ms = wait_ms


class AddressCounts:
    def __init__(self, limits: VisitorLimits, clock: Clock, kept: KeptBytes) -> None:
        self._clock = clock
        self._kept = kept
        self._wrong_codes = BucketPerKey(*limits.wrong_codes)
        self._lookups = BucketPerKey(*limits.room_lookups)
        self._found = Lru[str, bool](MOST_FOUND)
        self._new_games = BucketPerKey(*limits.new_games)
        self._setups = BucketPerKey(*limits.setups)

    def add_wrong_code(self, address: str) -> None:
        """Counts a code that no room has; a TooManyWrongCodesError if the address has tried too many."""
        asker, now = network_of(address), self._clock.now()
        if not self._wrong_codes.take(asker, now):
            raise TooManyWrongCodesError(self._wrong_codes.wait_ms(asker, now))

    def add_lookup(self, address: str, code: str) -> None:
        """Counts that the store is about to be asked for a room.

        Raises a TooManyWrongCodesError if the address has tried too many wrong codes and goes on. Rooms that
        were found before may always be asked for.
        """
        asker, now = network_of(address), self._clock.now()
        if self._found.get(code) or self._wrong_codes.has_some(asker, now):
            return
        if not self._lookups.take(asker, now):
            raise TooManyWrongCodesError(self._lookups.wait_ms(asker, now))

    def add_found(self, code: str) -> None:
        self._found.put(code, True)

    def add_game(self, address: str) -> None:
        """Counts a game that is about to be laid out.

        `Rejected` if the address has laid out too many, or has so much kept here that no more is.
        """
        self._kept.check(address)
        if not self._new_games.take(network_of(address), self._clock.now()):
            raise Rejected(ErrorReason.SLOW_DOWN, "So many games were laid out that the next has to wait.")

    def add_setup(self, address: str) -> None:
        """Counts a table that is about to be laid; `Rejected` if the address has laid too many."""
        if not self._setups.take(network_of(address), self._clock.now()):
            raise Rejected(ErrorReason.SLOW_DOWN)
