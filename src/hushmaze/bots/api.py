"""The bot interface. Whatever drives a bot, a virtual clock, a room's timers or a pipe, does three things:

- `see`: tells it what happened, from the first event on, each event once and in order;
- `wish`: asks it, after telling it something and whenever the moment it named has come, what it wants to do
  and when. The newest answer counts, older ones are void;
- `refused`: tells it that what it wished was not accepted, and then asks again.

A wish is carried out at its moment, not before, unless something was seen by then.
`now` is always the game's own time in milliseconds. A bot reads no clock and throws no dice but those of its
seed: shown the same events at the same times it wishes the same.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Deed, Event, Refusal, Setup
from hushmaze.rules.words import Seat, TileNumber


class Wish(NamedTuple):
    """A deed and its moment; without a deed, when to ask again."""

    at: int
    deed: Deed | None = None


class Bot(Protocol):
    """Sits at one seat and knows what the seat may know (S3)."""

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        """These happened; `top` is the next tile where the stack is face up (C8), else None."""

    def refused(self, deed: Deed, why: Refusal, now: int) -> None:
        """Tells the bot that its wish was refused."""

    def wish(self, now: int) -> Wish | None:
        """Returns its next deed and the moment for it; None while it waits for news only."""


class SeatMaker(Protocol):
    """Makes a bot for a seat, a level and a seed."""

    def __call__(
        self, seat: Seat, level: BotLevel, seed: int, skill: BotSkill = BotSkill.EXPERT, /
    ) -> Bot: ...


BotKind = Callable[[Setup], SeatMaker]
"""A kind of bot: takes the public setup (`hushmaze.bots.public_setup`) and makes bots for its seats.

What the bots of one table have in common they can keep there, so that it is worked out once.
"""
