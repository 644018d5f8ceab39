"""Plans what each tile of a generated set carries: shares out the counts of K1 to K5."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from hushmaze.rules.dice import Dice
from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import HEROES, Hero, Kind, Special, TileNumber
from hushmaze.tiles.complete import (
    BALL_TILES,
    CAMERA_TILES,
    EXIT_TILES,
    FIRST_PASSAGE_TILE,
    HOURGLASS_TILES,
    ITEM_TILES,
)
from hushmaze.tiles.figures import ESCALATORS, LAST_EARLY_TILE, PASSAGES, counted_faces, totals
from hushmaze.tiles.tileset import TileSet

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
    """Items, exits, hourglasses, balls and cameras."""
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


def plan_rest(dice: Dice, tile_set: TileSet) -> list[TilePlan]:
    """Plans for the faces that a set lacks; they make up its counts as far as so many tiles can."""
    faces = counted_faces(tile_set)
    early = [n for n in EARLY if str(n) not in tile_set.faces]
    late = [n for n in LATE if str(n) not in tile_set.faces]
    doors, rides, gaps = _rest(dice, tile_set, early, late)
    vortices = _rest_of_vortices(dice, tile_set, early, late)
    owners = _rest_of_items(dice, faces, early)
    tiles = [
        TilePlan(TileNumber(n), "", doors[n], _aims(n, owners), vortices[n], n in rides, n in gaps)
        for n in early + late
    ]
    starts = [("A", HEROES), ("B", ())]
    missing = [_start(dice, face, lit) for face, lit in starts if f"1{face}" not in tile_set.faces]
    return [*missing, *tiles]


def _rest(
    dice: Dice, tile_set: TileSet, early: list[int], late: list[int]
) -> tuple[dict[int, tuple[Hero, ...]], set[int], set[int]]:
    """Exploration squares, escalators and passages for the missing tiles."""
    faces = counted_faces(tile_set)
    used = totals(faces, Kind.EXPLORATION)
    start = 0 if tile_set.start_faces else 1
    wanted = _EARLY_DOORS + _LATE_DOORS + len(HEROES) * (1 - start) - used.total()
    share = wanted - min(wanted, round(len(late) * _LATE_DOORS / len(LATE)))
    counts = _counts(dice, early, share, (2, 3))
    counts |= _counts(dice, late, wanted - sum(counts.values()), (1, 3))
    rides = ESCALATORS - start - sum(len(face.escalators) for face in faces)
    gaps = PASSAGES - sum(len(face.passages) for face in faces)
    with_gaps = [n for n in late if n >= FIRST_PASSAGE_TILE]
    return (
        _share(dice, counts, Counter({hero: used[hero] for hero in HEROES})),
        set(dice.shuffled(early + late)[: max(rides, 0)]),
        set(dice.shuffled(with_gaps)[: max(gaps, 0)]),
    )


def _rest_of_vortices(
    dice: Dice, tile_set: TileSet, early: list[int], late: list[int]
) -> dict[int, tuple[Hero, ...]]:
    faces = counted_faces(tile_set)
    start = Counter(HEROES) if not tile_set.start_faces else Counter[Hero]()
    near = totals([face for face in faces if face.number <= LAST_EARLY_TILE], Kind.VORTEX)
    used = start + Counter({hero: near[hero] for hero in HEROES})
    wanted_early = _EARLY_VORTICES + len(HEROES) - used.total()
    shares = _share(dice, _counts(dice, early, wanted_early, (0, 2)), used)
    placed = Counter(hero for heroes in shares.values() for hero in heroes)
    all_used = totals(faces, Kind.VORTEX)
    used = start + placed + Counter({hero: all_used[hero] for hero in HEROES})
    wanted = _EARLY_VORTICES + _LATE_VORTICES + len(HEROES) - used.total()
    return shares | _share(dice, _counts(dice, late, wanted, (0, 2)), used)


def _rest_of_items(dice: Dice, faces: list[TileFace], early: list[int]) -> dict[int, Hero]:
    """Owners for the missing item tiles: those who have none yet, then anybody."""
    have = totals(faces, Kind.ITEM)
    heroes = sorted(dice.shuffled(HEROES), key=have.__getitem__)
    return dict(zip([n for n in early if n in ITEM_TILES], heroes, strict=False))


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
    """How many each tile gets, within bounds; `total` in all, as far as bounds allow."""
    least, most = bounds
    counts = dict.fromkeys(tiles, least)
    while sum(counts.values()) < min(total, most * len(counts)):
        counts[dice.choice([tile for tile, count in counts.items() if count < most])] += 1
    return counts


def _share(
    dice: Dice, counts: dict[int, int], before: Counter[Hero] | None = None
) -> dict[int, tuple[Hero, ...]]:
    """Colours for so many things a tile: never one twice on a tile, and all as often, give or take one.

    Always handing out the rarest colours, those used `before` counted, keeps that promise.
    """
    used: Counter[Hero] = Counter(before or {})
    shares: dict[int, tuple[Hero, ...]] = {}
    for tile in dice.shuffled(counts):
        rarest = sorted(dice.shuffled(HEROES), key=used.__getitem__)
        shares[tile] = tuple(rarest[: counts[tile]])
        used.update(shares[tile])
    return shares
