"""Our protocol for the load: whole games being played, every action validated, durable and broadcast.

The members of a room shuttle the four heroes between their places in the centre of tile 1 and squares of
their own beside it. One move of a hero is on its way at a time; a member whose directions have no hero to
move just then rings the bell. `Ours.moves` and `Ours.bells` count both.

What is broadcast names seats and numbers, and a table leads from those to the marks. What became durable
together comes in one update, the same bytes to everybody: it is read once, when the last member has it.
"""

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec

from peers.drivers import post
from peers.load import JoinedDriver, Seat

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OUTINGS = {(1, 1): {(1, 0), (0, 1)}, (2, 1): {(2, 0)}, (1, 2): {(1, 3)}, (2, 2): {(2, 3), (3, 2)}}
"""From a place in the centre, where its hero goes: nobody gets in anybody's way, or onto an hourglass."""
HOUR = 3_600_000

MOVE = b'{"type":"do","n":%d,"deed":{"type":"move","hero":"%b","from":[0,%d,%d],"direction":"%b","steps":1}}'
BELL = b'{"type":"do","n":%d,"deed":{"type":"bell","target":%d}}'


class Event(msgspec.Struct):
    """As much of an event as is needed here."""

    type: str
    seat: int = -1
    n: int = 0
    hero: str = ""
    to: Any = None


class Update(msgspec.Struct):
    events: list[Event]
    reach: dict[str, dict[str, Any]]


_read = msgspec.json.Decoder(Update).decode


@dataclass
class _Room:
    code: str
    first: Seat | None = None
    last: Seat | None = None
    cards: list[list[str]] = field(default_factory=list)
    homes: dict[str, tuple[int, int]] = field(default_factory=dict)
    heroes: dict[str, tuple[int, int]] = field(default_factory=dict)
    reach: dict[str, dict[str, Any]] = field(default_factory=dict)
    moving: set[str] = field(default_factory=set)
    numbers: list[int] = field(default_factory=list)
    marks: dict[tuple[int, int], bytes] = field(default_factory=dict)
    arriving: dict[bytes, int] = field(default_factory=dict)
    """By version: how many members have yet to get that update."""


class Ours(JoinedDriver):
    def __init__(self) -> None:
        self._rooms: dict[int, _Room] = {}
        self._members = 0
        self.moves = 0
        self.bells = 0

    async def seat(self, port: int, room: int, member: int, members: int) -> Seat:
        self._members = members
        # Where a proxy is trusted: no address opens many rooms, or lays out many games.
        headers = {"X-Forwarded-For": f"198.51.{room // 250}.{room % 250}"}
        if member == 0:
            code = post(port, "/api/rooms", {}, headers)["code"]
            self._rooms[room] = _Room(code, numbers=[1] + [0] * (members - 1))
        seat = Seat(room, member, f"ws://127.0.0.1:{port}/ws", headers)
        table = self._rooms[room]
        table.first = table.first or seat
        table.last = seat
        return seat

    def greet(self, seat: Seat) -> None:
        _send(seat, type="join", room=self._rooms[seat.room].code, name=f"player {seat.member}", acks=False)

    def other(self, seat: Seat, payload: bytes) -> None:
        """Sitting down one by one; when the last one sits, the first deals and starts."""
        table = self._rooms[seat.room]
        if (
            table.last is not None
            and len(table.numbers) == table.last.member + 1
            and table.last.joined.is_set()
        ):
            return
        message = json.loads(payload)
        kind = message["type"]
        if kind == "welcome":
            if seat.member == 0:
                _send(seat, type="setup", table={"scenario": 1, "seats": self._members, "hourglass_ms": HOUR})
            _send(seat, type="sit", seat=seat.member)
        elif kind == "seat" and seat.member < self._members - 1:
            seat.join()
        elif kind == "seat" and table.first is not None:
            _send(table.first, type="deal")
        elif kind == "game" and seat is table.first:
            self._learn(table, message["view"], message["reach"])
            _send(seat, type="do", n=1, deed={"type": "start"})

    def _learn(self, table: _Room, view: dict[str, Any], reach: dict[str, Any]) -> None:
        table.cards = [[ability for ability in card if ability in STEPS] for card in view["cards"]]
        table.heroes = {hero["hero"]: tuple(hero["square"][1:]) for hero in view["heroes"]}
        table.homes = dict(table.heroes)
        table.reach |= reach

    def action(self, seat: Seat, mark: bytes) -> bytes:
        table, member = self._rooms[seat.room], seat.member
        n = table.numbers[member] = table.numbers[member] + 1
        table.marks[member, n] = mark
        for direction in table.cards[member]:
            for hero in table.reach[direction]:
                if hero not in table.moving and _may_go(table, hero, direction):
                    table.moving.add(hero)
                    self.moves += 1
                    return MOVE % (n, hero.encode(), *table.heroes[hero], direction.encode())
        self.bells += 1
        return BELL % (n, member)

    def complete(self, seat: Seat, payload: bytes) -> list[bytes] | None:
        if not payload.startswith(b'{"type":"update"'):
            return None
        table = self._rooms[seat.room]
        version = payload[21 : payload.index(b",", 21)]
        left = table.arriving.pop(version, self._members) - 1
        if left:
            table.arriving[version] = left
            return []
        return self._follow(table, _read(payload))

    def _follow(self, table: _Room, update: Update) -> list[bytes]:
        """Everybody has it: bring the map up to date."""
        marks = []
        for event in update.events:
            if event.type == "moved":
                table.heroes[event.hero] = tuple(event.to[1:])
                table.moving.discard(event.hero)
            elif event.type == "started" and table.last is not None:
                table.last.join()
            mark = table.marks.pop((event.seat, event.n), None)
            if mark is not None:
                marks.append(mark)
        table.reach |= update.reach
        return marks


def _may_go(table: _Room, hero: str, direction: str) -> bool:
    here, home = table.heroes[hero], table.homes[hero]
    there = (here[0] + STEPS[direction][0], here[1] + STEPS[direction][1])
    return there == home or (here == home and there in OUTINGS[home])


def _send(through: Seat, **message: object) -> None:
    through.send(json.dumps(message).encode())
