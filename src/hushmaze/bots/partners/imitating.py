"""A partner that imitates recorded play: how often each sort of action was taken when it could have been.

python -m hushmaze.bots.partners.imitating golden/games/*.log > src/hushmaze/bots/partners/data/recorded.json
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from hushmaze.bots.api import SeatMaker, Wish
from hushmaze.bots.partners.habits import turn_card
from hushmaze.bots.partners.sight import PartnerOption, Sight
from hushmaze.bots.public_game import Went, went_by
from hushmaze.protocol.game_log.log import read_log
from hushmaze.rules import Deed, Event, Refusal, Setup, begin, evolve
from hushmaze.rules.commands import Explore, Vortex
from hushmaze.rules.dice import Dice
from hushmaze.rules.words import Ability, Seat, TileNumber

_LONGEST_MS = 20_000
_QUANTILES = 40
_FINE = 1 << 16


class Recorded(NamedTuple):
    weights: dict[str, float]
    """By sort: taken, of how often it could have been."""
    gaps_ms: list[int]
    """Between two actions of one seat, evenly many below each."""


def sort_of(sight: Sight, option: PartnerOption, last: Went | None) -> str:
    """Classifies an action as somebody sees it who knows no plan."""
    special = sight.state.board.specials.get(option.to)
    own = special is not None and special.hero in (None, option.hero)
    arrives = "floor" if special is None else f"{'own' if own else 'other'} {special.kind.name.lower()}"
    means = {Explore: "explore", Vortex: "vortex"}.get(type(option.deed), "walk")
    again = "same" if last is not None and last.hero is option.hero else "another"
    return f"{means} {arrives} {again}"


def _choices(sight: Sight) -> list[PartnerOption]:
    explores = [PartnerOption(e, e.hero, e.origin, e.origin) for e in sight.explorations()]
    return [*explores, *sight.options()]


def learn(logs: Sequence[Path]) -> Recorded:
    taken: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    gaps: list[int] = []
    for log in logs:
        for sort, others, gap in _decisions(log):
            taken[sort] += 1
            offered.update(others)
            gaps.append(min(gap, _LONGEST_MS))
    gaps.sort()
    weights = {sort: round(taken[sort] / offered[sort], 4) for sort in sorted(offered) if taken[sort]}
    return Recorded(weights, [gaps[len(gaps) * n // _QUANTILES] for n in range(_QUANTILES)])


def _decisions(log: Path) -> Iterator[tuple[str, list[str], int]]:
    """Each action of a game: its sort, the sorts there were, and how long after the seat's last one."""
    read = read_log(log.read_text(encoding="utf-8"))
    setup = read.heading.setup()
    state, sight, last, before = begin(setup), Sight(setup, Seat(0), Dice("learn")), None, dict[Seat, int]()
    for event in read.events:
        went = went_by(event)
        if went is not None:
            sight.public.state, sight.seat = state, went.seat
            choices = _choices(sight)
            done = [c for c in choices if c.hero is went.hero and c.to == went.to and _fits(c, went)]
            if done:
                sorts = [sort_of(sight, choice, last) for choice in choices]
                yield sort_of(sight, done[0], last), sorts, went.at - before.get(went.seat, went.at)
            last, before[went.seat] = went, went.at
        state = evolve(state, event)


def _fits(choice: PartnerOption, went: Went) -> bool:
    return isinstance(choice.deed, Explore) == (went.ability is Ability.EXPLORE)


@cache
def recorded() -> Recorded:
    text = files("hushmaze.bots.partners").joinpath("data/recorded.json").read_text(encoding="utf-8")
    return Recorded(**json.loads(text))


def imitators(setup: Setup) -> SeatMaker:
    return lambda seat, _level, seed, *_: Imitator(setup, seat, seed, recorded())


class Imitator:
    """A bot (`hushmaze.bots.api`)."""

    def __init__(self, setup: Setup, seat: Seat, seed: int, recorded: Recorded) -> None:
        self._dice = Dice("imitator", seed, seat)
        self._sight = Sight(setup, seat, self._dice)
        self._recorded = recorded
        self._next_at = self._gap()

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        self._sight.see(events, top)

    def refused(self, _deed: Deed, _why: Refusal, now: int) -> None:
        self._next_at = now + self._gap()

    def wish(self, now: int) -> Wish | None:
        if self._sight.state.over:
            return None
        if now < self._next_at:
            return Wish(self._next_at)
        self._next_at = now + self._gap()
        deed = self._choice()
        return Wish(self._next_at) if deed is None else Wish(now, deed)

    def _gap(self) -> int:
        return max(self._dice.choice(self._recorded.gaps_ms), 300)

    def _choice(self) -> Deed | None:
        choices, last = _choices(self._sight), self._sight.public.last
        weights = [self._recorded.weights.get(sort_of(self._sight, c, last), 0.0) for c in choices]
        drawn = sum(weights) * self._dice.below(_FINE) / _FINE
        for choice, weight in zip(choices, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return choice.deed
        return turn_card(self._sight)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(learn([Path(name) for name in sys.argv[1:]])._asdict()) + "\n")
