"""Routes of heroes through the mall: who can get where, by which slides, past whom."""

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from enum import Enum, auto
from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple

from hushmaze.bots.walking import FAR, Distances, WalkingDistances, leaps, sand_traps
from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.commands import Escalator, Move, Vortex
from hushmaze.rules.obstacles import obstacles
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import NOWHERE, Square, board_of
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES, HEROES, Ability, Direction, Hero

_SLIDE = 10
_SHUNNED = 15
"""Cost of stopping on a square better avoided."""
_PUSHED = 35
"""Cost of relying on another hero to move away."""
_TOO_MUCH = 1 << 30
_DIRECTIONS = ABILITIES[:4]
_NOBODY: frozenset[Square] = frozenset()
DEAR = 4
"""The price from which on an ability is better done without."""
Prices = tuple[tuple[int, ...], ...]
"""What an action costs by hero and ability, in slides of somebody who answers."""

USUAL_PRICES: Prices = ((1,) * len(ABILITIES),) * len(HEROES)


Hop = tuple[Ability, Square]
"""By what and from where a stop is reached."""

Reached = tuple[Ability, Square, int]
"""By what, where it stops, and what pushing others aside costs."""


class Push(Enum):
    """How far other heroes in the way are expected to move."""

    NOBODY = auto()
    ASIDE = auto()
    """That they step off one's line."""
    AWAY = auto()
    """That they leave where one wants to stop, too."""


class RouteLeg(NamedTuple):
    """One action of a way, and all squares it runs over, the last one included."""

    ability: Ability
    origin: Square
    over: tuple[Square, ...]

    @property
    def to(self) -> Square:
        return self.over[-1]

    def deed(self, hero: Hero) -> Move | Vortex | Escalator:
        if self.ability is Ability.VORTEX:
            return Vortex(hero, self.origin, self.to)
        if self.ability is Ability.ESCALATOR:
            return Escalator(hero, self.origin)
        return Move(hero, self.origin, Direction(self.ability), len(self.over))


Kept = dict[tuple[Hero, Square], tuple[RouteLeg, ...]]
"""Routes found earlier, by hero and target."""


Costs = dict[tuple[bool, Hero | None, Square, tuple[int, ...]], Distances]
"""What it costs to get everywhere: for the dwarf or others, whose vortices if any, whence, at what prices."""


class Route(NamedTuple):
    hero: Hero
    legs: tuple[RouteLeg, ...]
    blockers: tuple[Hero, ...] = ()
    """The heroes that have to go away first, the nearest first; none on a free way."""
    push: Push = Push.NOBODY

    @property
    def squares(self) -> frozenset[Square]:
        """All squares it runs over."""
        return frozenset(where for leg in self.legs for where in leg.over)


