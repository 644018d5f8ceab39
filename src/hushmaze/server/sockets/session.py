"""One socket's conversation: who it is, what it asks, how often it may ask."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from hushmaze.protocol import messages as wire
from hushmaze.protocol.codec import Plain
from hushmaze.protocol.messages import ClientMessage, WireError, read_message, write_done, write_message
from hushmaze.protocol.quick import read_do
from hushmaze.protocol.reasons import RoomRefusal
from hushmaze.rules.words import Seat
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.outcomes import Accepted, Outcome, Refused
from hushmaze.server.rate_limits import TokenBucket
from hushmaze.server.rejection import No
from hushmaze.server.rooms.people import Person, printable
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room import Room
from hushmaze.server.rooms.tile_sets import names_saved_set
from hushmaze.server.transport.api import Connection, Frame
from hushmaze.storage.api import StoreError

LONGEST_CHAT = 500
MOST_LAG_MS = 60_000

log = logging.getLogger("hushmaze.session")


class Session:
    """An outlet of its person once it has joined a room; until then nobody's."""

    def __init__(self, connection: Connection, rooms: Rooms, clock: Clock, bucket: TokenBucket) -> None:
        self._connection = connection
        self.deliver = connection.send
        """As an outlet: every frame to a room comes this way, so there is nothing in between."""
        self._rooms = rooms
        self._clock = clock
        self._bucket = bucket
        self._acks = True
        self._room: Room | None = None
        self._person: Person | None = None
        self._task: asyncio.Task[None] | None = None
        self._gone = False

    # The outlet

    def tell(self, payload: bytes) -> None:
        self.deliver(Frame(payload))

    def dismiss(self, reason: str) -> None:
        self._room = self._person = None
        self.tell(write_message("bye", reason=reason))
        self._connection.close(1000, reason)

    def report(self, n: int, outcome: Outcome) -> None:
        """Answers a deed that came over this socket."""
        self.tell(encode_outcome(n, outcome))

    # The conversation

    def received(self, payload: bytes) -> None:
        allowed = self._bucket.take(self._clock.now())
        if allowed and self._room is not None and self._person is not None:
            deed = read_do(payload)
            if deed is not None:
                self._room.do(self._person, *deed, self.report, acknowledge=self._acks)
                return
        try:
            message = read_message(payload)
            if allowed:
                self._handle(message)
            else:
                self._slow_down(message)
        except WireError as error:
            self._error("bad_message", str(error))
        except No as no:
            self._error(no.reason, str(no))

    def _slow_down(self, message: ClientMessage) -> None:
        """A deed is never left without its answer."""
        reason = RoomRefusal.SLOW_DOWN
        if isinstance(message, wire.Do):
            self.report(message.n, Refused.because(reason))
        else:
            self._error(reason.value, reason.message)

    def _error(self, reason: str, message: str) -> None:
        self.tell(write_message("error", reason=reason, message=message))

    def _handle(self, message: ClientMessage) -> None:
        if isinstance(message, wire.Time):
            self._time(message)
        elif isinstance(message, wire.Join):
            self._start(self._join(message))
        elif self._room is None or self._person is None:
            raise No("join_first", "Say first which room this is about.")
        else:
            _HANDLERS[type(message)](self, self._room, self._person, message)

    def _start(self, work: Any) -> None:  # noqa: ANN401 -- a coroutine
        """What has to wait for the disk; one thing at a time for each socket."""
        if self._task is not None and not self._task.done():
            work.close()
            raise No("busy", "One thing at a time: the last request is still being worked on.")
        self._task = asyncio.create_task(self._guarded(work))

    async def _guarded(self, work: Any) -> None:  # noqa: ANN401 -- a coroutine
        try:
            await work
        except No as no:
            self._error(no.reason, str(no))
        except StoreError as error:
            log.error("not stored: %s", error)
            self._error("not_stored", "The server could not write this down, so it has not happened.")

    def _time(self, message: wire.Time) -> None:
        match = self._room.match if self._room is not None else None
        game = None if match is None else match.now
        self.tell(write_message("time", sent=message.sent, server=self._clock.now(), game=game))
        if self._room is not None and self._person is not None and message.rtt is not None:
            self._room.lags[self._person.id] = max(0, min(message.rtt, MOST_LAG_MS))

    async def _join(self, message: wire.Join) -> None:
        if self._room is not None:
            raise No("joined_already", "This socket is in a room already.")
        room = await self._rooms.find_for(self._connection.address, message.room)
        person, token = await self._identify(room, message)
        if self._gone:
            return
        self._room, self._person, self._acks = room, person, message.acks is not False
        self._welcome(room, person, token)
        room.connect(self, person)
        self._bring_up_to_date(room, message)

    async def _identify(self, room: Room, message: wire.Join) -> tuple[Person, str | None]:
        """Who this is, and their new token if they get one."""
        if message.handover is not None:
            person = room.handed_over(message.handover)
            return person, await self._take_place(room, person)
        known = room.person(message.token)
        if known is not None:
            return known, None
        person, token = room.welcome(message.name)
        await self._rooms.save(room)
        return person, token

    async def _take_place(self, room: Room, person: Person) -> str:
        """A new token for another device; the first one's is worth nothing once this is written down."""
        before = person.token_hash
        token = person.new_token()
        try:
            await self._rooms.save(room)
        except StoreError:
            person.token_hash = before
            raise
        return token

    def _welcome(self, room: Room, person: Person, token: str | None) -> None:
        n = 1 if room.match is None or person.seat is None else room.match.next_number(Seat(person.seat))
        you = {"id": person.id, "name": person.name, "seat": person.seat, "token": token, "n": n}
        self.tell(write_message("welcome", protocol=wire.WIRE_VERSION, you=you, server=self._clock.now()))

    def _bring_up_to_date(self, room: Room, message: wire.Join) -> None:
        match = room.match
        if match is None:
            return
        has_some = message.game == match.game and message.since is not None
        if has_some and 0 <= (message.since or 0) <= match.version:
            self.tell(match.since(message.since or 0))
        else:
            self.tell(match.snapshot())

    # What a joined person may send

    def _do(self, room: Room, person: Person, message: wire.Do) -> None:
        room.do(person, message.n, message.deed, self.report, acknowledge=self._acks)

    def _since(self, room: Room, _person: Person, message: wire.Since) -> None:
        if room.match is None or not 0 <= message.v <= room.match.version:
            raise No("no_such_version", "The game has no such version.")
        self.tell(room.match.since(message.v))

    def _sit(self, room: Room, person: Person, message: wire.Sit) -> None:
        room.sit(person, message.seat)
        self._changed(room)
        n = 1 if room.match is None else room.match.next_number(Seat(message.seat))
        self.tell(write_message("seat", seat=message.seat, n=n))

    def _stand(self, room: Room, person: Person, _message: wire.Stand) -> None:
        room.stand(person)
        self._changed(room)

    def _rename(self, room: Room, person: Person, message: wire.Rename) -> None:
        room.rename(person, message.name)
        self._changed(room)

    def _ready(self, room: Room, person: Person, message: wire.Ready) -> None:
        person.ready = message.ready
        self._changed(room)

    def _setup(self, room: Room, person: Person, message: wire.Setup) -> None:
        if names_saved_set(message.table):
            self._start(self._choose_saved(room, person, message.table))
            return
        room.choose(person, message.table)
        self._changed(room)

    async def _choose_saved(self, room: Room, person: Person, table: dict[str, Plain]) -> None:
        room.only_host(person)
        await self._rooms.check_tile_set(table)
        room.choose(person, table)
        self._changed(room)

    def _offer(self, room: Room, person: Person, message: wire.Offer) -> None:
        room.offer(person, message.seat, message.bot, message.level)
        self._changed(room)

    def _free(self, room: Room, person: Person, message: wire.Free) -> None:
        room.free(person, message.seat)
        self._changed(room)

    def _host(self, room: Room, person: Person, message: wire.Host) -> None:
        room.pass_host(person, message.person)
        self._changed(room)

    def _handover(self, room: Room, person: Person, _message: wire.Handover) -> None:
        self.tell(write_message("handover", code=room.handover_code(person)))

    def _deal(self, room: Room, person: Person, _message: wire.Deal) -> None:
        self._start(self._deal_durably(room, person))

    async def _deal_durably(self, room: Room, person: Person) -> None:
        match = await self._rooms.lay_out(room, person)
        room.broadcast(match.snapshot())
        room.changed()

    def _abandon(self, room: Room, person: Person, message: wire.Abandon) -> None:
        self._start(self._abandon_durably(room, person, message.game))

    async def _abandon_durably(self, room: Room, person: Person, game: str) -> None:
        await self._rooms.abandon(room, person, game)
        room.changed()

    def _chat(self, room: Room, person: Person, message: wire.Chat) -> None:
        if room.playing:
            raise No("use_say", "In a game, words are a deed.")
        text = printable(message.text)
        if not text.strip() or len(text) > LONGEST_CHAT:
            raise No("bad_chat", f"Words have 1 to {LONGEST_CHAT} characters.")
        room.broadcast(write_message("chat", person=person.id, name=person.name, text=text))

    def _signal(self, room: Room, person: Person, message: wire.Signal) -> None:
        room.signal(person, message.to, message.data)

    def _changed(self, room: Room) -> None:
        room.changed()
        self._rooms.save_soon(room)

    def closed(self) -> None:
        self._gone = True
        if self._room is not None:
            self._room.disconnect(self)
            self._rooms.save_soon(self._room)


def encode_outcome(n: int, outcome: Outcome) -> bytes:
    if isinstance(outcome, Accepted):
        return write_done(n, outcome.version)
    return write_message("refused", n=n, reason=outcome.reason.value, message=outcome.message)


_HANDLERS: dict[type[Any], Callable[[Session, Room, Person, Any], None]] = {  # Any: each row its own message
    wire.Do: Session._do,
    wire.Since: Session._since,
    wire.Sit: Session._sit,
    wire.Stand: Session._stand,
    wire.Rename: Session._rename,
    wire.Ready: Session._ready,
    wire.Setup: Session._setup,
    wire.Offer: Session._offer,
    wire.Free: Session._free,
    wire.Host: Session._host,
    wire.Handover: Session._handover,
    wire.Deal: Session._deal,
    wire.Abandon: Session._abandon,
    wire.Chat: Session._chat,
    wire.Signal: Session._signal,
}
