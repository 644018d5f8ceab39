"""Estimates the share of random deals of a set that can be placed and won (K7), one deal at a time.

Every deal shuffles the tiles of a scenario range and lays them one by one at a random exploration square
that faces an empty place and that the hero of its colour can reach at that moment. Where that gets stuck, or
the map cannot be won, the same stack is laid again with other choices, up to a number of tries.
"""

from collections.abc import Iterator, Sequence
from itertools import count, product
from random import Random
from typing import NamedTuple

from hushmaze.tiles.deals import GrowingMap
from hushmaze.tiles.tileset import TileSet


class Range(NamedTuple):
    """Tiles that scenarios shuffle together."""

    name: str
    shuffled: tuple[int, ...]
    on_top: int | None = None
    one_exit: bool = False

    @property
    def tiles(self) -> set[int]:
        return {*self.shuffled, *([] if self.on_top is None else [self.on_top])}


def _up_to(last: int, *, one_exit: bool = False) -> Range:
    return Range(f"2-{last}", tuple(range(2, last + 1)), one_exit=one_exit)


RANGES = (
    _up_to(9, one_exit=True),
    _up_to(12),
    _up_to(14),
    Range("15 on top of 2-14", tuple(range(2, 15)), on_top=15),
    _up_to(15),
    _up_to(17),
    _up_to(19),
    _up_to(24),
)

TRIES = 50


class DealOutcome(NamedTuple):
    """How one deal went, at the first try and with other choices."""

    placed_at_once: bool
    won_at_once: bool
    placed: bool
    won: bool


def ranges_of(tile_set: TileSet) -> tuple[Range, ...]:
    """The scenario ranges that the set has all tiles for; for a smaller set, all it has."""
    whole = tuple(each for each in RANGES if each.tiles <= set(tile_set.numbers))
    rest = tuple(number for number in tile_set.numbers if number != 1)
    return whole or (Range("all", rest),)


def random_deals(tile_set: TileSet, tries: int = TRIES) -> Iterator[DealOutcome]:
    """Endless; every range and every face of tile 1 in turn. The same set gives the same outcomes."""
    kinds = list(product(ranges_of(tile_set), tile_set.start_faces))
    for number in count():
        scenario, face = kinds[number % len(kinds)]
        chance = Random(f"{tile_set.digest} {scenario.name} {face} {number}")
        yield play_out(tile_set, scenario, face, chance, tries)


def play_out(
    tile_set: TileSet, scenario: Range, face: str, chance: Random, tries: int = TRIES
) -> DealOutcome:
    """One deal of a range; the set must have its tiles, free of `problems`."""
    stack = [tile_set.face(tile) for tile in scenario.shuffled]
    chance.shuffle(stack)
    if scenario.on_top is not None:
        stack.insert(0, tile_set.face(scenario.on_top))
    attempts: list[tuple[bool, bool]] = []
    while len(attempts) < tries and not (attempts and attempts[-1][1]):
        deal = GrowingMap(tile_set.face(1, face))
        placed = deal.lay(stack, chance.randrange) == len(stack)
        attempts.append((placed, placed and deal.winnable(one_exit=scenario.one_exit)))
    return _outcome(attempts)


def _outcome(attempts: Sequence[tuple[bool, bool]]) -> DealOutcome:
    return DealOutcome(*attempts[0], any(placed for placed, _ in attempts), any(won for _, won in attempts))
