"""No message has a part that nothing ever writes, or that no page explains."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from msgspec import structs

from hushmaze.protocol.game_log.log import read_log
from hushmaze.protocol.messages.from_server import ServerMessage, encode
from hushmaze.protocol.replay import shown_to_all
from hushmaze.protocol.schema import schema
from hushmaze.server.bots.held_seats import HOLD_AFTER_MS
from hushmaze.server.results.days import day_of
from hushmaze.server.transport import run
from tests.server.http.test_playing_on import beginning
from tests.server.sockets.guests import Guest, GuestHouse, settle
from tests.support.client_games import first_message, updates
from tests.support.golden import GAMES

Json = Any
Part = tuple[str, str]
"""The name of a definition, and of one of its properties."""

DOCS = Path(__file__).parents[2] / "docs"
PAGES = "".join(
    (DOCS / page).read_text(encoding="utf-8") for page in ("protocol.md", "referee.md", "tiles.md")
)
SCHEMA = schema()
DEFINITIONS: dict[str, Json] = SCHEMA["definitions"]

ALWAYS_NULL = {("View", "seat"), ("RoomChanges", "daily")}
"""The view in a message is a spectator's, the same for everybody; the referee's has a seat. A table that is
no day's does not become one.
"""


def name_in(node: Json) -> str | None:
    ref: str | None = node.get("$ref")
    return None if ref is None else ref.rpartition("/")[2]


def refers_to(node: Json) -> Iterator[str]:
    """The definitions that a part of the schema names."""
    if isinstance(node, dict):
        named = name_in(node)
        if named is not None:
            yield named
        node = list(node.values())
    for part in node if isinstance(node, list) else ():
        yield from refers_to(part)


def reachable(start: str) -> set[str]:
    found, ahead = {start}, [start]
    while ahead:
        new = set(refers_to(DEFINITIONS[ahead.pop()])) - found
        found |= new
        ahead += new
    return found


def parts_from(start: str) -> set[Part]:
    return {
        named_part(name, part)
        for name in reachable(start)
        for part in DEFINITIONS[name].get("properties", {})
        if part != "type"
    }


def named_part(name: str, part: str) -> Part:
    """All events have the number of their deed in one place, see `Match`."""
    return ("GameEvent" if part == "n" and name.endswith("Event") else name), part


@cache
def reader_of(node: str) -> jsonschema_rs.Draft7Validator:
    """Made once for each part of the schema: making one costs far more than asking it."""
    return jsonschema_rs.Draft7Validator({"definitions": DEFINITIONS, "allOf": [json.loads(node)]})


def fits(node: Json, value: Json) -> bool:
    return reader_of(json.dumps(node)).is_valid(value)


class Seen:
    """Collects the parts that messages have, and that say more than null."""

    def __init__(self) -> None:
        self.parts: set[Part] = set()
        self._kinds = {
            definition["properties"]["type"]["const"]: name
            for name, definition in DEFINITIONS.items()
            if name.endswith(("Message", "Event")) and "type" in definition.get("properties", {})
        }

    def look(self, message: Json) -> None:
        self._look({"$ref": f"#/definitions/{self._kinds[message['type']]}"}, message)

    def _look(self, node: Json, value: Json) -> None:
        named = name_in(node)
        if named is not None:
            self._look_in(named, value)
        elif "anyOf" in node:
            self._look(next(one for one in node["anyOf"] if fits(one, value)), value)
        elif isinstance(value, list) and isinstance(node.get("items"), dict):
            for each in value:
                self._look(node["items"], each)

    def _look_in(self, named: str, value: Json) -> None:
        definition = DEFINITIONS[named]
        if "anyOf" in definition:
            self.look(value)
        for part, inner in definition.get("properties", {}).items():
            if part != "type" and value.get(part) is not None:
                self.parts.add(named_part(named, part))
                self._look(inner, value[part])


ENTRIES = {
    "number": 0, "name": "All of it", "about": "Every entry.", "tile_set": "Standard", "tiles": "2-4, 6-16",
    "on_top": "5", "shuffled": False, "face": "A", "hourglass_ms": 200_000, "rules": ["cameras"],
}  # fmt: skip
CHOICES: dict[str, Json] = {
    "scenario": 9, "seats": 3, "voice": True, "bots_hold": True, "fair": True, "tile_set": 7, "face": "A",
    "bots_listen_ms": 5_000, "bots_patient": True, "bots_skill": "expert",
    "hourglass_ms": 200_000, "edition": "A", "pause": True, "leader_fixed": True,
    "deal": "apart", "cards": ["NEV", "SWCX", ""],
}  # fmt: skip


async def lobby(house: GuestHouse, ann: Guest, ben: Guest) -> None:
    await ann.say("setup", table={"scenario": ENTRIES, "seats": 2})
    await ann.say("setup", table={"scenario": 8, "level": 2})
    await ann.say("setup", table={"scenario": 1, "level": None, "talk_always": True})
    await ann.say("setup", table={"talk_always": None} | CHOICES)
    for seat, guest in enumerate((ann, ben)):
        await guest.say("sit", seat=seat)
    await ann.say("offer", seat=2, bot=True, level="fast")
    await ben.say("ready", ready=True)
    await ben.say("chat", text="hello")
    await ben.say("time", sent=1, rtt=30)
    await ben.say("signal", to=0, data={"sdp": "x"})
    await ben.say("handover")
    await ben.say("deal")
    house.rooms.everybody()[0].presence.broadcast_lags()
    await ben.say("ready", ready=True)


async def game(house: GuestHouse, ann: Guest, ben: Guest) -> Guest:
    await ann.say("deal")
    await ann.say("do", n=1, deed={"type": "start"})
    await ann.say("do", n=2, deed={"type": "start"})
    await ann.say("time", sent=1)
    await ann.say("since", v=0)
    elsewhere = house.guest()
    await elsewhere.join(token=ben.you["token"])
    elsewhere.session.closed()
    house.clock.advance(HOLD_AFTER_MS)
    await settle()
    house.clock.advance(CHOICES["hourglass_ms"])
    await settle()
    await ann.say("deal", again=ann.wire.ear.last("game")["game"])
    return elsewhere


async def host_goes(house: GuestHouse) -> Guest:
    house.code = (await house.rooms.create()).record.code
    hal, gus = await house.joined("Hal"), await house.joined("Gus", changes=True)
    ida = await house.joined("Ida")
    for seat, guest in enumerate((hal, gus)):
        await guest.say("sit", seat=seat)
    for guest in (ida, hal):
        guest.session.closed()
        await settle()
    return gus


async def session() -> list[Json]:
    """All that devices hear around five tables, also a day's, a first game's and one that plays on."""
    house = await GuestHouse().open()
    ann, ben = await house.joined("Ann"), await house.joined("Ben")
    fay = await house.joined("Fay", changes=True)
    await lobby(house, ann, ben)
    elsewhere = await game(house, ann, ben)
    gus = await host_goes(house)
    house.code = (await house.rooms.create(day=day_of("2026-11-16"))).record.code
    cay = await house.joined("Cay")
    house.code = (await house.rooms.create(lesson="team")).record.code
    dan = await house.joined("Dan", changes=True)
    await dan.say("sit", seat=0)
    await dan.say("deal")
    await dan.say("do", n=1, deed={"type": "start"})
    house.code = (await house.rooms.play_on(beginning(), 0, "human")).record.code
    eve = await house.joined("Eve")
    guests = (ann, ben, fay, elsewhere, gus, cay, dan, eve)
    return [message for guest in guests for message in guest.heard]


def golden_messages() -> Iterator[ServerMessage]:
    """Every update; the whole game before the first, while a tile waits to be placed, and after the last."""
    for file in sorted(GAMES.glob("*.log")):
        log = read_log(file.read_text(encoding="utf-8"))
        first = first_message(log)
        yield first
        for update, state in updates(log):
            yield update
            if state.hand is not None or state.over:
                yield structs.replace(first, **structs.asdict(shown_to_all(state)))


def seen_in(messages: Iterable[Json]) -> set[Part]:
    seen = Seen()
    for message in messages:
        seen.look(message)
    return seen.parts


def test_every_part_of_a_message_to_clients_is_written() -> None:
    written = seen_in([*run(session()), *(json.loads(encode(message)) for message in golden_messages())])
    assert parts_from("ServerMessage") - written == ALWAYS_NULL


def test_a_part_that_nothing_writes_is_noticed() -> None:
    message = {"type": "welcome", "protocol": 1, "you": {"id": 1, "name": "Ann", "seat": None}, "server": 5}
    assert seen_in([message]) == {
        ("WelcomeMessage", "protocol"), ("WelcomeMessage", "you"), ("WelcomeMessage", "server"),
        ("You", "id"), ("You", "name"),
    }  # fmt: skip


@pytest.mark.parametrize(
    "part", sorted(parts_from("ServerMessage") | parts_from("ClientMessage")), ids=".".join
)
def test_every_part_of_a_message_is_explained(part: Part) -> None:
    assert re.search(rf"`{part[1]}`", PAGES)
