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
    """From 0."""
    name: str
    """Given to it when it was offered the seat."""
    level: BotLevel = BotLevel.HUMAN
    """How quickly it plays; early records do not say."""
    wanted: BotLevel | None = None
    """Chosen in silence: its level once talk is open."""


class DailyTable(msgspec.Struct):
    """A room that was opened for a day's challenge; its first game is the one."""

    date: str
    """The day's, as 2026-11-15."""
    game: str | None = None
    """Its first game, by its id; None until that is laid out."""
    dealt_at: int | None = None
    """When that game was laid out: Unix time in milliseconds."""
    players: list[Player] | None = None
    """The people who sat when the sand started: it is their try, whoever sits there at the end."""


class Record(msgspec.Struct):
    """Everything about a room that outlasts its process."""

    code: str
    """By which people join."""
    host: int | None
    """A person, by number; None before the first has come."""
    people: list[Person]
    """All who belong to the room, in the order in which they came."""
    bots: list[BotSeat]
    """On seats of their own."""
    choices: TableChoices
    """The host's, for the next game."""
    game: str | None
    """The one that lies on the table, by its id."""
    next_person: int = 1
    """The number of whoever comes next; none is given twice."""
    fair: bool | None = None
    """Whether a winnable deal was found for the game; None where nobody asked for one."""
    daily: DailyTable | None = None
    """Until its second game is laid out."""
    lesson: FirstGameKind | None = None
    """Whose table it is; None in rooms for ordinary games."""
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
