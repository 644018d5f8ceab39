"""Tracks which devices of which people are connected to a room, and since when somebody is away."""

from collections.abc import Mapping
from typing import Protocol

from hushmaze.protocol.messages.from_server import LagsMessage, ServerMessage, encode
from hushmaze.protocol.reasons import ByeReason
from hushmaze.rules.words import Seat
from hushmaze.server.game.clock import Clock
from hushmaze.server.records.people import Person
from hushmaze.server.transport.api import Frame

SEAT_KEPT_MS = 60_000
"""How long a place waits for somebody whose connection ended."""

DESERTED_AFTER_MS = 60_000
"""How long bots play on in a room that everybody has left."""


class Outlet(Protocol):
    """The way to one device of a person."""

    def deliver(self, frame: Frame) -> None: ...
    def dismiss(self, reason: ByeReason) -> None: ...


class Presence:
    def __init__(self, clock: Clock) -> None:
        self.outlets: dict[Outlet, Person] = {}
        self.lags: dict[int, int] = {}
        """By person: milliseconds there and back, as their devices measured it."""
        self.asked_for_at = clock.now()
        """When somebody last asked for the room, perhaps on their way in."""
        self._empty_since = clock.now()
        self._clock = clock
        self._opened_at = clock.now()
        self._left_at: dict[int, int] = {}
        """When people were last here, since the room was opened."""

    def connect(self, outlet: Outlet, person: Person) -> None:
        """Called when a device of a person is here; an older one of the same person has to go."""
        for older in [o for o, who in self.outlets.items() if who is person]:
            del self.outlets[older]
            older.dismiss(ByeReason.OPEN_ELSEWHERE)
        self.outlets[outlet] = person

    def disconnect(self, outlet: Outlet) -> Person | None:
        """Returns the person who has gone; None if nobody has, because another device took over."""
        person = self.outlets.pop(outlet, None)
        if person is None:
            return None
        self.lags.pop(person.id, None)
        self._left_at[person.id] = self._clock.now()
        if not self.outlets:
            self._empty_since = self._clock.now()
        return person

    @property
    def deserted_at(self) -> int | None:
        """When a room that nobody is in counts as deserted; None while somebody is here."""
        return None if self.outlets else self._empty_since + DESERTED_AFTER_MS

    @property
    def unused_since(self) -> int | None:
        """Since when nobody is here or has asked for the room; None while somebody is here."""
        return None if self.outlets else max(self._empty_since, self.asked_for_at)

    @property
    def ids(self) -> set[int]:
        """The ids of all people who are here."""
        return {person.id for person in self.outlets.values()}

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats of all people who are here."""
        return frozenset(Seat(p.seat) for p in self.outlets.values() if p.seat is not None)

    def here(self, person: Person) -> bool:
        return any(who is person for who in self.outlets.values())

    def away_since(self, person: Person) -> int:
        """Returns since when somebody is not here; at the earliest since the room was opened."""
        return self._left_at.get(person.id, self._opened_at)

    def awaited_until(self, person: Person) -> int:
        """Returns until when the place of somebody who is not here waits for them."""
        return self.away_since(person) + SEAT_KEPT_MS

    def only_just_away(self, person: Person) -> bool:
        """Whether somebody has only just gone: networks fail for a moment, which costs nobody a seat."""
        return not self.here(person) and self.was_only_just_away(person)

    def was_only_just_away(self, person: Person) -> bool:
        """The same for somebody who may be back."""
        return self._clock.now() < self.awaited_until(person)

    def broadcast(self, message: ServerMessage, own: Mapping[Seat, ServerMessage] | None = None) -> int:
        """Encodes a message once, and delivers it to every device that is here; returns the bytes it took.

        Whoever sits on a seat in `own` gets that message instead.
        """
        frame = Frame(encode(message))
        if own:
            self._deliver_apart(frame, {seat: Frame(encode(theirs)) for seat, theirs in own.items()})
            return len(frame.wire) * len(self.outlets)
        for outlet in self.outlets:  # nobody goes while frames are queued, see `Handler.closed`
            outlet.deliver(frame)
        return len(frame.wire) * len(self.outlets)

    def _deliver_apart(self, frame: Frame, own: Mapping[Seat, Frame]) -> None:
        """The others first: where they are on another server, one message is for all of them in a row."""
        for outlet, who in self.outlets.items():
            if who.seat not in own:
                outlet.deliver(frame)
        for outlet, who in self.outlets.items():
            if who.seat is not None and who.seat in own:
                outlet.deliver(own[Seat(who.seat)])

    def send_to_seat(self, seat: int, message: ServerMessage) -> None:
        """Delivers a message to the person on a seat, if there is one and they are here."""
        frame = Frame(encode(message))
        for outlet, who in self.outlets.items():
            if who.seat == seat:
                outlet.deliver(frame)

    def broadcast_lags(self) -> None:
        if self.lags:
            self.broadcast(LagsMessage({str(who): lag for who, lag in self.lags.items()}))
