"""Our protocol for the load: whole games being played, every action validated, durable and broadcast.

The members of a room shuttle the four heroes between their places in the centre of tile 1 and squares of
their own beside it. One move of a hero is on its way at a time; a member whose directions have no hero to
move just then rings the bell.
What is broadcast names seat and number, and a table leads from those to the mark.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from peers.drivers import post
from peers.load import Driver, Seat

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OUTINGS = {(1, 1): {(1, 0), (0, 1)}, (2, 1): {(2, 0)}, (1, 2): {(1, 3)}, (2, 2): {(2, 3), (3, 2)}}
"""From a place in the centre, where its hero goes: nobody gets in anybody's way, or onto an hourglass."""
HOUR = 3_600_000


@dataclass
class _Room:
    code: str
    first: Seat | None = None
    last: Seat | None = None
    cards: list[list[str]] = field(default_factory=list)
    homes: dict[str, tuple[int, int]] = field(default_factory=dict)
    heroes: dict[str, tuple[int, int]] = field(default_factory=dict)
    reach: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    moving: set[str] = field(default_factory=set)
    numbers: list[int] = field(default_factory=list)
    marks: dict[tuple[int, int], bytes] = field(default_factory=dict)


class Ours(Driver):
    def __init__(self) -> None:
        self._rooms: dict[int, _Room] = {}
        self._members = 0

    async def seat(self, port: int, room: int, member: int, members: int) -> Seat:
        self._members = members
        if member == 0:
            self._rooms[room] = _Room(post(port, "/api/rooms", {})["code"], numbers=[1] * members)
        seat = Seat(room, member, f"ws://127.0.0.1:{port}/ws")
        table = self._rooms[room]
        table.first = table.first or seat
        table.last = seat
        return seat

    def greet(self, seat: Seat) -> None:
        _send(seat, type="join", room=self._rooms[seat.room].code, name=f"player {seat.member}")

    def other(self, seat: Seat, payload: bytes) -> None:
        """Sitting down one by one; when the last one sits, the first deals and starts."""
        message = json.loads(payload)
        kind, table = message["type"], self._rooms[seat.room]
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
        elif kind == "update":
            self._learn_reach(table, message["reach"])
        elif kind == "done" and seat is table.first and table.last is not None:
            table.last.join()

    def _learn(self, table: _Room, view: dict[str, Any], reach: dict[str, Any]) -> None:
        table.cards = view["cards"]
        table.heroes = {hero["hero"]: tuple(hero["square"][1:]) for hero in view["heroes"]}
        table.homes = dict(table.heroes)
        self._learn_reach(table, reach)

    def _learn_reach(self, table: _Room, reach: dict[str, Any]) -> None:
        table.reach |= {ability: heroes for ability, heroes in reach.items() if ability in STEPS}

    def action(self, seat: Seat, mark: bytes) -> bytes:
        table = self._rooms[seat.room]
        table.numbers[seat.member] += 1
        n = table.numbers[seat.member]
        table.marks[seat.member, n] = mark
        return json.dumps({"type": "do", "n": n, "deed": self._deed(table, seat)}).encode()

    def _deed(self, table: _Room, seat: Seat) -> dict[str, object]:
        for direction in table.cards[seat.member]:
            for hero in table.reach.get(direction, ()):
                if hero not in table.moving and _may_go(table, hero, direction):
                    table.moving.add(hero)
                    origin = [0, *table.heroes[hero]]
                    return {"type": "move", "hero": hero, "from": origin, "direction": direction, "steps": 1}
        return {"type": "bell", "target": seat.member}

    def mark(self, seat: Seat, payload: bytes) -> bytes | None:
        if not payload.startswith(b'{"type":"update"'):
            return None
        table = self._rooms[seat.room]
        who = payload.find(b'"seat":')
        number = payload.find(b'"n":', who)
        mark = table.marks.get(
            (int(payload[who + 7 : who + 8]), int(payload[number + 4 : payload.find(b"}", number)]))
        )
        if seat is table.first and mark is not None:
            self._follow(table, payload)
        return mark

    def _follow(self, table: _Room, payload: bytes) -> None:
        """One member of each room keeps its map up to date."""
        message = json.loads(payload)
        for event in message["events"]:
            if event["type"] == "moved":
                table.heroes[event["hero"]] = tuple(event["to"][1:])
                table.moving.discard(event["hero"])
        self._learn_reach(table, message["reach"])


def _may_go(table: _Room, hero: str, direction: str) -> bool:
    here, home = table.heroes[hero], table.homes[hero]
    there = (here[0] + STEPS[direction][0], here[1] + STEPS[direction][1])
    return there == home or (here == home and there in OUTINGS[home])


def _send(through: Seat, **message: object) -> None:
    through.send(json.dumps(message).encode())
