"""The messages between a server and the process in which its bots think."""

import pickle
from typing import Any

import msgspec

from hushmaze.bots.api import Wish
from hushmaze.bots.courtesy.thoughts import Thought
from hushmaze.protocol.codec import from_plain, to_plain
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Deed, Refusal, Setup


class RefusedDeed(msgspec.Struct, frozen=True, array_like=True):
    """A bot's deed that the rules refused."""

    deed: dict[str, Any]
    why: Refusal
    now: int


class OpenTable(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """A new table, as everybody sees it before the start (`hushmaze.bots.public_setup`)."""

    table: int
    setup: bytes

    @staticmethod
    def of(table: int, setup: Setup) -> "OpenTable":
        return OpenTable(table, pickle.dumps(setup, pickle.HIGHEST_PROTOCOL))

    def read(self) -> Setup:
        """Unpickles the setup. Safe, because only this program's other half can write to the pipe."""
        setup: Setup = pickle.loads(self.setup)
        return setup


class NewEvents(msgspec.Struct, frozen=True, array_like=True, tag=2):
    """New lines of the log, sent when everybody at the table has them."""

    table: int
    lines: list[bytes]
    top: int | None
    """The next tile, where the stack is face up (C8)."""


class BotQuestion(msgspec.Struct, frozen=True, array_like=True, tag=3):
    """Asks what a bot wants. All news of its table that were sent before have been shown to it."""

    table: int
    bot: int
    """Which of the table's bots; another one may have had the seat before."""
    seat: int
    level: BotLevel
    seed: int
    now: int
    refused: list[RefusedDeed] = []
    suspect: bool = False
    """A process fell silent over it: answers that are ready are not kept back until this one is."""
    skill: BotSkill = BotSkill.EXPERT
    talks: bool = False
    """Whether the bot is to say what it has in mind."""
    waits_for: list[int] = []
    """The seats of people to whom it leaves the first move."""


class RemoveBot(msgspec.Struct, frozen=True, array_like=True, tag=4):
    """A bot will not be asked any more."""

    table: int
    bot: int


class CloseTable(msgspec.Struct, frozen=True, array_like=True, tag=5):
    """A table's game is over for its bots."""

    table: int


BotMessage = OpenTable | NewEvents | BotQuestion | RemoveBot | CloseTable


class BotAnswer(msgspec.Struct, frozen=True, array_like=True):
    """A bot's wish, or why it has none."""

    table: int
    bot: int
    at: int | None = None
    """None: the bot waits for news only."""
    deed: dict[str, Any] | None = None
    fault: str | None = None
    """The exception that the bot raised."""
    thought: Thought | None = None

    @property
    def wish(self) -> Wish | None:
        if self.at is None:
            return None
        return Wish(self.at, None if self.deed is None else from_plain(self.deed, Deed))


def answer_to(question: BotQuestion, wish: Wish | None, thought: Thought | None = None) -> BotAnswer:
    if wish is None:
        return BotAnswer(question.table, question.bot, thought=thought)
    deed = None if wish.deed is None else to_plain(wish.deed)
    return BotAnswer(question.table, question.bot, wish.at, deed, thought=thought)
