"""Distances of heroes in one state, other heroes left out: in slides, dear abilities counting for several."""

from collections.abc import Callable
from functools import cached_property
from heapq import heappop, heappush

from hushmaze.bots.walking import FAR, Distances, WalkingDistances, sand_traps
from hushmaze.rules.acting import vortex_closed
from hushmaze.rules.squares import Square, board_of
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES, HEROES, Ability, Hero

_DIRECTIONS = ABILITIES[:4]

DEAR = 4
"""The price from which on an ability is better done without."""
UNANSWERED = 25
"""The price of an ability that was asked for in vain for most of a minute."""
UNUSED = 60
"""The price of an ability that only seats hold that do nothing at all: more than the longest way round."""
PricesOfHero = tuple[int, ...]
Prices = tuple[PricesOfHero, ...]
"""What an action costs by hero and ability, in slides of somebody who answers."""

USUAL_PRICES: Prices = ((1,) * len(ABILITIES),) * len(HEROES)

Costs = dict[tuple[bool, Hero | None, Square, PricesOfHero, PricesOfHero], Distances]
"""What it costs to get everywhere: for the dwarf or others, whose vortices if any, whence, at what prices."""


class RouteDistances:
    """Of one state; what actions cost makes a difference on one board only."""

    def __init__(
        self,
        state: State,
        walking: WalkingDistances,
        prices: Prices,
        costs: Costs,
        turn_prices: Prices | None = None,
    ) -> None:
        """`turn_prices` say what the move onto an hourglass costs, no less than others; None for the same."""
        self.state = state
        self.prices = prices
        self._turn_prices = prices if turn_prices is None else turn_prices
        self._costs = costs
        self.walking = walking
        self.rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages]
        self.two_boards = state.setup.switches.two_boards
        self.vortices_open = not vortex_closed(state)

    @cached_property
    def sand_traps(self) -> frozenset[Square]:
        return sand_traps(self.state)

    def is_dear(self, hero: Hero | None, ability: Ability | None) -> bool:
        """Whether nobody who holds an ability seems to use it on this hero."""
        return hero is not None and ability is not None and self.prices[hero][ability] >= DEAR

    def is_unanswered(self, hero: Hero | None, ability: Ability | None) -> bool:
        """Whether it was asked for in vain for so long that nobody waits for it any more."""
        return hero is not None and ability is not None and self.prices[hero][ability] >= UNANSWERED

    def is_unused(self, hero: Hero, ability: Ability) -> bool:
        return self.prices[hero][ability] >= UNUSED

    def prices_into(self, hero: Hero, target: Square) -> PricesOfHero:
        """Returns what each ability costs where it ends on this square."""
        return (self._turn_prices if target in self.sand_traps else self.prices)[hero]

    def is_priced(self, hero: Hero, target: Square) -> bool:
        """Whether any ability costs more than usual on the way to a square."""
        return max(self.prices_into(hero, target)) > 1

    def distance(self, hero: Hero, target: Square, origin: Square | None = None) -> int:
        """In slides, heroes left out; FAR if there is no way. Dear abilities count for several."""
        here = self.state.heroes[hero] if origin is None else origin
        if self.is_priced(hero, target) and not self.two_boards:
            return self._costs_from(hero, here, whirls=self.vortices_open).get(target, FAR)
        return self.least(hero, here, target)

    def on_foot(self, hero: Hero, origin: Square, target: Square) -> int:
        """The same without vortices."""
        if self.is_priced(hero, target):
            return self._costs_from(hero, origin, whirls=False).get(target, FAR)
        return self.walking.walk(origin, target, hero)

    def _costs_from(self, hero: Hero, origin: Square, *, whirls: bool) -> Distances:
        """Computes the costs of all ways from a square, heroes left out; nobody stops on sand by the way."""
        prices = self.prices[hero], self._turn_prices[hero]
        key = hero is Hero.DWARF, hero if whirls else None, origin, *prices
        if key not in self._costs:
            self._costs[key] = self._spread(hero, origin, whirls)
        return self._costs[key]

    def _spread(self, hero: Hero, origin: Square, whirls: bool) -> Distances:
        prices, rays, rides, traps = (
            self.prices[hero],
            self.rays[hero],
            self.state.board.escalators,
            self.sand_traps,
        )
        turn_prices = self._turn_prices[hero]
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
            reached = [
                (cost + (turn_prices if there in traps else prices)[ability], there)
                for ability in _DIRECTIONS
                for there in rays[here << 2 | ability]
            ]
            if here in rides:
                reached.append((cost + prices[Ability.ESCALATOR], rides[here]))
            for step in reached:
                if step[0] < best.get(step[1], FAR):
                    best[step[1]] = step[0]
                    heappush(ahead, step)
        return found

    def least(self, hero: Hero, origin: Square, target: Square) -> int:
        """The same where all abilities cost alike."""
        if self.two_boards and self.vortices_open:
            return self._between_boards(hero, target)(origin)
        walked = self.walking.to(target, hero)
        far = walked.get(origin, FAR)
        return min(far, self._whirled(hero, walked)) if self.vortices_open else far

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
        if not self.vortices_open:
            return walked
        floor = self.state.board.tile_at
        if self.two_boards:
            far = self._between_boards(hero, target)
            return {where: far(where) for where in floor}
        whirled = self._whirled(hero, walked)
        return {where: min(walked.get(where, FAR), whirled) for where in floor}

    def rest(self, hero: Hero, target: Square) -> Callable[[Square], int]:
        """The fewest slides from a stop on: a vortex is taken at once or never, but between two boards."""
        if self.two_boards and self.vortices_open:
            return self._between_boards(hero, target)
        walked = self.walking.to(target, hero)
        return lambda there: walked.get(there, FAR)
