"""A room: a table at which games are played one after the other, by people and bots. Knows no sockets."""

from collections.abc import Callable
from functools import partial
from weakref import proxy, ref

from hushmaze.protocol.codec import Plain
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.messages.facts import BotFacts, RoomFacts
from hushmaze.protocol.messages.from_server import SignalMessage
from hushmaze.protocol.reasons import ErrorReason, RoomRefusal
from hushmaze.rules import Refusal
from hushmaze.rules.commands import Start
from hushmaze.rules.state import Phase
from hushmaze.rules.talking import refusal_to_speak
from hushmaze.rules.words import Seat
from hushmaze.server.bots.manners.courtesy import courtesy_of
from hushmaze.server.bots.services import BotServices, bot_services
from hushmaze.server.bots.table_bots import TableBots
from hushmaze.server.game.clock import Clock, Deadline
from hushmaze.server.game.commands import SentDeed, deed_of
from hushmaze.server.game.commits import Commits
from hushmaze.server.game.match import Match
from hushmaze.server.game.outcomes import Refused, Report
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits
from hushmaze.server.metrics import Metrics
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import Record
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.host import Host
from hushmaze.server.rooms.lesson import SAND_KEPT_MS, RoomLesson
from hushmaze.server.rooms.members import Members
from hushmaze.server.rooms.news import RoomNews
from hushmaze.server.rooms.presence import Outlet, Presence
from hushmaze.server.rooms.seats import Seats
from hushmaze.server.rooms.table import RoomTable
from hushmaze.storage.api import StoreError


