"""One socket's conversation: who it is, what it asks, how often it may ask."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from hushmaze.protocol.codec import Plain
from hushmaze.protocol.messages import from_client as asked
from hushmaze.protocol.messages.facts import TableChanges, You
from hushmaze.protocol.messages.from_client import ClientMessage, WireError, read_message
from hushmaze.protocol.messages.from_server import (
    WIRE_VERSION,
    ByeMessage,
    ChatMessage,
    DoneMessage,
    ErrorMessage,
    HandoverMessage,
    RefusedMessage,
    SeatMessage,
    ServerMessage,
    TimeMessage,
    WelcomeMessage,
    encode,
)
from hushmaze.protocol.quick_reader import read_do
from hushmaze.protocol.reasons import ByeReason, ErrorReason, RoomRefusal
from hushmaze.rules import Deed
from hushmaze.rules.words import Seat
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.deals.tile_sets import saved_set_named
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.commands import deed_of, is_talk
from hushmaze.server.game.match import Match
from hushmaze.server.game.outcomes import Accepted, CommandOutcome, Refused
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits
from hushmaze.server.networks import network_of
from hushmaze.server.rate_limits import TokenBucket
from hushmaze.server.records.people import Person, printable
from hushmaze.server.records.record import heading_bytes
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.registry import Rooms, TooManyWrongCodesError
from hushmaze.server.rooms.room import Room
from hushmaze.server.sockets.pace import MessageRate
from hushmaze.server.transport.api import Connection, Frame
from hushmaze.server.transport.websockets.rfc6455 import INTERNAL_ERROR, POLICY_VIOLATION
from hushmaze.storage.api import StoreError

LONGEST_CHAT = 500
MOST_LAG_MS = 60_000

log = logging.getLogger("hushmaze.session")


class Session:
    """An outlet of its person once it has joined a room; until then nobody's."""

    def __init__(
        self,
        connection: Connection,
        rooms: Rooms,
        clock: Clock,
        limits: VisitorLimits = USUAL_LIMITS,
        on_join: Callable[[], None] = lambda: None,
    ) -> None:
        self._connection = connection
        self.deliver = connection.send_now
        """As an outlet: every frame to a room comes this way, so there is nothing in between."""
        self._rooms = rooms
        self._clock = clock
        self._pace = MessageRate(connection, clock, limits)
        self._telling = TokenBucket(*limits.told_bytes, clock.now())
        self._on_join = on_join
        self._acks = True
        self._room: Room | None = None
        self._person: Person | None = None
        self._task: asyncio.Task[None] | None = None
        self._gone = False
        self.token: str | None = None
        """The token by which its person can come back, once it has joined."""

    # The outlet

    def tell(self, message: ServerMessage) -> None:
        self._connection.send(Frame(encode(message)))

    def dismiss(self, reason: ByeReason) -> None:
        self._room = self._person = None
        self.tell(ByeMessage(reason))
        self._connection.close(1000, reason.value)

    def report(self, n: int, outcome: CommandOutcome) -> None:
        """Answers a deed that came over this socket."""
        self.tell(answer_to(n, outcome))

    # The conversation

    def received(self, payload: bytes) -> None:
        allowed = self._pace.allows()
        if allowed and self._room is not None and self._person is not None:
            deed = read_do(payload)
            if deed is not None:
                self._submit(self._room, self._person, *deed, len(payload))
                return
        try:
            message = read_message(payload)
            if allowed:
                self._handle(message)
            else:
                self._slow_down(message)
        except WireError as error:
            self._error(ErrorReason.BAD_MESSAGE, str(error))
        except Rejected as rejected:
            self._error(rejected.reason, str(rejected))

    def _submit(self, room: Room, person: Person, n: int, deed: Deed | dict[str, Plain], size: int) -> None:
        """Charges this socket for telling everybody of the deed; words, pings and signs then have to wait."""
        if is_talk(deed) and not self._telling.has_some(self._clock.now()):
            self.tell(RefusedMessage(n, RoomRefusal.SLOW_DOWN.value, RoomRefusal.SLOW_DOWN.message))
            return
        self._telling.charge(size * len(room.presence.outlets))
        room.do(person, n, deed, self.report, acknowledge=self._acks)

    def _slow_down(self, message: ClientMessage) -> None:
        self.tell(refusal_of(message, RoomRefusal.SLOW_DOWN, ErrorReason.SLOW_DOWN))

    def _error(self, reason: ErrorReason, message: str | None = None) -> None:
        self.tell(ErrorMessage(reason, reason.message if message is None else message))

    def _handle(self, message: ClientMessage) -> None:
        if isinstance(message, asked.TimeRequest):
            self._time(message)
        elif isinstance(message, asked.JoinRequest):
            self._start(self._join(message))
        elif self._room is None or self._person is None:
            raise Rejected(ErrorReason.JOIN_FIRST)
        elif not isinstance(message, asked.DoRequest) and not self._telling.has_some(self._clock.now()):
            raise Rejected(ErrorReason.SLOW_DOWN)
        else:
            _HANDLERS[type(message)](self, self._room, self._person, message)

    def _start(self, work: Any) -> None:  # noqa: ANN401 -- a coroutine
        """Runs what has to wait for the disk; one thing at a time for each socket."""
        if self.is_busy:
            work.close()
            raise Rejected(ErrorReason.BUSY)
        self._task = asyncio.create_task(self._guarded(work))

    @property
    def _network(self) -> str:
        """For which address the work counts that this socket asks for."""
        return network_of(self._connection.address)

    @property
    def is_busy(self) -> bool:
        """Whether something that has to wait for the disk is under way."""
        return self._task is not None and not self._task.done()

    async def _guarded(self, work: Any) -> None:  # noqa: ANN401 -- a coroutine
        try:
            await work
        except Exception as error:
            if not self._gone:
                self._tell_fault(error)
            elif not isinstance(error, Rejected):  # whoever has the connection now asked for something else
                log.info(
                    "nobody waits for what has failed: %s", error, exc_info=not isinstance(error, StoreError)
                )

    def _tell_fault(self, error: Exception) -> None:
        if isinstance(error, TooManyWrongCodesError):
            self._error(ErrorReason.SLOW_DOWN, "Too many codes that are no room's; wait a little.")
            self._connection.close(POLICY_VIOLATION, "too many wrong codes")
        elif isinstance(error, Rejected):
            self._error(error.reason, str(error))
        elif isinstance(error, StoreError):
            log.error("not stored: %s", error)
            self._error(ErrorReason.NOT_STORED)
        else:
            log.error("a request failed", exc_info=error)
            self._connection.close(INTERNAL_ERROR, "the server failed")

    def _time(self, message: asked.TimeRequest) -> None:
        match = self._room.match if self._room is not None else None
        game = None if match is None else match.now
        self.tell(TimeMessage(message.sent, self._clock.now(), game))
        if self._room is None or self._person is None or message.rtt is None or self._room.hushed:
            return  # in silence it would be a way to send numbers to others
        self._room.presence.lags[self._person.id] = max(0, min(message.rtt, MOST_LAG_MS))

    async def _join(self, message: asked.JoinRequest) -> None:
        if self._room is not None:
            raise Rejected(ErrorReason.JOINED_ALREADY)
        room = await self._rooms.find_for(self._connection.address, message.room)
        person, token = await self._identify(room, message)
        if self._gone:
            return
        self._room, self._person, self._acks = room, person, message.acks is not False
        self.token = token or message.token
        self._on_join()
        self._welcome(room, person, token)
        room.connect(self, person, changes=message.changes is True)
        self._bring_up_to_date(room, person, message)

    async def _identify(self, room: Room, message: asked.JoinRequest) -> tuple[Person, str | None]:
        """Returns the person who joins, and their new token if they get one."""
        if message.handover is not None:
            person = room.members.handed_over(message.handover)
            before = person.token_hash
            token = person.new_token()  # the other device's is worth nothing from now on
            await self._save_or_undo(room, lambda: setattr(person, "token_hash", before))
            return person, token
        known = room.members.with_token(message.token)
        if known is not None:
            return known, None
        person, token = room.members.welcome(message.name)
        await self._save_or_undo(room, lambda: room.forget(person))
        return person, token

    async def _save_or_undo(self, room: Room, undo: Callable[[], None]) -> None:
        """Stores whose token is new. Takes back a token that nobody will ever know."""
        try:
            await self._rooms.saving.save(room)
        except StoreError:
            undo()
            raise
        if self._gone:
            undo()
            self._rooms.saving.save_soon(room)

    def _welcome(self, room: Room, person: Person, token: str | None) -> None:
        n = 1 if room.match is None or person.seat is None else room.match.next_number(Seat(person.seat))
        you = You(person.id, person.name, person.seat, token, n)
        self.tell(WelcomeMessage(WIRE_VERSION, you, self._clock.now()))

    def _bring_up_to_date(self, room: Room, person: Person, message: asked.JoinRequest) -> None:
        match = room.match
        if match is None:
            return
        has_some = message.game == match.game and message.since is not None
        if has_some and 0 <= (message.since or 0) <= match.version:
            self.tell(match.since(message.since or 0, _seat_of(person)))
        else:
            self.tell(match.snapshot())

    # What a joined person may send

    def _do(self, room: Room, person: Person, message: asked.DoRequest) -> None:
        deed = deed_of(message.deed)
        wanted = message.deed if isinstance(deed, Refused) else deed
        self._submit(room, person, message.n, wanted, len(msgspec.json.encode(message)))

    def _since(self, room: Room, person: Person, message: asked.SinceRequest) -> None:
        if room.match is None or not 0 <= message.v <= room.match.version:
            raise Rejected(ErrorReason.NO_SUCH_VERSION)
        missed = Frame(encode(room.match.since(message.v, _seat_of(person))))
        self._telling.charge(len(missed.wire))
        self._connection.send(missed)

    def _sit(self, room: Room, person: Person, message: asked.SitRequest) -> None:
        room.seats.sit(person, message.seat)
        self._changed(room)
        n = 1 if room.match is None else room.match.first_number(Seat(message.seat))
        self.tell(SeatMessage(message.seat, n))

    def _stand(self, room: Room, person: Person, message: asked.StandRequest) -> None:
        if message.bot:
            room.seats.leave_to_bot(person)
        else:
            room.seats.stand(person)
        self._changed(room)

    def _rename(self, room: Room, person: Person, message: asked.RenameRequest) -> None:
        room.members.rename(person, message.name)
        self._changed(room)

    def _ready(self, room: Room, person: Person, message: asked.ReadyRequest) -> None:
        if room.hushed:
            raise Rejected(ErrorReason.SILENCE, "Nobody is told who is ready until talk is open.")
        person.ready = message.ready
        self._changed(room)

    def _setup(self, room: Room, person: Person, message: asked.SetupRequest) -> None:
        changes = changes_of(message.table)
        if isinstance(changes, TableChanges) and saved_set_named(changes) is not None:
            self._start(self._choose_saved(room, person, changes))
            return
        self._rooms.count_setup(self._connection.address)
        room.table.choose(person, changes)
        self._changed(room)

    async def _choose_saved(self, room: Room, person: Person, table: TableChanges) -> None:
        room.host.only(person)
        self._rooms.count_setup(self._connection.address)
        await self._rooms.check_tile_set(table)
        room.table.choose(person, table)
        self._changed(room)

    def _offer(self, room: Room, person: Person, message: asked.OfferRequest) -> None:
        room.seats.offer(person, message.seat, message.bot, message.level)
        self._changed(room)

    def _free(self, room: Room, person: Person, message: asked.FreeRequest) -> None:
        room.seats.free(person, message.seat)
        self._changed(room)

    def _host(self, room: Room, person: Person, message: asked.HostRequest) -> None:
        if room.hushed:
            raise Rejected(ErrorReason.SILENCE, "The host is changed when talk is open.")
        room.host.pass_on(person, message.person)
        self._changed(room)

    def _handover(self, room: Room, person: Person, _message: asked.HandoverRequest) -> None:
        self.tell(HandoverMessage(room.members.handover_code(person)))

    def _deal(self, room: Room, person: Person, message: asked.DealRequest) -> None:
        self._start(self._deal_durably(room, person, message.again))

    async def _deal_durably(self, room: Room, person: Person, again: str | None) -> None:
        room.check_deal(person)
        self._rooms.count_new_game(self._connection.address)
        self._laid_out(room, await self._rooms.games.lay_out(room, person, again, self._network))

    def _laid_out(self, room: Room, match: Match) -> None:
        self._rooms.kept.charge_game(self._connection.address, match, len(heading_bytes(match.heading)))
        room.presence.broadcast(match.snapshot())
        room.changed()

    def _abandon(self, room: Room, person: Person, message: asked.AbandonRequest) -> None:
        work = self._deal_anew if message.deal else self._abandon_durably
        self._start(work(room, person, message.game))

    async def _abandon_durably(self, room: Room, person: Person, game: str) -> None:
        await self._rooms.games.abandon(room, person, game)
        room.changed()

    async def _deal_anew(self, room: Room, person: Person, game: str) -> None:
        """No game is given up before the next one is there."""
        self._rooms.games.check_next(room, person, game)
        self._rooms.count_new_game(self._connection.address)
        following = await self._rooms.games.find_next(room, self._network)
        await self._abandon_durably(room, person, game)
        self._laid_out(room, await self._rooms.games.lay_out_next(room, following))

    def _chat(self, room: Room, person: Person, message: asked.ChatRequest) -> None:
        if room.playing:
            raise Rejected(ErrorReason.USE_SAY)
        text = printable(message.text)
        if not text.strip() or len(text) > LONGEST_CHAT:
            raise Rejected(ErrorReason.BAD_CHAT, f"Words have 1 to {LONGEST_CHAT} characters.")
        self._telling.charge(room.presence.broadcast(ChatMessage(person.id, person.name, text)))

    def _signal(self, room: Room, person: Person, message: asked.SignalRequest) -> None:
        room.signal(person, message.to, message.data)

    def _changed(self, room: Room) -> None:
        """Charges this socket for what it costs to tell everybody."""
        room.changed()
        self._telling.charge(room.news.told_bytes)
        self._rooms.saving.save_soon(room)

    def detach(self) -> tuple[str, int] | None:
        """Ends the conversation without leaving the room: the room itself has gone to another server.

        Gives the game that was played there, and the version up to which this socket was told of it.
        """
        match = None if self._room is None else self._room.match
        self._gone = True
        self._room = self._person = None
        return None if match is None else (match.game, match.told_version)

    def closed(self) -> None:
        self._gone = True
        if self._task is not None:
            self._rooms.games.stop_searching(self._task)
        if self._room is not None:
            self._room.disconnect(self)
            self._rooms.saving.save_soon(self._room)


