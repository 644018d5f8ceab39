"""The part of a bot that serves the people at its table, besides playing."""

from collections.abc import Set as AbstractSet
from typing import Protocol, runtime_checkable

from hushmaze.bots.api import Wish
from hushmaze.bots.courtesy.thoughts import Thought
from hushmaze.rules.words import Seat


@runtime_checkable
class Courteous(Protocol):
    """A bot that can talk and wait. Both are asked for after its wish for the same moment."""

    def thought(self, now: int) -> Thought | None:
        """Returns a remark that is true now and follows from what everybody can see; None for nothing."""

    def waiting_for(self, people: AbstractSet[Seat], wish: Wish, now: int) -> Wish:
        """The wish as it is for a bot that leaves the first move to these people, for a while."""
