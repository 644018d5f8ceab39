"""The load: rooms of clients in one process, on one core, the same for every server.

An action carries a *mark*, sixteen hexadecimal digits: the 64-bit monotonic nanosecond at which it was due.
An action is finished when the last member of its room has received it; its delay is that moment less the
mark. So a sender that falls behind makes delays longer, never fewer (no coordinated omission).

Two ways to send:

`Load.warm`    closed loop: every room keeps some actions on their way and sends the next one when one has
               finished. It warms the server, and says roughly what to expect. Servers that join what arrives
               together look better in it the more is on its way, so nothing is concluded from it.
`Load.steady`  open loop: actions are due at a fixed rate, evenly, going round the rooms and their members.
               The sockets and the schedule are looked at ten thousand times a second, asleep in between: the
               loop's own timers are good to a millisecond only, and waking up for every message would cost
               both sides more than the message. So delays are good to 0.2 ms. `late` says how far behind it
               sent.

`saturation.py` searches the highest rate at which `steady` still gets all it sends delivered.

A server is taught to the load by a `Driver`. For one with JSON text frames it is this:

    class Ours(Driver):
        async def seat(self, port: int, room: int, member: int, members: int) -> Seat:
            return Seat(room, member, f"ws://127.0.0.1:{port}/rooms/{room}")       # may ask over HTTP first

        def greet(self, seat: Seat) -> None:                                       # the socket is open
            seat.send(b'{"hello":"..."}')

        def other(self, seat: Seat, payload: bytes) -> None:                       # a frame without a mark
            if payload.startswith(b'{"welcome"'):
                seat.join()                                                        # ready to play

        def action(self, seat: Seat, mark: bytes) -> bytes:                        # the frame to send
            return b'{"move":...,"tag":"%b"}' % mark

        def mark(self, seat: Seat, payload: bytes) -> bytes | None:                # hot: find, do not parse
            at = payload.find(b'"tag":"')
            return payload[at + 7 : at + 23] if at > 0 else None

A server that tells several actions in one frame needs a `JoinedDriver`.

Where the server's broadcast carries nothing that the client chose, keep a table: from what it does carry
(seat and number, say) to the mark. `mark` must answer exactly once for each action and member of the room,
the sender included: either the sender's acknowledgement counts or its broadcast, not both. `Driver.binary`
picks the frame type.
"""

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic_ns, sleep

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SECOND = 1_000_000_000
BEAT = 100_000
"""Nanoseconds between two looks at the sockets and the schedule."""


@dataclass(eq=False)
class Seat:
    """One member of one room. A driver may keep what it needs in `notes`."""

    room: int
    member: int
    url: str
    headers: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    transport: WSTransport | None = None
    type: WSMsgType = WSMsgType.TEXT
    joined: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, payload: bytes) -> None:
        assert self.transport is not None, "not connected"
        self.transport.send(self.type, payload)

    def join(self) -> None:
        self.joined.set()


class Driver:
    """How one server's protocol looks. The module's docstring has an example."""

    binary = False

    async def seat(self, port: int, room: int, member: int, members: int) -> Seat:
        """Where this member connects to. Asked in order, each seat connected before the next."""
        raise NotImplementedError

    def greet(self, seat: Seat) -> None:
        """Called when the socket is open; by default that is all it takes to be in the room."""
        seat.join()

    def other(self, seat: Seat, payload: bytes) -> None:
        """A frame in which `mark` found none: answer it, or call `seat.join()`, or ignore it."""

    def action(self, seat: Seat, mark: bytes) -> bytes:
        """The frame by which this member does something that the room is told about."""
        raise NotImplementedError

    def mark(self, seat: Seat, payload: bytes) -> bytes | None:
        """The mark of the action that this frame delivers."""
        raise NotImplementedError


class JoinedDriver(Driver):
    """For a server whose frame may deliver several actions at once, the same frame to every member."""

    def complete(self, seat: Seat, payload: bytes) -> Sequence[bytes] | None:
        """The marks of those actions that have reached the whole room with this frame, here and now.

        None if the frame delivers no actions.
        """
        raise NotImplementedError


@dataclass(frozen=True)
class Steady:
    """How one run at a fixed rate went. Times in nanoseconds."""

    reached: float
    """Actions finished a second while sending, as a share of those due a second."""
    lost: int
    delays: list[int]
    late: list[int]


class _Member(WSListener):
    def __init__(self, load: "Load", seat: Seat) -> None:
        self._load = load
        self._seat = seat
        self._mark = load.driver.mark
        self._missing = load.missing

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._seat.transport = transport
        self._load.driver.greet(self._seat)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows calls it so
        """Once for each message delivered: the hottest lines of the load."""
        mark = self._mark(self._seat, frame.get_payload_as_bytes())
        if mark is None:
            if frame.msg_type != WSMsgType.CLOSE:
                self._load.driver.other(self._seat, frame.get_payload_as_bytes())
            return
        missing = self._missing
        left = missing.get(mark, 0)
        if left > 1:
            missing[mark] = left - 1
        elif left:
            del missing[mark]
            self._load.finish(self._seat.room, mark)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        self._load.disconnected += 1


