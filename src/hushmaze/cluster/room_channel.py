"""Sends what an owner has for one room's sockets on other nodes: one sheet for each turn of the loop."""

import asyncio
from collections.abc import Sequence

from hushmaze.cluster.bus import Bus
from hushmaze.cluster.wire import UNCOUNTED, Close, FromOwner, Sheet, Tell, encode, in_portions, room_subject
from hushmaze.server.transport.api import Connection, Frame


class RoomChannel:
    def __init__(self, bus: Bus, node: str, code: str) -> None:
        self._bus = bus
        self._node = node
        self._subject = room_subject(code)
        self._number = 0
        self._gathered: list[FromOwner] = []
        self._last: Frame | None = None

    def add(self, item: FromOwner) -> None:
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._send)
        self._gathered.append(item)
        self._last = None

    def tell(self, link: str, frame: Frame) -> None:
        """Adds a frame; one that goes to many sockets is written once."""
        newest = self._gathered[-1] if self._gathered else None
        if frame is self._last and isinstance(newest, Tell):
            newest.links.append(link)
            return
        self.add(Tell([link], frame.payload))
        self._last = frame

    def _send(self) -> None:
        items, self._gathered, self._last = self._gathered, [], None
        for portion in in_portions(items, self._next_sheet, self._bus.most_bytes):
            self._number += 1
            self._bus.publish(self._subject, portion)

    def _next_sheet(self, items: Sequence[FromOwner]) -> bytes:
        return encode(Sheet(self._node, self._number + 1, list(items)))


def send_uncounted(bus: Bus, node: str, code: str, item: FromOwner) -> None:
    """Sends one item about a room that is not here. Keeps nothing, and nobody waits for the next sheet."""
    bus.publish(room_subject(code), encode(Sheet(node, UNCOUNTED, [item])))


class BusConnection(Connection):
    """A socket on another node, as a session here sees it."""

    path = query = ""

    def __init__(self, channel: RoomChannel, link: str, address: str) -> None:
        self._channel = channel
        self._link = link
        self._over = False
        self.address = address

    def send(self, frame: Frame) -> None:
        if not self._over:
            self._channel.tell(self._link, frame)

    def pause_reading(self, seconds: float) -> None:
        """Does nothing: the gateway counts frames before it passes them on."""

    def read_in_turn(self) -> None:
        """Does nothing: what comes here has been read by the gateway."""

    def close(self, code: int = 1000, reason: str = "") -> None:
        if not self._over:
            self._over = True
            self._channel.add(Close(self._link, code, reason))
