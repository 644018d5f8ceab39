"""People in one place: who they are, which of their devices are here, and since when somebody is away."""

from abc import ABC, abstractmethod
from typing import Protocol

from hushmaze.protocol.messages.from_server import LagsMessage, ServerMessage, encode
from hushmaze.protocol.reasons import ByeReason, ErrorReason
from hushmaze.server.game.clock import Clock
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.handovers import Handovers
from hushmaze.server.rooms.people import Person, clean_name
from hushmaze.server.rooms.record import Record
from hushmaze.server.transport.api import Frame

MOST_PEOPLE = 64

SEAT_KEPT_MS = 60_000
"""How long a place waits for somebody whose connection ended."""


class Outlet(Protocol):
    """The way to one device of a person."""

    def deliver(self, frame: Frame) -> None: ...
    def dismiss(self, reason: ByeReason) -> None: ...


class Gathering(ABC):
    def __init__(self, record: Record, clock: Clock) -> None:
        self.record = record
        self.outlets: dict[Outlet, Person] = {}
        self.lags: dict[int, int] = {}
        self.empty_since = clock.now()
        self._clock = clock
        self._handovers = Handovers()
        self._left_at: dict[int, int] = {}
        """When people were last here; for those not since the room was opened, that counts."""

    @property
    @abstractmethod
    def hushed(self) -> bool:
        """Whether nobody may say anything just now (T1); what carries words has to wait."""

    # Who they are

    def person(self, token: str | None) -> Person | None:
        return next((p for p in self.record.people if token and p.owns(token)), None)

    def welcome(self, name: str | None) -> tuple[Person, str]:
        """A new person, who watches until they sit down; the first is the host."""
        if len(self.record.people) >= MOST_PEOPLE:
            self._forget_strangers()
        if len(self.record.people) >= MOST_PEOPLE:
            raise Rejected(ErrorReason.ROOM_FULL)
        person = Person(self.record.next_person, clean_name(None if self.hushed else name, self.names()), "")
        self.record.next_person += 1
        token = person.new_token()
        self.record.people.append(person)
        if self.record.host is None:
            self.record.host = person.id
        return person, token

    def _forget_strangers(self) -> None:
        """Those who neither sit nor are here; they can come back as somebody new."""
        here = self.ids_here
        stay = [
            p for p in self.record.people if p.seat is not None or p.id in here or p.id == self.record.host
        ]
        self.record.people = stay

    def names(self, but: Person | None = None) -> list[str]:
        """All names that are taken, those of bots too."""
        people = [person.name for person in self.record.people if person is not but]
        return people + [bot.name for bot in self.record.bots]

    def rename(self, person: Person, name: str) -> None:
        if self.hushed:
            raise Rejected(ErrorReason.SILENCE, "Names can carry words; they wait until talk is open.")
        person.name = clean_name(name, self.names(but=person))

    def handed_over(self, code: str) -> Person:
        """Whose place the device takes that knows this code; it works once."""
        who = self._handovers.redeem(code, self._clock.now())
        person = next((p for p in self.record.people if p.id == who), None)
        if person is None:
            raise Rejected(ErrorReason.BAD_HANDOVER)
        return person

    def handover_code(self, person: Person) -> str:
        return self._handovers.new(person.id, self._clock.now())

    # Who is here

    def connect(self, outlet: Outlet, person: Person) -> None:
        """A device of a person is here; an older one of the same person has to go."""
        self.dismiss(person, ByeReason.OPEN_ELSEWHERE)
        if person not in self.record.people:  # taken for a stranger while their joining was written down
            self.record.people.append(person)
        self.outlets[outlet] = person

    def disconnect(self, outlet: Outlet) -> Person | None:
        """Who has gone; None if nobody has, because another device is there or took over."""
        person = self.outlets.pop(outlet, None)
        if person is None:
            return None
        self.lags.pop(person.id, None)
        self._left_at[person.id] = self._clock.now()
        if not self.outlets:
            self.empty_since = self._clock.now()
        return person

    def dismiss(self, person: Person, reason: ByeReason) -> None:
        for outlet in [o for o, who in self.outlets.items() if who is person]:
            del self.outlets[outlet]
            outlet.dismiss(reason)

    @property
    def ids_here(self) -> set[int]:
        return {person.id for person in self.outlets.values()}

    def here(self, person: Person) -> bool:
        return any(who is person for who in self.outlets.values())

    def away_since(self, person: Person) -> int:
        """For somebody who is not here."""
        return self._left_at.get(person.id, self.empty_since)

    def only_just_away(self, person: Person) -> bool:
        """Networks fail for a moment; nobody loses a seat by that."""
        return not self.here(person) and self._clock.now() - self.away_since(person) < SEAT_KEPT_MS

    # Telling

    def broadcast(self, message: ServerMessage) -> None:
        """Encodes the message once, and delivers it to every device that is here."""
        frame = Frame(encode(message))
        for outlet in self.outlets:  # nobody goes while frames are queued, see `Handler.closed`
            outlet.deliver(frame)

    def tell_lags(self) -> None:
        """How far away everybody is, in milliseconds there and back."""
        if self.lags:
            self.broadcast(LagsMessage({str(who): lag for who, lag in self.lags.items()}))
