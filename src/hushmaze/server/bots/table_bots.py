"""The bots at one table: on seats the host gave them, and on seats they hold for people who are away."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hushmaze.protocol.words import BotLevel
from hushmaze.rules.words import Seat
from hushmaze.server.bots.game_bots import GameBots
from hushmaze.server.bots.held_seats import Absent, HeldSeats
from hushmaze.server.bots.manners.courtesy import Courtesy
from hushmaze.server.bots.names import bot_name
from hushmaze.server.bots.services import BotServices
from hushmaze.server.game.match import Match
from hushmaze.server.records.record import BotSeat

HOLDERS_LEVEL = BotLevel.HUMAN
"""The level of bots that hold a seat for a person."""


class SeatedBot(NamedTuple):
    seat: int
    name: str
    level: BotLevel
    holds: int | None
    """The person for whom it holds the seat; None if the seat is its own."""


class TableBots:
    def __init__(self, services: BotServices, review_due: Callable[[], None]) -> None:
        """`review_due` is called when `fill_seats` would hold another seat."""
        self._services = services
        self._held = HeldSeats(services.clock, review_due)
        self._game_bots: GameBots | None = None

    @property
    def held(self) -> dict[int, int]:
        """The person for whom a bot holds each seat."""
        return self._held.seats

    def fill_seats(
        self, match: Match | None, given: Iterable[BotSeat], absent: Iterable[Absent], courtesy: Courtesy
    ) -> bool:
        """Lets a bot play on every seat that is a bot's now, and on no other.

        Returns whether the held seats changed.
        """
        changed = self._held.review(absent)
        own = {Seat(bot.seat): bot.level for bot in given}
        levels = {Seat(seat): HOLDERS_LEVEL for seat in self.held} | own
        if match is None or match.durable.over:
            levels = {}
        elif levels and self._game_bots is None:
            self._game_bots = self._services.game_bots(match)
        if self._game_bots is not None:
            self._game_bots.fill_seats(levels, courtesy, own)
        return changed

    def seated_bots(self, given: Iterable[BotSeat], names: Iterable[str]) -> list[SeatedBot]:
        """All bots at the table, by seat; `names` are taken already."""
        own = [SeatedBot(bot.seat, bot.name, bot.level, None) for bot in given]
        taken = list(names)
        held = [SeatedBot(s, bot_name(s, taken), HOLDERS_LEVEL, person) for s, person in self.held.items()]
        return sorted(own + held)

    def on_news(self) -> None:
        """Shows the bots what is new in the game's log."""
        if self._game_bots is not None:
            self._game_bots.on_news()

    def start(self) -> None:
        """Turns the hourglass for the first time, where no person sits who could (S6)."""
        assert self._game_bots is not None, "a game has been laid out for bots"
        self._game_bots.start()

    def leave(self) -> None:
        """Ends the bots' part in the game, which is not the table's any more."""
        self._held.review(())
        if self._game_bots is not None:
            self._game_bots.leave()
        self._game_bots = None
