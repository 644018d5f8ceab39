"""Tells a table of its game: each update to everybody, and what somebody missed."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from hushmaze.protocol.messages.from_server import UpdateMessage, update_message, with_lines
from hushmaze.protocol.view.reach_changes import ToldReach
from hushmaze.protocol.view.seen import ToldSeen
from hushmaze.rules import State
from hushmaze.rules.words import Seat
from hushmaze.server.game.commits import guarded
from hushmaze.server.game.log_lines import LogLines
from hushmaze.server.game.own_numbers import OwnLines, OwnNumber

MOST_MISSED_BYTES = 65_536


class Broadcast(Protocol):
    def __call__(self, update: UpdateMessage, own: Mapping[Seat, UpdateMessage] | None = None, /) -> object:
        """Tells the table; whoever sits on a seat in `own` is told that instead."""


class Telling:
    """The game's log as others hear it, and how much of it they have been told."""

    def __init__(self, state: State, broadcast: Broadcast) -> None:
        self.lines = LogLines()
        """The store has them with the numbers that seats gave, see `own_numbers`."""
        self.own_lines = OwnLines()
        self.told_version = 0
        """How many events everybody has been told of."""
        self.broadcast = broadcast
        self._reach = ToldReach(state)
        self._seen = ToldSeen(state)

    def begin_at(self, state: State) -> None:
        """Everybody who comes is told all that is in the log so far."""
        self.told_version = len(self.lines)
        self._reach = ToldReach(state)
        self._seen = ToldSeen(state)

    def add(self, lines: list[bytes], own_numbers: Sequence[OwnNumber], first: int) -> None:
        """Takes lines that are durable, from version `first` on, and makes them what others hear."""
        if own_numbers:
            self.own_lines.hide(own_numbers, first, lines)
        self.lines.add(lines)

    def tell(self, lines: Sequence[bytes], state: State) -> None:
        """Tells everybody what was added since the last time, and what it changed."""
        first, self.told_version = self.told_version, len(self.lines)
        update = update_message(first, lines, self._reach.change(state), self._seen.change(state))
        if self.own_lines.untold:
            guarded(self.broadcast, update, self._own_updates(update, lines))
        else:
            guarded(self.broadcast, update)

    def _own_updates(self, update: UpdateMessage, lines: Sequence[bytes]) -> dict[Seat, UpdateMessage]:
        """The update as it is for those in it whose numbers the others do not hear."""
        own = self.own_lines
        seats, own.untold = own.untold, set()
        return {seat: with_lines(update, own.of(seat, update.v, lines)) for seat in seats}

    def missed(self, version: int, seat: Seat | None) -> UpdateMessage | None:
        """Returns the events from a version on, with the whole reach; None if they are too long.

        `seat`: whose numbers whoever asks may hear, being their own.
        """
        missed = self.lines.since_within(version, MOST_MISSED_BYTES)
        if missed is None:
            return None
        lines = self.own_lines.of(seat, version, missed)
        return update_message(version, lines, self._reach.everything(), self._seen.everything())

    def close(self) -> None:
        """Tells the table nothing any more."""
        self.broadcast = _to_nobody


def _to_nobody(_update: UpdateMessage, _own: Mapping[Seat, UpdateMessage] | None = None) -> None:
    pass
