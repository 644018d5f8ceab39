"""The bots of one game. They hear what everybody is told, when it is told, and nothing else (S3)."""

from collections.abc import Mapping
from hashlib import sha256
from itertools import count

import msgspec

from hushmaze.bots.api import Level
from hushmaze.bots.public_setup import public_setup, visible_top
from hushmaze.rules.commands import Start
from hushmaze.rules.words import Seat
from hushmaze.server.bots.driver import Driver, Game, Player
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.bots.worker_messages import Closed, Left, News, Opened
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.match import Match

_tables = count(1)


class _Numbered(msgspec.Struct):
    """All that is read of a line here: the number of a command, below zero if it was a bot's."""

    n: int | None = None


_read_number = msgspec.json.Decoder(_Numbered).decode


class Crew:
    """Made when the first is needed."""

    def __init__(self, match: Match, clock: Clock, thinking: Thinking) -> None:
        self._match = match
        self._thinking = thinking
        self._table = next(_tables)
        self._game = Game(match, clock, thinking, self._table, self._next_number)
        self._sitters = count(1)
        self._drivers: dict[Seat, Driver] = {}
        self._told = 0
        self._last_number = 0
        thinking.say(Opened.of(self._table, public_setup(match.durable.setup)))
        self.news()

    def man(self, seats: Mapping[Seat, Level]) -> None:
        """These seats are played by bots from this moment on, and no others."""
        for seat, driver in list(self._drivers.items()):
            if seats.get(seat) is not driver.player.level:
                self._drivers.pop(seat).stop()
                self._thinking.say(Left(self._table, driver.player.sitter))
        for seat, level in seats.items():
            if seat not in self._drivers:
                self._drivers[seat] = Driver(self._player(seat, level), self._game)
                self._drivers[seat].stir()

    def _player(self, seat: Seat, level: Level) -> Player:
        """Its dice are of the game's name, which everybody knows."""
        seed = int.from_bytes(sha256(f"{self._match.game} {seat}".encode()).digest()[:8], "big")
        return Player(next(self._sitters), seat, level, seed)

    def _next_number(self) -> int:
        """-1, -2, ... through the whole game: those of people who have the seat before or after go on."""
        self._last_number -= 1
        return self._last_number

    def news(self) -> None:
        """The log has grown."""
        lines = self._match.lines[self._told :]
        self._told += len(lines)
        numbers = (_read_number(line).n for line in lines)
        self._last_number = min(self._last_number, *(n for n in numbers if n is not None), 0)
        self._thinking.say(News(self._table, lines, visible_top(self._match.durable)))
        for driver in self._drivers.values():
            driver.stir()

    def start(self) -> None:
        """Turn the hourglass for the first time, where no person sits who could (S6)."""
        seat = next(iter(self._drivers))
        self._match.submit(seat, self._next_number(), Start(), lambda _n, _outcome: None)

    def leave(self) -> None:
        """The game is over for them."""
        self.man({})
        self._thinking.say(Closed(self._table))
