"""A bot that slides, rides and explores at random, at its level's pace. The baseline for measurements."""

from collections.abc import Sequence

from hushmaze.bots.api import SeatMaker, Wish
from hushmaze.bots.pace import PACES, Delay
from hushmaze.bots.public_game import PublicGame
from hushmaze.rules import Deed, Event, Refusal, Setup, legal
from hushmaze.rules.commands import Bell, Pause, Resume, Stare, Start
from hushmaze.rules.dice import Dice
from hushmaze.rules.legal import Talk
from hushmaze.rules.reach import Slide
from hushmaze.rules.words import Seat, TileNumber

_NOT_ACTIONS = (Bell, Stare, Talk, Pause, Resume, Start)


def random_bots(setup: Setup) -> SeatMaker:
    return lambda seat, level, seed, *_: RandomBot(setup, seat, PACES[level].hand_over, seed)


class RandomBot:
    """A bot (`hushmaze.bots.api`)."""

    def __init__(self, setup: Setup, seat: Seat, delay: Delay, seed: int) -> None:
        self._public = PublicGame(setup)
        self._seat = seat
        self._delay = delay
        self._dice = Dice("rambler", seed, seat)
        self._at: int | None = None

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        self._public.see(self._public.count, events, top)

    def refused(self, _deed: Deed, _why: Refusal, _now: int) -> None:
        self._at = None

    def wish(self, now: int) -> Wish | None:
        """Thinks of something when its moment has come, also if it is asked later than that."""
        if self._at is not None and self._at <= now:
            self._at = None
            deed = self._whim()
            if deed is not None:
                return Wish(now, deed)
        if self._public.state.over:
            return None
        if self._at is None:
            self._at = now + self._delay.draw(self._dice)
        return Wish(self._at)

    def _whim(self) -> Deed | None:
        options = [o for o in legal(self._public.state, self._seat) if not isinstance(o, _NOT_ACTIONS)]
        if not options:
            return None
        option = self._dice.choice(options)
        if isinstance(option, Slide):
            return option.move(self._dice.choice(option.steps))
        assert not isinstance(option, Talk)
        return option
