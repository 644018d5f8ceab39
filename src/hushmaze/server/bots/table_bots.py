"""The bots around one table: on seats the host gave them, and on seats they hold for people who are away."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hushmaze.bots.api import Level
from hushmaze.rules.words import Seat
from hushmaze.server.bots.game_bots import Crew
from hushmaze.server.bots.held_seats import Absent, Holding
from hushmaze.server.bots.names import bot_name
from hushmaze.server.bots.services import BotHouse
from hushmaze.server.game.match import Match
from hushmaze.server.rooms.record import BotSeat

HOLDERS_LEVEL = Level.HUMAN
"""Of bots that hold a seat for somebody."""


class SeatedBot(NamedTuple):
    seat: int
    name: str
    level: Level
    holds: int | None
    """For whom it holds the seat; None if the seat is its own."""


class Companions:
    def __init__(self, house: BotHouse, look_again: Callable[[], None]) -> None:
        self._house = house
        self._holding = Holding(house.clock, look_again)
        self._crew: Crew | None = None

    @property
    def held(self) -> dict[int, int]:
        """Seats that bots hold, and for whom."""
        return self._holding.seats

    def man(self, match: Match | None, given: Iterable[BotSeat], absent: Iterable[Absent]) -> bool:
        """Each seat that is a bot's now has one who plays, and no other has.

        Gives whether other seats are held than before.
        """
        changed = self._holding.review(absent)
        levels = {Seat(seat): HOLDERS_LEVEL for seat in self.held} | {Seat(b.seat): b.level for b in given}
        if match is None or match.durable.over:
            levels = {}
        elif levels and self._crew is None:
            self._crew = self._house.crew(match)
        if self._crew is not None:
            self._crew.man(levels)
        return changed

    def around(self, given: Iterable[BotSeat], names: Iterable[str]) -> list[SeatedBot]:
        """All bots at the table, by seat."""
        own = [SeatedBot(bot.seat, bot.name, bot.level, None) for bot in given]
        taken = list(names)
        held = [SeatedBot(s, bot_name(s, taken), HOLDERS_LEVEL, person) for s, person in self.held.items()]
        return sorted(own + held)

    def news(self) -> None:
        """Something has happened in the game."""
        if self._crew is not None:
            self._crew.news()

    def start(self) -> None:
        """Turn the hourglass for the first time, where no person sits who could (S6)."""
        assert self._crew is not None, "a game has been laid out for bots"
        self._crew.start()

    def leave(self) -> None:
        """The game is not the table's any more."""
        self._holding.review(())
        if self._crew is not None:
            self._crew.leave()
        self._crew = None


def helped(lines: Iterable[bytes]) -> bool:
    """Whether a bot did something in this game. Within a text, the log has no bare quotation marks."""
    return any(b'"n":-' in line for line in lines)
