"""The gateway's side: sockets of this node whose rooms belong to others."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Protocol

from nats.aio.subscription import Subscription

from hushmaze.cluster.bus import Bus
from hushmaze.cluster.database import Peer, has_changed
from hushmaze.cluster.wire import (
    UNCOUNTED,
    Away,
    Close,
    FromSocket,
    Joined,
    Open,
    Shut,
    Tell,
    ToOwner,
    encode,
    in_portions,
    node_subject,
    read_sheet,
    room_subject,
)
from hushmaze.server.transport.api import Frame

log = logging.getLogger("hushmaze.cluster")


class Relayed(Protocol):
    """A socket whose room belongs to another node."""

    def told(self, frame: Frame) -> None: ...
    def joined(self, token: str | None) -> None: ...
    def close(self, code: int, reason: str) -> None: ...
    def owner_lost(self) -> None:
        """Called when nothing comes from the owner any more."""


@dataclass(slots=True)
class HeardRoom:
    """A room of another node, as long as this one has sockets in it."""

    owner: str
    subscription: Subscription | None = None
    links: dict[str, Relayed] = field(default_factory=dict)
    number: int | None = None
    """Number of the last sheet."""


class Gateway:
    def __init__(self, node: str, bus: Bus) -> None:
        self._node = node
        self._bus = bus
        self._rooms: dict[str, HeardRoom] = {}
        self._of_link: dict[str, str] = {}
        self._unsent: dict[str, list[ToOwner]] = {}
        self._numbers = count(1)

    @property
    def count(self) -> int:
        """Counts sockets whose rooms are on other nodes."""
        return len(self._of_link)

    async def open(self, socket: Relayed, code: str, owner: str, address: str, join: bytes) -> str:
        """Passes a join on; returns the socket's name. Raises a StoreError if the bus is away."""
        room = await self._heard_room(code, owner)
        link = f"{self._node}-{next(self._numbers)}"
        room.links[link] = socket
        self._of_link[link] = code
        self._send(owner, Open(link, self._node, code, address, join))
        return link

    async def _heard_room(self, code: str, owner: str) -> HeardRoom:
        room = self._rooms.get(code)
        if room is not None and room.owner != owner:
            self._lose(code)
            room = None
        if room is None:
            room = self._rooms[code] = HeardRoom(owner)
            try:
                room.subscription = await self._bus.subscribe(
                    room_subject(code), lambda data: self._heard(room, code, data)
                )
            except BaseException:
                self._rooms.pop(code, None)
                raise
        return room

    def say(self, link: str, payload: bytes) -> None:
        code = self._of_link.get(link)
        if code is not None:
            self._send(self._rooms[code].owner, FromSocket(link, payload))

    def shut(self, link: str) -> None:
        code = self._of_link.pop(link, None)
        if code is not None:
            room = self._rooms[code]
            room.links.pop(link)
            self._send(room.owner, Shut(link))
            if not room.links:
                self._forget(code)

    def _send(self, owner: str, message: ToOwner) -> None:
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent.setdefault(owner, []).append(message)

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, {}
        for owner, messages in unsent.items():
            for portion in in_portions(messages, encode, self._bus.most_bytes):
                self._bus.publish(node_subject(owner), portion)

    # What owners say

    def _heard(self, room: HeardRoom, code: str, data: bytes) -> None:
        sheet = read_sheet(data)
        if sheet.node != room.owner or self._rooms.get(code) is not room:
            return
        if sheet.number != UNCOUNTED:
            lost = room.number is not None and sheet.number != room.number + 1
            room.number = sheet.number
            if lost:
                log.warning("something that room %s was told is lost", code)
                self._lose(code)
                return
        for item in sheet.items:
            if isinstance(item, Tell | Away):
                _tell_many(room.links, item)
            elif item.link in room.links:
                _tell_one(room.links[item.link], item)

    # When an owner or the bus goes

    def peers_changed(self, before: Mapping[str, Peer], now: Mapping[str, Peer]) -> None:
        for code, room in list(self._rooms.items()):
            if has_changed(before.get(room.owner), now.get(room.owner)):
                self._lose(code)

    def lose_all(self) -> None:
        for code in list(self._rooms):
            self._lose(code)

    def _lose(self, code: str) -> None:
        sockets = list(self._rooms[code].links.values())
        for link in list(self._rooms[code].links):
            self.shut(link)
        self._forget(code)
        for socket in sockets:
            socket.owner_lost()

    def _forget(self, code: str) -> None:
        room = self._rooms.pop(code, None)
        if room is not None and room.subscription is not None:
            asyncio.get_running_loop().create_task(_unsubscribed(room.subscription))


def _tell_many(links: Mapping[str, Relayed], item: Tell | Away) -> None:
    here = [links[link] for link in item.links if link in links]
    if isinstance(item, Tell):
        frame = Frame(item.payload)
        for socket in here:
            socket.told(frame)
    else:
        for socket in here:
            socket.owner_lost()


def _tell_one(socket: Relayed, item: Joined | Close) -> None:
    if isinstance(item, Joined):
        socket.joined(item.token)
    else:
        socket.close(item.code, item.reason)


async def _unsubscribed(subscription: Subscription) -> None:
    try:
        await subscription.unsubscribe()
    except Exception as error:  # a connection that is gone has forgotten it anyway
        log.debug("not unsubscribed: %s", error)
