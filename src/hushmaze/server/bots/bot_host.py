"""The bots of many tables, wherever that is: told what happened, asked what they want."""

import traceback
from collections.abc import Sequence
from typing import NamedTuple

from hushmaze.bots.api import Bot, Kind, Level, SeatMaker
from hushmaze.protocol.codec import from_plain
from hushmaze.protocol.log import read_event
from hushmaze.rules import Deed, Event, Setup
from hushmaze.rules.words import Seat, TileNumber
from hushmaze.server.bots.worker_messages import Answer, Closed, Left, News, Opened, Question, Said, answer


class Batch(NamedTuple):
    events: Sequence[Event]
    top: TileNumber | None


class Sitter:
    """A bot and how much of its table's news it has heard."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0


class Circle:
    """The bots around one table; what they have in common is worked out once, when the first is asked."""

    def __init__(self, kind: Kind, setup: Setup) -> None:
        self._kind = kind
        self._setup = setup
        self._make: SeatMaker | None = None
        self.news: list[Batch] = []
        self.sitters: dict[int, Sitter] = {}

    def sitter(self, asked: Question) -> Sitter:
        found = self.sitters.get(asked.sitter)
        if found is None:
            self._make = self._make or self._kind(self._setup)
            bot = self._make(Seat(asked.seat), Level(asked.level), asked.seed)
            found = self.sitters[asked.sitter] = Sitter(bot)
        return found


class Desk:
    """Deals with what is said, in order. A bot with a fault harms no other."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._circles: dict[int, Circle] = {}

    def hear(self, said: Said) -> Answer | None:
        """The answer, if it was a question."""
        match said:
            case Opened():
                self._circles[said.table] = Circle(self._kind, said.read())
            case News():
                events = [read_event(line)[0] for line in said.lines]
                self._circles[said.table].news.append(Batch(events, _tile(said.top)))
            case Left():
                self._circles[said.table].sitters.pop(said.sitter, None)
            case Closed():
                del self._circles[said.table]
            case Question():
                return self._asked(said)
        return None

    def _asked(self, asked: Question) -> Answer:
        try:
            return self._answer(asked)
        except Exception:
            return Answer(asked.table, asked.sitter, fault=traceback.format_exc())

    def _answer(self, asked: Question) -> Answer:
        circle = self._circles[asked.table]
        sitter = circle.sitter(asked)
        for batch in circle.news[sitter.heard :]:
            sitter.bot.see(*batch)
        sitter.heard = len(circle.news)
        for refused in asked.refused:
            sitter.bot.refused(from_plain(refused.deed, Deed), refused.why, refused.now)
        return answer(asked, sitter.bot.wish(asked.now))


def _tile(number: int | None) -> TileNumber | None:
    return None if number is None else TileNumber(number)
