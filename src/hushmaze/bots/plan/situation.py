"""The table at one moment, what it knows and lacks: items, exits, sand, pace."""

from collections.abc import Container, Iterable, Iterator
from collections.abc import Set as AbstractSet
from enum import Enum, auto
from functools import cache, cached_property
from itertools import pairwise, product
from statistics import median
from typing import NamedTuple

from hushmaze.bots.public_game import PublicGame
from hushmaze.bots.routes import USUAL_PRICES, Prices, Routes
from hushmaze.bots.walking import FAR
from hushmaze.rules.errands import Errands, errands
from hushmaze.rules.squares import Square, board_of
from hushmaze.rules.state import Phase
from hushmaze.rules.words import HEROES, Hero, Kind, Seat, Special

_USUAL_BEAT_MS = 2_000
_USUAL_WEIGHT = 4
LONGEST_BEAT_MS = 6_000
_LONGEST_GAP_MS = 15_000
_SHORT_SAND_MS = 45_000
"""With less, no hero that can turn the hourglass is left alone."""
_OTHER_MATTER_MS = 10_000
"""Rest after which a hero no longer counts as being moved."""


class Others(Enum):
    """The part of the seats that do not share the plan."""

    NONE = auto()
    """Every seat shares it."""
    QUIET = auto()
    """None of them acted lately."""
    BUSY = auto()
    """One of them acts, by a plan of its own."""
    ASTRAY = auto()
    """One of them moves heroes anywhere."""


class ErrandSquares(NamedTuple):
    """The square of a hero's item and that of its exit; None for one that nobody has found yet."""

    item: Square | None
    exit: Square | None


