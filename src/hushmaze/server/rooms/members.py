"""The members of a room: people by token or hand-over code, and their names."""

from collections.abc import Callable

from hushmaze.protocol.messages.facts import PersonFacts
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.game.clock import Clock
from hushmaze.server.records.people import Person, clean_name
from hushmaze.server.records.record import Record
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.handovers import Handovers
from hushmaze.server.rooms.presence import Presence


class Members:
    """`silence` says whether nobody may talk just now (T1): names can carry words, so they have to wait."""

    def __init__(
        self, record: Record, presence: Presence, clock: Clock, silence: Callable[[], bool], most: int
    ) -> None:
        self._record = record
        self._presence = presence
        self._clock = clock
        self._silence = silence
        self._most = most
        self._handovers = Handovers()

    def with_token(self, token: str | None) -> Person | None:
        return next((p for p in self._record.people if token and p.owns(token)), None)

    def welcome(self, name: str | None) -> tuple[Person, str]:
        """Adds a person, who watches until they sit down; returns their token too. The first is the host."""
        record = self._record
        if len(record.people) >= self._most:
            self._forget_strangers()
        if len(record.people) >= self._most:
            raise Rejected(ErrorReason.ROOM_FULL)
        person = Person(record.next_person, clean_name(None if self._silence() else name, self.names()), "")
        record.next_person += 1
        token = person.new_token()
        record.people.append(person)
        if record.host is None:
            record.host = person.id
        return person, token

    def _forget_strangers(self) -> None:
        """Removes those who neither sit nor are here; they can come back as somebody new."""
        record = self._record
        stay = self._presence.ids | {record.host}
        record.people = [p for p in record.people if p.seat is not None or p.id in stay]

    def keep(self, person: Person) -> None:
        """Takes a person back who was forgotten while their joining was being stored."""
        if person not in self._record.people:
            self._record.people.append(person)

    def forget(self, person: Person) -> None:
        self._record.people = [known for known in self._record.people if known is not person]

    def names(self, but: Person | None = None) -> list[str]:
        """All names that are taken, those of bots too."""
        people = [person.name for person in self._record.people if person is not but]
        return people + [bot.name for bot in self._record.bots]

    def facts(self) -> list[PersonFacts]:
        """Describes all who sit or are here, by number."""
        here, lags = self._presence.ids, self._presence.lags
        people = [p for p in self._record.people if p.seat is not None or p.id in here]
        people.sort(key=lambda person: person.id)
        return [PersonFacts(p.id, p.name, p.seat, p.ready, p.id in here, lags.get(p.id)) for p in people]

    def rename(self, person: Person, name: str) -> None:
        if self._silence():
            raise Rejected(ErrorReason.SILENCE, "Names can carry words; they wait until talk is open.")
        person.name = clean_name(name, self.names(but=person))

    def handover_code(self, person: Person) -> str:
        return self._handovers.new(person.id, self._clock.now())

    def handed_over(self, code: str) -> Person:
        """Returns the person whose place the device with this code takes; a code works once."""
        who = self._handovers.redeem(code, self._clock.now())
        person = next((p for p in self._record.people if p.id == who), None)
        if person is None:
            raise Rejected(ErrorReason.BAD_HANDOVER)
        return person
