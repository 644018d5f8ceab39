"""How often somebody may do something."""

from hushmaze.server.rate_limits import BucketPerKey, TokenBucket


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
