"""How often somebody may do something."""

import pytest

from hushmaze.server.rate_limits import HOUR_MS, BucketPerKey, TokenBucket


def test_a_bucket_gives_its_burst_and_then_so_many_a_second() -> None:
    bucket = TokenBucket(per_second=2, burst=3, now=1_000)
    assert [bucket.take(1_000) for _ in range(5)] == [True, True, True, False, False]
    assert not bucket.take(1_499)
    assert bucket.take(1_500)
    assert not bucket.take(1_500)
    assert [bucket.take(3_600_000) for _ in range(4)] == [True, True, True, False], "no more than it holds"


def test_every_key_has_its_own_bucket() -> None:
    buckets = BucketPerKey(per_second=1, burst=1)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert buckets.take("a", 1_000)


def test_the_longest_unused_are_forgotten() -> None:
    buckets = BucketPerKey(per_second=0.001, burst=1, most_keys=2)
    assert buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("c", 0)
    assert not buckets.take("a", 0), "used since, so it is remembered"
    assert buckets.take("b", 0)


def test_a_bucket_says_how_long_to_wait() -> None:
    buckets = BucketPerKey(0.5, 1)
    assert buckets.wait_ms("ann", 0) == 0
    assert buckets.take("ann", 0)
    assert (buckets.wait_ms("ann", 0), buckets.wait_ms("ann", 500)) == (2_000, 1_500)
    assert not buckets.take("ann", 500)
    assert buckets.wait_ms("ann", 500) == 1_500, "a try in vain costs nothing"
    assert (buckets.wait_ms("ann", 2_000), buckets.wait_ms("ben", 500)) == (0, 0)


@pytest.mark.parametrize("per_second", [0, 1e-9])
def test_nobody_is_asked_to_wait_for_more_than_an_hour(per_second: float) -> None:
    buckets = BucketPerKey(per_second, 1)
    assert buckets.take("ann", 0)
    assert buckets.wait_ms("ann", 0) == HOUR_MS
