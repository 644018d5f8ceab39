"""Bots on strings: they want what the test says, and remember what they were shown."""

from collections import deque
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from hushmaze.bots.api import SeatMaker, Wish
from hushmaze.bots.courtesy.thoughts import Thought
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Deed, Event, Refusal, Setup
from hushmaze.rules.words import Seat, TileNumber
from tests.server.rooms.table import Table


class Puppet:
    def __init__(self, seat: Seat, level: BotLevel, seed: int, skill: BotSkill) -> None:
        self.seat, self.level, self.seed, self.skill = seat, level, seed, skill
        self.events: list[Event] = []
        self.top: TileNumber | None = None
        self.refusals: list[tuple[Deed, Refusal]] = []
        self.asked_at: list[int] = []
        self.wishes: deque[Wish] = deque()
        """One for each time it is asked; then it wants nothing."""
        self.fault: Exception | None = None
        self.in_mind: Thought | None = None
        self.waited_for: list[frozenset[Seat]] = []

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        self.events += events
        self.top = top

    def refused(self, deed: Deed, why: Refusal, now: int) -> None:  # noqa: ARG002 -- the interface's
        self.refusals.append((deed, why))

    def wish(self, now: int) -> Wish | None:
        self.asked_at.append(now)
        if self.fault is not None:
            raise self.fault
        return self.wishes.popleft() if self.wishes else None

    def thought(self, now: int) -> Thought | None:  # noqa: ARG002 -- the interface's
        return self.in_mind

    def waiting_for(self, people: AbstractSet[Seat], wish: Wish, now: int) -> Wish:  # noqa: ARG002 -- likewise
        self.waited_for.append(frozenset(people))
        return wish


class Puppets:
    """A kind of bot; `by_seat` has the newest of each seat."""

    def __init__(self) -> None:
        self.by_seat: dict[int, Puppet] = {}
        self.setups: list[Setup] = []

    def __call__(self, setup: Setup) -> SeatMaker:
        self.setups.append(setup)
        return self._make

    def _make(self, seat: Seat, level: BotLevel, seed: int, skill: BotSkill = BotSkill.EXPERT, /) -> Puppet:
        self.by_seat[seat] = Puppet(seat, level, seed, skill)
        return self.by_seat[seat]


class Stage(Table):
    """Ann on seat 0 and puppets on the others."""

    def __init__(self, seats: int = 2, **choices: object) -> None:
        self.puppets = Puppets()
        super().__init__("Ann", bots=self.puppets, seats=seats, **choices)
        self.room.seats.sit(self.people["Ann"], 0)
        for seat in range(1, seats):
            self.offer(seat)

    def offer(self, seat: int, bot: bool = True, level: str | None = None) -> None:
        self.room.seats.offer(self.people["Ann"], seat, bot, level)
        self.room.changed()

    @property
    def bot(self) -> Puppet:
        return self.puppets.by_seat[1]

    def wants(self, *wishes: Wish) -> None:
        """What the bot is going to say, from the next question on."""
        self.bot.wishes.extend(wishes)

    def think(self) -> None:
        """What is to be thought now is thought."""
        self.clock.advance(0)

    def events_of(self, seat: int) -> list[dict[str, object]]:
        """What a seat did, as everybody heard it."""
        told = [event for update in self.ears["Ann"].of("update") for event in update["events"]]
        return [event for event in told if event.get("seat") == seat]
