"""Notices heroes that go back and forth: bots leave them alone for a while, and fight nobody."""

from collections import deque
from collections.abc import Container
from typing import NamedTuple

from hushmaze.bots.public_game import Went
from hushmaze.rules.words import Ability, Hero, Seat

_SOON_MS = 10_000
_TIMES = 2
"""How often a hero is taken back before it is left alone."""
_OFTEN = 3
"""How often a hero may be brought to the same square within a while."""
_REMEMBERED = 12
_LEFT_MS = 12_000
_FORGOTTEN_MS = 40_000


class Quarrel(NamedTuple):
    times: int
    at: int


class Quarrels:
    def __init__(self) -> None:
        self._last: dict[Hero, Went] = {}
        self._stops: dict[Hero, deque[Went]] = {}
        self._quarrels: dict[Hero, Quarrel] = {}

    def notice(self, went: Went, astray: Container[Seat] = ()) -> None:
        """Taking back what somebody `astray` did is no quarrel."""
        if went.ability is Ability.EXPLORE:
            return
        last = self._last.get(went.hero)
        self._last[went.hero] = went
        if last is not None and last.seat in astray and went.seat not in astray:
            return
        stops = self._stops.setdefault(went.hero, deque(maxlen=_REMEMBERED))
        stops.append(went)
        often = sum(stop.to == went.to and went.at - stop.at < _FORGOTTEN_MS for stop in stops)
        back = last is not None and went.to == last.origin and went.at - last.at <= _SOON_MS
        if often < _OFTEN and not (back and last is not None and last.seat != went.seat):
            return
        before = self._quarrels.get(went.hero, Quarrel(0, went.at))
        times = 1 if went.at - before.at > _FORGOTTEN_MS else before.times + 1
        self._quarrels[went.hero] = Quarrel(max(times, _TIMES if often >= _OFTEN else 0), went.at)

    def left_alone(self, now: int) -> frozenset[Hero]:
        return frozenset(hero for hero, quarrel in self._quarrels.items() if now < _until(quarrel))

    def review_at(self, now: int) -> int | None:
        """When the next hero may be moved again."""
        return min((at for at in map(_until, self._quarrels.values()) if at > now), default=None)


def _until(quarrel: Quarrel) -> int:
    return quarrel.at + _LEFT_MS if quarrel.times >= _TIMES else 0
