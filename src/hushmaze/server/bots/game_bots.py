"""The bots of one game. They see what everybody sees, when everybody sees it, and nothing else (S3)."""

from collections.abc import Mapping
from hashlib import sha256
from itertools import count

from hushmaze.bots.api import Level
from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.rules.commands import Start
from hushmaze.rules.words import Seat
from hushmaze.server.bots.driver import BotIdentity, Driver, DriverContext
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.bots.worker_messages import CloseTable, News, OpenTable, RemoveBot
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.match import Match

_tables = count(1)


class GameBots:
    """Made when a game first needs a bot; knows the log from its first line."""

    def __init__(self, match: Match, clock: Clock, thinking: Thinking) -> None:
        self._match = match
        self._thinking = thinking
        self._table = next(_tables)
        self._context = DriverContext(match, clock, thinking, self._table, self._next_number)
        self._bots = count(1)
        self._drivers: dict[Seat, Driver] = {}
        self._lines_sent = 0
        self._last_number = match.lowest_number
        thinking.send(OpenTable.of(self._table, public_setup(match.durable.setup)))
        self.on_news()

    def fill_seats(self, levels: Mapping[Seat, Level]) -> None:
        """Lets bots of these levels play on these seats from now on, and on no others."""
        for seat, driver in list(self._drivers.items()):
            if levels.get(seat) is not driver.identity.level:
                self._drivers.pop(seat).stop()
                self._thinking.send(RemoveBot(self._table, driver.identity.bot))
        for seat, level in levels.items():
            if seat not in self._drivers:
                self._drivers[seat] = Driver(self._new_identity(seat, level), self._context)
                self._drivers[seat].reconsider()

    def _new_identity(self, seat: Seat, level: Level) -> BotIdentity:
        """The bot's dice depend on the game's id and the seat, which everybody knows."""
        seed = int.from_bytes(sha256(f"{self._match.game} {seat}".encode()).digest()[:8], "big")
        return BotIdentity(next(self._bots), seat, level, seed)

    def _next_number(self) -> int:
        """Counts down from -1 through the whole game, also after a restart; people count up from 1."""
        self._last_number -= 1
        return self._last_number

    def on_news(self) -> None:
        """Shows the bots what is new in the log."""
        lines = self._match.lines[self._lines_sent :]
        self._lines_sent += len(lines)
        self._thinking.send(News(self._table, lines, visible_top(self._match.durable)))
        for driver in self._drivers.values():
            driver.reconsider()

    def start(self) -> None:
        """Turns the hourglass for the first time, where no person sits who could (S6)."""
        seat = next(iter(self._drivers))
        self._match.submit(seat, self._next_number(), Start(), lambda _n, _outcome: None)

    def leave(self) -> None:
        """Ends the bots' part in the game."""
        self.fill_seats({})
        self._thinking.send(CloseTable(self._table))
