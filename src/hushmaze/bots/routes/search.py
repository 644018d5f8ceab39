"""The search for routes: the shortest way past heroes that stand still, or that would have to go away."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cached_property
from heapq import heappop, heappush

from hushmaze.bots.routes.distances import USUAL_PRICES, Costs, Prices, RouteDistances
from hushmaze.bots.routes.route import Kept, Push, Route, RouteLeg
from hushmaze.bots.walking import FAR, WalkingDistances, leaps
from hushmaze.rules.obstacles import obstacles
from hushmaze.rules.setup import START_TILE
from hushmaze.rules.squares import NOWHERE, Square
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES, HEROES, Ability, Hero

_SLIDE = 10
_SHUNNED = 15
"""Cost of stopping on a square better avoided."""
_PUSHED = 35
"""Cost of relying on another hero to move away."""
_TOO_MUCH = 1 << 30
_DIRECTIONS = ABILITIES[:4]
_NOBODY: frozenset[Square] = frozenset()

Hop = tuple[Ability, Square]
"""By what and from where a stop is reached."""

Reached = tuple[Ability, Square, int]
"""By what, where it stops, and what pushing others aside costs."""


class Routes:
    """Of one state; keeps what it has worked out for it."""

    def __init__(  # noqa: PLR0913 -- each by its name
        self,
        state: State,
        walking: WalkingDistances,
        kept: Kept | None = None,
        prices: Prices = USUAL_PRICES,
        costs: Costs | None = None,
        *,
        turn_prices: Prices | None = None,
    ) -> None:
        """`kept` carries ways from one state to the next; `prices` say what actions cost.

        `costs` keeps what that makes of ways for as long as the board and the hourglasses are the same;
        `turn_prices` say what the move onto an hourglass costs, None for the same.
        """
        self.far = RouteDistances(state, walking, prices, {} if costs is None else costs, turn_prices)
        self.distance, self.on_foot = self.far.distance, self.far.on_foot
        self.distances, self.is_dear = self.far.distances, self.far.is_dear
        self.is_unanswered = self.far.is_unanswered
        self.prices_into = self.far.prices_into
        self.state = state
        self.walking = walking
        self._kept = {} if kept is None else kept
        self._closed: dict[Hero, dict[Square, Hero | None]] = {}
        self._reached: dict[Hero, set[Square]] = {}

    @property
    def sand_traps(self) -> frozenset[Square]:
        return self.far.sand_traps

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
        if self.far.two_boards or self.far.is_priced(hero, target):
            return None  # a vortex depends on all the others (C13); prices change
        legs = self._kept.get((hero, target), ())
        origin = self.state.heroes[hero]
        while legs and legs[0].origin != origin:
            legs = legs[1:]
        if not legs or len(legs) != self.far.least(hero, origin, target):
            return None
        if not self.far.vortices_open and any(leg.ability is Ability.VORTEX for leg in legs):
            return None
        closed, traps = self.closed(hero), self.far.sand_traps
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
        if self.far.least(hero, origin, target) >= FAR or (target in closed and push is Push.NOBODY):
            return None
        rest = self.far.rest(hero, target)
        prices, last_prices = self.far.prices[hero], self.prices_into(hero, target)
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
                total = _SLIDE * (last_prices if there == target else prices)[ability] - spent + extra
                if there in shun and there != target:
                    total += _SHUNNED
                if total < best.get(there, _TOO_MUCH):
                    best[there], before[there] = total, (ability, here)
                    heappush(ahead, (total + _SLIDE * rest(there), -total, there))
        return None

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
        ray = self.far.rays[hero][here << 2 | ability]
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
        closed, barred, rays = self.closed(hero), self._barred[push], self.far.rays[hero]
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
        whirls = self.far.vortices_open and (self.far.two_boards or at_once)
        if whirls or here in self.state.board.escalators:
            found += self._leapt(hero, here, target, push, whirls=whirls)
        return found

    def _leapt(
        self, hero: Hero, here: Square, target: Square, push: Push, *, whirls: bool
    ) -> Iterator[Reached]:
        closed, barred = self.closed(hero), self.far.sand_traps
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
        if self.far.vortices_open:  # between two boards (C13) perhaps later, by way of others' moves
            begin += self.state.board.vortices[hero]
        return self.walking.near(hero).all_from(begin, self.closed(hero))

    def legs_from(self, hero: Hero, here: Square) -> Iterator[RouteLeg]:
        """All that the hero could do from a square, nobody pushed."""
        for ability, there, _ in self._hops(hero, here, NOWHERE, Push.NOBODY):
            yield self._leg(hero, ability, here, there)
