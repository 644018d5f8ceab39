"""One generated tile: a grown floor, furnished with what its plan wants on it."""

from dataclasses import dataclass, field

from hushmaze.rules.dice import Dice
from hushmaze.rules.tile import DOOR_CELLS, Cell, Edge, TileFace, edge
from hushmaze.rules.words import DIRECTIONS, Direction, Kind, Special
from hushmaze.tiles.checks import CENTRE
from hushmaze.tiles.generator.floorplan import FloorPlan, break_through, cut, grow, neighbours
from hushmaze.tiles.generator.plan import TilePlan
from hushmaze.tiles.slides import actions_from

_ENTRANCE = Direction.SOUTH
"""Always drawn at the bottom; how a tile lies in its file is of no matter (G7)."""
_LONG_WAY = 4
"""Steps on foot that an escalator or a passage must save, where it saves any."""


@dataclass
class _Draft:
    plan: TilePlan
    floor: FloorPlan
    specials: dict[Cell, Special]
    escalators: list[Edge] = field(default_factory=list)
    passages: set[Edge] = field(default_factory=set)

    @property
    def entrance(self) -> Direction | None:
        return None if self.plan.number == 1 else _ENTRANCE

    @property
    def plain(self) -> list[Cell]:
        """Cells still free for anything: no door, special or escalator end, nor where heroes start."""
        taken = {origin for pair in self.escalators for origin in pair} | set(self.specials)
        taken |= set(CENTRE) if self.entrance is None else {DOOR_CELLS[self.entrance]}
        return sorted(self.floor.floor - taken)

    def face(self) -> TileFace:
        return TileFace(
            number=self.plan.number,
            face=self.plan.face,
            floor=frozenset(self.floor.floor),
            walls=frozenset(self.floor.closed) - self.passages,
            passages=frozenset(self.passages),
            specials=dict(self.specials),
            escalators=tuple(self.escalators),
            entrance=self.entrance,
        )


def furnish(dice: Dice, plan: TilePlan) -> TileFace | None:
    """Tries one tile; None if this floor has no room for what the plan wants on it."""
    draft = _sketch(dice, plan)
    if draft is None:
        return None
    apart = plan.escalator and plan.number != 1 and dice.below(3) > 0
    if apart:
        cut(dice, draft.floor, least=3)
    break_through(dice, draft.floor, dice.below(3))
    wanted = len(plan.aims) + len(plan.vortices)
    if plan.escalator and not _add_escalator(dice, draft):
        return None
    if len(draft.plain) < wanted:
        return None
    _add_specials(dice, draft)
    if plan.passage and not _add_passage(dice, draft):
        return None
    return draft.face()


def _sketch(dice: Dice, plan: TilePlan) -> _Draft | None:
    start = plan.number == 1
    others = [side for side in DIRECTIONS if start or side != _ENTRANCE]
    sides = dice.shuffled(others)[: len(plan.explorations)]
    floor = grow(dice, sides if start else [*sides, _ENTRANCE], start=start)
    if floor is None:
        return None
    doors = zip(sides, plan.explorations, strict=True)
    return _Draft(plan, floor, {DOOR_CELLS[side]: Special(Kind.EXPLORATION, hero) for side, hero in doors})


def _add_escalator(dice: Dice, draft: _Draft) -> bool:
    """Joins what was cut apart, or else two cells far from each other."""
    for one in dice.shuffled(draft.plain):
        steps = draft.floor.distances(one)
        severed = len(steps) < len(draft.floor.floor)
        far = [o for o in draft.plain if (o not in steps if severed else steps[o] >= _LONG_WAY)]
        if far:
            draft.escalators.append(edge(one, dice.choice(far)))
            return True
    return False


def _add_specials(dice: Dice, draft: _Draft) -> None:
    """Items, exits and the like lie far from the entrance; vortices lie anywhere."""
    origin = CENTRE[0] if draft.entrance is None else DOOR_CELLS[draft.entrance]
    actions = actions_from(draft.face(), origin)
    for aim in draft.plan.aims:
        farthest = sorted(draft.plain, key=lambda at: -actions.get(at, 0))
        draft.specials[dice.choice(farthest[:3])] = aim
    for hero in draft.plan.vortices:
        draft.specials[dice.choice(draft.plain)] = Special(Kind.VORTEX, hero)


def _add_passage(dice: Dice, draft: _Draft) -> bool:
    """A short cut for the dwarf; now and then a nook with a vortex that nobody else can walk out of."""
    nooks = _nooks(draft)
    if nooks and dice.below(3) == 0:
        nook = dice.choice(nooks)
        draft.floor.open.remove(nook)
        draft.passages.add(nook)
        return True
    for one, other in dice.shuffled(draft.floor.closed):
        if draft.floor.distances(one).get(other, _LONG_WAY) >= _LONG_WAY:
            draft.passages.add((one, other))
            return True
    return False


def _nooks(draft: _Draft) -> list[Edge]:
    found: list[Edge] = []
    for origin, special in sorted(draft.specials.items()):
        ways = [
            edge(origin, beyond) for beyond in neighbours(origin) if edge(origin, beyond) in draft.floor.open
        ]
        if special.kind == Kind.VORTEX and len(ways) == 1:
            found += ways
    return found
