"""Tells devices of their room: whole at first, then, where they asked for it, only what has changed."""

import asyncio
from collections.abc import Callable, Collection
from weakref import WeakMethod

from msgspec import UNSET

from hushmaze.protocol.messages.facts import RoomChanges, RoomFacts
from hushmaze.protocol.messages.from_server import ChangesMessage, RoomMessage, ServerMessage, encode
from hushmaze.server.rooms.presence import Outlet, Presence
from hushmaze.server.transport.api import Frame

_PARTS = tuple(part for part in RoomChanges.__struct_fields__ if part not in ("people", "gone"))


def changes_between(before: RoomFacts, after: RoomFacts) -> RoomChanges:
    """Returns what changed from one to the other."""
    parts = {part: getattr(after, part) for part in _PARTS if getattr(after, part) != getattr(before, part)}
    known = {person.id: person for person in before.people}
    people = [person for person in after.people if known.pop(person.id, None) != person]
    return RoomChanges(**parts, people=people or UNSET, gone=sorted(known) or UNSET)


class RoomNews:
    """Tells devices the room's `facts`, a method of the room that is held weakly."""

    def __init__(self, presence: Presence, facts: Callable[[], RoomFacts]) -> None:
        self._presence = presence
        self._facts = WeakMethod(facts)
        self._told_this_turn = self._changed_again = False
        self.told_bytes = 0
        """How many bytes the last telling took."""
        self._takers: set[Outlet] = set()
        self._abreast: set[Outlet] = set()
        """The devices that were told the latest facts."""
        self._told: RoomFacts | None = None

    def take_changes(self, outlet: Outlet) -> None:
        """Called for a device that can apply changes."""
        self._takers.add(outlet)

    def tell(self) -> None:
        """Tells every device at once; what else changes in this turn is told together at its end."""
        if self._told_this_turn:
            self._changed_again = True
            return
        facts = self._facts()
        if facts is None:  # the room was put away in this turn
            return
        self.told_bytes = self._deliver(facts())
        try:
            asyncio.get_running_loop().call_soon(self._turn_ended)
        except RuntimeError:  # no loop runs: there are no turns, and nothing to put off
            return
        self._told_this_turn = True

    def _turn_ended(self) -> None:
        self._told_this_turn = False
        if self._changed_again:
            self._changed_again = False
            self.tell()

    def _deliver(self, facts: RoomFacts) -> int:
        """Returns the bytes it took."""
        outlets = self._presence.outlets
        abreast = [outlet for outlet in outlets if outlet in self._abreast]
        others = [outlet for outlet in outlets if outlet not in self._abreast]
        told = 0
        if abreast and self._told is not None:
            told += _deliver(ChangesMessage(changes_between(self._told, facts)), abreast)
        if others:
            told += _deliver(RoomMessage(facts), others)
        self._takers &= outlets.keys()
        self._abreast, self._told = set(self._takers), facts
        return told


def _deliver(message: ServerMessage, outlets: Collection[Outlet]) -> int:
    frame = Frame(encode(message))
    for outlet in outlets:  # nobody goes while frames are queued, see `Handler.closed`
        outlet.deliver(frame)
    return len(frame.wire) * len(outlets)
