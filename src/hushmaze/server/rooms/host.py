"""Decides who is the host of a room, and what only the host may do."""

from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import Record
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.presence import Presence


class Host:
    def __init__(self, record: Record, presence: Presence) -> None:
        self._record = record
        self._presence = presence
        self._awaited: Person | None = None
        """The person who was host when their connection ended, and is again if they soon come back."""

    def is_host(self, person: Person) -> bool:
        return self._record.host == person.id

    def only(self, person: Person) -> None:
        """Rejects a request of anybody but the host."""
        if not self.is_host(person):
            raise Rejected(ErrorReason.NOT_THE_HOST)

    def pass_on(self, person: Person, to: int) -> None:
        """Makes somebody else who is here the host, at the host's request."""
        self.only(person)
        if to not in self._presence.ids:
            raise Rejected(ErrorReason.NOBODY_THERE)
        self._record.host, self._awaited = to, None

    @property
    def sits(self) -> bool:
        return any(self.is_host(person) and person.seat is not None for person in self._record.people)

    @property
    def _person(self) -> Person | None:
        return next((person for person in self._record.people if self.is_host(person)), None)

    @property
    def awaited_until(self) -> int | None:
        """How long those who are here wait for a host who has only just gone; None where nobody waits."""
        host = self._person
        if host is None or not self._presence.outlets or not self._presence.only_just_away(host):
            return None
        return self._presence.awaited_until(host)

    def review(self) -> None:
        """Finds another host where the host has been gone for a while."""
        host = self._person
        if host is None or not (self._presence.here(host) or self._presence.only_just_away(host)):
            self._find()

    def came(self, person: Person) -> None:
        """Called when somebody comes: a host of a moment ago is host again, unless another was named."""
        if self._awaited is person and self._presence.was_only_just_away(person):
            self._record.host, self._awaited = person.id, None
        self.review()

    def left(self, person: Person) -> None:
        """Called when somebody's connection ended; finds another host if it was the host's."""
        if self.is_host(person) and not self._presence.here(person):
            if self._awaited is None or not self._presence.only_just_away(self._awaited):
                self._awaited = person
            self._find()

    def _find(self) -> None:
        """Returns somebody who sits and is here; a spectator only where nobody sits at all."""
        anybody = all(person.seat is None for person in self._record.people)
        here = sorted(who.id for who in self._presence.outlets.values() if anybody or who.seat is not None)
        if here:
            self._record.host = here[0]
