"""A room: people around a table, from the lobby through games and rematches. Knows no sockets."""

from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from hushmaze.protocol.codec import CodecError, Plain, from_plain
from hushmaze.protocol.heading import Heading, heading_from_plain, heading_to_plain
from hushmaze.protocol.wire import write_message
from hushmaze.rules import Deed
from hushmaze.rules.commands import Start
from hushmaze.rules.talking import refusal_to_speak
from hushmaze.rules.words import Seat
from hushmaze.server.choices import USUAL, check_choices
from hushmaze.server.clock import Clock
from hushmaze.server.handovers import Handovers
from hushmaze.server.match import Match, Tell
from hushmaze.server.metrics import Metrics
from hushmaze.server.people import Person, clean_name
from hushmaze.server.transport.api import Frame
from hushmaze.storage.api import Store

MOST_PEOPLE = 64

SEAT_KEPT_MS = 60_000
"""How long a seat in the lobby waits for somebody whose connection ended."""


class No(ValueError):  # noqa: N818 -- reads well where it is raised
    """A request the room refuses, with a reason that travels."""

    def __init__(self, reason: str, message: str) -> None:
        self.reason = reason
        super().__init__(message)


class Outlet(Protocol):
    """The way to one device of a person."""

    def deliver(self, frame: Frame) -> None: ...
    def dismiss(self, reason: str) -> None: ...


class Record(msgspec.Struct):
    """What is kept of a room while nobody is in it."""

    code: str
    host: int | None
    people: list[Person]
    bots: list[int]
    choices: dict[str, Plain]
    game: str | None
    next_person: int = 1


