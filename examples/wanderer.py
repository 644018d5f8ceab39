"""A bot of one's own: explores whenever it can, wanders otherwise. docs/guides/bots.md explains it."""

from collections.abc import Sequence

from hushmaze.bots.api import SeatMaker, Wish
from hushmaze.bots.public_game import PublicGame
from hushmaze.rules import Deed, Event, Refusal, Setup, legal
from hushmaze.rules.commands import Explore, TurnCard
from hushmaze.rules.dice import Dice
from hushmaze.rules.reach import Slide
from hushmaze.rules.words import Seat, TileNumber

PAUSE_MS = 1_500


def wanderers(setup: Setup) -> SeatMaker:
    return lambda seat, _level, seed, *_: Wanderer(setup, seat, seed)


class Wanderer:
    def __init__(self, setup: Setup, seat: Seat, seed: int) -> None:
        self.public, self.seat, self.dice = PublicGame(setup), seat, Dice("wanderer", seed, seat)
        self.next_at = PAUSE_MS

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        self.public.see(self.public.count, events, top)

    def refused(self, _deed: Deed, _why: Refusal, now: int) -> None:
        self.next_at = now + PAUSE_MS

    def wish(self, now: int) -> Wish | None:
        if now < self.next_at:
            return Wish(self.next_at)
        self.next_at = now + PAUSE_MS
        options = legal(self.public.state, self.seat)
        deeds: list[Deed] = [option for option in options if isinstance(option, Explore)]
        slides = [option for option in options if isinstance(option, Slide)]
        deeds += [slide.move(self.dice.choice(slide.steps)) for slide in self.dice.shuffled(slides)]
        deeds += [option for option in options if isinstance(option, TurnCard)]
        return Wish(now, deeds[0]) if deeds else Wish(self.next_at)
