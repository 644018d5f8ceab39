"""Limits how often something may be done, by token buckets."""

from hushmaze.server.lru import Lru

HOUR_MS = 3_600_000


class TokenBucket:
    """Holds at most `burst` tokens and gains `per_second`; every try costs one."""

    __slots__ = ("_burst", "_per_ms", "_tokens", "_when")

    def __init__(self, per_second: float, burst: int, now: int) -> None:
        self._per_ms = per_second / 1000
        self._burst = burst
        self._tokens = float(burst)
        self._when = now

    def has_some(self, now: int) -> bool:
        """Whether a try would succeed."""
        if now != self._when:
            self._gain(now)
        return self._tokens >= 1

    def take(self, now: int) -> bool:
        if now != self._when:
            self._gain(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def charge(self, tokens: float) -> None:
        """Takes what something turned out to cost; further tries fail until that is gained back."""
        self._tokens -= tokens

    def wait_ms(self, now: int) -> float:
        """How long until a try succeeds, an hour at most."""
        if self.has_some(now):
            return 0
        lacking = 1 - self._tokens
        return lacking / self._per_ms if lacking < HOUR_MS * self._per_ms else HOUR_MS

    def _gain(self, now: int) -> None:
        tokens = self._tokens + (now - self._when) * self._per_ms
        self._tokens = tokens if tokens < self._burst else self._burst
        self._when = now


class BucketPerKey:
    """A bucket for each address; the least recently used are forgotten."""

    def __init__(self, per_second: float, burst: int, most_keys: int = 10_000) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets = Lru[str, TokenBucket](most_keys)

    def has_some(self, key: str, now: int) -> bool:
        """Whether a try would succeed."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.has_some(now)

    def wait_ms(self, key: str, now: int) -> float:
        """How long until a try succeeds; tries meanwhile cost nothing."""
        bucket = self._buckets.get(key)
        return 0 if bucket is None else bucket.wait_ms(now)

    def take(self, key: str, now: int) -> bool:
        return self._bucket(key, now).take(now)

    def charge(self, key: str, tokens: float, now: int) -> None:
        """Takes what something turned out to cost; see `TokenBucket`."""
        bucket = self._bucket(key, now)
        bucket.has_some(now)  # what it has gained by now it has
        bucket.charge(tokens)

    def _bucket(self, key: str, now: int) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = TokenBucket(self._per_second, self._burst, now)
            self._buckets.put(key, bucket)
        return bucket
