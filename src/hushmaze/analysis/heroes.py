"""Splits each hero's time: moved, waited for somebody, or had nothing to do."""

from collections.abc import Iterable, Sequence

from hushmaze.analysis.openings import OpenChance
from hushmaze.analysis.report import HeroTime, Stretch
from hushmaze.analysis.spans import Span, stretches
from hushmaze.rules.words import HEROES, Hero

HAND_OVER_MS = 2_000
"""Longest hand-over before a hero counts as waiting; people's median is 1 s, 90th percentile 4 s."""


def hero_times(parts: Sequence[Span], found: Sequence[OpenChance], seats: int) -> list[HeroTime]:
    """Of all that was played in these spans; openings elsewhere are passed over."""
    played = [span for span in parts if span.played]
    return [_hero_time(hero, played, [o for o in found if o.call.hero is hero], seats) for hero in HEROES]


def _hero_time(hero: Hero, played: Sequence[Span], found: Sequence[OpenChance], seats: int) -> HeroTime:
    safe = sum(span.ms for span in played if hero in span.state.safe)
    talking = sum(span.ms for span in played if hero not in span.state.safe and span.state.talk)
    within = stretches(played, lambda _state: True)
    moving, waiting = 0, [0] * seats
    busy_until = 0
    for opening in sorted(found, key=lambda one: one.start):
        start = max(opening.start, busy_until)  # a mage on a ball may have two things to do at once
        patience = opening.start + HAND_OVER_MS
        moving += _overlap(within, start, min(opening.end, patience))
        late = _overlap(within, max(start, patience), opening.end)
        for seat, share in zip(opening.call.seats, _shared(late, len(opening.call.seats)), strict=True):
            waiting[seat] += share
        busy_until = max(busy_until, opening.end)
    in_all = sum(span.ms for span in played)
    resting = in_all - safe - talking - moving - sum(waiting)
    return HeroTime(hero.name.lower(), moving, waiting, resting, talking, safe)


def _overlap(within: Iterable[Stretch], start: int, end: int) -> int:
    return sum(max(min(each.end, end) - max(each.start, start), 0) for each in within)


def _shared(whole: int, among: int) -> list[int]:
    """As evenly as whole milliseconds allow."""
    each, rest = divmod(whole, among)
    return [each + (place < rest) for place in range(among)]
