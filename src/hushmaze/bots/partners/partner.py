"""A partner: a character, and when it acts."""

from collections.abc import Sequence
from typing import NamedTuple

from hushmaze.bots.api import Wish
from hushmaze.bots.partners.habits import Habit, turn_card
from hushmaze.bots.partners.sight import Sight
from hushmaze.bots.public_game import went_by
from hushmaze.rules import Deed, Event, Refusal, Setup
from hushmaze.rules.dice import Dice
from hushmaze.rules.words import HEROES, Seat, TileNumber

_LOOK_AGAIN_MS = 700
"""When nothing was found to do."""


class Character(NamedTuple):
    about: str
    habits: tuple[Habit, ...]
    """The first that finds something is followed."""
    pause_ms: tuple[int, int] = (1_200, 4_000)
    """Between two deeds, anything between these."""
    reaction_ms: tuple[int, int] = (700, 1_800)
    """To whatever another seat did, likewise."""
    clumsy: int = 0
    """Percentage of deeds that are something else than meant."""
    clumsily: Habit | None = None
    after_bell_ms: int | None = None
    """How long it acts after a bell that was put in front of it."""
    deeds_a_bell: int | None = None
    away_ms: tuple[int, int] | None = None
    """It is away once, from some moment on, for some time between these."""
    one_hero: bool = False
    """It cares for one hero only."""


class Partner:
    """A bot (`hushmaze.bots.api`)."""

    def __init__(self, character: Character, setup: Setup, seat: Seat, seed: int) -> None:
        self._character = character
        self._dice = Dice("partner", seed, seat)
        self._sight = Sight(setup, seat, self._dice)
        if character.one_hero:
            self._sight.only = self._dice.choice(HEROES)
        self._next_at = self._between(character.pause_ms)
        self._reacts_at = 0
        self._away = self._absence()
        self._deeds_left = 0

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        rung_before = self._sight.rung
        self._sight.see(events, top)
        if self._sight.rung is not rung_before:
            self._deeds_left = self._character.deeds_a_bell or 0
        for event in events:
            if getattr(event, "seat", None) == self._sight.seat:
                self._next_at = event.at + self._between(self._character.pause_ms)
                self._deeds_left -= 1
            elif went_by(event) is not None:
                self._reacts_at = event.at + self._between(self._character.reaction_ms)

    def refused(self, _deed: Deed, _why: Refusal, now: int) -> None:
        self._next_at = now + _LOOK_AGAIN_MS

    def wish(self, now: int) -> Wish | None:
        if self._sight.state.over or not self._character.habits:
            return None
        at = max(self._next_at, self._reacts_at, self._back_at(now))
        if at > now:
            return Wish(at)
        self._sight.now = now
        deed = self._deed() if self._acts(now) else None
        return Wish(now + _LOOK_AGAIN_MS) if deed is None else Wish(now, deed)

    def _acts(self, now: int) -> bool:
        """Whether it is awake: some wait for a bell."""
        character, rung = self._character, self._sight.rung
        if character.deeds_a_bell is not None and self._deeds_left <= 0:
            return False
        if character.after_bell_ms is None:
            return True
        return rung is not None and now - rung.at <= character.after_bell_ms

    def _deed(self) -> Deed | None:
        habits = self._character.habits
        if self._character.clumsily is not None and self._dice.below(100) < self._character.clumsy:
            habits = (self._character.clumsily,)
        found = (habit(self._sight) for habit in (*habits, turn_card))
        return next((deed for deed in found if deed is not None), None)

    def _between(self, times: tuple[int, int]) -> int:
        low, high = times
        return low + self._dice.below(high - low + 1)

    def _absence(self) -> tuple[int, int]:
        if self._character.away_ms is None:
            return 0, 0
        begin = 20_000 + self._dice.below(80_000)
        return begin, begin + self._between(self._character.away_ms)

    def _back_at(self, now: int) -> int:
        begin, end = self._away
        return end if begin <= now < end else 0
