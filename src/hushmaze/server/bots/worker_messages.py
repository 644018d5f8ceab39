"""The messages between a server and the process in which its bots think."""

import pickle

import msgspec

from hushmaze.bots.api import Wish
from hushmaze.bots.courtesy.thoughts import Thought
from hushmaze.protocol.deed_structs import DeedStruct, deed_of, deed_struct
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Deed, Refusal, Setup


class _OfTable(msgspec.Struct, frozen=True, array_like=True):
    table: int
    """The number that the server gave the game for as long as bots play in it."""


class _OfBot(_OfTable, frozen=True):
    bot: int
    """Which of the table's bots; another one may have had the seat before."""


class RefusedDeed(msgspec.Struct, frozen=True, array_like=True):
    """A bot's deed that the rules refused."""

    struct: DeedStruct
    """The deed, as it travels."""
    why: Refusal
    """The reason of the rules."""
    now: int
    """When it was refused, by the game's clock."""

    @staticmethod
    def of(deed: Deed, why: Refusal, now: int) -> "RefusedDeed":
        return RefusedDeed(deed_struct(deed), why, now)

    @property
    def deed(self) -> Deed:
        return deed_of(self.struct)


class OpenTable(_OfTable, frozen=True, tag=1):
    """A new table, as everybody sees it before the start (`hushmaze.bots.public_setup`)."""

    setup: bytes
    """Pickled."""

    @staticmethod
    def of(table: int, setup: Setup) -> "OpenTable":
        return OpenTable(table, pickle.dumps(setup, pickle.HIGHEST_PROTOCOL))

    def read(self) -> Setup:
        """Unpickles the setup. Safe, because only this program's other half can write to the pipe."""
        setup: Setup = pickle.loads(self.setup)
        return setup


class NewEvents(_OfTable, frozen=True, tag=2):
    """New events, sent when everybody at the table has them."""

    lines: list[bytes]
    """As they stand in the log."""
    top: int | None
    """The next tile, where the stack is face up (C8)."""


class BotQuestion(_OfBot, frozen=True, tag=3):
    """Asks what a bot wants. All news of its table that were sent before have been shown to it."""

    seat: int
    """Where it sits."""
    level: BotLevel
    """How quickly it plays."""
    seed: int
    """Of its dice."""
    now: int
    """By the game's clock, in milliseconds."""
    refused: list[RefusedDeed] = []
    """The deeds that were refused since it was last asked."""
    suspect: bool = False
    """A process fell silent over it: answers that are ready are not kept back until this one is."""
    skill: BotSkill = BotSkill.EXPERT
    """How well it plays."""
    talks: bool = False
    """Whether the bot is to say what it has in mind."""
    waits_for: list[int] = []
    """The seats of people to whom it leaves the first move."""


class RemoveBot(_OfBot, frozen=True, tag=4):
    """A bot will not be asked any more."""


class CloseTable(_OfTable, frozen=True, tag=5):
    """A table's game is over for its bots."""


BotMessage = OpenTable | NewEvents | BotQuestion | RemoveBot | CloseTable


class BotAnswer(_OfBot, frozen=True):
    """A bot's wish, or why it has none."""

    at: int | None = None
    """When, by the game's clock. None: the bot waits for news only."""
    deed: DeedStruct | None = None
    """What it wants to do then; None: only to be asked again."""
    fault: str | None = None
    """The exception that the bot raised."""
    thought: Thought | None = None
    """What it has in mind, where it was asked for it."""

    @property
    def wish(self) -> Wish | None:
        if self.at is None:
            return None
        return Wish(self.at, None if self.deed is None else deed_of(self.deed))


def answer_to(question: BotQuestion, wish: Wish | None, thought: Thought | None = None) -> BotAnswer:
    if wish is None:
        return BotAnswer(question.table, question.bot, thought=thought)
    deed = None if wish.deed is None else deed_struct(wish.deed)
    return BotAnswer(question.table, question.bot, wish.at, deed, thought=thought)
