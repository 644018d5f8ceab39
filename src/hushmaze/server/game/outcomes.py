"""The outcomes of a command, as values. Sessions encode them; bots read them as they are."""

from collections.abc import Callable
from typing import Self

import msgspec

from hushmaze.protocol.reasons import RefusalReason


class Accepted(msgspec.Struct, frozen=True, gc=False):
    """The command's events are durable."""

    version: int
    """The game's version with them."""


class Refused(msgspec.Struct, frozen=True, gc=False):
    """The command changed nothing."""

    reason: RefusalReason
    message: str

    @classmethod
    def because(cls, reason: RefusalReason) -> Self:
        """Refuses with the sentence that the reason has."""
        return cls(reason, reason.message)


CommandOutcome = Accepted | Refused

Report = Callable[[int, CommandOutcome], None]
"""Takes a command's number and what became of it."""