def _seat_of(person: Person) -> Seat | None:
    return None if person.seat is None else Seat(person.seat)


def refusal_of(
    message: ClientMessage, of_deeds: RoomRefusal, of_others: ErrorReason
) -> RefusedMessage | ErrorMessage:
    """Makes the answer to a message that changes nothing; a deed always gets one of its own."""
    if isinstance(message, asked.DoRequest):
        return RefusedMessage(message.n, of_deeds, of_deeds.message)
    return ErrorMessage(of_others, of_others.message)


def answer_to(n: int, outcome: CommandOutcome) -> DoneMessage | RefusedMessage:
    """The answer to a deed, by its number."""
    if isinstance(outcome, Accepted):
        return DoneMessage(n, outcome.version)
    return RefusedMessage(n, outcome.reason, outcome.message)


_HANDLERS: dict[type[Any], Callable[[Session, Room, Person, Any], None]] = {  # Any: each row its own message
    asked.DoRequest: Session._do,
    asked.SinceRequest: Session._since,
    asked.SitRequest: Session._sit,
    asked.StandRequest: Session._stand,
    asked.RenameRequest: Session._rename,
    asked.ReadyRequest: Session._ready,
    asked.SetupRequest: Session._setup,
    asked.OfferRequest: Session._offer,
    asked.FreeRequest: Session._free,
    asked.HostRequest: Session._host,
    asked.HandoverRequest: Session._handover,
    asked.DealRequest: Session._deal,
    asked.AbandonRequest: Session._abandon,
    asked.ChatRequest: Session._chat,
    asked.SignalRequest: Session._signal,
}
