"""One socket of this node: it talks to whichever node owns its room, and moves with it."""

import asyncio
import logging
from collections.abc import Callable
from itertools import chain, repeat
from typing import NamedTuple

import msgspec
from msgspec import structs

from hushmaze.cluster.gateway import Gateway
from hushmaze.cluster.last_frames import LastFrames
from hushmaze.cluster.rooms import OwnedElsewhere, OwnedRooms
from hushmaze.protocol.messages.from_client import (
    ClientMessage,
    JoinRequest,
    TimeRequest,
    WireError,
    read_message,
)
from hushmaze.protocol.messages.from_server import ByeMessage, ErrorMessage, encode
from hushmaze.protocol.reasons import ByeReason, ErrorReason, RoomRefusal
from hushmaze.server.game.clock import Clock
from hushmaze.server.limits import VisitorLimits
from hushmaze.server.rooms.addresses.address_counts import TooManyWrongCodesError
from hushmaze.server.rooms.codes import tidy_code
from hushmaze.server.sockets.message_rate import MessageRate
from hushmaze.server.sockets.session import Session, refusal_of
from hushmaze.server.transport.api import Connection, Frame, Receiver
from hushmaze.storage.api import StoreError

JOIN_WITHIN_S = 5.0
TRY_AGAIN_S = (0.1, 0.25, 0.5, 1.0)
"""Pauses before the next tries; the last one holds for all that follow."""

log = logging.getLogger("hushmaze.cluster")


class NodeServices(NamedTuple):
    """The services that all sockets of a node share."""

    rooms: OwnedRooms
    gateway: Gateway | None
    clock: Clock
    limits: VisitorLimits


