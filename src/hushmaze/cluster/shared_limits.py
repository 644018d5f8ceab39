"""Limits that hold for all nodes together."""

from hushmaze.cluster.database import Database
from hushmaze.server.lru import Lru

ASK_AGAIN_MS = 1_000
"""How long an address that the database has refused is refused without asking it again."""

MOST_REFUSED = 10_000


class SharedLimit:
    """Counts what one address does in the database. Takes `BucketPerKey`'s place."""

    def __init__(self, database: Database, what: str, per_second: float, burst: int) -> None:
        self._database = database
        self._what = what
        self._per_second = per_second
        self._burst = burst
        self._refused = Lru[str, int](MOST_REFUSED)
        """By address, until when."""

    async def take(self, key: str, now: int) -> bool:
        """Takes a token, by the database's clock; a refusal holds for a moment.

        Raises a StoreError if the database cannot be asked.
        """
        if now < (self._refused.get(key) or 0):
            return False
        taken = await self._database.take(f"{self._what} {key}", self._per_second, self._burst)
        if not taken:
            self._refused.put(key, now + ASK_AGAIN_MS)
        return taken

    async def forget(self) -> None:
        """Forgets all addresses that may do as much as ever."""
        await self._database.forget_full(f"{self._what} ", self._per_second, self._burst)

    def wait_ms(self, _key: str, _now: int) -> float:
        """Returns how long it takes until one more is allowed."""
        return min(1 / self._per_second, 3600) * 1000 if self._per_second > 0 else 3_600_000
