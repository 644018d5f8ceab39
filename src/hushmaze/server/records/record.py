"""The record of a room and of its game, kept while nobody is there."""

from typing import Any

import msgspec

from hushmaze.protocol.game_log.heading import Heading, heading_from_plain, heading_to_plain
from hushmaze.protocol.messages.facts import TableChoices
from hushmaze.protocol.summary import Player
from hushmaze.protocol.words import BotLevel, FirstGameKind
from hushmaze.server.records.people import Person

USUAL_CHOICES = TableChoices(scenario=1, seats=4, voice=True)
"""Never changed in place."""


class BotSeat(msgspec.Struct, frozen=True):
    """A seat that the host gave to a bot."""

    seat: int
    name: str
    level: BotLevel = BotLevel.HUMAN
    wanted: BotLevel | None = None
    """Chosen in silence: its level once talk is open."""


class DailyTable(msgspec.Struct):
    """A room that was opened for a day's challenge; its first game is the one."""

    date: str
    game: str | None = None
    dealt_at: int | None = None
    """When that game was laid out: Unix time in milliseconds."""
    players: list[Player] | None = None
    """The people who sat when the sand started: it is their try, whoever sits there at the end."""


class Record(msgspec.Struct):
    """Everything about a room that outlasts its process."""

    code: str
    host: int | None
    people: list[Person]
    bots: list[BotSeat]
    choices: TableChoices
    game: str | None
    next_person: int = 1
    fair: bool | None = None
    """Whether a winnable deal was found for the game; None where nobody asked for one."""
    daily: DailyTable | None = None
    """Until its second game is laid out."""
    lesson: FirstGameKind | None = None
    saved_at: int = 0
    """Unix time in milliseconds; 0 where an earlier version saved it."""

    @property
    def players(self) -> list[Player]:
        """People and bots, in the order of seats."""
        people = [Player(one.seat, one.name, None) for one in self.people if one.seat is not None]
        bots = [Player(bot.seat, bot.name, bot.level.value) for bot in self.bots]
        return sorted(people + bots, key=lambda player: player.seat)

    def bind_try(self, game: str) -> bool:
        """Notes, once, whose try a day's game is; returns whether it did so now."""
        day = self.daily
        if day is None or day.game != game or day.players is not None:
            return False
        day.players = self.players
        return True

    @property
    def games(self) -> list[str]:
        """Those of which it says who played, and on what day; one may have been given up."""
        known = (self.game, None if self.daily is None else self.daily.game)
        return [game for game in dict.fromkeys(known) if game is not None]


def new_record(code: str, lesson: FirstGameKind | None = None) -> Record:
    return Record(code=code, host=None, people=[], bots=[], choices=USUAL_CHOICES, game=None, lesson=lesson)


def read_record(stored: bytes) -> Record:
    """Raises a MsgspecError that says what is wrong with it.

    Before there were bots, their seats were mere numbers; some early records name no scenario.
    """
    plain: dict[str, Any] = msgspec.json.decode(stored, type=dict[str, Any])
    bots = plain.get("bots", [])
    plain["bots"] = [{"seat": bot, "name": "Bot"} if isinstance(bot, int) else bot for bot in bots]
    plain["choices"] = msgspec.to_builtins(USUAL_CHOICES) | plain.get("choices", {})
    return msgspec.convert(plain, Record)


def heading_bytes(heading: Heading) -> bytes:
    return msgspec.json.encode(heading_to_plain(heading))


def heading_from_bytes(stored: bytes) -> Heading:
    return heading_from_plain(msgspec.json.decode(stored))
