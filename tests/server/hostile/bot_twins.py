"""Twin games with bots at the table: what is hidden must not show in what bots do, or when, either (S3)."""

from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from hushmaze.rules import Deed, State, begin
from hushmaze.rules.commands import Explore, Look, TurnCard
from hushmaze.rules.setup import Setup
from hushmaze.rules.words import Seat
from hushmaze.server.game.outcomes import Report
from tests.server.hostile.house import AttackedHouse
from tests.server.hostile.twins import Twins, aligned, mixed
from tests.server.hostile.watched_game import Findings

TURNS_A_STEP = 5
"""Of the loop and the clock: more than it takes bots to think, to act, and to think again."""

SAME_NAME = "ab" * 8
"""Bots' dice are of the game's name, which everybody knows: twins are called the same."""

Submit = Callable[[Seat, int, Deed, Report], None]


class BotTwins(Twins):
    """Bots on all seats, and people who watch them."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._before: deque[State] = deque()
        """The first game's states just before something was revealed; the second has yet to follow."""
        self._second_began: State | None = None
        self._patches = ExitStack()

    async def watch(self, scenario: int, seats: int, steps: int, **table: Any) -> Findings:  # noqa: ANN401 -- any
        with self._patches as patches:
            patches.enter_context(patch("hushmaze.server.rooms.new_games.token_hex", lambda _size: SAME_NAME))
            patches.enter_context(patch("hushmaze.bots.public_setup.begin", self._as_seen))
            await self.open(seats, 2, table | {"scenario": scenario})
            await self._play(steps)
            await self.close()
        bots = sum(b'"n":-' in line for line in self.first.match.lines)
        return Findings(1, bots, self.reveals, self.messages, self.bytes, leaks=self.leaks)

    async def open(self, seats: int, watchers: int, table: dict[str, Any]) -> None:
        for house in self.both:
            await house.open()
            for number in range(watchers):
                await house.join(f"P{number}")
            house.say(house.devices[0], "setup", table=table | {"seats": seats})
            for seat in range(seats):
                house.say(house.devices[0], "offer", seat=seat, bot=True, level="fast")
            await house.rest()
        await self._deal(self.first)
        with patch("hushmaze.server.game.match.begin", self._begin_as_the_first):
            await self._deal(self.second)
        self._follow_closely()
        self.compare("the deal")

    def _begin_as_the_first(self, setup: Setup) -> State:
        """The first game has been started by its bots by now; this one begins where that began.

        Tiles that everybody knows to lie on top (C5) stay there.
        """
        first = begin(self.first.match.durable.setup)
        known = len(first.setup.on_top)
        below = mixed(first._replace(stack=first.stack[known:]), self.dice)
        alike = below._replace(setup=replace(first.setup, seed=setup.seed))
        self._second_began = alike._replace(stack=first.stack[:known] + below.stack)
        return self._second_began

    def _as_seen(self, setup: Setup) -> State:
        """What bots take for the beginning; the second game was not begun from its seed."""
        second = self._second_began
        return second if second is not None and setup is second.setup else begin(setup)

    def _follow_closely(self) -> None:
        """Whoever reveals something: in the second game it becomes what it was in the first."""
        first, second = self.first.match, self.second.match
        self._patches.enter_context(patch.object(first, "submit", self._noting(first.submit)))
        self._patches.enter_context(patch.object(second, "submit", self._aligning(second.submit)))

    def _noting(self, submit: Submit) -> Submit:
        def noted(seat: Seat, n: int, deed: Deed, report: Report) -> None:
            if isinstance(deed, Explore | Look | TurnCard):
                self._before.append(self.first.match.durable)
            submit(seat, n, deed, report)

        return noted

    def _aligning(self, submit: Submit) -> Submit:
        def follows(seat: Seat, n: int, deed: Deed, report: Report) -> None:
            if isinstance(deed, Explore | Look | TurnCard):
                if not self._before:
                    self.leaks.append(f"only the second game has {deed}")
                else:
                    self._set(aligned(self.second.match.durable, self._before.popleft()))
            submit(seat, n, deed, report)

        return follows

    async def _play(self, steps: int) -> None:
        for _ in range(steps):
            if self.first.match.durable.over:
                return
            await self.advance(self._next_alarm())

    def _next_alarm(self) -> int:
        """How long until something happens: from one to the next, nothing happens at the same time."""
        clock = self.first.clock
        return max(clock.alarms[0] - clock.now(), 1)

    async def advance(self, milliseconds: int) -> None:
        tiles = len(self.first.match.durable.stack)
        for house in self.both:
            house.clock.advance(milliseconds)
            await self._let_think(house)
        self.compare("time")
        if len(self.first.match.durable.stack) != tiles:
            self.reveals += 1
            self._set(mixed(self.second.match.durable, self.dice))

    @staticmethod
    async def _let_think(house: AttackedHouse) -> None:
        for _ in range(TURNS_A_STEP):
            house.clock.advance(0)
            await house.rest()
