"""A real server with rooms in which nothing may change, and others for hostile players to play in."""

import asyncio
import contextlib
import gc
import json
import logging
import urllib.request
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from hushmaze.protocol.codec import to_plain
from hushmaze.rules import legal
from hushmaze.rules.digest import digest
from hushmaze.rules.legal import Talk
from hushmaze.rules.reach import Slide
from hushmaze.rules.words import Seat
from hushmaze.server.app import running
from hushmaze.server.limits import Rate
from hushmaze.server.rooms.room import Room
from hushmaze.server.settings import Settings
from hushmaze.server.sockets.front_door import FrontDoor
from hushmaze.server.transport import Limits, Server
from hushmaze.storage import Store
from tests.server.player import Player

Facts = dict[str, Any]

AN_HOUR = 3_600_000
"""As much sand as an hourglass can hold, so that no game ends by itself meanwhile."""

NO_LIMITS: dict[str, Any] = {
    "messages": Rate(1e9, 10**9),
    "new_rooms": Rate(1e9, 10**9),
    "new_games": Rate(1e9, 10**9),
}


class Grievances(logging.Handler):
    """What the server's log must not have: errors, and words of errors nobody caught."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.found: list[str] = []
        self.lines = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.lines += 1
        text = record.getMessage()
        wrong = record.levelno >= logging.ERROR or record.exc_info is not None
        if wrong or any(word in text.lower() for word in ("traceback", "unhandled", "never retrieved")):
            self.found.append(f"{record.name}: {text} {record.exc_info[1]!r}" if record.exc_info else text)


@contextlib.contextmanager
def listening(handler: logging.Handler) -> Any:  # noqa: ANN401 -- a context manager's
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield handler
        gc.collect()  # tasks whose errors nobody asked for say so only when they are thrown away
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


@dataclass
class Town:
    """`quiet` are the rooms to be left alone; `arenas` those whose players, by token, are hostile."""

    server: Server
    players: list[Player] = field(default_factory=list)
    quiet: list[str] = field(default_factory=list)
    arenas: dict[str, list[str | None]] = field(default_factory=dict)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    async def get(self, path: str, method: str = "GET") -> Any:  # noqa: ANN401 -- any JSON
        request = urllib.request.Request(self.url + path, method=method)
        with contextlib.closing(await asyncio.to_thread(urllib.request.urlopen, request)) as answer:
            return json.load(answer)

    async def new_room(self) -> str:
        return str((await self.get("/api/rooms", "POST"))["code"])

    async def table(self, code: str, seats: int, scenario: int) -> list[Player]:
        """People on all seats of a room's table; the first is the host.

        No bot holds a seat: a siege may outlast its wait, and what a bot does is no change by frames.
        """
        players = [await Player(self.url).connect() for _ in range(seats)]
        for player in players:
            await player.join(code, name="Good")
        table = {"seats": seats, "scenario": scenario, "hourglass_ms": AN_HOUR, "bots_hold": False}
        players[0].send("setup", table=table)
        for seat, player in enumerate(players):
            player.send("sit", seat=seat)
            await player.hear("seat")
        self.players += players
        return players

    async def playing(self, code: str, seats: int, scenario: int) -> list[Player]:
        players = await self.table(code, seats, scenario)
        players[0].send("deal")
        for player in players:
            await player.hear("game")
        assert (await players[0].do({"type": "start"}))["type"] == "done"
        return players

    async def add_arena(self) -> None:
        """A game whose people leave, and whose tokens fall into the wrong hands."""
        code = await self.new_room()
        players = await self.playing(code, 3, 1)
        for player in players:
            await player.leave()
        self.arenas[code] = [player.token for player in players]

    def room(self, code: str) -> Room:
        door = self.server._hub.handler
        assert isinstance(door, FrontDoor)
        return door._rooms._rooms[code]

    def facts(self, code: str) -> Facts:
        """All of a room that strangers must not change, its state hash included."""
        room = self.room(code)
        told = msgspec.to_builtins(room.facts())
        match = room.match
        seats = sorted((p.seat, p.id, p.name, p.ready) for p in room.record.people if p.seat is not None)
        kept = {key: told[key] for key in ("host", "bots", "table", "game", "phase")}
        return kept | {
            "seats": seats,
            "version": match and match.version,
            "state": match and digest(match.durable),
            "newest": match and digest(match._newest),
        }

    def legal_deeds(self) -> list[Facts]:
        """What the good players could do now: in the hands of others it must do nothing."""
        return [deed for code in self.quiet for deed in deeds_in(self.room(code))]


def deeds_in(room: Room) -> list[Facts]:
    """One of every sort that some seat of a room may do now."""
    if room.match is None:
        return []
    state = room.match.durable
    options = [option for seat in range(state.setup.seats) for option in legal(state, Seat(seat))]
    moves = [to_plain(option.move(option.steps[0])) for option in options if isinstance(option, Slide)]
    return moves + [to_plain(option) for option in options if not isinstance(option, Slide | Talk)]


@contextlib.asynccontextmanager
async def opened_town(store: Store, limits: Limits, arenas: int = 0, **settings: Any) -> AsyncIterator[Town]:  # noqa: ANN401
    """Rooms of all sorts: two games with everybody there, one whose players are away, a full lobby."""
    async with running(Settings(port=0, **settings), store, limits) as server:
        town = Town(server)
        town.quiet = [await town.new_room() for _ in range(4)]
        await town.playing(town.quiet[0], 2, 3)
        await town.playing(town.quiet[1], 4, 7)
        away = await town.playing(town.quiet[2], 2, 5)
        await town.table(town.quiet[3], 3, 1)
        for player in away:
            await player.leave()
        for _ in range(arenas):
            await town.add_arena()
        try:
            yield town
        finally:
            for player in town.players:
                await player.leave()
