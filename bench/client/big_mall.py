"""A game in the middle of a heist with all 24 tiles on the table, in a store that a server can open."""

import asyncio
from typing import NamedTuple

from tests.support.autopilot import Autopilot
from tests.support.deal_search import SearchInThread

from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.rules import Game
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.game.clock import LoopClock
from hushmaze.server.metrics import Metrics
from hushmaze.server.records.record import heading_bytes
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.storage import Store
from hushmaze.storage.api import Entry
from hushmaze.tiles import standard_set

SEATS = 4
TILES = 24
_AN_HOUR_MS = 3_600_000
_SCENARIO = 14
"""Not a word: nothing but pawns moves, no talk window opens."""
_MOST_DEEDS = 2_500


class Laid(NamedTuple):
    code: str
    game: str
    tokens: list[str]
    """Of each seat."""


def explored(seed: int = 0) -> tuple[Heading, Game]:
    """A game played until the whole stack lies on the table."""
    heading = Heading(
        scenario_number(_SCENARIO),
        Table(seats=SEATS, seed=seed, level=7, hourglass_ms=_AN_HOUR_MS),
        standard_set(),
    )
    game = Game(heading.setup())
    pilot = Autopilot(game, seed, pace=200)
    for _ in range(_MOST_DEEDS):
        pilot.step()
        if len(game.state.board.tiles) == TILES:
            assert not game.state.over, "a game that is over is no place for a bench"
            return heading, game
    raise AssertionError(f"seed {seed} does not lead to {TILES} tiles")


async def lay_out(store: Store) -> Laid:
    """A room whose four people sit at that game; the store is open afterwards."""
    await store.open()
    heading, game = explored()
    rooms = Rooms(
        RoomServices(store, LoopClock(asyncio.get_running_loop()), Metrics(), 1_000, deals=SearchInThread())
    )
    room = await rooms.create()
    people = [room.members.welcome(f"Player {seat}") for seat in range(SEATS)]
    room.table.choose(people[0][0], TableChanges(seats=SEATS, bots_hold=False))
    for seat, (person, _) in enumerate(people):
        room.seats.sit(person, seat)
    name = "the-big-mall"
    await store.create_game(name, room.record.code, heading_bytes(heading))
    await store.commit_one(Entry(name, 0, tuple(write_event(event) for event in game.events)))
    room.record.game = name
    await rooms.saving.save(room)
    await rooms.close()
    return Laid(room.record.code, name, [token for _, token in people])
