"""Bringing heroes where they should be while every tile with a hero on it is closed (C17).

Then it matters only who is on which part of which tile: a search over that looks far ahead where one over
single squares drowns. What it finds is walked afterwards, slide by slide.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count, groupby
from typing import NamedTuple

from hushmaze.bots.solver.movement.goals import HeroDestinations, Then, left_of, may_be_moved, moved
from hushmaze.bots.solver.movement.walks import Walk, walk
from hushmaze.bots.walking import FAR, Near, sand_traps, steps_on
from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.board import Board
from hushmaze.rules.commands import Deed
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import NOWHERE, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import HEROES, Hero, TileNumber

_GREEDS = (1, 2)
"""How much more a tile that is still to be crossed counts than one already crossed: first the shortest way of
all, then, where that cannot be walked, one found sooner."""

MOST_POSITIONS = 6_000

TilePart = int
"""The number of a part of a tile: floor that is joined without leaving the tile."""
GONE: TilePart = -1

TileParts = tuple[TilePart, ...]
"""Where the four are."""

PartHop = tuple[Hero, TilePart]
Fits = Callable[[Square], bool]


class _Map(NamedTuple):
    """The mall in parts of tiles, as one sort of hero walks it (P5)."""

    part_at: dict[Square, TilePart]
    tile_of: list[TileNumber]
    near: list[list[TilePart]]


@lru_cache(maxsize=16)
def _maps(board: Board, dwarf_passages: bool) -> tuple[_Map, _Map]:
    """For everybody but the dwarf, and for the dwarf."""
    plain, dwarf = steps_on(board, dwarf_passages=dwarf_passages)
    drawn = _drawn(board, Near(plain, board.escalators))
    return drawn, drawn if dwarf is plain else _drawn(board, Near(dwarf, board.escalators))


def _drawn(board: Board, near: Near) -> _Map:
    part_at: dict[Square, TilePart] = {}
    tile_of: list[TileNumber] = []
    for tile, floor in board.squares_of.items():
        beyond = board.tile_at.keys() - set(floor)
        for here in floor:
            if here not in part_at:
                part_at |= dict.fromkeys(near.all_from([here], beyond), len(tile_of))
                tile_of.append(tile)
    ways: list[set[TilePart]] = [set() for _ in tile_of]
    for here, part in part_at.items():
        ways[part] |= {part_at[there] for there in near[here]} - {part}
    return _Map(part_at, tile_of, [sorted(to) for to in ways])


def bring_over_tiles(state: State, aims: HeroDestinations) -> list[Deed] | None:
    """Deeds that bring every hero with an aim there; None if no way was found."""
    for greed in _GREEDS:
        search = _TileSearch(state, aims, greed)
        hops = search.find()
        deeds = None if hops is None else _walked(state, aims, hops, search.maps)
        if deeds is not None:
            return deeds
    return None


class _TileSearch:
    def __init__(self, state: State, aims: HeroDestinations, greed: int) -> None:
        self._state, self._aims, self._greed = state, aims, greed
        plain, dwarf = _maps(state.board, state.setup.switches.dwarf_passages)
        self.maps = [dwarf if hero is Hero.DWARF else plain for hero in HEROES]
        self._whirls = [[] if vortex_closed(state) else self._whirls_of(hero) for hero in HEROES]
        self._left = {hero: self._distances(hero) for hero in aims}
        self._movable = [hero for hero in HEROES if may_be_moved(state, aims, hero)]
        self._before: dict[TileParts, tuple[TileParts, PartHop]] = {}

    def _whirls_of(self, hero: Hero) -> list[TilePart]:
        """Where a vortex leads (A6)."""
        return [self.maps[hero].part_at[where] for where in self._state.board.vortices[hero]]

    def _distances(self, hero: Hero) -> Mapping[TilePart, int]:
        """From every part to where the hero should get, with nobody in the way."""
        parts, whirls, aim = self.maps[hero], self._whirls[hero], self._aims[hero]
        found = {parts.part_at[where]: 0 for where, left in aim.left.items() if left == 0}
        ahead = list(found)
        for here in ahead:  # grows while it is gone through
            from_everywhere = range(len(parts.near)) if here in whirls else ()
            for there in (*parts.near[here], *from_everywhere):
                if there not in found:
                    found[there] = found[here] + 1
                    ahead.append(there)
        return found

    def _start(self) -> TileParts:
        heroes = zip(HEROES, self._state.heroes, strict=True)
        return tuple(GONE if at == NOWHERE else self.maps[hero].part_at[at] for hero, at in heroes)

    def _far(self, parts: TileParts) -> int:
        return sum([0 if parts[h] == GONE else left.get(parts[h], FAR) for h, left in self._left.items()])

    def find(self) -> list[PartHop] | None:
        """Which hero goes to which part, in this order."""
        start, tie = self._start(), count()
        gone = {start: 0}
        ahead = [(0, 0, start)]
        for _ in range(MOST_POSITIONS):
            if not ahead:
                return None
            _, _, parts = heappop(ahead)
            if self._far(parts) == 0:
                return self._way(parts)
            for after, hop in self._next(parts):
                far, so_far = self._far(after), gone[parts] + 1
                if far < FAR and so_far < gone.get(after, FAR):
                    gone[after] = so_far
                    self._before[after] = parts, hop
                    heappush(ahead, (so_far + self._greed * far, -next(tie), after))
        return None

    def _next(self, parts: TileParts) -> Iterator[tuple[TileParts, PartHop]]:
        maps = self.maps
        tiles = [START_TILE if parts[hero] == GONE else maps[hero].tile_of[parts[hero]] for hero in HEROES]
        for hero in self._movable:
            here = parts[hero]
            if here == GONE:
                continue
            closed = [tiles[other] for other in HEROES if other is not hero and tiles[other] != START_TILE]
            for there in (*maps[hero].near[here], *self._whirls[hero]):
                if there != here and maps[hero].tile_of[there] not in closed:
                    end = GONE if self._leaves(hero, there) else there
                    yield (*parts[:hero], end, *parts[hero + 1 :]), (hero, there)

    def _leaves(self, hero: Hero, part: TilePart) -> bool:
        aim = self._aims.get(hero)
        return aim is not None and aim.then is Then.LEAVES and self._left[hero].get(part) == 0

    def _way(self, parts: TileParts) -> list[PartHop]:
        found = []
        while parts in self._before:
            parts, hop = self._before[parts]
            found.append(hop)
        return found[::-1]


class _Walking:
    """Walks what was found, one hero after the other."""

    def __init__(self, state: State, aims: HeroDestinations) -> None:
        self._state, self._aims = state, aims
        self._sand = sand_traps(state)
        self.deeds: list[Deed] = []

    def arrive(self, hero: Hero) -> bool:
        """Where the hero should get; whether there is a way."""
        left = self._aims[hero].left
        return self._go(hero, lambda where: left.get(where) == 0)

    @property
    def all_there(self) -> bool:
        return all(left_of(self._aims, hero, self._state.heroes[hero]) == 0 for hero in HEROES)

    def park(self, hero: Hero, part: TilePart, part_at: Mapping[Square, TilePart]) -> bool:
        """On the nearest square of a part; whether there is a way."""
        return self._go(hero, lambda where: part_at[where] == part and self._may_park(hero, where))

    def _may_park(self, hero: Hero, where: Square) -> bool:
        aim = self._aims.get(hero)
        if where in self._sand or (aim is not None and where in aim.shun):
            return False
        return aim is None or aim.then is Then.WAITS or aim.left.get(where) != 0

    def _go(self, hero: Hero, fits: Fits) -> bool:
        """On tile 1 somebody may have to step aside first."""
        return self._walk(hero, fits) or any(self._after_aside(other, hero, fits) for other in HEROES)

    def _walk(self, hero: Hero, fits: Fits) -> bool:
        here = self._state.heroes[hero]
        if here == NOWHERE or fits(here):
            return True
        walked = walk(self._state, hero)
        to = next(filter(fits, walked.before), None)  # the nearest come first
        if to is not None:
            self._do(walked, to)
        return to is not None

    def _do(self, walked: Walk, to: Square) -> None:
        self.deeds += walked.deeds(to)
        self._state = self._state._replace(heroes=moved(self._state.heroes, self._aims, walked.hero, to))

    def _after_aside(self, other: Hero, hero: Hero, fits: Fits) -> bool:
        before, done, tile_at = self._state, len(self.deeds), self._state.board.tile_at
        if other is hero or tile_at.get(before.heroes[other]) != START_TILE:
            return False
        if not may_be_moved(before, self._aims, other):
            return False
        walked = walk(before, other)
        for there in walked.before:
            if tile_at[there] == START_TILE and self._may_park(other, there):
                self._do(walked, there)
                if self._walk(hero, fits):
                    return True
                self._state = before
                del self.deeds[done:]
        return False


def _walked(
    state: State, aims: HeroDestinations, hops: Sequence[PartHop], maps: Sequence[_Map]
) -> list[Deed] | None:
    """The slides; a hero that crosses several tiles in a row stops only on the last."""
    walking = _Walking(state, aims)
    runs = [list(run)[-1] for _, run in groupby(hops, key=lambda hop: hop[0])]
    last = {hero: number for number, (hero, _) in enumerate(runs)}
    for number, (hero, part) in enumerate(runs):
        arrives = hero in aims and last[hero] == number
        there = walking.arrive(hero) if arrives else walking.park(hero, part, maps[hero].part_at)
        if not there:
            return None
    return walking.deeds if all(map(walking.arrive, aims)) and walking.all_there else None
