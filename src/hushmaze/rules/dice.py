"""Deterministic dice: the same words give the same throws on every machine (S1).

SHA-256 in counter mode, so that seen throws (heroes, revealed tiles) say nothing about unseen ones (S3).
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """An endless stream of fair throws named by some words, such as a seed and a purpose."""

    def __init__(self, *words: int | str) -> None:
        self._key = "\x1f".join(str(word) for word in words).encode()
        self._numbers = self._stream()

    def _stream(self) -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(self._key + b"\x1f" + str(block).encode()).digest()
            for start in range(0, 32, 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, not including, a limit of at most 2**32; no number is favoured."""
        fair = (1 << 32) - (1 << 32) % limit
        number = next(self._numbers)
        while number >= fair:
            number = next(self._numbers)
        return number % limit

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        left = list(things)
        for last in range(len(left) - 1, 0, -1):
            other = self.below(last + 1)
            left[last], left[other] = left[other], left[last]
        return left
