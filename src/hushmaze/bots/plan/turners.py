"""Finds the heroes that can turn an hourglass, and what it costs each of them (H3)."""

from collections.abc import Iterator
from typing import NamedTuple

from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.walking import FAR
from hushmaze.rules.squares import Square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Hero

_FOUGHT_OVER = 6
"""How many slides farther another hero may be than one that somebody keeps taking elsewhere."""


class Turner(NamedTuple):
    hero: Hero
    square: Square
    slides: int
    detour: int
    """How many slides more than without the turn, in the escape."""


def turners(situation: Situation) -> Iterator[Turner]:
    """Lists each hero with each hourglass that it can get to."""
    escape = situation.state.phase is Phase.ESCAPE
    for square in sorted(situation.hourglasses()):
        for hero in situation.out:
            if not situation.may_be_moved(hero, urgent=True) or situation.kept_apart(hero, square):
                continue
            slides = situation.routes.distance(hero, square)
            detour = _detour(situation, hero, square, slides) if escape else slides
            if slides < FAR and detour < FAR:
                yield Turner(hero, square, slides, detour)


def turning_cost(situation: Situation, turner: Turner) -> tuple[int, int, Hero]:
    """To compare turners by: the detour, and who takes the hero elsewhere."""
    fought_over = turner.hero in situation.left_alone
    return turner.detour + _FOUGHT_OVER * fought_over, turner.slides, turner.hero


def _detour(situation: Situation, hero: Hero, square: Square, slides: int) -> int:
    leaving = situation.errands[hero].exit
    if leaving is None:
        return slides
    straight = situation.routes.distance(hero, leaving)
    return slides + situation.routes.on_foot(hero, square, leaving) - min(straight, FAR)