class Situation:
    """A snapshot of one moment; computes each figure once, on demand."""

    def __init__(  # noqa: PLR0913 -- each by its name
        self,
        public: PublicGame,
        now: int,
        prices: Prices = USUAL_PRICES,
        *,
        left_alone: AbstractSet[Hero] = frozenset(),
        others: Others = Others.NONE,
        silent: AbstractSet[Seat] = frozenset(),
        turn_prices: Prices | None = None,
    ) -> None:
        """`prices` say what an action costs, by hero and ability: who holds it may be slow to answer.

        `turn_prices` say it of the move onto an hourglass, None for the same.
        `left_alone` are heroes that nobody should move now, `silent` seats of which nothing is expected.
        """
        self.left_alone = left_alone
        self.silent = silent
        self.others = others
        self.public = public
        self.state = public.state
        self.now = now
        kept, costs = public.kept, public.costs
        self.routes = Routes(public.state, public.walking, kept, prices, costs, turn_prices=turn_prices)
        self.kept_journeys = public.journeys

    def may_be_moved(self, hero: Hero, *, urgent: bool) -> bool:
        """Not if it should be left alone, unless it is needed for the sand and that is short."""
        return hero not in self.left_alone or (urgent and self.sand < _SHORT_SAND_MS)

    @property
    def sand(self) -> int:
        """Milliseconds left."""
        return self.state.sand_left(self.now)

    @cached_property
    def beat(self) -> float:
        """Milliseconds between two actions of the table, as seen lately."""
        gaps = [after.at - before.at for before, after in pairwise(self.public.recent)]
        span = sum(min(gap, _LONGEST_GAP_MS) for gap in gaps)  # a longer one was a wait, not slowness
        mean = (_USUAL_BEAT_MS * _USUAL_WEIGHT + span) / (_USUAL_WEIGHT + len(gaps))
        return min(mean, LONGEST_BEAT_MS)

    @cached_property
    def brisk_beat(self) -> float:
        """The same where there is something to do: half of the actions followed sooner."""
        gaps = [after.at - before.at for before, after in pairwise(self.public.recent)]
        return min(median([*gaps, _USUAL_BEAT_MS]), LONGEST_BEAT_MS)

    @cached_property
    def link(self) -> float:
        """Milliseconds from one action with a hero to the next with the same, as seen lately."""
        last: dict[Hero, int] = {}
        gaps = [_USUAL_BEAT_MS] * _USUAL_WEIGHT
        for went in self.public.recent:
            gap = went.at - last.get(went.hero, -_OTHER_MATTER_MS)
            if gap < _OTHER_MATTER_MS:
                gaps.append(gap)
            last[went.hero] = went.at
        return sum(gaps) / len(gaps)

    @cached_property
    def out(self) -> tuple[Hero, ...]:
        """The heroes that still have to leave."""
        return tuple(hero for hero in HEROES if hero not in self.state.safe)

    @cached_property
    def _specials(self) -> dict[Special, list[Square]]:
        found: dict[Special, list[Square]] = {}
        for where, what in self.state.board.specials.items():
            found.setdefault(what, []).append(where)
        return found

    def squares(self, kind: Kind, hero: Hero | None = None) -> Iterator[Square]:
        return iter(self._specials.get(Special(kind, hero), ()))

    @cached_property
    def errands(self) -> dict[Hero, ErrandSquares]:
        """By hero. To fool the guards, the exchange that costs the fewest slides (C10)."""
        shares = errands(self.state.setup.switches)
        if len(shares) == 1:
            return self._found(shares[0], ())
        taken = {self.state.heroes[hero] for hero in self.state.safe}
        cost = cache(self._errand_cost)
        return min(
            (self._found(shared, taken) for shared in shares),
            key=lambda found: sum([cost(hero, found[hero]) for hero in self.out]),
        )

    def _found(self, shared: Errands, taken: Container[Square]) -> dict[Hero, ErrandSquares]:
        """Where everybody goes by one way to share out items and exits; a taken exit serves nobody else."""
        found = {}
        for hero in self.out:
            leaving = self._squares_found[Kind.EXIT, shared[hero].exit]
            free = None if leaving in taken else leaving
            found[hero] = ErrandSquares(self._squares_found[Kind.ITEM, shared[hero].item], free)
        return found

    @cached_property
    def _squares_found(self) -> dict[tuple[Kind, Hero], Square | None]:
        kinds = product((Kind.ITEM, Kind.EXIT), HEROES)
        return {(kind, hero): next(self.squares(kind, hero), None) for kind, hero in kinds}

    def _errand_cost(self, hero: Hero, errand: ErrandSquares) -> int:
        if self.state.phase is Phase.ESCAPE:
            return FAR if errand.exit is None else self.routes.distance(hero, errand.exit)
        there = FAR if errand.item is None else self.routes.distance(hero, errand.item)
        return there + self.escape_of(hero, errand)

    def escape_of(self, hero: Hero, errand: ErrandSquares) -> int:
        """Slides from the item to the exit, on foot (W3)."""
        if errand.item is None or errand.exit is None:
            return FAR
        return self.routes.on_foot(hero, errand.item, errand.exit)

    @cached_property
    def complete(self) -> bool:
        """Whether everybody can get to its item, and from there to its exit."""
        return all(self._errand_cost(hero, errand) < FAR for hero, errand in self.errands.items())

    @cached_property
    def all_found(self) -> bool:
        """Whether all items and exits are found."""
        return all(None not in errand for errand in self.errands.values())

    def kept_apart(self, hero: Hero, target: Square) -> bool:
        """Whether a hero cannot get to a square before others move: not all four on one board (C13)."""
        heroes = self.state.heroes
        if not self.state.setup.switches.two_boards or board_of(heroes[hero]) == board_of(target):
            return False
        others = [heroes[other] for other in self.out if other is not hero]
        return all(board_of(where) == board_of(target) for where in others)

    def home_board(self, hero: Hero) -> int:
        """Where a hero's item and exit belong (C13): where one of them lies, or where the hero began."""
        found = [w for kind in (Kind.ITEM, Kind.EXIT) for w in self.squares(kind, hero)]
        return board_of(found[0]) if found else int(hero in (Hero.BARBARIAN, Hero.MAGE))

    @cached_property
    def tiles_left(self) -> bool:
        return bool(self.state.stack) or self.state.hand is not None

    def may_come(self, kind: Kind) -> bool:
        """Whether the next tile may bring one."""
        state, top = self.state, self.public.top
        unseen = [state.setup.faces[number] for number in (state.stack if top is None else (top,))]
        return any(what.kind is kind for face in unseen for what in face.specials.values())

    def hourglasses(self) -> Iterable[Square]:
        return self.routes.sand_traps

    @cached_property
    def slides_to_win(self) -> int:
        """Without detours; FAR or more while something is missing."""
        return sum(self._errand_cost(hero, errand) for hero, errand in self.errands.items())
