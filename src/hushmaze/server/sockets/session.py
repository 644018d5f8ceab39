"""One socket's conversation: who it is, what it asks, how often it may ask."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from hushmaze.protocol.messages import from_client as asked
from hushmaze.protocol.messages.facts import You
from hushmaze.protocol.messages.from_client import ClientMessage, WireError, read_message
from hushmaze.protocol.messages.from_server import (
    WIRE_VERSION,
    ByeMessage,
    DoneMessage,
    ErrorMessage,
    RefusedMessage,
    ServerMessage,
    TimeMessage,
    WelcomeMessage,
    encode,
)
from hushmaze.protocol.quick_reader import read_do
from hushmaze.protocol.reasons import ByeReason, ErrorReason, RoomRefusal
from hushmaze.rules.words import Seat
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.commands import SentDeed, deed_of, is_talk
from hushmaze.server.game.outcomes import Accepted, CommandOutcome, Refused
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits
from hushmaze.server.rate_limits import TokenBucket
from hushmaze.server.records.people import Person
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.addresses.address_counts import TooManyWrongCodesError
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room import Room
from hushmaze.server.sockets.message_rate import MessageRate
from hushmaze.server.sockets.room_requests import HANDLERS, seat_of
from hushmaze.server.transport.api import Connection, Frame
from hushmaze.server.transport.websockets.rfc6455 import INTERNAL_ERROR, POLICY_VIOLATION
from hushmaze.storage.api import StoreError

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
        self.connection = connection
        self.deliver = connection.send_now
        """As an outlet: every frame to a room comes this way, so there is nothing in between."""
        self.rooms = rooms
        self._clock = clock
        self._pace = MessageRate(connection, clock, limits)
        self.telling = TokenBucket(*limits.told_bytes, clock.now())
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
        self.connection.send(Frame(encode(message)))

    def dismiss(self, reason: ByeReason) -> None:
        self._room = self._person = None
        self.tell(ByeMessage(reason))
        self.connection.close(1000, reason.value)

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
            self.connection.read_in_turn()
            self._error(ErrorReason.BAD_MESSAGE, str(error))
        except Rejected as rejected:
            self._error(rejected.reason, str(rejected))

    def _submit(self, room: Room, person: Person, n: int, deed: SentDeed, size: int) -> None:
        """Charges this socket for telling everybody of the deed; words, pings and signs then have to wait."""
        if is_talk(deed) and not self.telling.has_some(self._clock.now()):
            self.tell(RefusedMessage(n, RoomRefusal.SLOW_DOWN.value, RoomRefusal.SLOW_DOWN.message))
            return
        self.telling.charge(size * len(room.presence.outlets))
        room.do(person, n, deed, self.report, acknowledge=self._acks)

    def _slow_down(self, message: ClientMessage) -> None:
        self.connection.read_in_turn()
        self.tell(refusal_of(message, RoomRefusal.SLOW_DOWN, ErrorReason.SLOW_DOWN))

    def _error(self, reason: ErrorReason, message: str | None = None) -> None:
        self.tell(ErrorMessage(reason, reason.message if message is None else message))

    def _handle(self, message: ClientMessage) -> None:
        if isinstance(message, asked.TimeRequest):
            self._time(message)
            return
        self.connection.read_in_turn()  # whatever is no deed costs more, and hurries less
        if isinstance(message, asked.JoinRequest):
            self.start(self._join(message))
        elif self._room is None or self._person is None:
            raise Rejected(ErrorReason.JOIN_FIRST)
        elif isinstance(message, asked.DoRequest):
            self._do(self._room, self._person, message)
        elif not self.telling.has_some(self._clock.now()):
            raise Rejected(ErrorReason.SLOW_DOWN)
        else:
            HANDLERS[type(message)](self, self._room, self._person, message)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs what has to wait for the disk; one thing at a time for each socket."""
        if self.is_busy:
            work.close()
            raise Rejected(ErrorReason.BUSY)
        self._task = asyncio.create_task(self._guarded(work))

    @property
    def is_busy(self) -> bool:
        """Whether something that has to wait for the disk is under way."""
        return self._task is not None and not self._task.done()

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            if not self._gone:
                self._tell_fault(error)
            elif not isinstance(error, Rejected | TooManyWrongCodesError):  # those are answers, no faults
                log.info(
                    "nobody waits for what has failed: %s", error, exc_info=not isinstance(error, StoreError)
                )

    def _tell_fault(self, error: Exception) -> None:
        if isinstance(error, TooManyWrongCodesError):
            self._error(ErrorReason.SLOW_DOWN, "Too many codes that are no room's; wait a little.")
            self.connection.close(POLICY_VIOLATION, "too many wrong codes")
        elif isinstance(error, Rejected):
            self._error(error.reason, str(error))
        elif isinstance(error, StoreError):
            log.error("not stored: %s", error)
            self._error(ErrorReason.NOT_STORED)
        else:
            log.error("a request failed", exc_info=error)
            self.connection.close(INTERNAL_ERROR, "the server failed")

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
        room = await self.rooms.find_for(self.connection.address, message.room)
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
            await self.rooms.saving.save(room)
        except StoreError:
            undo()
            raise
        if self._gone:
            undo()
            self.rooms.saving.save_soon(room)

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
            self.tell(match.since(message.since or 0, seat_of(person)))
        else:
            self.tell(match.snapshot())

    def _do(self, room: Room, person: Person, message: asked.DoRequest) -> None:
        deed = deed_of(message.deed)
        wanted = message.deed if isinstance(deed, Refused) else deed
        self._submit(room, person, message.n, wanted, len(msgspec.json.encode(message)))

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
            self.rooms.games.stop_searching(self._task)
        if self._room is not None:
            self._room.disconnect(self)
            self.rooms.saving.save_soon(self._room)


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
