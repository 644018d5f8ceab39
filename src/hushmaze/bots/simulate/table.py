"""One game on a virtual clock: bots see what happened a little later, and act when they want to."""

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush

from hushmaze.bots.api import Bot
from hushmaze.bots.public_setup import visible_top
from hushmaze.rules import Command, Deed, Event, Game, Refusal, Setup, State, decide
from hushmaze.rules.commands import Start
from hushmaze.rules.words import Seat

LAG_MS = 60
"""From an action to everybody seeing it."""


@dataclass
class Played:
    """A game that came to its end."""

    game: Game
    raced: Counter[Refusal] = field(default_factory=Counter)
    """Refused because somebody else was faster: what the bot had seen would have allowed it."""
    wrong: Counter[Refusal] = field(default_factory=Counter)
    """Refused for any other reason."""
    decisions: int = 0
    """How often a bot carried out a wish."""


class TableRun:
    """Drives the bots of one game; the order of what happens in one millisecond is fixed."""

    def __init__(self, setup: Setup, bots: Sequence[Bot], lag: int = LAG_MS) -> None:
        self._bots = bots
        self._lag = lag
        self._played = Played(Game(setup))
        self._seen: State = self._played.game.state
        """What the bots have seen; the table itself may be ahead."""
        self._news: deque[tuple[int, tuple[Event, ...], State]] = deque()
        self._wishes: list[tuple[int, int, int]] = []
        self._newest = [0] * len(bots)
        self._wanted: list[Deed | None] = [None] * len(bots)

    def play(self) -> Played:
        game = self._played.game
        started = game.submit(Command(Seat(0), Start()), 0)
        assert not isinstance(started, Refusal)
        self._tell(started, game.state, 0)
        return self._to_the_end()

    def play_on(self, events: tuple[Event, ...], now: int) -> Played:
        """From the middle of a game: these have happened, and everybody has seen them by now.

        The sand has to be running then.
        """
        game = self._played.game
        game.record(events)
        self._tell(events, game.state, now)
        return self._to_the_end()

    def _to_the_end(self) -> Played:
        while not self._played.game.state.over:
            self._next()
        return self._played

    def _next(self) -> None:
        game = self._played.game
        news_at = self._news[0][0] if self._news else 1 << 62
        wish_at = self._wishes[0][0] if self._wishes else 1 << 62
        if min(news_at, wish_at) >= game.state.deadline:
            game.pass_time(game.state.deadline)
        elif news_at <= wish_at:
            at, events, after = self._news.popleft()
            self._tell(events, after, at)
        else:
            at, seat, number = heappop(self._wishes)
            if number == self._newest[seat]:
                self._act(seat, at)

    def _tell(self, events: tuple[Event, ...], after: State, now: int) -> None:
        self._seen = after
        top = visible_top(after)
        for bot in self._bots:
            bot.see(events, top)
        for seat in range(len(self._bots)):
            self._ask(seat, now)

    def _ask(self, seat: int, now: int) -> None:
        self._newest[seat] += 1
        wish = self._bots[seat].wish(now)
        if wish is not None:
            self._wanted[seat] = wish.deed
            heappush(self._wishes, (max(wish.at, now), seat, self._newest[seat]))

    def _act(self, seat: int, at: int) -> None:
        deed = self._wanted[seat]
        game = self._played.game
        if deed is None:
            self._ask(seat, at)
            return
        command = Command(Seat(seat), deed)
        self._played.decisions += 1
        decision = game.submit(command, at)
        if isinstance(decision, Refusal):
            fair = not isinstance(decide(self._seen, command, at), Refusal)
            (self._played.raced if fair else self._played.wrong)[decision] += 1
            self._bots[seat].refused(deed, decision, at)
            self._ask(seat, at)
            return
        self._newest[seat] += 1
        self._news.append((at + self._lag, decision, game.state))