class Routes:
    """Of one state; keeps what it has worked out for it."""

    def __init__(
        self,
        state: State,
        walking: WalkingDistances,
        kept: Kept | None = None,
        prices: Prices = USUAL_PRICES,
        costs: Costs | None = None,
    ) -> None:
        """`kept` carries ways from one state to the next; `prices` say what actions cost.

        `costs` keeps what that makes of ways for as long as the board and the hourglasses are the same.
        """
        self.state = state
        self.prices = prices
        self._priced = [max(of_hero) > 1 for of_hero in prices]
        self._costs: Costs = {} if costs is None else costs
        self.walking = walking
        self._kept = {} if kept is None else kept
        self._rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages]
        self._two_boards = state.setup.switches.two_boards
        self._vortices_open = not vortex_closed(state)
        self._closed: dict[Hero, dict[Square, Hero | None]] = {}
        self._reached: dict[Hero, set[Square]] = {}

    def is_dear(self, hero: Hero | None, ability: Ability | None) -> bool:
        """Whether nobody who holds an ability seems to use it on this hero."""
        return hero is not None and ability is not None and self.prices[hero][ability] >= DEAR

    @cached_property
    def sand_traps(self) -> frozenset[Square]:
        return sand_traps(self.state)

    def distance(self, hero: Hero, target: Square, origin: Square | None = None) -> int:
        """In slides, heroes left out; FAR if there is no way. Dear abilities count for several."""
        here = self.state.heroes[hero] if origin is None else origin
        if self._priced[hero] and not self._two_boards:
            return self._costs_from(hero, here, whirls=self._vortices_open).get(target, FAR)
        return self._distance(hero, here, target)

    def on_foot(self, hero: Hero, origin: Square, target: Square) -> int:
        """The same without vortices."""
        if self._priced[hero]:
            return self._costs_from(hero, origin, whirls=False).get(target, FAR)
        return self.walking.walk(origin, target, hero)

    def _costs_from(self, hero: Hero, origin: Square, *, whirls: bool) -> Distances:
        """Computes the costs of all ways from a square, heroes left out; nobody stops on sand by the way."""
        key = hero is Hero.DWARF, hero if whirls else None, origin, self.prices[hero]
        if key not in self._costs:
            self._costs[key] = self._spread(hero, origin, whirls)
        return self._costs[key]

    def _spread(self, hero: Hero, origin: Square, whirls: bool) -> Distances:
        prices, rays, rides, traps = (
            self.prices[hero],
            self._rays[hero],
            self.state.board.escalators,
            self.sand_traps,
        )
        found: Distances = {}
        ahead: list[tuple[int, Square]] = [(0, origin)]
        if whirls:
            ahead += [(prices[Ability.VORTEX], end) for end in self.state.board.vortices[hero]]
        best = {where: cost for cost, where in reversed(ahead)}
        while ahead:
            cost, here = heappop(ahead)
            if here in found:
                continue
            found[here] = cost
            if here in traps and here != origin:
                continue
            reached = [(cost + prices[a], there) for a in _DIRECTIONS for there in rays[here << 2 | a]]
            if here in rides:
                reached.append((cost + prices[Ability.ESCALATOR], rides[here]))
            for step in reached:
                if step[0] < best.get(step[1], FAR):
                    best[step[1]] = step[0]
                    heappush(ahead, step)
        return found

    def _distance(self, hero: Hero, origin: Square, target: Square) -> int:
        if self._two_boards and self._vortices_open:
            return self._between_boards(hero, target)(origin)
        walked = self.walking.to(target, hero)
        far = walked.get(origin, FAR)
        return min(far, self._whirled(hero, walked)) if self._vortices_open else far

    def _whirled(self, hero: Hero, walked: Distances) -> int:
        """By the vortex nearest to where the table leads."""
        return 1 + min([walked.get(end, FAR) for end in self.state.board.vortices[hero]], default=FAR)

    def _between_boards(self, hero: Hero, target: Square) -> Callable[[Square], int]:
        """How far it is from squares that may lie on the other board (C13), while vortices are open."""
        walked, home = self.walking.to(target, hero), board_of(target)
        beyond = self._whirled(hero, walked)
        to_vortices = [self.walking.to(end, hero) for end in self.state.board.vortices[hero]]

        def far(origin: Square) -> int:
            if board_of(origin) == home:
                return walked.get(origin, FAR)
            return min(FAR, beyond + min([table.get(origin, FAR) for table in to_vortices], default=FAR))

        return far

    def distances(self, hero: Hero, target: Square) -> Distances:
        """From everywhere in the mall; what is missing is FAR."""
        walked = self.walking.to(target, hero)
        if not self._vortices_open:
            return walked
        floor = self.state.board.tile_at
        if self._two_boards:
            far = self._between_boards(hero, target)
            return {where: far(where) for where in floor}
        whirled = self._whirled(hero, walked)
        return {where: min(walked.get(where, FAR), whirled) for where in floor}

    def way(self, hero: Hero, target: Square, shun: AbstractSet[Square] = _NOBODY) -> Route | None:
        """The best free way; stops on shunned squares only where it saves much. None if there is no way."""
        legs = self._kept_legs(hero, target, shun)
        if legs is not None:
            return Route(hero, legs)
        way = self._search(hero, target, shun, Push.NOBODY) if target in self._open_to(hero) else None
        if way is not None:
            self._kept[hero, target] = way.legs
        return way

    def _kept_legs(
        self, hero: Hero, target: Square, shun: AbstractSet[Square]
    ) -> tuple[RouteLeg, ...] | None:
        """Returns the rest of an earlier way, if none can be shorter and it is still free."""
        if self._two_boards or self._priced[hero]:  # a vortex depends on all the others (C13); prices change
            return None
        legs = self._kept.get((hero, target), ())
        origin = self.state.heroes[hero]
        while legs and legs[0].origin != origin:
            legs = legs[1:]
        if not legs or len(legs) != self._distance(hero, origin, target):
            return None
        if not self._vortices_open and any(leg.ability is Ability.VORTEX for leg in legs):
            return None
        closed, traps = self.closed(hero), self.sand_traps
        if any(where in closed for leg in legs for where in leg.over):
            return None
        stops = [leg.over[-1] for leg in legs[:-1]]
        return None if any(stop in shun or stop in traps for stop in stops) else legs

    def pushing(self, hero: Hero, target: Square, shun: AbstractSet[Square] = _NOBODY) -> Route | None:
        """The best way if other heroes, who count for some slides, went away.

        Stops where another hero stands are looked at only if there is no way without.
        """
        aside = self._search(hero, target, shun, Push.ASIDE)
        return aside or self._search(hero, target, shun, Push.AWAY)

    def _search(self, hero: Hero, target: Square, shun: AbstractSet[Square], push: Push) -> Route | None:
        """A* over stops; of ways that look equally long, the one that has come farther is followed first."""
        origin = self.state.heroes[hero]
        closed = self.closed(hero)
        if self._distance(hero, origin, target) >= FAR or (target in closed and push is Push.NOBODY):
            return None
        rest, prices = self._rest(hero, target), self.prices[hero]
        best: dict[Square, int] = {origin: 0}
        before: dict[Square, Hop] = {}
        ahead: list[tuple[int, int, Square]] = [(0, 0, origin)]
        while ahead:
            _, spent, here = heappop(ahead)
            if here == target:
                return self._told(hero, origin, target, before)._replace(push=push)
            if -spent > best[here]:
                continue
            for ability, there, extra in self._hops(hero, here, target, push):
                total = _SLIDE * prices[ability] - spent + extra
                if there in shun and there != target:
                    total += _SHUNNED
                if total < best.get(there, _TOO_MUCH):
                    best[there], before[there] = total, (ability, here)
                    heappush(ahead, (total + _SLIDE * rest(there), -total, there))
        return None

    def _rest(self, hero: Hero, target: Square) -> Callable[[Square], int]:
        """The fewest slides from a stop on: a vortex is taken at once or never, but between two boards."""
        if self._two_boards and self._vortices_open:
            return self._between_boards(hero, target)
        walked = self.walking.to(target, hero)
        return lambda there: walked.get(there, FAR)

    def _told(self, hero: Hero, origin: Square, target: Square, before: dict[Square, Hop]) -> Route:
        legs: list[RouteLeg] = []
        here = target
        while here != origin:
            ability, earlier = before[here]
            legs.append(self._leg(hero, ability, earlier, here))
            here = earlier
        legs.reverse()
        closed = self.closed(hero)
        met = [closed.get(where) for leg in legs for where in leg.over]
        blockers = tuple(dict.fromkeys(other for other in met if other is not None))
        return Route(hero, tuple(legs), blockers)

    def _leg(self, hero: Hero, ability: Ability, here: Square, there: Square) -> RouteLeg:
        if ability >= Ability.VORTEX:
            return RouteLeg(ability, here, (there,))
        ray = self._rays[hero][here << 2 | ability]
        return RouteLeg(ability, here, ray[: ray.index(there) + 1])

    def closed(self, hero: Hero) -> dict[Square, Hero | None]:
        """Squares this hero cannot enter, and the heroes that close them; its own square closes nothing."""
        found = self._closed.get(hero)
        if found is None:
            found = self._closed[hero] = self._work_out_closed(hero)
        return found

    def _work_out_closed(self, hero: Hero) -> dict[Square, Hero | None]:
        heroes = self.state.heroes
        others = {heroes[other]: other for other in HEROES if other is not hero and heroes[other] != NOWHERE}
        if not self.state.setup.switches.no_gatherings:
            return dict(others)
        tile_at = self.state.board.tile_at
        by_tile = {tile_at[where]: other for where, other in others.items() if tile_at[where] != START_TILE}
        shut = {
            where: by_tile.get(tile_at[where]) for where in obstacles(self.state, hero) if where in tile_at
        }
        del shut[heroes[hero]]
        return shut | others

    def _hops(self, hero: Hero, here: Square, target: Square, push: Push) -> list[Reached]:
        """Every single action from a square on, where it stops, and what pushing others aside costs."""
        closed, barred, rays = self.closed(hero), self._barred[push], self._rays[hero]
        found: list[Reached] = []
        for ability in _DIRECTIONS:
            pushed = 0
            for there in rays[here << 2 | ability]:
                if there in closed:
                    if push is Push.NOBODY:
                        break
                    pushed = _PUSHED
                if there not in barred or there == target:
                    found.append((ability, there, pushed))
        at_once = here == self.state.heroes[hero]  # on one board a vortex is never better later
        whirls = self._vortices_open and (self._two_boards or at_once)
        if whirls or here in self.state.board.escalators:
            found += self._leapt(hero, here, target, push, whirls=whirls)
        return found

    def _leapt(
        self, hero: Hero, here: Square, target: Square, push: Push, *, whirls: bool
    ) -> Iterator[Reached]:
        closed, barred = self.closed(hero), self.sand_traps
        for ability, there in leaps(self.state, hero, here, whirls=whirls):
            free = there not in closed
            if (free or push is not Push.NOBODY) and (there not in barred or there == target):
                yield ability, there, 0 if free else _PUSHED

    @cached_property
    def _barred(self) -> dict[Push, frozenset[Square]]:
        """Where no slide stops by the way."""
        manned = self.sand_traps.union(self.state.heroes)
        return {Push.NOBODY: manned, Push.ASIDE: manned, Push.AWAY: self.sand_traps}

    def _open_to(self, hero: Hero) -> AbstractSet[Square]:
        """Where the hero could get at all while nobody else moves; found sooner than any way."""
        found = self._reached.get(hero)
        if found is None:
            found = self._reached[hero] = self._work_out_open(hero)
        return found

    def _work_out_open(self, hero: Hero) -> set[Square]:
        begin = [self.state.heroes[hero]]
        if self._vortices_open:  # between two boards (C13) perhaps later, by way of others' moves
            begin += self.state.board.vortices[hero]
        return self.walking.near(hero).all_from(begin, self.closed(hero))

    def legs_from(self, hero: Hero, here: Square) -> Iterator[RouteLeg]:
        """All that the hero could do from a square, nobody pushed."""
        for ability, there, _ in self._hops(hero, here, NOWHERE, Push.NOBODY):
            yield self._leg(hero, ability, here, there)
