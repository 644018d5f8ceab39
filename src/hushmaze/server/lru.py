"""A small cache."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Lru(Generic[K, V]):
    """Keeps at most `maxsize` values, and forgets the least recently used first."""

    def __init__(self, maxsize: int) -> None:
        self._maxsize = maxsize
        self._values: OrderedDict[K, V] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        """Whether it is kept; does not count as use."""
        return key in self._values

    def get(self, key: K) -> V | None:
        """Returns the value, which counts as used now; None if it is not kept."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def put(self, key: K, value: V) -> None:
        """Keeps a value, which counts as used now."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._maxsize:
            self._values.popitem(last=False)
