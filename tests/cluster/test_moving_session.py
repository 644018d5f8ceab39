"""A socket whose room moves: it joins again once, however quickly its owners come and go."""

import asyncio
import json
from typing import Any, cast

from hushmaze.cluster.gateway import Gateway
from hushmaze.cluster.rooms import OwnedElsewhere, OwnedRooms
from hushmaze.cluster.session import MovingSession, NodeServices
from hushmaze.server.limits import USUAL_LIMITS
from hushmaze.server.transport.api import Connection, Frame
from tests.server.support import FakeClock, in_loop

TURNS = 20
"""Of the loop, that the last owner takes to let it in."""


class Elsewhere:
    """Rooms of which all belong to another node."""

    async def find(self, code: str) -> None:
        raise OwnedElsewhere(code, "other")

    async def find_at_the_door(self, _address: str, code: str) -> None:
        await self.find(code)


class Links:
    """A gateway whose owners let in whoever comes."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.shut_down: list[str] = []
        self.came = asyncio.Event()

    async def open(self, socket: MovingSession, _code: str, _owner: str, _address: str, _join: bytes) -> str:
        link = f"link {len(self.opened)}"
        self.opened.append(link)
        asyncio.get_running_loop().call_soon(self._let_in, socket, TURNS if len(self.opened) == 3 else 0)
        return link

    def _let_in(self, socket: MovingSession, turns: int) -> None:
        if turns:
            asyncio.get_running_loop().call_soon(self._let_in, socket, turns - 1)
            return
        socket.joined("a token")
        if len(self.opened) == 2:  # it has come back, and goes again before it knows
            socket.owner_lost()
        self.came.set()

    def shut(self, link: str) -> None:
        self.shut_down.append(link)

    @property
    def in_use(self) -> list[str]:
        return [link for link in self.opened if link not in self.shut_down]


class SilentOwner(Links):
    """A gateway whose owner does not answer yet."""

    def _let_in(self, _socket: MovingSession, _turns: int) -> None:
        self.came.set()


class Wire:
    """A connection that keeps what is sent."""

    address = "192.0.2.1"

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, frame: Frame) -> None:
        self.sent.append(json.loads(frame.payload))

    send_now = send


@in_loop
async def test_an_owner_that_is_lost_as_soon_as_it_is_found_leaves_one_way_to_the_room() -> None:
    """Two ways at once told a client of its game twice, with a gap, or that it was busy."""
    links, wire = Links(), Wire()
    place = NodeServices(cast("OwnedRooms", Elsewhere()), cast("Gateway", links), FakeClock(), USUAL_LIMITS)
    session = MovingSession(cast("Connection", wire), place, lambda: None)
    session.received(json.dumps({"type": "join", "room": "kibo-ruta"}).encode())
    await links.came.wait()
    session.owner_lost()
    for _ in range(2):
        links.came.clear()
        await links.came.wait()
    assert links.opened == ["link 0", "link 1", "link 2"]
    assert links.shut_down == ["link 0", "link 1"]
    assert [told["reason"] for told in wire.sent] == ["not_stored", "not_stored"]
    session.closed()


@in_loop
async def test_who_asks_again_before_another_node_has_answered_is_told_to_wait() -> None:
    """There the first join may have made a person already."""
    links, wire = SilentOwner(), Wire()
    place = NodeServices(cast("OwnedRooms", Elsewhere()), cast("Gateway", links), FakeClock(), USUAL_LIMITS)
    session = MovingSession(cast("Connection", wire), place, lambda: None)
    join = json.dumps({"type": "join", "room": "kibo-ruta"}).encode()
    session.received(join)
    await links.came.wait()
    session.received(join)
    assert [told["reason"] for told in wire.sent] == ["busy"]
    session.told(Frame(b'{"type":"error","reason":"room_full"}'))
    links.came.clear()
    session.received(join)
    await links.came.wait()
    assert links.in_use == ["link 1"]
    session.owner_lost()
    links.came.clear()
    session.received(join)
    await links.came.wait()
    assert links.in_use == ["link 2"]
    session.closed()
