"""Deals (K7): laid by the lattice, judged as walking the squares one by one would judge them."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.dice import Dice
from hushmaze.rules.tile import DOOR_CELLS, Cell, TileFace, cell, edge, step
from hushmaze.rules.words import DIRECTIONS, HEROES, Direction, Hero, Kind, Special, TileNumber
from hushmaze.tiles import TileSet, generate, read_tile_set, standard_set
from hushmaze.tiles.deals import GrowingMap, MapPlace
from hushmaze.tiles.slides import actions_from
from tests.support.wide import examples
from tests.tiles.tile_drawings import START

RANGES = [
    ("2-9", range(2, 10), ()),
    ("2-12", range(2, 13), ()),
    ("2-14", range(2, 15), ()),
    ("15 on top", range(2, 15), (15,)),
    ("2-15", range(2, 16), ()),
    ("2-17", range(2, 18), ()),
    ("2-19", range(2, 20), ()),
    ("2-24", range(2, 25), ()),
]
Spot = tuple[MapPlace, Cell]


@pytest.mark.parametrize("start_face", ["A", "B"])
@pytest.mark.parametrize(("name", "numbers", "top"), RANGES)
def test_k7_no_deal_gets_stuck_and_every_map_can_be_won(
    name: str, numbers: range, top: tuple[int, ...], start_face: str
) -> None:
    """K7."""
    dice = Dice("K7", name, start_face)
    tile_set = standard_set()
    for _ in range(40):
        stack = [tile_set.face(number) for number in (*top, *dice.shuffled(numbers))]
        deal = GrowingMap(tile_set.face(1, start_face))
        assert deal.lay(stack, dice.below) == len(stack)
        assert deal.winnable(one_exit=name == "2-9")
        assert sorted(face.number for face in deal.layout.values()) == [1, *sorted((*numbers, *top))]


def _sides(place: MapPlace) -> Iterator[tuple[Direction, MapPlace]]:
    for side, (columns, rows) in zip(DIRECTIONS, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
        yield side, (place[0] + columns, place[1] + rows)


def _steps(layout: dict[MapPlace, TileFace], spot: Spot, hero: Hero) -> Iterator[Spot]:
    """Every step and ride of a hero from a square, told from the drawing alone."""
    place, at = spot
    face = layout[place]
    for side, beyond in _sides(place):
        ahead = step(at, side)
        gap = ahead is not None and edge(at, ahead) in face.passages and hero == Hero.DWARF
        if ahead is not None and (face.joined(at, ahead) or gap):
            yield place, ahead
        joined = beyond in layout and side in face.doors and side.opposite in layout[beyond].doors
        if joined and at == DOOR_CELLS[side]:
            yield beyond, DOOR_CELLS[side.opposite]
    for pair in face.escalators:
        if at in pair:
            yield place, pair[1] if at == pair[0] else pair[0]


def _spread(layout: dict[MapPlace, TileFace], spots: list[Spot], hero: Hero) -> set[Spot]:
    seen = set(spots)
    front = list(spots)
    while front:
        for spot in _steps(layout, front.pop(), hero):
            if spot not in seen:
                seen.add(spot)
                front.append(spot)
    return seen


def _squares(layout: dict[MapPlace, TileFace], kind: Kind, hero: Hero) -> list[Spot]:
    wanted = Special(kind, hero)
    return [(place, at) for place, face in layout.items() for at, s in face.specials.items() if s == wanted]


def _winnable_by_walking(layout: dict[MapPlace, TileFace]) -> bool:
    for hero in HEROES:
        heist = _spread(layout, [((0, 0), cell(1, 1)), *_squares(layout, Kind.VORTEX, hero)], hero)
        items = [spot for spot in _squares(layout, Kind.ITEM, hero) if spot in heist]
        escape = _spread(layout, items, hero)
        if not escape.intersection(_squares(layout, Kind.EXIT, hero)):
            return False
    return True


def _harsher(face: TileFace, dice: Dice) -> TileFace:
    """Some walls more, some passages more: maps that are not always won."""
    borders = sorted(
        edge(at, n) for at in face.floor if (n := step(at, Direction.EAST)) and face.joined(at, n)
    )
    shut = dice.shuffled(borders)[: dice.below(3)]
    gaps, walls = shut[:1], shut[1:]
    return replace(face, walls=face.walls | set(walls), passages=face.passages | set(gaps))


@examples(30)
@given(st.integers(0, 10**9))
def test_k7_the_judge_agrees_with_walking_every_square(seed: int) -> None:
    """K7."""
    dice = Dice(seed)
    faces = standard_set().faces
    stack = [_harsher(faces[str(number)], dice) for number in dice.shuffled(range(2, 13))]
    deal = GrowingMap(_harsher(faces["1A"], dice))
    laid = deal.lay(stack, dice.below)
    assert len(deal.layout) == laid + 1
    assert deal.winnable() == _winnable_by_walking(deal.layout)
    if laid < len(stack):
        assert not list(_open_doors_in_reach(deal.layout))


def test_k7_the_judge_says_no_often_enough_to_be_believed() -> None:
    """K7: the property above would be empty if harsher maps were all won or all lost."""
    verdicts = set()
    for seed in range(30):
        dice = Dice(seed)
        stack = [_harsher(standard_set().face(number), dice) for number in dice.shuffled(range(2, 13))]
        deal = GrowingMap(_harsher(standard_set().face(1), dice))
        deal.lay(stack, dice.below)
        verdicts.add(deal.winnable())
    assert verdicts == {True, False}


def _open_doors_in_reach(layout: dict[MapPlace, TileFace]) -> Iterator[Spot]:
    for hero in HEROES:
        reach = _spread(layout, [((0, 0), cell(1, 1)), *_squares(layout, Kind.VORTEX, hero)], hero)
        for place, at in _squares(layout, Kind.EXPLORATION, hero):
            side = DIRECTIONS[DOOR_CELLS.index(at)]
            if (place, at) in reach and dict(_sides(place))[side] not in layout:
                yield place, at


BLIND = """
tile 2
+---+---+---+---+
|### ### ### ###|
+---+   +   +   +
 xB |### ### ###|