class _JoinedMember(_Member):
    """The same for frames that deliver several actions."""

    def __init__(self, load: "Load", seat: Seat, driver: JoinedDriver) -> None:
        super().__init__(load, seat)
        self._complete = driver.complete

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows calls it so
        payload = frame.get_payload_as_bytes()
        marks = self._complete(self._seat, payload)
        if marks is None:
            if frame.msg_type != WSMsgType.CLOSE:
                self._load.driver.other(self._seat, payload)
            return
        for mark in marks:
            if self._missing.pop(mark, None) is not None:
                self._load.finish(self._seat.room, mark)


class Load:
    """All rooms with all their members. Build it with `connect`, end it with `close`."""

    def __init__(self, driver: Driver, members: int) -> None:
        self.driver = driver
        self.members = members
        self.rooms: list[list[Seat]] = []
        self.missing: dict[bytes, int] = {}
        self.finished = 0
        self.disconnected = 0
        self._delays: list[int] = []
        self._turn: list[int] = []
        self._closed_loop = False
        self._last_stamp = 0

    async def connect(self, port: int, rooms: int) -> None:
        kind = WSMsgType.BINARY if self.driver.binary else WSMsgType.TEXT
        for room in range(rooms):
            self.rooms.append([])
            self._turn.append(0)
            for member in range(self.members):
                seat = await self.driver.seat(port, room, member, self.members)
                seat.type = kind
                await ws_connect(
                    lambda seat=seat: self._member(seat), seat.url, extra_headers=seat.headers or None
                )
                await asyncio.wait_for(seat.joined.wait(), 10)
                self.rooms[-1].append(seat)
        gc.freeze()

    def _member(self, seat: Seat) -> _Member:
        if isinstance(self.driver, JoinedDriver):
            return _JoinedMember(self, seat, self.driver)
        return _Member(self, seat)

    async def close(self) -> None:
        for seat in (seat for room in self.rooms for seat in room):
            if seat.transport is not None:
                seat.transport.disconnect()
                await seat.transport.wait_disconnected()

    def send(self, room: int, stamp: int) -> None:
        """The next member of this room acts, `stamp` being when it should have."""
        self._last_stamp = stamp = max(stamp, self._last_stamp + 1)  # a mark is used once
        mark = b"%016x" % stamp
        turn = self._turn[room]
        self._turn[room] = (turn + 1) % self.members
        self.missing[mark] = self.members
        seat = self.rooms[room][turn]
        seat.send(self.driver.action(seat, mark))

    def finish(self, room: int, mark: bytes) -> None:
        self.finished += 1
        now = monotonic_ns()
        if self._closed_loop:
            self.send(room, now)
        else:
            self._delays.append(now - int(mark, 16))

    async def warm(self, seconds: float) -> float:
        """As fast as it goes with an action of every member on its way. Messages delivered a second."""
        self._closed_loop = True
        for _ in range(self.members):
            for room in range(len(self.rooms)):
                self.send(room, monotonic_ns())
        await asyncio.sleep(seconds / 2)
        finished, began = self.finished, monotonic_ns()
        await asyncio.sleep(seconds / 2)
        rate = (self.finished - finished) * self.members * SECOND / (monotonic_ns() - began)
        self._closed_loop = False
        await self._drain()
        return rate

    async def steady(self, rate: float, seconds: float) -> Steady:
        """`rate` messages delivered a second, for so long. Given up when half a second's worth is late."""
        step = self.members * SECOND / rate
        due, enough = int(seconds * SECOND / step), int(SECOND / 2 / step) + self.members
        self._delays, finished, late = [], self.finished, list[int]()
        gc.disable()
        began = monotonic_ns()
        while len(late) < due and len(self.missing) < enough:
            beat = monotonic_ns()
            for number in range(len(late), min(due, int((beat - began) / step) + 1)):
                stamp = began + int(number * step)
                self.send(number % len(self.rooms), stamp)
                late.append(monotonic_ns() - stamp)
            await asyncio.sleep(0)  # one turn of the loop: whatever has arrived is read
            spare = beat + BEAT - monotonic_ns()
            if spare > 0:
                sleep(spare / SECOND)  # blocks on purpose, see the module's docstring
        reached = (self.finished - finished) * step / (monotonic_ns() - began)
        gc.enable()
        return Steady(reached, await self._drain(), self._delays, late)

    async def _drain(self) -> int:
        """Wait for what is still on its way; how many actions never came."""
        for _ in range(500):
            if not self.missing:
                return 0
            await asyncio.sleep(0.01)
        lost = len(self.missing)
        self.missing.clear()
        return lost
