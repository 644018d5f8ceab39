"""What is said between a server and where its bots think: it fits into bytes, for another process."""

import pickle
from typing import Any

import msgspec

from hushmaze.bots.api import Wish
from hushmaze.protocol.codec import from_plain, to_plain
from hushmaze.rules import Deed, Refusal, Setup


class Refused(msgspec.Struct, frozen=True, array_like=True):
    """What a bot wished was not accepted."""

    deed: dict[str, Any]
    why: Refusal
    now: int


class Opened(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """A table, as everybody sees it before the start (`hushmaze.bots.public_setup`)."""

    table: int
    setup: bytes

    @staticmethod
    def of(table: int, setup: Setup) -> "Opened":
        return Opened(table, pickle.dumps(setup, pickle.HIGHEST_PROTOCOL))

    def read(self) -> Setup:
        """Only ever from the same program's other half: nobody else can write to where this comes from."""
        setup: Setup = pickle.loads(self.setup)
        return setup


class News(msgspec.Struct, frozen=True, array_like=True, tag=2):
    """Lines of the log, as everybody was told them."""

    table: int
    lines: list[bytes]
    top: int | None
    """The next tile, where the stack is face up (C8)."""


class Question(msgspec.Struct, frozen=True, array_like=True, tag=3):
    """What does this bot want? It has heard all news of its table that were told before."""

    table: int
    sitter: int
    """Which of the table's bots; another one may have had the seat before."""
    seat: int
    level: str
    seed: int
    now: int
    refused: list[Refused] = []


class Left(msgspec.Struct, frozen=True, array_like=True, tag=4):
    """A bot is not asked any more."""

    table: int
    sitter: int


class Closed(msgspec.Struct, frozen=True, array_like=True, tag=5):
    """The table is not played at any more."""

    table: int


Said = Opened | News | Question | Left | Closed


class Answer(msgspec.Struct, frozen=True, array_like=True):
    table: int
    sitter: int
    at: int | None = None
    """None: it has nothing to wait for but news."""
    deed: dict[str, Any] | None = None
    fault: str | None = None
    """What went wrong within the bot."""

    @property
    def wish(self) -> Wish | None:
        if self.at is None:
            return None
        return Wish(self.at, None if self.deed is None else from_plain(self.deed, Deed))


def answer(asked: Question, wish: Wish | None) -> Answer:
    if wish is None:
        return Answer(asked.table, asked.sitter)
    return Answer(asked.table, asked.sitter, wish.at, None if wish.deed is None else to_plain(wish.deed))
