"""The bots of one game. They see what everybody sees, when everybody sees it, and nothing else (S3)."""

from collections.abc import Collection, Mapping
from hashlib import sha256
from itertools import count

from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules.commands import Start
from hushmaze.rules.words import Seat
from hushmaze.server.bots.driver import BotIdentity, Driver, DriverContext
from hushmaze.server.bots.manners.courtesy import Courtesy
from hushmaze.server.bots.manners.table_manners import TableManners
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.bots.worker_messages import CloseTable, NewEvents, OpenTable, RemoveBot
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.match import Match

_tables = count(1)


class GameBots:
    """Made when a game first needs a bot; knows the log from its first line."""

    def __init__(self, match: Match, clock: Clock, thinking: Thinking) -> None:
        self._match = match
        self._thinking = thinking
        self._table = next(_tables)
        self._next_number = count(match.lowest_number - 1, -1).__next__
        """Counts down from -1 through the whole game, also after a restart; people count up from 1."""
        self._manners = TableManners(match, clock, self._next_number)
        self._context = DriverContext(match, clock, thinking, self._table, self._next_number, self._manners)
        self._bots = count(1)
        self._drivers: dict[Seat, Driver] = {}
        self._lines_sent = 0
        thinking.send(OpenTable.of(self._table, public_setup(match.durable.setup)))
        self.on_news()

    def fill_seats(
        self, levels: Mapping[Seat, BotLevel], courtesy: Courtesy, speakers: Collection[Seat]
    ) -> None:
        """Lets bots of these levels play on these seats from now on, and on no others.

        `speakers` are the seats that are the bots' own: only there they may talk.
        """
        reconsidered = courtesy != self._manners.courtesy
        self._manners.expect(courtesy, levels, speakers)
        for seat, driver in list(self._drivers.items()):
            if levels.get(seat) is not driver.identity.level:
                self._drivers.pop(seat).stop()
                self._thinking.send(RemoveBot(self._table, driver.identity.bot))
        for seat, level in levels.items():
            if seat not in self._drivers:
                identity = self._new_identity(seat, level, courtesy.skill)
                self._drivers[seat] = Driver(identity, self._context)
                self._drivers[seat].reconsider()
            elif reconsidered:
                self._drivers[seat].reconsider()

    def _new_identity(self, seat: Seat, level: BotLevel, skill: BotSkill) -> BotIdentity:
        """The bot's dice depend on the game's id and the seat, which everybody knows."""
        seed = int.from_bytes(sha256(f"{self._match.game} {seat}".encode()).digest()[:8], "big")
        return BotIdentity(next(self._bots), seat, level, seed, skill)

    def on_news(self) -> None:
        """Shows the bots what is new in the log."""
        lines = self._match.lines.since(self._lines_sent)
        self._lines_sent += len(lines)
        self._thinking.send(NewEvents(self._table, lines, visible_top(self._match.durable)))
        self._manners.on_news(lines)
        for driver in self._drivers.values():
            driver.reconsider()

    def start(self) -> None:
        """Turns the hourglass for the first time, where no person sits who could (S6)."""
        seat = next(iter(self._drivers))
        self._match.submit(seat, self._next_number(), Start(), lambda _n, _outcome: None)

    def leave(self) -> None:
        """Ends the bots' part in the game."""
        self.fill_seats({}, self._manners.courtesy, ())
        self._manners.leave()
        self._thinking.send(CloseTable(self._table))
