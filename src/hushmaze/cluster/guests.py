"""The owner's side: sessions of sockets that other nodes hold."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from hushmaze.cluster.bus import Bus
from hushmaze.cluster.database import Peer, has_changed
from hushmaze.cluster.room_channel import BusConnection, RoomChannel, send_uncounted
from hushmaze.cluster.rooms import OwnedRooms
from hushmaze.cluster.session import answer_for_now
from hushmaze.cluster.wire import Away, FromSocket, Joined, Open, read_to_owner
from hushmaze.server.game.clock import Clock
from hushmaze.server.limits import Rate, VisitorLimits
from hushmaze.server.rooms.codes import tidy_code
from hushmaze.server.sockets.session import Session
from hushmaze.server.transport.api import Connection
from hushmaze.server.transport.websockets.rfc6455 import INTERNAL_ERROR
from hushmaze.storage.api import StoreError

log = logging.getLogger("hushmaze.cluster")


class Guest(NamedTuple):
    session: Session
    connection: Connection
    gateway: str
    code: str


class Guests:
    def __init__(self, node: str, rooms: OwnedRooms, bus: Bus, clock: Clock, limits: VisitorLimits) -> None:
        self._node = node
        self._rooms = rooms
        self._bus = bus
        self._clock = clock
        per_second, at_once = limits.messages
        self._limits = replace(limits, messages=Rate(per_second * 2, at_once * 2))
        """Wider than a gateway's, which has counted before: messages may come in heaps."""
        self._guests: dict[str, Guest] = {}
        self._channels: dict[str, RoomChannel] = {}
        self._opening: set[asyncio.Task[None]] = set()
        self._leaving: set[str] = set()
        """Rooms that are about to be handed over."""
        self._shut: set[str] = set()
        """Sockets that went while they were being opened."""

    @property
    def count(self) -> int:
        return len(self._guests)

    def heard(self, data: bytes) -> None:
        for message in read_to_owner(data):
            if isinstance(message, FromSocket):
                self._said(message)
            elif isinstance(message, Open):
                task = asyncio.create_task(self._open(message))
                self._opening.add(task)
                task.add_done_callback(self._opened)
            else:
                self._close(message.link)

    def _said(self, message: FromSocket) -> None:
        guest = self._guests.get(message.link)
        if guest is None:
            return
        try:
            if guest.code in self._leaving:
                answer_for_now(guest.session, guest.connection, message.payload)
            else:
                guest.session.received(message.payload)
        except Exception:  # ends one socket, as on its own node; behind it others have said something too
            log.exception("what a socket of %s said could not be heard", guest.gateway)
            guest.connection.close(INTERNAL_ERROR, "the server failed")

    def _opened(self, task: asyncio.Task[None]) -> None:
        self._opening.discard(task)
        if not self._opening:
            self._shut.clear()

    async def _open(self, asked: Open) -> None:
        code = tidy_code(asked.code)
        try:
            room = await self._rooms.find(code)
        except StoreError as error:
            log.info("room %s is not to be had here: %s", code, error)
            room = None
        if room is None:
            send_uncounted(self._bus, self._node, code, Away([asked.link]))
            return
        if asked.link in self._shut:
            return
        connection = BusConnection(self._channel(code), asked.link, asked.address)
        session = Session(connection, self._rooms, self._clock, self._limits, lambda: self._joined(asked))
        self._guests[asked.link] = Guest(session, connection, asked.gateway, code)
        session.received(asked.payload)

    def _joined(self, asked: Open) -> None:
        guest = self._guests[asked.link]
        self._channel(guest.code).add(Joined(asked.link, guest.session.token))

    def _close(self, link: str) -> None:
        guest = self._guests.pop(link, None)
        if guest is not None:
            guest.session.closed()
        elif self._opening:
            self._shut.add(link)

    def _channel(self, code: str) -> RoomChannel:
        if code not in self._channels:
            self._channels[code] = RoomChannel(self._bus, self._node, code)
        return self._channels[code]

    def room_leaving(self, code: str) -> None:
        """Called when the room is about to be handed over: stops everybody, and tells all what they did."""
        self._leaving.add(code)
        for link in self._links(code):
            self._guests[link].session.detach()

    def room_gone(self, code: str) -> None:
        """Called when the room is this node's no more: tells the gateways to look for its owner."""
        self._leaving.discard(code)
        links = self._links(code)
        for link in links:
            self._guests.pop(link).session.detach()
        if links:
            self._channel(code).add(Away(links))
        self._channels.pop(code, None)

    def _links(self, code: str) -> list[str]:
        return [link for link, guest in self._guests.items() if guest.code == code]

    def peers_changed(self, before: Mapping[str, Peer], now: Mapping[str, Peer]) -> None:
        """Drops the sockets of gateways that are gone or have another connection."""
        for link, guest in list(self._guests.items()):
            if has_changed(before.get(guest.gateway), now.get(guest.gateway)):
                self._close(link)
                self._channel(guest.code).add(Away([link]))  # in case it is there after all

    def cut(self) -> None:
        """Called when this node has lost the bus: nobody on other nodes can be heard."""
        for link in list(self._guests):
            self._close(link)