class MovingSession:
    """Leaves everything to a plain session before it joins, and in rooms of this node.

    When the room's owner is lost, the socket stays: it is told, waits, and joins again by its token; then
    another welcome comes, and the client sends again what was not answered, as after a lost connection.
    """

    def __init__(self, connection: Connection, place: NodeServices, on_join: Callable[[], None]) -> None:
        self._connection = connection
        self._rooms, self._gateway, self._clock, self._limits = place
        self._pace = MessageRate(connection, self._clock, self._limits)
        """For joins and what is passed on; for rooms of this node the session counts."""
        self._on_join = on_join
        self._session = self._new_session()
        self._receive: Receiver = self._before_joining
        self._join: JoinRequest | None = None
        """The request with which it joins again."""
        self._last_frames = LastFrames()
        self.code: str | None = None
        """Its room, once it has joined."""
        self._asked: str | None = None
        """The room of this node that it has asked to join."""
        self._link: str | None = None
        self._asks_owner = False
        """Whether another node has its first join and has not answered yet."""
        self._joined = asyncio.Event()
        self._lost_again = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._gone = False

    def _new_session(self) -> Session:
        return Session(self._connection, self._rooms, self._clock, self._limits, self._joined_here)

    @property
    def wanted(self) -> str | None:
        """Returns the room that it is in, or on its way into."""
        return self.code or self._asked

    def received(self, payload: bytes) -> None:
        self._receive(payload)

    def closed(self) -> None:
        self._gone = True
        if self._task is not None:
            self._task.cancel()
        self._session.closed()
        self._leave_link()

    def dismiss(self, reason: ByeReason) -> None:
        self._connection.send(Frame(encode(ByeMessage(reason))))
        self._connection.close(1000, reason.value)

    # Before it has joined, and when it may not go on

    def _before_joining(self, payload: bytes) -> None:
        message = _read(payload)
        if not isinstance(message, JoinRequest):
            self._session.received(payload)
        elif not self._pace.allows():
            self._slow_down(payload)
        elif self._is_busy:
            self._tell(ErrorReason.BUSY)
        else:
            self._task = asyncio.create_task(self._join_first(message, payload))

    @property
    def _is_busy(self) -> bool:
        """Whether a join is under way, from the question who owns the room to the welcome."""
        return self._asks_owner or self._session.is_busy or (self._task is not None and not self._task.done())

    def _while_away(self, payload: bytes) -> None:
        """Answers while the room has no owner that can be reached: nothing is passed on."""
        answer_for_now(self._session, self._connection, payload)

    def _slow_down(self, payload: bytes) -> None:
        _refuse(self._connection, payload, RoomRefusal.SLOW_DOWN, ErrorReason.SLOW_DOWN)

    # Joining

    async def _join_first(self, message: JoinRequest, payload: bytes) -> None:
        """Joins once: a client that asks again may have joined already, as another person."""
        self._join, code = message, tidy_code(message.room)
        self._asked = None
        self._leave_link()
        try:
            await self._rooms.find_at_the_door(self._connection.address, code)
        except TooManyWrongCodesError:
            log.debug("%s tries too many codes", self._connection.address)  # its session says so
        except OwnedElsewhere as elsewhere:
            try:
                await self._join_there(elsewhere.node, code, payload)
            except StoreError:
                self._tell(ErrorReason.NOT_STORED)
            return
        except StoreError as error:
            log.warning("room %s cannot be joined: %s", code, error)
            self._tell(ErrorReason.NOT_STORED)
            return
        self._asked = code
        self._session.received(payload)

    async def _join_there(self, node: str, code: str, payload: bytes) -> None:
        if self._gateway is None:
            raise StoreError("Another server has this room, and there is no bus.", retryable=True)
        self._joined.clear()
        self._link = await self._gateway.open(self, code, node, self._connection.address, payload)
        self._asks_owner = self.code is None

    def _joined_here(self) -> None:
        assert self._join is not None
        self.code = tidy_code(self._join.room)
        self._join = self._by_token(self._session.token)
        self._receive = self._session.received
        self._on_join()
        self._joined.set()

    def _by_token(self, token: str | None) -> JoinRequest:
        assert self._join is not None
        return structs.replace(self._join, token=token, handover=None)

    # As a socket whose room belongs to another node

    def _pass_on(self, payload: bytes) -> None:
        if not self._pace.allows():
            self._slow_down(payload)
        elif self._link is not None and self._gateway is not None:
            self._gateway.say(self._link, payload)

    def told(self, frame: Frame) -> None:
        self._asks_owner = False  # what is told before the welcome says why there is none
        self._last_frames.note(frame)
        self._connection.send(frame)

    def joined(self, token: str | None) -> None:
        assert self._join is not None
        self._asks_owner = False
        self.code = tidy_code(self._join.room)
        self._join = self._by_token(token)
        self._receive = self._pass_on
        self._on_join()
        self._joined.set()

    def close(self, code: int, reason: str) -> None:
        self._connection.close(code, reason)

    # Moving

    def owner_lost(self) -> None:
        """Called when the room's owner is gone or cannot be heard: waits, and joins again."""
        self._leave_link()
        self._asks_owner = False
        if self.code is None:  # it was about to join for the first time
            self._asked = None
            self._session.detach()
            self._session = self._new_session()
            self._tell(ErrorReason.NOT_STORED)
        elif self._receive == self._while_away:
            self._lost_again.set()
        elif not self._gone:
            assert self._join is not None
            here = self._session.detach()
            game, since = self._last_frames.known(self._join) if here is None else here
            self._join = structs.replace(self._join, game=game, since=since)
            self._last_frames = LastFrames()
            self._session = self._new_session()
            self._receive = self._while_away
            self._tell(ErrorReason.NOT_STORED)
            if self._task is not None:
                self._task.cancel()  # it may have joined in this turn and not know of it yet
            self._task = asyncio.create_task(self._join_again())

    def stay_behind(self) -> None:
        """Called when the room is handed over and this node stops: the client comes back elsewhere."""
        self._session.detach()
        if self.code is None and self._receive != self._while_away:
            self._tell(ErrorReason.NOT_STORED)
        self._receive = self._while_away

    def _tell(self, reason: ErrorReason) -> None:
        self._connection.send(Frame(encode(ErrorMessage(reason, reason.message))))

    def _leave_link(self) -> None:
        link, self._link = self._link, None
        if link is not None and self._gateway is not None:
            self._gateway.shut(link)

    async def _join_again(self) -> None:
        self._joined.clear()
        for wait_s in chain(TRY_AGAIN_S, repeat(TRY_AGAIN_S[-1])):
            try:
                await self._try_again()
            except (StoreError, TimeoutError) as error:
                log.info("room %s is not back yet: %s", self.code, error)
            if self._joined.is_set():
                return
            self._leave_link()
            self._session.detach()
            self._session = self._new_session()
            await asyncio.sleep(wait_s)

    async def _try_again(self) -> None:
        assert self._join is not None
        assert self.code is not None
        self._lost_again.clear()
        payload = msgspec.json.encode(self._join)
        async with asyncio.timeout(JOIN_WITHIN_S):
            try:
                room = await self._rooms.find(self.code)
            except OwnedElsewhere as elsewhere:
                await self._join_there(elsewhere.node, self.code, payload)
            else:
                if room is None:
                    raise StoreError("There is no such room any more.")
                self._session.received(payload)
            await self._joined_or_lost()

    async def _joined_or_lost(self) -> None:
        events = [asyncio.ensure_future(event.wait()) for event in (self._joined, self._lost_again)]
        try:
            await asyncio.wait(events, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for event in events:
                event.cancel()
        if not self._joined.is_set():
            raise StoreError("The node that had the room does not have it any more.", retryable=True)


def answer_for_now(session: Session, connection: Connection, payload: bytes) -> None:
    """Answers for a session that is in no room just now: tells the time, refuses everything else."""
    if isinstance(_read(payload), TimeRequest):
        session.received(payload)
    else:
        _refuse(connection, payload, RoomRefusal.NOT_STORED, ErrorReason.NOT_STORED)


def _refuse(connection: Connection, payload: bytes, of_deeds: RoomRefusal, of_others: ErrorReason) -> None:
    try:
        answer = refusal_of(read_message(payload), of_deeds, of_others)
    except WireError as error:
        answer = ErrorMessage(ErrorReason.BAD_MESSAGE, str(error))
    connection.send(Frame(encode(answer)))


def _read(payload: bytes) -> ClientMessage | None:
    """Returns None for what is no message; the session that answers it says why."""
    try:
        return read_message(payload)
    except WireError:
        return None
