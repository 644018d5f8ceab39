"""K: what the scenarios count on in the tiles the game comes with, counted by hand."""

from collections import Counter

import pytest

from hushmaze.rules.dice import Dice
from hushmaze.rules.tile import DOOR_CELLS, Cell, TileFace, cell, edge, step
from hushmaze.rules.words import DIRECTIONS, HEROES, Hero, Kind, Special
from hushmaze.scenarios.scenario import numbers
from hushmaze.tiles import standard_set
from hushmaze.tiles.deals import GrowingMap

FACES = standard_set().faces
TILES = {face.number: face for face in FACES.values() if face.name != "1B"}


def where(kind: Kind, hero: Hero | None = None) -> list[int]:
    """The tiles on which such squares lie, once for each."""
    return sorted(n for n, face in TILES.items() for s in face.specials.values() if s == Special(kind, hero))


def total(kind: Kind, last: int = 24) -> Counter[Hero | None]:
    specials = [s for n, face in TILES.items() if n <= last for s in face.specials.values()]
    return Counter(special.hero for special in specials if special.kind is kind)


def connected(face: TileFace, start: Cell, *, everything: bool) -> set[Cell]:
    found, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        beside = [there for way in DIRECTIONS if (there := step(here, way)) is not None]
        near = [
            there
            for there in beside
            if face.joined(here, there) or (everything and edge(here, there) in face.passages)
        ]
        rides = [b if here == a else a for a, b in face.escalators if here in (a, b)]
        fresh = {*near, *rides} - found
        found |= fresh
        ahead += fresh
    return found


@pytest.mark.parametrize("name", ["1A", "1B"])
def test_both_faces_of_tile_1(name: str) -> None:
    """K1: plain centre, one hourglass, one escalator; four vortices on A, none on B."""
    face = FACES[name]
    centre = {cell(1, 1), cell(2, 1), cell(1, 2), cell(2, 2)}
    assert centre <= face.floor - set(face.specials) - {end for pair in face.escalators for end in pair}
    kinds = Counter(special.kind for special in face.specials.values())
    assert (kinds[Kind.HOURGLASS], len(face.escalators)) == (1, 1)
    vortices = {special.hero for special in face.specials.values() if special.kind is Kind.VORTEX}
    assert (kinds[Kind.VORTEX], vortices) == ((4, set(HEROES)) if name == "1A" else (0, set()))


def test_items_purple_exit_and_hourglasses_come_early() -> None:
    """K2: items on 6 to 9, the purple exit on 2, hourglasses on 1, 3, 4, 5."""
    assert sorted(n for hero in HEROES for n in where(Kind.ITEM, hero)) == [6, 7, 8, 9]
    assert where(Kind.EXIT, Hero.MAGE) == [2]
    assert where(Kind.HOURGLASS) == [1, 3, 4, 5]


def test_the_other_exits_and_the_dwarf_passages() -> None:
    """K3: green, yellow, orange on 10, 11, 12; seven passages, none below 13."""
    assert [where(Kind.EXIT, hero) for hero in (Hero.ELF, Hero.BARBARIAN, Hero.DWARF)] == [[10], [11], [12]]
    assert sum(len(face.passages) for face in TILES.values()) == 7
    assert not any(face.passages for n, face in TILES.items() if n < 13)


def test_crystal_balls_and_cameras() -> None:
    """K4: balls on 15, 17, 20; cameras on 16 to 19."""
    assert where(Kind.BALL) == [15, 17, 20]
    assert where(Kind.CAMERA) == [16, 17, 18, 19]


def test_the_sums() -> None:
    """K5: in all, and the vortices of tiles 1 to 9."""
    assert [total(kind).total() for kind in (Kind.ITEM, Kind.EXIT, Kind.HOURGLASS)] == [4, 4, 4]
    assert [total(kind).total() for kind in (Kind.BALL, Kind.CAMERA)] == [3, 4]
    assert sum(len(face.escalators) for face in TILES.values()) == 9
    for hero in HEROES:
        assert 7 <= total(Kind.VORTEX)[hero] <= 9
        assert total(Kind.VORTEX, last=9)[hero] >= 3
        assert 10 <= total(Kind.EXPLORATION)[hero] <= 14
    assert 44 <= total(Kind.EXPLORATION).total() <= 48


@pytest.mark.parametrize("name", FACES)
def test_every_floor_hangs_together(name: str) -> None:
    """K6: with everything used; the entrance reaches an exploration square without a passage."""
    face = FACES[name]
    assert connected(face, min(face.floor), everything=True) == face.floor
    if face.entrance is not None:
        reached = connected(face, DOOR_CELLS[face.entrance], everything=False)
        doors = {DOOR_CELLS[side] for side, hero in face.doors.items() if hero is not None}
        assert reached & doors


@pytest.mark.parametrize(
    ("last", "start"), [(9, "A"), (12, "A"), (14, "A"), (15, "B"), (17, "B"), (19, "B"), (24, "B")]
)
def test_dealt_at_random_the_stack_can_be_placed_and_won(last: int, start: str) -> None:
    """K7: at least 99.9 % of deals; of these 200 all. The share itself is measured in the bench."""
    for seed in range(200):
        dice = Dice(seed, last, start)
        stack = [TILES[number] for number in dice.shuffled(numbers(2, last))]
        deal = GrowingMap(FACES[f"1{start}"])
        assert deal.lay(stack, dice.below) == len(stack)
        assert deal.winnable(one_exit=last == 9)
