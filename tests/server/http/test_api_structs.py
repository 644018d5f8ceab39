"""The structs of the HTTP API hold nothing that nobody writes or nobody describes."""

from dataclasses import replace

import msgspec
import pytest
from msgspec import structs

from hushmaze.bots.lesson.deal import lesson_heading
from hushmaze.protocol.api.base import ApiRequest
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.games import GameRow
from hushmaze.protocol.api.replays import Replay
from hushmaze.protocol.api.service import VoiceSetup
from hushmaze.protocol.api.tile_sets import TileSetFaces
from hushmaze.protocol.game_log.heading import PlayedOn
from hushmaze.protocol.game_log.log import Log
from hushmaze.protocol.messages import facts
from hushmaze.protocol.replay import replay_of
from hushmaze.protocol.summary import Summary
from hushmaze.protocol.words import BotLevel, FirstGameKind
from hushmaze.scenarios import scenario_number
from hushmaze.server.http.components import structs_in
from hushmaze.server.http.openapi import http_types
from hushmaze.server.http.routes import ROUTES
from hushmaze.server.records.record import BotSeat
from hushmaze.server.results.days import day_of
from hushmaze.storage import MemoryStore
from tests.protocol.test_replay import golden
from tests.server.finished import NOON, Finished, book_game, ended, finished, room_of
from tests.server.http.site import site
from tests.server.support import in_loop
from tests.support.written_parts import Written, named_in, optional, owner, unexplained, written_in

NAMED_IN_PAGES = named_in("protocol.md", "guides/games.md", "guides/replays.md", "guides/own-scenarios.md")

STRUCTS = sorted(structs_in(http_types()), key=lambda struct: struct.__name__)
OWN = [struct for struct in STRUCTS if struct.__module__ != facts.__name__]
"""Those of the socket are held by `tests/protocol/test_written_parts.py`."""
ANSWERS = [struct for struct in OWN if not issubclass(struct, ApiRequest)]

DAY = "2025-11-10"
"""A Monday, long over."""


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_is_described(struct: type[msgspec.Struct]) -> None:
    """By the text under it, or in the pages."""
    assert unexplained(struct, NAMED_IN_PAGES) == set()


@pytest.mark.parametrize("struct", ANSWERS, ids=lambda struct: struct.__name__)
def test_whoever_makes_an_answer_gives_every_part_of_it(struct: type[msgspec.Struct]) -> None:
    """But for summaries, of which earlier versions stored less, and for parts that may be absent."""
    stored = optional(Summary) if issubclass(struct, Summary) else set()
    given = {field.name for field in structs.fields(struct) if field.default is not msgspec.UNSET}
    assert optional(struct) & given <= stored


def test_answers_are_open_and_requests_are_closed() -> None:
    """A client may meet parts it does not know; a server says so."""
    for struct in OWN:
        assert issubclass(struct, ApiRequest) == struct.__struct_config__.forbid_unknown_fields or (
            struct.__name__ == "IceServer"
        )


async def house() -> MemoryStore:
    """Games of all sorts: a day's, with bots, of an own scenario, and one that was lost."""
    store = MemoryStore()
    await store.open()
    day = day_of(DAY)
    await book_game(store, "daily", ended(day.heading(next(day.seeds()), 2)), room_of("Ann", "Ben", day=DAY))
    bots = room_of("Ann")
    bots.bots, bots.fair = [BotSeat(1, "Robin", BotLevel.BRISK)], True
    await book_game(store, "bots", finished(8, 400, 1).with_bot(), bots, NOON + 1)
    own = replace(scenario_number(1), number=None, name="Mine")
    heading = finished().heading
    await book_game(store, "own", ended(replace(heading, scenario=own)), at=NOON + 2)
    await book_game(store, "lost", finished(8, 3000, 2), at=NOON + 3)
    given_up = Finished(heading, Log(heading, ()).opening().state, ())
    await book_game(store, "given-up", given_up, at=NOON + 4)
    first_game = lesson_heading(FirstGameKind.TEAM)
    left = Finished(first_game, Log(first_game, ()).opening().state, ())
    await book_game(store, "first-game", left, at=NOON + 5)
    return store


@in_loop
async def test_every_part_that_may_be_absent_is_written_by_somebody() -> None:
    turn = {"urls": ["turn:turn.example.org"], "username": "u", "credential": "c"}
    found: Written = set()
    async with site(await house(), ice_servers=msgspec.json.encode([turn]).decode()) as here:
        for path, kind in (
            ("/api/games", list[GameRow]),
            ("/api/games/bots/replay", Replay),
            ("/api/games/first-game/replay", Replay),
            ("/api/voice", VoiceSetup),
            ("/api/tile-sets/standard", TileSetFaces),
        ):
            answer = await here.ask(path)
            written_in(msgspec.json.decode(answer.body, type=kind), found)
    later = golden("own").heading
    other = replace(later, rules=later.rules + 1, dealt_again="own", played_on=PlayedOn("own", 3))
    written_in(replay_of(Log(other, ())), found)
    assert {(owner(struct, name), name) for struct in ANSWERS for name in optional(struct)} - found == set()


def test_every_reason_is_given_by_a_route_or_by_the_router() -> None:
    by_the_router = {HttpReason.NOT_FOUND, HttpReason.METHOD_NOT_ALLOWED}
    by_parts = {HttpReason.BAD_BODY, HttpReason.BAD_PARAMETER, HttpReason.UNFINISHED}
    listed = {reason for endpoint in ROUTES for reason in endpoint.errors}
    assert set(HttpReason) - listed == by_the_router | by_parts
