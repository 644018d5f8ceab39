"""The bots of one game. They see what everybody is told, when it is told, and nothing else (S3)."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256

from hushmaze.bots.api import Kind, Level
from hushmaze.bots.table import public_setup, visible_top
from hushmaze.protocol.log import read_event
from hushmaze.rules import Event
from hushmaze.rules.commands import Start
from hushmaze.rules.words import Seat
from hushmaze.server.bots.driver import Driver, Game
from hushmaze.server.bots.thinking import Thinking
from hushmaze.server.clock import Clock
from hushmaze.server.match import Match


class Crew:
    """Made when the first is needed; what they have in common is worked out once for all of them."""

    def __init__(self, match: Match, kind: Kind, clock: Clock, thinking: Thinking) -> None:
        self._match = match
        self._game = Game(match, clock, thinking, self._next_number)
        setup = match.durable.setup
        self._maker = lru_cache(maxsize=1)(lambda: kind(public_setup(setup)))  # made where bots think
        self._drivers: dict[Seat, Driver] = {}
        self._events: list[Event] = []
        self._last_number = 0
        self.news()

    def man(self, seats: Mapping[Seat, Level]) -> None:
        """These seats are played by bots from this moment on, and no others."""
        for seat, driver in list(self._drivers.items()):
            if seats.get(seat) is not driver.level:
                self._drivers.pop(seat).stop()
        for seat, level in seats.items():
            if seat not in self._drivers:
                self._drivers[seat] = self._driver(seat, level)

    def _driver(self, seat: Seat, level: Level) -> Driver:
        """It has seen everything; its dice are of the game's name, which everybody knows."""
        seed = int.from_bytes(sha256(f"{self._match.game} {seat}".encode()).digest()[:8], "big")
        driver = Driver(seat, level, lambda: self._maker()(seat, level, seed), self._game)
        driver.see(tuple(self._events), visible_top(self._match.durable))
        return driver

    def _next_number(self) -> int:
        """-1, -2, ... through the whole game: those of people who have the seat before or after go on."""
        self._last_number -= 1
        return self._last_number

    def news(self) -> None:
        """The log has grown."""
        read = [read_event(line) for line in self._match.lines[len(self._events) :]]
        events = [event for event, _ in read]
        self._last_number = min(self._last_number, *(n for _, n in read if n is not None), 0)
        self._events += events
        for driver in self._drivers.values():
            driver.see(events, visible_top(self._match.durable))

    def start(self) -> None:
        """Turn the hourglass for the first time, where no person sits who could (S6)."""
        seat = next(iter(self._drivers))
        self._match.submit(seat, self._next_number(), Start(), lambda _answer: None)