class Room:
    def __init__(self, record: Record, store: Store, clock: Clock, metrics: Metrics) -> None:
        self.record = record
        self.match: Match | None = None
        self.outlets: dict[Outlet, Person] = {}
        self.lags: dict[int, int] = {}
        self.empty_since = clock.now()
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self.dealing = False
        self._handovers = Handovers()
        self._left_at: dict[int, int] = {}
        """When people were last here; for those not since the room was opened, that counts."""
        self.on_end: Callable[[Match], None] = lambda _match: None

    # People

    def person(self, token: str | None) -> Person | None:
        return next((p for p in self.record.people if token and p.owns(token)), None)

    def welcome(self, name: str | None) -> tuple[Person, str]:
        """A new person, who watches until they sit down; the first is the host."""
        if len(self.record.people) >= MOST_PEOPLE:
            self._forget_strangers()
        if len(self.record.people) >= MOST_PEOPLE:
            raise No("room_full", "There is no more room to watch here.")
        taken = [person.name for person in self.record.people]
        person = Person(self.record.next_person, clean_name(None if self.hushed else name, taken), "")
        self.record.next_person += 1
        token = person.new_token()
        self.record.people.append(person)
        if self.record.host is None:
            self.record.host = person.id
        return person, token

    def _forget_strangers(self) -> None:
        """Those who neither sit nor are here; they can come back as somebody new."""
        here = {person.id for person in self.outlets.values()}
        stay = [
            p for p in self.record.people if p.seat is not None or p.id in here or p.id == self.record.host
        ]
        self.record.people = stay

    def handed_over(self, code: str) -> Person:
        """Whose place the device takes that knows this code; it works once."""
        who = self._handovers.redeem(code, self._clock.now())
        person = next((p for p in self.record.people if p.id == who), None)
        if person is None:
            raise No("bad_handover", "That hand-over code is not valid any more.")
        return person

    def handover_code(self, person: Person) -> str:
        return self._handovers.new(person.id, self._clock.now())

    def connect(self, outlet: Outlet, person: Person) -> None:
        """A device of a person is here; an older one of the same person has to go."""
        self.dismiss(person, "open_elsewhere")
        if person not in self.record.people:  # taken for a stranger while their joining was written down
            self.record.people.append(person)
        self.outlets[outlet] = person
        self._mind_the_host()
        if self.match is not None and person.seat is not None:
            self.match.wake()
        self.tell_room()

    def disconnect(self, outlet: Outlet) -> None:
        person = self.outlets.pop(outlet, None)
        if person is None:
            return
        self.lags.pop(person.id, None)
        self._left_at[person.id] = self._clock.now()
        if self.record.host == person.id and not self._here(person):
            self._pass_host()
        if not self.outlets:
            self.empty_since = self._clock.now()
        self.tell_room()

    def dismiss(self, person: Person, reason: str) -> None:
        for outlet in [o for o, who in self.outlets.items() if who is person]:
            del self.outlets[outlet]
            outlet.dismiss(reason)

    def _here(self, person: Person) -> bool:
        return any(who is person for who in self.outlets.values())

    def _pass_host(self) -> None:
        """To somebody who sits and is here; to one who only watches, only where nobody sits at all."""
        anybody = all(person.seat is None for person in self.record.people)
        here = sorted(who.id for who in self.outlets.values() if anybody or who.seat is not None)
        if here:
            self.record.host = here[0]

    def _mind_the_host(self) -> None:
        """A table whose host has been gone for a while gets another."""
        host = next((p for p in self.record.people if p.id == self.record.host), None)
        if host is None or not (self._here(host) or self._only_just_away(host)):
            self._pass_host()

    # The table

    @property
    def seats(self) -> int:
        seats = self.record.choices.get("seats")
        return seats if isinstance(seats, int) else 0

    @property
    def playing(self) -> bool:
        """Whether a game is laid out, or being laid out, that is not over."""
        return self.dealing or (self.match is not None and not self.match.durable.over)

    def sit(self, person: Person, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise No("no_such_seat", "There is no such seat at this table.")
        holder = next((p for p in self.record.people if p.seat == seat and p is not person), None)
        if holder is not None and self._here(holder):
            raise No("seat_taken", f"{holder.name} sits there.")
        if holder is not None and (self.playing or self._only_just_away(holder)):
            raise No("seat_held", f"The seat is kept for {holder.name}, who is away.")
        if self.playing and person.seat is not None:
            raise No("game_running", "Seats cannot be changed while a game is laid out.")
        if holder is not None:
            holder.seat, holder.ready = None, False
        person.seat, person.ready = seat, False
        if seat in self.record.bots:
            self.record.bots.remove(seat)
        self._mind_the_host()

    def _only_just_away(self, person: Person) -> bool:
        """Networks fail for a moment; nobody loses a seat by that."""
        away_for = self._clock.now() - self._left_at.get(person.id, self.empty_since)
        return not self._here(person) and away_for < SEAT_KEPT_MS

    def stand(self, person: Person) -> None:
        person.seat, person.ready = None, False

    def rename(self, person: Person, name: str) -> None:
        if self.hushed:
            raise No("silence", "Names can carry words; they wait until talk is open.")
        person.name = clean_name(name, [p.name for p in self.record.people if p is not person])

    def choose(self, person: Person, choices: dict[str, Plain]) -> None:
        """The host changes the table; a mix that cannot be played changes nothing."""
        self._only_host(person)
        if self.playing:
            raise No("game_running", "The table cannot be changed while a game is laid out.")
        wanted = {key: value for key, value in (self.record.choices | choices).items() if value is not None}
        try:
            check_choices(wanted)
        except ValueError as error:
            raise No("bad_table", str(error)) from error
        self.record.choices = wanted
        for sitting in self.record.people:
            if sitting.seat is not None and sitting.seat >= self.seats:
                self.stand(sitting)
        self.record.bots = [seat for seat in self.record.bots if seat < self.seats]

    def offer(self, person: Person, seat: int, bot: bool) -> None:
        self._only_host(person)
        if not 0 <= seat < self.seats:
            raise No("no_such_seat", "There is no such seat at this table.")
        if any(p.seat == seat for p in self.record.people):
            raise No("seat_taken", "Somebody sits there.")
        self.record.bots = sorted({*self.record.bots, seat} if bot else {*self.record.bots} - {seat})

    def pass_host(self, person: Person, to: int) -> None:
        self._only_host(person)
        if not any(p.id == to for p in self.outlets.values()):
            raise No("nobody_there", "That person is not here.")
        self.record.host = to

    def _only_host(self, person: Person) -> None:
        if self.record.host != person.id:
            raise No("not_the_host", "Only the host can do that.")

    # The game

    @property
    def _host_sits(self) -> bool:
        return any(p.id == self.record.host and p.seat is not None for p in self.record.people)

    def check_deal(self, person: Person) -> None:
        """Whether a new game can be laid out."""
        self._only_host(person)
        if self.playing:
            raise No("game_running", "A game is laid out already.")
        taken = {p.seat for p in self.record.people if p.seat is not None}
        empty = [seat for seat in range(self.seats) if seat not in taken]
        if empty:
            raise No(
                "seats_empty", "Somebody has to sit on every seat: the host can change how many there are."
            )

    def open_match(self, game: str, heading: Heading, lines: Iterable[bytes] = ()) -> Match:
        """Play this game from now on; `lines` are what its log has already."""
        if self.match is not None:
            self.match.close()
        match = Match(game, heading, self._store, self._clock, self._metrics, self.broadcast)
        match.on_end = self._ended
        lines = list(lines)
        if lines:
            match.restore(lines)
        self.match = match
        self.record.game = game
        for person in self.record.people:
            person.ready = False
        return match

    def _ended(self, match: Match) -> None:
        self.on_end(match)
        self.tell_room()

    def do(self, person: Person, n: int, deed: dict[str, Plain], tell: Tell) -> None:
        """A person's deed in the game; every one gets exactly one answer."""
        try:
            if self.match is None:
                raise No("no_game", "No game is laid out.")
            if person.seat is None:
                raise No("spectator", "Only the seats at the table can act.")
            wanted = _deed(deed)
            if isinstance(wanted, Start) and not self._may_start(self.match, person, n):
                raise No("not_the_host", "Only the host turns the hourglass for the first time.")
        except No as no:
            self._metrics.refusals.labels(no.reason).inc()
            tell(write_message("refused", n=n, reason=no.reason, message=str(no)))
            return
        self.match.submit(Seat(person.seat), n, wanted, tell)

    def _may_start(self, match: Match, person: Person, n: int) -> bool:
        """The host, or anybody where the host does not sit; and whoever did, asking again."""
        repeated = person.seat is not None and match.knows(Seat(person.seat), n)
        return repeated or self.record.host == person.id or not self._host_sits

    def signal(self, person: Person, to: int, data: dict[str, Plain]) -> None:
        """Voice signalling between two seats, where the table and the scenario allow voice."""
        if not self.record.choices.get("voice", True) or self._silent:
            raise No("no_voice", "This table plays without voice.")
        if person.seat is None:
            raise No("spectator", "Only the seats at the table can talk.")
        if self.hushed:
            raise No("silence", "Calls are set up while talk is open.")
        frame = Frame(write_message("signal", seat=person.seat, data=data))
        for outlet, who in self.outlets.items():
            if who.seat == to:
                outlet.deliver(frame)

    @property
    def _silent(self) -> bool:
        """Whether a game is played in which nobody ever speaks (C12, C14); around it talk is free (T4)."""
        if self.match is None or not self.match.durable.running:
            return False
        switches = self.match.durable.setup.switches
        return switches.hands_only or switches.no_talk

    @property
    def hushed(self) -> bool:
        """Whether nobody may say anything just now (T1); what carries words has to wait."""
        return self.match is not None and refusal_to_speak(self.match.durable) is not None

    # Telling

    def broadcast(self, payload: bytes) -> None:
        frame = Frame(payload)
        for outlet in list(self.outlets):
            outlet.deliver(frame)

    def tell_room(self) -> None:
        self.broadcast(write_message("room", room=self.facts()))

    def tell_lags(self) -> None:
        """How far away everybody is, in milliseconds there and back."""
        if self.lags:
            self.broadcast(write_message("lags", lags={str(who): lag for who, lag in self.lags.items()}))

    def facts(self) -> dict[str, Plain]:
        """What everybody in the room may know of it; no token, no stack."""
        here = {person.id for person in self.outlets.values()}
        return {
            "code": self.record.code,
            "host": self.record.host,
            "people": [
                {"id": p.id, "name": p.name, "seat": p.seat, "ready": p.ready, "here": p.id in here,
                 "lag": self.lags.get(p.id)}
                for p in self.record.people if p.seat is not None or p.id in here
            ],
            "bots": self.record.bots,
            "table": self.record.choices,
            "game": None if self.match is None else self.match.game,
            "phase": "lobby" if self.match is None else str(self.match.durable.phase),
        }  # fmt: skip


def _deed(plain: dict[str, Plain]) -> Deed:
    try:
        deed: Deed = from_plain(plain, Deed)
    except CodecError as error:
        raise No("bad_deed", str(error)) from error
    return deed


def new_record(code: str) -> Record:
    return Record(code=code, host=None, people=[], bots=[], choices=dict(USUAL), game=None)


def heading_bytes(heading: Heading) -> bytes:
    return msgspec.json.encode(heading_to_plain(heading))


def heading_from_bytes(stored: bytes) -> Heading:
    return heading_from_plain(msgspec.json.decode(stored))