class Room:
    def __init__(  # noqa: PLR0913 - services, each by its name
        self,
        record: Record,
        commits: Commits,
        clock: Clock,
        metrics: Metrics,
        bots: BotServices | None = None,
        *,
        limits: VisitorLimits = USUAL_LIMITS,
    ) -> None:
        room = proxy(self)  # its parts do not keep it: a room that is put away is freed at once
        self.record = record
        self.presence = Presence(clock)
        self.members = Members(record, self.presence, clock, lambda: room.hushed, limits.people_per_room)
        self.host = Host(record, self.presence)
        self.seats = Seats(
            record,
            self.presence,
            self.members,
            self.host,
            playing=lambda: room.playing,
            hushed=lambda: room.hushed,
            no_signs=lambda: room.no_signs,
        )
        self.table = RoomTable(record, self.host, self.seats, lambda: room.playing)
        self.match: Match | None = None
        self.dealing = False
        """Whether a game is being laid out or taken off the table."""
        self.lost = False
        """Whether another server may have the room by now, or this one has it anew."""
        self.on_end: Callable[[Match], None] = lambda _match: None
        self.on_record: Callable[[Room], None] = lambda _room: None
        """Called when the record has to be saved though nobody waits for it."""
        self._commits = commits
        self._clock = clock
        self._metrics = metrics
        self._table_bots = TableBots(bots or bot_services(clock), self._review)
        self._bots_rest_at = Deadline(clock, self._review)
        self._host_awaited_until = Deadline(clock, self._host_stays_away)
        self._phase: Phase | None = None
        self._lesson = None if record.lesson is None else RoomLesson(record.lesson)
        self.news = RoomNews(self.presence, self.facts)

    def check_not_lost(self) -> None:
        """A StoreError if nothing of this room may be written any more."""
        if self.lost:
            raise StoreError(f"Room {self.record.code} is another server's by now.")

    @property
    def playing(self) -> bool:
        """Whether a game is laid out, or being laid out, that is not over."""
        return self.dealing or (self.match is not None and not self.match.durable.over)

    @property
    def hushed(self) -> bool:
        """Whether nobody may say anything just now (T1); what carries words has to wait."""
        return self.match is not None and refusal_to_speak(self.match.durable) is not None

    @property
    def no_signs(self) -> bool:
        """Whether nobody may give signs just now; alone with bots there is nobody to see them.

        Spectators do see them, and somebody may have got up for just that.
        """
        return self.hushed and len(self.presence.ids) > 1

    # Coming and going

    def connect(self, outlet: Outlet, person: Person, *, changes: bool = False) -> None:
        """`changes`: after a first full message the device gets only what has changed."""
        self.presence.connect(outlet, person)
        if changes:
            self.news.take_changes(outlet)
        self.members.keep(person)
        self.host.came(person)
        if self.match is not None and self._may_wake(person):
            self.match.wake()
        self.changed()

    def forget(self, person: Person) -> None:
        """Removes a person whose joining was not completed."""
        self.members.forget(person)
        self.host.review()

    def _may_wake(self, person: Person) -> bool:
        """The people who have seats; where no person has one, the host."""
        return person.seat is not None or (self.seats.nobody_sits and self.host.is_host(person))

    def disconnect(self, outlet: Outlet) -> None:
        person = self.presence.disconnect(outlet)
        if person is not None:
            self.host.left(person)
            self.changed()

    def _host_stays_away(self) -> None:
        before = self.record.host
        self.host.review()
        if self.record.host == before:
            self._host_awaited_until.set(self.host.awaited_until)  # a clock may ring a hair too early
        else:
            self.on_record(self)
            self.changed()

    # Bots

    def changed(self) -> None:
        """Called when anything in the room changed: bots take or leave their seats, and everybody is told."""
        self.seats.review()
        self._host_awaited_until.set(self.host.awaited_until)
        self._fill_bot_seats()
        self.news.tell()

    def _review(self) -> None:
        if self._fill_bot_seats():
            self.news.tell()

    def _fill_bot_seats(self) -> bool:
        """In a room that is deserted bots rest until somebody comes."""
        rest_at = self.presence.deserted_at
        deserted = rest_at is not None and rest_at <= self._clock.now()
        self._bots_rest_at.set(None if deserted else rest_at)
        goes_on = self.match is not None and self.match.awake
        return self._table_bots.fill_seats(
            self.match,
            () if deserted else self.record.bots,
            self.seats.absent() if goes_on and not deserted else (),
            courtesy_of(self.record.choices, self.presence.seats),
        )

    # The game

    def new_match(self, game: str, heading: Heading) -> Match:
        """A game for this table; `open_match` lays it there, once it has all that its log has."""
        match = Match(game, heading, self._commits, self._clock, self._metrics, self.presence.broadcast)
        match.on_end, match.on_news = partial(_ended, ref(self), self.on_end), self._news
        match.keep_sand(None if self._lesson is None else SAND_KEPT_MS)
        return match

    def open_match(self, match: Match) -> Match:
        """Lays this game on the table: it is played from now on."""
        self.close_match()
        if match.version:
            self._bind_try(match)
        self.match = match
        self.record.game = match.game
        self.seats.take_up(match)
        self._fill_bot_seats()
        return match

    def start_without_people(self) -> None:
        """Where only bots sit, the host's deal turns the hourglass as well: nobody else could (S6).

        Not in a day's challenge: it would show its deal to those who only watch.
        """
        if self.seats.nobody_sits and self.record.bots and self.day is None:
            self._table_bots.start()

    def close_match(self) -> None:
        """Takes the game off the table."""
        self.rest()
        self.match, self._phase = None, None
        self.record.game = None

    def rest(self) -> None:
        """Stops the clock and the bots: nothing happens here by itself any more."""
        self._bots_rest_at.set(None)
        self._host_awaited_until.set(None)
        self._table_bots.leave()
        if self.match is not None:
            self.match.close()

    def _news(self) -> None:
        self._table_bots.on_news()
        if self.seats.review():
            self.on_record(self)
            self.changed()
        if self.match is not None and self.match.durable.phase is not self._phase:
            self._phase = self.match.durable.phase
            self._bind_try(self.match)
            self._review()
        if self._lesson is not None and self.match is not None and self._lesson.is_news(self.match):
            self.news.tell()

    def _bind_try(self, match: Match) -> None:
        if match.durable.phase is not Phase.PLANNING and self.record.bind_try(match.game):
            self.on_record(self)

    def do(self, person: Person, n: int, deed: SentDeed, report: Report, *, acknowledge: bool = True) -> None:
        """Submits a person's deed to the game; exactly one outcome is reported, see `Match.submit`."""
        match, seat, wanted = self.match, person.seat, deed_of(deed)
        if match is None:
            self._refuse(n, Refused.because(RoomRefusal.NO_GAME), report)
        elif seat is None:
            self._refuse(n, Refused.because(Refusal.SPECTATOR), report)
        elif isinstance(wanted, Refused):
            self._refuse(n, wanted, report)
        elif type(wanted) is Start and not self._may_start(match, person, n):
            self._refuse(n, Refused.because(RoomRefusal.NOT_THE_HOST), report)
        else:
            match.submit(Seat(seat), n, wanted, report, acknowledge=acknowledge)

    def _refuse(self, n: int, refused: Refused, report: Report) -> None:
        self._metrics.refusals.labels(refused.reason.value).inc()
        report(n, refused)

    def _may_start(self, match: Match, person: Person, n: int) -> bool:
        """The host, or anybody where the host does not sit; and whoever did, asking again."""
        repeated = person.seat is not None and match.knows(Seat(person.seat), n)
        return repeated or self.host.is_host(person) or not self.host.sits

    # Talk

    def signal(self, person: Person, to: int, data: dict[str, Plain]) -> None:
        """Voice signalling between two seats, where the table and the scenario allow voice."""
        if self.record.choices.voice is False or self._silent:
            raise Rejected(ErrorReason.NO_VOICE)
        if person.seat is None:
            raise Rejected(ErrorReason.SPECTATOR)
        if self.hushed:
            raise Rejected(ErrorReason.SILENCE, "Calls are set up while talk is open.")
        self.presence.send_to_seat(to, SignalMessage(person.seat, data))

    @property
    def _silent(self) -> bool:
        """Whether a game is played in which nobody ever speaks (C12, C14); around it talk is free (T4)."""
        if self.match is None or not self.match.durable.running:
            return False
        switches = self.match.durable.setup.switches
        return switches.hands_only or switches.no_talk

    @property
    def day(self) -> str | None:
        """The date whose challenge the game on the table is, or else the next."""
        day, game = self.record.daily, None if self.match is None else self.match.game
        return day.date if day is not None and day.game in (None, game) else None

    def facts(self) -> RoomFacts:
        """Describes the room as everybody in it may know it; no token, no stack."""
        match = self.match
        bots = self._table_bots.seated_bots(self.record.bots, self.members.names())
        return RoomFacts(
            code=self.record.code,
            host=self.record.host,
            people=self.members.facts(),
            bots=[BotFacts(*bot) for bot in bots],
            table=self.record.choices,
            game=None if match is None else match.game,
            phase="lobby" if match is None else match.durable.phase,
            fair=None if match is None else self.record.fair,
            daily=self.day,
            lesson=None if self._lesson is None else self._lesson.facts(match),
        )


def _ended(alive: ref[Room], on_end: Callable[[Match], None], match: Match) -> None:
    """Books the game's end even if its room was put away by then."""
    on_end(match)
    if (room := alive()) is not None:
        room.changed()
