"""Limits that hold for all nodes together."""

from hushmaze.cluster.database import Database


class SharedLimit:
    """Counts what one address does in the database. Takes `BucketPerKey`'s place."""

    def __init__(self, database: Database, what: str, per_second: float, burst: int) -> None:
        self._database = database
        self._what = what
        self._per_second = per_second
        self._burst = burst

    async def take(self, key: str, _now: int) -> bool:
        """Takes a token, by the database's clock. Raises a StoreError if the database cannot be asked."""
        return await self._database.take(f"{self._what} {key}", self._per_second, self._burst)

    async def forget(self) -> None:
        """Forgets all addresses that may do as much as ever."""
        await self._database.forget_full(f"{self._what} ", self._per_second, self._burst)

    def wait_ms(self, _key: str, _now: int) -> float:
        """Returns how long it takes until one more is allowed."""
        return min(1 / self._per_second, 3600) * 1000 if self._per_second > 0 else 3_600_000
