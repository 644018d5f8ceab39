"""Runs the bots of many tables: shows them what happened and asks them what they want."""

import traceback
from collections.abc import Sequence
from typing import NamedTuple

from hushmaze.bots.api import Bot, BotKind, SeatMaker
from hushmaze.bots.courtesy.api import Courteous
from hushmaze.protocol.game_log.log import read_event
from hushmaze.rules import Event, Setup
from hushmaze.rules.words import Seat, TileNumber
from hushmaze.server.bots.worker_messages import (
    BotAnswer,
    BotMessage,
    BotQuestion,
    CloseTable,
    NewEvents,
    OpenTable,
    RemoveBot,
    answer_to,
)


class SeenTogether(NamedTuple):
    """Events that bots are shown in one call."""

    events: Sequence[Event]
    top: TileNumber | None
    """The next tile, where the stack is face up (C8)."""


class HostedBot:
    """A bot and how much of its table's news it has seen."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seen = 0


class HostedTable:
    """The bots of one table. What they share is worked out once, when the first of them is asked."""

    def __init__(self, kind: BotKind, setup: Setup) -> None:
        self._kind = kind
        self._setup = setup
        self._make: SeatMaker | None = None
        self.news: list[SeenTogether] = []
        self.bots: dict[int, HostedBot] = {}

    def bot_for(self, question: BotQuestion) -> HostedBot:
        """The bot that is asked, made now if it is asked for the first time."""
        found = self.bots.get(question.bot)
        if found is None:
            self._make = self._make or self._kind(self._setup)
            bot = self._make(Seat(question.seat), question.level, question.seed, question.skill)
            found = self.bots[question.bot] = HostedBot(bot)
        return found


class BotHost:
    """Handles messages in order. A bot that raises an exception harms no other."""

    def __init__(self, kind: BotKind) -> None:
        self._kind = kind
        self._tables: dict[int, HostedTable] = {}

    def handle(self, message: BotMessage) -> BotAnswer | None:
        """Returns the answer to a question, and None for any other message."""
        match message:
            case OpenTable():
                self._tables[message.table] = HostedTable(self._kind, message.read())
            case NewEvents():
                events = [read_event(line)[0] for line in message.lines]
                self._tables[message.table].news.append(SeenTogether(events, _tile(message.top)))
            case RemoveBot():
                self._tables[message.table].bots.pop(message.bot, None)
            case CloseTable():
                del self._tables[message.table]
            case BotQuestion():
                return self._answer_or_fault(message)
        return None

    def _answer_or_fault(self, question: BotQuestion) -> BotAnswer:
        try:
            return self._answer(question)
        except Exception:
            return BotAnswer(question.table, question.bot, fault=traceback.format_exc())

    def _answer(self, question: BotQuestion) -> BotAnswer:
        table = self._tables[question.table]
        hosted = table.bot_for(question)
        for seen in table.news[hosted.seen :]:
            hosted.bot.see(*seen)
        hosted.seen = len(table.news)
        for refused in question.refused:
            hosted.bot.refused(refused.deed, refused.why, refused.now)
        wish = hosted.bot.wish(question.now)
        if not isinstance(hosted.bot, Courteous):
            return answer_to(question, wish)
        if wish is not None and question.waits_for:
            people = frozenset(map(Seat, question.waits_for))
            wish = hosted.bot.waiting_for(people, wish, question.now)
        return answer_to(question, wish, hosted.bot.thought(question.now) if question.talks else None)


def _tile(number: int | None) -> TileNumber | None:
    return None if number is None else TileNumber(number)
