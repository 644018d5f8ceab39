"""Ways over several turns of the hourglass: after each of them another card is that of a silent seat (P3)."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from hushmaze.bots.walking import FAR
from hushmaze.rules.squares import Square
from hushmaze.rules.state import State
from hushmaze.rules.words import ABILITIES, Ability, Hero, Seat

_DIRECTIONS = ABILITIES[:4]
_BACK = dict(zip(_DIRECTIONS, (*_DIRECTIONS[2:], *_DIRECTIONS[:2]), strict=True))

Silences = tuple[frozenset[Ability], ...]
"""The abilities nobody uses: now, after the next turn of the hourglass, after the one that follows."""


class Reach(NamedTuple):
    """How a square can be reached."""

    turns: int
    """How often the hourglass has to be turned by the way, by whomever."""
    slides: int
    stage: Square
    """Where to wait for the first of these turns; the square itself if there is none."""


NO_WAY = Reach(FAR, FAR, Square(-1))
Reaches = dict[Square, Reach]
KeptReaches = dict[tuple[bool, Hero | None, Square, Silences], Reaches]
"""How everything is reached: for the dwarf or others, whose vortices if any, whence, beside what silences."""


def silences(state: State, silent: AbstractSet[Seat], turns: int) -> Silences:
    """Returns what nobody does, now and after each of so many turns: cards go to the left (P3)."""
    seats = range(len(state.cards))
    passes = state.setup.switches.pass_cards
    found = []
    for turn in range(turns + 1):
        back = turn if passes else 0
        used = [state.cards[(seat - back) % len(seats)] for seat in seats if seat not in silent]
        found.append(frozenset(ABILITIES).difference(*used))
    return tuple(found)


class Periods:
    """The time between two turns of the hourglass is a period; of one state."""

    def __init__(self, state: State, silent: Silences, traps: AbstractSet[Square], kept: KeptReaches) -> None:
        self.state = state
        self.silent = silent
        self._traps = traps
        self._rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages]
        self._kept = kept

    def reaches(self, hero: Hero, origin: Square, *, period: int = 0, whirls: bool) -> Reaches:
        """Returns how the hero gets everywhere from where it stands in a period; heroes in its way left out.

        Fewest turns first, then fewest slides.
        """
        key = hero is Hero.DWARF, hero if whirls else None, origin, self.silent[period:]
        if key not in self._kept:
            ends = self.state.board.vortices[hero] if whirls else ()
            self._kept[key] = self._spread(hero, origin, self.silent[period:], ends)
        return self._kept[key]

    def approaches(self, hero: Hero, target: Square, *, period: int) -> Reaches:
        """Returns from where the hero gets to a square within one period, on foot: the same way back."""
        back = frozenset(_BACK.get(ability, ability) for ability in self.silent[period])
        key = hero is Hero.DWARF, None, target, (back,)
        if key not in self._kept:
            self._kept[key] = self._spread(hero, target, (back,), ())
        return self._kept[key]

    def _spread(self, hero: Hero, origin: Square, silent: Silences, ends: Sequence[Square]) -> Reaches:
        found: Reaches = {origin: Reach(0, 0, origin)}
        for turns, closed in enumerate(silent):
            if turns == 0 or closed != silent[turns - 1]:
                self._spread_on(hero, found, turns, closed, origin, ends)
        return found

    def _spread_on(
        self,
        hero: Hero,
        found: Reaches,
        turns: int,
        closed: AbstractSet[Ability],
        origin: Square,
        ends: Sequence[Square],
    ) -> None:
        """Adds what can be reached in one period more."""
        rays, rides, traps = self._rays[hero], self.state.board.escalators, self._traps
        ways = [ability for ability in _DIRECTIONS if ability not in closed]
        ahead = [(reach.slides, here, reach.stage) for here, reach in found.items()]
        if Ability.VORTEX not in closed:
            ahead += [(1, end, end if turns == 0 else origin) for end in ends if end not in found]
        heapify(ahead)
        done: set[Square] = set()
        while ahead:
            slides, here, stage = heappop(ahead)
            if here in done:
                continue
            done.add(here)
            if here not in found:
                found[here] = Reach(turns, slides, here if turns == 0 else stage)
            if here in traps and here != origin and not (turns and found[here].turns < turns):
                continue
            near = [there for ability in ways for there in rays[here << 2 | ability]]
            if here in rides and Ability.ESCALATOR not in closed:
                near.append(rides[here])
            for there in near:
                if there not in found and there not in done:
                    heappush(ahead, (slides + 1, there, stage))
