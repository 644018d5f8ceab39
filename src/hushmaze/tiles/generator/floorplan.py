"""Floor and walls of a generated tile: corridors grown like a tree, then a few short cuts broken in."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from hushmaze.rules.dice import Dice
from hushmaze.rules.tile import CELLS, DOOR_CELLS, Cell, Edge, edge, step
from hushmaze.rules.words import DIRECTIONS, Direction
from hushmaze.tiles.checks import CENTRE

MOST_SHOPS = 5


@dataclass
class FloorPlan:
    floor: set[Cell]
    open: set[Edge] = field(default_factory=set)
    """Borders that can be crossed; all other borders between floor cells are walls."""

    @property
    def closed(self) -> list[Edge]:
        borders = (edge(c, n) for c in CELLS for n in neighbours(c) if c < n)
        return [b for b in borders if b not in self.open and self.floor.issuperset(b)]

    def distances(self, origin: Cell) -> dict[Cell, int]:
        """Steps on foot from a cell to all that can be reached."""
        found = {origin: 0}
        front = [origin]
        for at in front:
            for beyond in neighbours(at):
                if edge(at, beyond) in self.open and beyond not in found:
                    found[beyond] = found[at] + 1
                    front.append(beyond)
        return found


def neighbours(origin: Cell) -> list[Cell]:
    return [beyond for side in DIRECTIONS if (beyond := step(origin, side)) is not None]


def grow(dice: Dice, sides: Iterable[Direction], *, start: bool) -> FloorPlan | None:
    """A tree of corridors over floor with doors at these sides; None when shops cut the floor in two.

    A start tile has its centre open.
    """
    needed = {DOOR_CELLS[side] for side in sides} | (set(CENTRE) if start else set())
    shops = dice.shuffled(sorted(set(CELLS) - needed))[: dice.below(3 if start else MOST_SHOPS + 1)]
    plan = FloorPlan(set(CELLS) - set(shops))
    reached = [CENTRE[0]] if CENTRE[0] in plan.floor else [min(needed)]
    if start:
        reached = list(CENTRE)
        plan.open |= {edge(one, other) for one in CENTRE for other in neighbours(one) if other in CENTRE}
    _grow_tree(dice, plan, reached)
    return plan if len(plan.distances(reached[0])) == len(plan.floor) else None


def _grow_tree(dice: Dice, plan: FloorPlan, reached: list[Cell]) -> None:
    """Mostly goes on from the newest cell, which makes corridors; sometimes from any, which makes forks."""
    seen = set(reached)
    tips = list(reached)
    while tips:
        at = dice.choice(tips) if dice.below(4) == 0 else tips[-1]
        beyond = [cell for cell in neighbours(at) if cell in plan.floor and cell not in seen]
        if not beyond:
            tips.remove(at)
            continue
        chosen = dice.choice(beyond)
        plan.open.add(edge(at, chosen))
        seen.add(chosen)
        tips.append(chosen)


def cut(dice: Dice, plan: FloorPlan, least: int) -> None:
    """Walls off a part of at least so many cells on either side, if the tree has such a place."""
    for border in dice.shuffled(sorted(plan.open)):
        plan.open.remove(border)
        parts = {len(plan.distances(end)) for end in border}
        if border[1] not in plan.distances(border[0]) and min(parts) >= least:
            return
        plan.open.add(border)


def break_through(dice: Dice, plan: FloorPlan, wanted: int) -> None:
    """Opens up to so many walls that save a walk of three steps or more; never rejoins what was cut."""
    for border in dice.shuffled(plan.closed):
        if wanted == 0:
            return
        if plan.distances(border[0]).get(border[1], 0) >= 3:
            plan.open.add(border)
            wanted -= 1
