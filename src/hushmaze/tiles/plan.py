"""What each tile of a generated set bears, before it is drawn: the counts of K1 to K5 shared out."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from hushmaze.rules.dice import Dice
from hushmaze.rules.words import HEROES, Hero, Kind, Special, TileNumber
from hushmaze.tiles.complete import (
    BALL_TILES,
    CAMERA_TILES,
    ESCALATORS,
    EXIT_TILES,
    FIRST_PASSAGE_TILE,
    HOURGLASS_TILES,
    ITEM_TILES,
    PASSAGES,
)

EARLY = tuple(range(2, 10))
LATE = tuple(range(10, 25))
_EARLY_DOORS, _LATE_DOORS = 18, 24
"""Exploration squares beside tile 1's four: early tiles are rich, so that no short deal runs dry (K7)."""
_EARLY_VORTICES, _LATE_VORTICES = 8, 20
_EARLY_ESCALATORS = 3


@dataclass(frozen=True)
class TilePlan:
    number: TileNumber
    face: str
    explorations: tuple[Hero, ...]
    aims: tuple[Special, ...]
    """What heroes come for: items, exits, hourglasses, balls, cameras."""
    vortices: tuple[Hero, ...]
    escalator: bool
    passage: bool


def plan_set(dice: Dice) -> list[TilePlan]:
    """Plans for all 25 faces; every count of K1 to K5 holds for tiles drawn by them."""
    doors = _share(
        dice, _counts(dice, EARLY, _EARLY_DOORS, (2, 3)) | _counts(dice, LATE, _LATE_DOORS, (1, 3))
    )
    vortices = _share(dice, _counts(dice, EARLY, _EARLY_VORTICES, (0, 2)))
    vortices |= _share(dice, _counts(dice, LATE, _LATE_VORTICES, (1, 2)))
    rides = set(dice.shuffled(EARLY)[:_EARLY_ESCALATORS])
    rides |= set(dice.shuffled(LATE)[: ESCALATORS - 1 - _EARLY_ESCALATORS])
    gaps = set(dice.shuffled(range(FIRST_PASSAGE_TILE, 25))[:PASSAGES])
    owners = dict(zip(sorted(ITEM_TILES), dice.shuffled(HEROES), strict=True))
    tiles = [
        TilePlan(TileNumber(n), "", doors[n], _aims(n, owners), vortices[n], n in rides, n in gaps)
        for n in EARLY + LATE
    ]
    return [_start(dice, "A", HEROES), _start(dice, "B", ()), *tiles]


def _start(dice: Dice, face: str, vortices: tuple[Hero, ...]) -> TilePlan:
    explorations = tuple(dice.shuffled(HEROES))
    aims = (Special(Kind.HOURGLASS),)
    return TilePlan(TileNumber(1), face, explorations, aims, vortices, escalator=True, passage=False)


def _aims(number: int, owners: dict[int, Hero]) -> tuple[Special, ...]:
    free = ((Kind.HOURGLASS, HOURGLASS_TILES), (Kind.BALL, BALL_TILES), (Kind.CAMERA, CAMERA_TILES))
    owned = ((Kind.ITEM, owners), (Kind.EXIT, EXIT_TILES))
    aims = [Special(kind) for kind, tiles in free if number in tiles]
    aims += [Special(kind, heroes[number]) for kind, heroes in owned if number in heroes]
    return tuple(aims)


def _counts(dice: Dice, tiles: Iterable[int], total: int, bounds: tuple[int, int]) -> dict[int, int]:
    """How many each tile gets, within bounds, `total` in all."""
    least, most = bounds
    counts = dict.fromkeys(tiles, least)
    while sum(counts.values()) < total:
        counts[dice.choice([tile for tile, count in counts.items() if count < most])] += 1
    return counts


def _share(dice: Dice, counts: dict[int, int]) -> dict[int, tuple[Hero, ...]]:
    """Colours for so many things a tile: never one twice on a tile, and all as often, give or take one.

    Always handing out the rarest colours keeps that promise.
    """
    used: Counter[Hero] = Counter()
    shares: dict[int, tuple[Hero, ...]] = {}
    for tile in dice.shuffled(counts):
        rarest = sorted(dice.shuffled(HEROES), key=used.__getitem__)
        shares[tile] = tuple(rarest[: counts[tile]])
        used.update(shares[tile])
    return shares