+---+   +   +   +
|### ### ### ###|
+---+---+   +   +
|###| . |### ###|
+---+   +---+---+
"""


def _blind_set() -> TileSet:
    return read_tile_set(f"set Blind{START}{BLIND}")


def test_k7_a_deal_gets_stuck_when_no_open_door_can_be_reached() -> None:
    """K7: each blind tile closes one of the four doors and opens none that a hero could walk to."""
    tile_set = _blind_set()
    blind = [replace(tile_set.face(2), number=TileNumber(number)) for number in range(2, 8)]
    deal = GrowingMap(tile_set.face(1))
    assert deal.lay(blind, Dice(1).below) == 4
    assert not deal.winnable()
    assert not list(_open_doors_in_reach(deal.layout))


@pytest.mark.parametrize(("hero", "laid"), [(Hero.DWARF, 1), (Hero.ELF, 0)])
def test_x1_behind_a_dwarf_passage_only_the_dwarf_explores(hero: Hero, laid: int) -> None:
    """X1."""
    face = standard_set().face(1)
    south = DOOR_CELLS[Direction.SOUTH]
    gap = edge(south, cell(1, 2))
    only_door = {south: Special(Kind.EXPLORATION, hero)}
    shut = replace(face, passages=frozenset({gap}), specials=only_door)
    assert GrowingMap(shut).lay([standard_set().face(2)], Dice(1).below) == laid


def test_a6_a_vortex_brings_its_hero_behind_walls_but_not_out_after_the_theft() -> None:
    """A6, W3: the item can be reached by vortex; the exit cannot, once vortices are closed."""
    pocket = {cell(0, 0): Special(Kind.VORTEX, Hero.MAGE), cell(1, 0): Special(Kind.ITEM, Hero.MAGE)}
    start = read_tile_set(f"set Pocket{START}").face(1)
    walls = frozenset(edge(at, n) for at, n in ((cell(0, 0), cell(0, 1)), (cell(1, 0), cell(1, 1))))
    walls |= {edge(cell(1, 0), cell(2, 0))}
    rest = {cell(x, 3): Special(Kind.EXIT, Hero(x)) for x in range(4)}
    rest |= {
        cell(3, y): Special(Kind.ITEM, hero) for y, hero in enumerate((Hero.BARBARIAN, Hero.ELF, Hero.DWARF))
    }
    open_pocket = replace(start, specials=rest | pocket)
    assert GrowingMap(open_pocket).winnable()
    assert not GrowingMap(replace(open_pocket, walls=walls)).winnable()
    way_out = {cell(1, 3): Special(Kind.VORTEX, Hero.MAGE), cell(0, 1): Special(Kind.EXIT, Hero.MAGE)}
    inside = replace(
        open_pocket, specials=rest | pocket | way_out, walls=walls - {edge(cell(0, 0), cell(0, 1))}
    )
    assert GrowingMap(inside).winnable()


def test_p1_one_exit_serves_all() -> None:
    """P1."""
    tile_set = standard_set()
    deal = GrowingMap(tile_set.face(1))
    deal.lay([tile_set.face(number) for number in range(2, 10)], Dice(2).below)
    assert deal.winnable(one_exit=True)
    assert not deal.winnable()


@examples(25)
@given(st.integers(0, 10**9))
def test_g6_g7_every_tile_lies_with_its_entrance_against_an_exploration_square(seed: int) -> None:
    """G6, G7."""
    dice = Dice(seed)
    deal = GrowingMap(standard_set().face(1))
    deal.lay([standard_set().face(number) for number in dice.shuffled(range(2, 25))], dice.below)
    layout = deal.layout
    for place, face in layout.items():
        if face.entrance is not None:
            beyond = dict(_sides(place))[face.entrance]
            assert layout[beyond].doors[face.entrance.opposite] is not None


def test_k7_generated_sets_are_laid_and_won() -> None:
    """K7."""
    for seed in range(2):
        dice, tile_set = Dice("K7", seed), generate(seed)
        for _ in range(30):
            stack = [tile_set.face(number) for number in dice.shuffled(range(2, 25))]
            deal = GrowingMap(tile_set.face(1, "B"))
            assert deal.lay(stack, dice.below) == len(stack)
            assert deal.winnable()


def test_a3_a7_actions_count_corners_and_rides() -> None:
    """A3, A7."""
    face = standard_set().face(7)
    actions = actions_from(face, DOOR_CELLS[Direction.SOUTH])
    item = next(at for at, special in face.specials.items() if special.kind == Kind.ITEM)
    assert actions[cell(1, 1)] == 1, "a straight line is one action"
    assert actions[item] == 5, "north, west, north, ride, north"
