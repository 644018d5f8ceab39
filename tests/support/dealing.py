"""Deals tests out to workers, file by file: what its tests share is made once, not by each worker."""

from collections.abc import Sequence

import pytest

LONGEST_FIRST = (
    "tests/e2e/test_with_bots.py",
    "tests/e2e/test_first_game.py",
    "tests/e2e/test_every_screen.py",
    "tests/e2e/test_every_size.py",
    "tests/e2e/test_four_browsers.py",
    "tests/e2e/test_voice.py",
    "tests/e2e/",
)
"""Begun first, and after them the other slow ones: at the end a core would wait for the other."""

_WITH_BROWSER, _SLOW, _QUICK = 100, 20, 1
"""What a test costs, roughly."""


def dealt_out(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Orders tests for worksteal, which begins by giving each worker an equal stretch of the list.

    Half of the workers begin with browsers, the others with what else takes long: more browsers at once than
    cores would make each other wait. What is quick comes last, and is stolen.
    """
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    costs = [0] * workers
    for file in sorted(_by_file(items), key=lambda file: min(map(_rank, file))):
        with_browser = file[0].nodeid.startswith(LONGEST_FIRST)
        cheapest = min(range((workers + 1) // 2 if with_browser else workers), key=costs.__getitem__)
        hands[cheapest].extend(file)
        costs[cheapest] += sum(map(_cost, file))
    return [item for hand in _levelled(hands) for item in hand]


def _by_file(items: Sequence[pytest.Item]) -> list[list[pytest.Item]]:
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    return list(files.values())


def _rank(item: pytest.Item) -> int:
    ranks = (rank for rank, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start))
    return next(ranks, len(LONGEST_FIRST) + (item.get_closest_marker("slow") is None))


def _cost(item: pytest.Item) -> int:
    if item.nodeid.startswith(LONGEST_FIRST):
        return _WITH_BROWSER
    return _QUICK if item.get_closest_marker("slow") is None else _SLOW


def _levelled(hands: Sequence[list[pytest.Item]]) -> list[list[pytest.Item]]:
    """As long as the stretches are: a hand that is too long passes the end of it to those too short."""
    count = sum(map(len, hands))
    lengths = [(count + place) // len(hands) for place in range(len(hands))]
    spare = [item for hand, length in zip(hands, lengths, strict=True) for item in hand[length:]]
    kept = [hand[:length] for hand, length in zip(hands, lengths, strict=True)]
    for hand, length in zip(kept, lengths, strict=True):
        missing = length - len(hand)
        hand.extend(spare[:missing])
        del spare[:missing]
    return kept
