"""The structs of the HTTP API hold nothing that nobody writes or nobody describes."""

import re
from dataclasses import replace
from inspect import get_annotations
from pathlib import Path
from typing import Any

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
from hushmaze.server.http.components import field_docs, structs_in
from hushmaze.server.http.openapi import http_types
from hushmaze.server.http.routes import ROUTES
from hushmaze.server.records.record import BotSeat
from hushmaze.server.results.days import day_of
from hushmaze.storage import MemoryStore
from tests.protocol.test_replay import golden
from tests.server.finished import NOON, Finished, book_game, ended, finished, room_of
from tests.server.http.site import site
from tests.server.support import in_loop

DOCS = Path(__file__).parents[3] / "docs"
PAGES = "".join(
    (DOCS / page).read_text(encoding="utf-8")
    for page in ("protocol.md", "guides/games.md", "guides/replays.md", "guides/own-scenarios.md")
)
NAMED_IN_PAGES = set(re.findall(r"`\??&?(\w+)=?`", PAGES))

STRUCTS = sorted(structs_in(http_types()), key=lambda struct: struct.__name__)
OWN = [struct for struct in STRUCTS if struct.__module__ != facts.__name__]
"""Those of the socket are held by `tests/protocol/test_written_parts.py`."""
ANSWERS = [struct for struct in OWN if not issubclass(struct, ApiRequest)]

DAY = "2025-11-10"
"""A Monday, long over."""


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_field_is_described(struct: type[msgspec.Struct]) -> None:
    """By the text under it, or in the pages."""
    fields = {field.encode_name for field in structs.fields(struct)}
    assert fields - field_docs(struct).keys() - NAMED_IN_PAGES == set()


def optional(struct: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in structs.fields(struct) if not field.required}


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


Written = set[tuple[type, str]]


def written_in(value: Any, found: Written) -> Written:  # noqa: ANN401 -- whatever an answer holds
    """The parts that are not as they would be if nobody had given them."""
    if isinstance(value, msgspec.Struct):
        for field in structs.fields(value):
            part = getattr(value, field.name)
            usual = [] if field.default_factory is list else field.default
            if part != usual:
                found |= {(kind, field.name) for kind in type(value).__mro__}
            written_in(part, found)
    elif isinstance(value, dict):
        written_in(list(value.values()), found)
    elif isinstance(value, list):
        for part in value:
            written_in(part, found)
    return found


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


def owner(struct: type, name: str) -> type:
    """The struct that has the part of its own."""
    return next(kind for kind in struct.__mro__ if name in get_annotations(kind))


def test_every_reason_is_given_by_a_route_or_by_the_router() -> None:
    by_the_router = {HttpReason.NOT_FOUND, HttpReason.METHOD_NOT_ALLOWED}
    by_parts = {HttpReason.BAD_BODY, HttpReason.BAD_PARAMETER, HttpReason.UNFINISHED}
    listed = {reason for endpoint in ROUTES for reason in endpoint.errors}
    assert set(HttpReason) - listed == by_the_router | by_parts
