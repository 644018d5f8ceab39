"""Two games that look the same and are not: whatever tells them apart is a secret told.

The second game has another seed and its hidden tiles (and, alone, its draw pile) in another order. Both get
the same messages. Just before a tile is revealed in the first, the second one's is put there as well, and
below it all is mixed again. So from the deal to the end every byte sent must be the same in both.
"""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from hushmaze.protocol.codec import to_plain
from hushmaze.rules import Command, Deed, Refusal, State, decide
from hushmaze.rules.commands import Explore, Look, TurnCard
from hushmaze.rules.setup import Setup
from hushmaze.rules.state import Deck
from hushmaze.rules.words import Seat
from hushmaze.server.results.days import Day
from tests.server.hostile.house import AttackedHouse

T = TypeVar("T")


def mixed(state: State, dice: Random) -> State:
    """The same to everybody who plays; its hidden tiles and cards in another order."""
    seen = int(state.setup.switches.stack_face_up)
    known = len(state.stack) - state.buried
    top, hidden, bottom = state.stack[:seen], state.stack[seen:known], state.stack[max(known, seen) :]
    deck = state.deck and Deck(_other_order(state.deck.draw, dice), state.deck.discard)
    return state._replace(stack=(*top, *_other_order(hidden, dice), *bottom), deck=deck)


def _other_order(things: tuple[T, ...], dice: Random) -> tuple[T, ...]:
    """Another one for sure where there are two or more, and with another one in front."""
    left = list(things)
    dice.shuffle(left)
    if len(left) > 1 and left[0] == things[0]:
        left = left[1:] + left[:1]
    return tuple(left)


def aligned(other: State, first: State) -> State:
    """The other state with what is revealed next as in the first one; the rest below it."""
    show = 1 + int(first.setup.switches.stack_face_up)
    deck = other.deck
    if deck is not None and first.deck is not None:
        deck = Deck(_with_top(deck.draw, first.deck.draw[:1]), deck.discard)
    known = len(other.stack) - other.buried
    hidden = _with_top(other.stack[:known], first.stack[:known][:show])
    return other._replace(stack=(*hidden, *other.stack[known:]), deck=deck)


def _with_top(things: tuple[T, ...], top: tuple[T, ...]) -> tuple[T, ...]:
    return (*top, *(thing for thing in things if thing not in top))


class Twins:
    """Two houses that get the same messages; `leaks` says where what they send is not the same."""

    def __init__(self, seed: int, day: Day | None = None) -> None:
        """`day`: both play its challenge, each with a deal of its own."""
        self._day = day
        self.first, self.second = AttackedHouse(), AttackedHouse()
        self.both = (self.first, self.second)
        self.dice = Random(f"twins {seed}")
        self.leaks: list[str] = []
        self.reveals = 0
        self.messages = 0
        self.bytes = 0

    async def open(self, seats: int, watchers: int, table: dict[str, Any]) -> None:
        seeds = iter(()) if self._day is None else self._day.seeds()
        for house in self.both:
            if self._day is not None:
                house.rooms.daily._searches[self._day.date] = asyncio.create_task(_found(next(seeds)))
            await house.open(self._day)
            await house.table(seats, watchers, table)
        await self._deal(self.first)
        with patch("hushmaze.server.game.match.begin", self._begin_as_the_first):
            await self._deal(self.second)
        self.compare("the deal")

    async def _deal(self, house: AttackedHouse) -> None:
        with patch("hushmaze.server.rooms.new_games.randbits", self.dice.getrandbits):
            house.say(house.devices[0], "deal")
            await house.rest()

    def _begin_as_the_first(self, setup: Setup) -> State:
        """What everybody sees as in the first game; all that is hidden of this one's own."""
        state = self.first.match.durable
        return mixed(state._replace(setup=replace(state.setup, seed=setup.seed)), self.dice)

    async def close(self) -> None:
        for house in self.both:
            await house.close()

    async def do(self, seat: int, n: int, deed: Deed) -> None:
        """One deed in both games, at the same moment."""
        state, now = self.first.match.durable, self.first.match.now
        decision = decide(state, Command(Seat(seat), deed), now)
        reveals = isinstance(deed, Explore | Look | TurnCard) and not isinstance(decision, Refusal)
        if reveals:
            self.reveals += 1
            self._reveal(Command(Seat(seat), deed), now)
        for house in self.both:
            house.say(house.devices[seat], "do", n=n, deed=to_plain(deed))
            await house.rest()
        if reveals:
            self._set(mixed(self.second.match.durable, self.dice))
        self.compare(f"{deed} by {seat}")

    def _reveal(self, command: Command, now: int) -> None:
        """Whether it is allowed must not hang on what comes: so it is asked before the tile is put right."""
        other = self.second.match.durable
        if isinstance(decide(other, command, now), Refusal):
            self.leaks.append(f"{command} is refused for what it would reveal")
        self._set(aligned(other, self.first.match.durable))

    def _set(self, state: State) -> None:
        match = self.second.match
        on_their_way = [match._gathered, match._in_flight]
        assert on_their_way == [None, None], "nothing may be on its way to the log"
        match.durable = match._newest = state

    async def say(self, device: int, kind: str, **parts: object) -> None:
        for house in self.both:
            house.say(house.devices[device], kind, **parts)
            await house.rest()
        self.compare(kind)

    async def newcomer(self, name: str) -> None:
        """Somebody who comes late and is told all there is to know."""
        for house in self.both:
            await house.join(name)
        self.compare("a newcomer")

    async def advance(self, milliseconds: int) -> None:
        for house in self.both:
            house.clock.advance(milliseconds)
            await house.rest()
        self.compare("time")

    def compare(self, after: str) -> None:
        """All that was sent since the last look."""
        for one, other in zip(self.first.devices, self.second.devices, strict=True):
            self.messages += len(one.fresh)
            self.bytes += sum(map(len, one.fresh))
            if [self.first.veiled(m) for m in one.fresh] != [self.second.veiled(m) for m in other.fresh]:
                self.leaks.append(f"after {after}: {one.fresh} against {other.fresh}")
            one.fresh, other.fresh = [], []

    async def compare_page(self, path: str, body: object = None) -> int:
        """The same page of both servers, or what they answer to a question; gives its status."""
        answers = [await house.ask(path.format(**house.names), body) for house in self.both]
        statuses, pages = zip(*answers, strict=True)
        veiled = [house.veiled(page) for house, page in zip(self.both, pages, strict=True)]
        if statuses[0] != statuses[1] or veiled[0] != veiled[1]:
            self.leaks.append(f"{path}: {veiled}")
        return int(statuses[0])


async def _found(seed: int) -> int:
    """The search for a day's deal, come to its end."""
    return seed
