"""Ways over several turns of the hourglass: after each of them another card is that of a silent seat (P3)."""

from collections.abc import Callable, Sequence
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


class Journey(NamedTuple):
    """How a hero gets to a square."""

    turns: int
    """How often the hourglass has to be turned by the way, by whomever."""
    slides: int
    stage: Square
    """Where to wait for the first of these turns; the square itself if there is none."""


NO_WAY = Journey(FAR, FAR, Square(-1))
Journeys = dict[Square, Journey]
KeptJourneys = dict[tuple[bool, Hero | None, Square, Silences], Journeys]
"""How everything is reached: for the dwarf or others, whose vortices if any, whence, beside what silences."""
Neighbours = Callable[[Square], list[Square]]


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

    def __init__(
        self, state: State, silent: Silences, traps: AbstractSet[Square], kept: KeptJourneys
    ) -> None:
        self.silent = silent
        self._vortices = state.board.vortices
        self._rides = state.board.escalators
        self._traps = traps
        self._rays = state.board.rays_by_hero[state.setup.switches.dwarf_passages]
        self._kept = kept

    def journeys(self, hero: Hero, origin: Square, *, period: int = 0, whirls: bool) -> Journeys:
        """Returns how the hero gets everywhere from where it stands in a period; heroes in its way left out.

        Fewest turns first, then fewest slides.
        """
        key = hero is Hero.DWARF, hero if whirls else None, origin, self.silent[period:]
        if key not in self._kept:
            ends = self._vortices[hero] if whirls else ()
            self._kept[key] = self._spread(hero, origin, self.silent[period:], ends)
        return self._kept[key]

    def approaches(self, hero: Hero, target: Square, *, period: int) -> Journeys:
        """Returns from where the hero gets to a square within one period, on foot: the same way back."""
        back = frozenset(_BACK.get(ability, ability) for ability in self.silent[period])
        key = hero is Hero.DWARF, None, target, (back,)
        if key not in self._kept:
            self._kept[key] = self._spread(hero, target, (back,), ())
        return self._kept[key]

    def _spread(self, hero: Hero, origin: Square, silent: Silences, ends: Sequence[Square]) -> Journeys:
        found: Journeys = {origin: Journey(0, 0, origin)}
        for turns, closed in enumerate(silent):
            if turns == 0 or closed != silent[turns - 1]:
                whirled = () if Ability.VORTEX in closed else ends
                ahead = [(1, end, origin) for end in whirled if end not in found]
                self._grow(found, turns, self._near(hero, closed), ahead)
        return found

    def _near(self, hero: Hero, closed: AbstractSet[Ability]) -> Neighbours:
        """Says which squares are one action away, without the abilities that are closed."""
        rays = self._rays[hero]
        ways = [ability for ability in _DIRECTIONS if ability not in closed]
        rides = {} if Ability.ESCALATOR in closed else self._rides

        def near(here: Square) -> list[Square]:
            reached = [there for ability in ways for there in rays[here << 2 | ability]]
            return [*reached, rides[here]] if here in rides else reached

        return near

    def _grow(
        self, found: Journeys, turns: int, near: Neighbours, ahead: list[tuple[int, Square, Square]]
    ) -> None:
        """Adds what can be reached after so many turns from `ahead`, and from where the hero may wait.

        Nobody goes on in the period in which it came to an hourglass: with that it ends.
        """
        ahead += [(journey.slides, here, journey.stage) for here, journey in found.items()]
        heapify(ahead)
        best = {here: slides for slides, here, _ in reversed(ahead)}
        while ahead:
            slides, here, stage = heappop(ahead)
            if slides > best[here]:
                continue
            if here not in found:
                found[here] = Journey(turns, slides, stage if turns else here)
                if here in self._traps:
                    continue
            for there in near(here):
                if there not in found and slides + 1 < best.get(there, FAR):
                    best[there] = slides + 1
                    heappush(ahead, (slides + 1, there, stage))
