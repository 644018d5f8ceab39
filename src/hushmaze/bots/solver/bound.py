"""A proven lower bound on the actions of a win, with the stack known. The proof is in docs/decisions/0007."""

from collections.abc import Set as AbstractSet
from functools import cache
from typing import NamedTuple

from hushmaze.bots.solver.last_tile import by_vortex, cells_of, nearest, out_of, through_door
from hushmaze.bots.solver.needs import bears
from hushmaze.bots.walking import FAR
from hushmaze.rules import Setup, State, begin
from hushmaze.rules.errands import errands, needed
from hushmaze.rules.squares import coordinates
from hushmaze.rules.tile import DOOR_CELLS, Cell, TileFace, cell
from hushmaze.rules.words import HEROES, Direction, Hero, Kind, Special, TileNumber


class Bound(NamedTuple):
    """No win takes fewer actions than all these together. FAR or more: there is no win."""

    explores: int
    """Tiles that must be placed until the last item and exit are revealed."""
    to_doors: int
    """Slides to the exploration squares from which that is done."""
    approach: int
    """Slides onto the items."""
    escape: int
    """Slides from the items to the exits."""

    @property
    def actions(self) -> int:
        return sum(self)


def lower_bound(setup: Setup) -> Bound:
    """Holds for every pace, seat count and edition; time, abilities and heroes in the way are left out."""
    deal = _Deal(setup)
    approach, escape = deal.errands()
    return Bound(deal.depth(needed(setup.switches)), deal.to_doors(), approach, escape)


class _Deal:
    """The tiles of a deal in the order in which they come."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._first: State = begin(setup)
        self._lying = tuple(self._first.board.squares_of)
        self._faces = {n: setup.faces[n] for n in (*self._lying, *self._first.stack)}

    def depth(self, specials: AbstractSet[Special]) -> int:
        """How many tiles must be placed until all these are revealed; FAR if one of them never is."""
        lying = {special for number in self._lying for special in bears(self._setup, number)}
        order = [bears(self._setup, number) for number in self._first.stack]
        depths = [_first_with(special, order) for special in specials - lying]
        return max(depths, default=0)

    def errands(self) -> tuple[int, int]:
        """The least of all ways to share out items and exits: slides onto the items, and from them away."""
        approach, escape = cache(self._approach), cache(self._escape)
        shares = [
            (
                sum(approach(h, shared[h].item) for h in HEROES),
                sum(escape(h, *shared[h]) for h in HEROES),
            )
            for shared in errands(self._setup.switches)
        ]
        return min(shares, key=sum)

    def _gaps(self, hero: Hero) -> bool:
        return hero is Hero.DWARF and self._setup.switches.dwarf_passages

    def _places(self, kind: Kind, owner: Hero) -> list[tuple[TileFace, Cell]]:
        special = Special(kind, owner)
        return [(face, where) for face in self._faces.values() for where in cells_of(face, special)]

    def _approach(self, hero: Hero, item: Hero) -> int:
        """From the last time the hero comes onto the item's tile, or from its start there."""
        ways = [self._onto(hero, face, where) for face, where in self._places(Kind.ITEM, item)]
        return min(ways, default=FAR)

    def _onto(self, hero: Hero, face: TileFace, where: Cell) -> int:
        gaps = self._gaps(hero)
        on_foot = min(
            out_of(face, where, gaps=gaps), nearest(face, self._start(hero, face), where, gaps=gaps)
        )
        return min(on_foot, self._whirled(hero, face, where))

    def _whirled(self, hero: Hero, face: TileFace, where: Cell) -> int:
        closed = self._setup.switches.no_vortex
        return FAR if closed else by_vortex(face, hero, where, gaps=self._gaps(hero))

    def _start(self, hero: Hero, face: TileFace) -> list[Cell]:
        """Where the hero begins, if that is on this tile."""
        where = self._first.heroes[hero]
        number = self._first.board.tile_at[where]
        if number != face.number:
            return []
        _, x, y = coordinates(where)
        return [cell(x, y)]  # tiles that lie there from the start are not turned

    def _escape(self, hero: Hero, item: Hero, way_out: Hero) -> int:
        """One slide may lead off the item's tile and onto the exit's, but no vortex does (W3)."""
        gaps = self._gaps(hero)
        ways = [FAR]
        for face, where in self._places(Kind.ITEM, item):
            for other, goal in self._places(Kind.EXIT, way_out):
                ways.append(out_of(face, where, gaps=gaps) + out_of(other, goal, gaps=gaps) - 1)
                if other is face:
                    ways.append(nearest(face, [goal], where, gaps=gaps))
        return min(ways)

    def to_doors(self) -> int:
        """The cheapest doors for all tiles placed before the theft, each on a tile that lies by then.

        As many tiles as crystal balls may place cost nothing, and these come first.
        """
        if self._setup.switches.moving_walls:
            return 0  # a door can be opened again from where the hero still stands
        before_theft = self.depth({Special(Kind.ITEM, hero) for hero in HEROES})
        if before_theft >= FAR:
            return 0
        placed = self._first.stack[:before_theft]
        known = (*self._lying, *placed)
        balls = sum(special.kind is Kind.BALL for n in known for special in self._faces[n].specials.values())
        by_ball = 2 * balls if self._setup.switches.crystal_balls else 0
        costs = sorted(cost for number in self._lying for cost in self._door_costs(number))
        total = 0
        for place, number in enumerate(placed):
            if place >= by_ball and costs:
                total += costs.pop(0)
            costs = sorted([*costs, *self._door_costs(number)])
        return total

    def _door_costs(self, number: TileNumber) -> list[int]:
        face = self._faces[number]
        return [self._to_door(face, side, hero) for side, hero in face.doors.items() if hero is not None]

    def _to_door(self, face: TileFace, side: Direction, hero: Hero) -> int:
        """From the start, from another door of the hero on this tile, or from the last time onto it."""
        gaps, door = self._gaps(hero), DOOR_CELLS[side]
        if self._may_end_here(face, hero):
            return 0  # the slide to the door may be one of the approach
        own = [DOOR_CELLS[s] for s, owner in face.doors.items() if owner is hero and s != side]
        inside = nearest(face, own + self._start(hero, face), door, gaps=gaps)
        doors = [through_door(face, s, door, gaps=gaps) for s in face.doors if s != side]
        return min(inside, self._whirled(hero, face, door), *doors, FAR)

    def _may_end_here(self, face: TileFace, hero: Hero) -> bool:
        items = {shared[hero].item for shared in errands(self._setup.switches)}
        return any(cells_of(face, Special(Kind.ITEM, item)) for item in items)


def _first_with(special: Special, order: list[set[Special]]) -> int:
    return next((place for place, there in enumerate(order, start=1) if special in there), FAR)
