"""Notices when somebody keeps taking moves back: bots leave that hero alone for a while, and never fight."""

from typing import NamedTuple

from hushmaze.bots.public_game import Went
from hushmaze.rules.words import Ability, Hero

_SOON_MS = 10_000
_TIMES = 2
"""How often a hero is taken back before it is left alone."""
_LEFT_MS = 12_000
_FORGOTTEN_MS = 40_000


class Quarrel(NamedTuple):
    times: int
    at: int


class Quarrels:
    def __init__(self) -> None:
        self._last: dict[Hero, Went] = {}
        self._quarrels: dict[Hero, Quarrel] = {}

    def notice(self, went: Went) -> None:
        if went.ability is Ability.EXPLORE:
            return
        last = self._last.get(went.hero)
        self._last[went.hero] = went
        if last is None or last.seat == went.seat or went.to != last.origin or went.at - last.at > _SOON_MS:
            return
        before = self._quarrels.get(went.hero, Quarrel(0, went.at))
        fresh = went.at - before.at > _FORGOTTEN_MS
        self._quarrels[went.hero] = Quarrel(1 if fresh else before.times + 1, went.at)

    def left_alone(self, now: int) -> frozenset[Hero]:
        return frozenset(hero for hero, quarrel in self._quarrels.items() if now < _until(quarrel))

    def review_at(self, now: int) -> int | None:
        """When the next hero may be moved again."""
        return min((at for at in map(_until, self._quarrels.values()) if at > now), default=None)


def _until(quarrel: Quarrel) -> int:
    return quarrel.at + _LEFT_MS * (quarrel.times - _TIMES + 1) if quarrel.times >= _TIMES else 0
