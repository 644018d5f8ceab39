"""A cache that forgets the least recently used."""

from hushmaze.server.lru import Lru


def kept(cache: Lru[str, int]) -> str:
    return "".join(key for key in "abcd" if key in cache)


def test_the_least_recently_used_is_forgotten_first() -> None:
    cache = Lru[str, int](maxsize=2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert kept(cache) == "ac"
    assert "a" in cache, "which is no use of it"
    cache.put("d", 4)
    assert kept(cache) == "cd"


def test_a_value_put_again_takes_the_place_of_the_old_one_and_is_the_newest() -> None:
    cache = Lru[str, int](maxsize=2)
    cache.put("a", 1)
    cache.put("b", 2)
    cache.put("a", 3)
    cache.put("c", 4)
    assert (cache.get("a"), cache.get("b")) == (3, None)


def test_asking_for_what_is_not_kept_changes_nothing() -> None:
    cache = Lru[str, int](maxsize=1)
    cache.put("a", 1)
    assert cache.get("b") is None
    assert cache.get("a") == 1
