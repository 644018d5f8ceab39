"""docs/protocol.md is true: its conversations happen as printed, and it leaves nothing out."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from hushmaze.protocol.api.games import MOST_GAMES_A_PAGE
from hushmaze.protocol.messages.facts import BotFacts, PersonFacts, RoomFacts, TableChoices, You
from hushmaze.protocol.messages.from_client import ClientMessage
from hushmaze.protocol.messages.from_server import WIRE_VERSION, ServerMessage
from hushmaze.protocol.reasons import ByeReason, ErrorReason, RoomRefusal
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.reasons import Reason
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.words import ABILITIES
from hushmaze.server import app as serve
from hushmaze.server.bots.held_seats import HOLD_AFTER_MS
from hushmaze.server.game import command_numbers as numbers
from hushmaze.server.game import commands as deeds
from hushmaze.server.http.endpoint import LONGEST_BODY
from hushmaze.server.http.openapi import openapi
from hushmaze.server.records import people
from hushmaze.server.rooms import handovers, new_games
from hushmaze.server.settings import Settings
from hushmaze.server.sockets import room_requests
from hushmaze.server.transport import Limits, run
from hushmaze.server.transport.websockets import rfc6455
from tests.server.transcripts import Story, filled, fitting

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CONVERSATIONS = re.findall(r"```transcript\n(.*?)```", PAGE, re.DOTALL)

TO_SERVER = PAGE.split("## Messages to the server")[1].split("\n## ")[0]
TO_CLIENT, OF_A_ROOM = PAGE.split("## Messages to the client")[1].split("\n## ")[0].split("\n`room` is\n")
REASONS = PAGE.split("\n## Reasons")[1].split("\n## ")[0]


def type_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def rows(section: str, first: str) -> list[list[str]]:
    """The parts named in the second cell of all rows about this."""
    cells = [row.split("|") for row in section.splitlines() if row.startswith("|")]
    return [re.findall(r"`(\w+)`", row[2]) for row in cells if f"`{first}`" in row[1]]


def test_the_conversations_happen_as_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        new_games, "randbits", lambda _bits: 7
    )  # the one thing that is not as always: the deal

    async def tell() -> int:
        story = Story(Settings(port=0, data=tmp_path))
        await story.start()
        try:
            await story.play(line for conversation in CONVERSATIONS for line in conversation.splitlines())
        finally:
            await story.stop()
        return story.played

    assert run(tell()) > 100


def test_the_comparison_can_fail() -> None:
    assert fitting({"a": 1}, {"a": 2}, {}) is None
    assert fitting({"a": {"b": 1}}, {"a": {}}, {}) is None
    assert fitting(["$x", "$x"], [1, 2], {}) is None
    assert fitting([1], [1, 2], {}) is None
    assert fitting({"a": "$x"}, {"a": [1], "b": 2}, {}) == {"$x": [1]}
    assert fitting({"a": "$_"}, {"a": 5}, {}) == {}
    assert filled({"a": "$x", "b": ["c"]}, {"$x": 1}) == {"a": 1, "b": ["c"]}


@pytest.mark.parametrize("kind", get_args(ClientMessage), ids=lambda kind: kind.__name__)
def test_every_message_of_a_client_is_explained_with_its_parts(kind: type[msgspec.Struct]) -> None:
    (parts,) = rows(TO_SERVER, type_of(kind))
    assert parts == list(kind.__struct_fields__)


@pytest.mark.parametrize("kind", get_args(ServerMessage), ids=lambda kind: kind.__name__)
def test_every_message_of_the_server_is_explained_with_its_parts(kind: type[msgspec.Struct]) -> None:
    (parts,) = rows(TO_CLIENT, type_of(kind))
    assert parts == list(kind.__struct_fields__)


def test_no_message_is_explained_that_there_is_not() -> None:
    explained = set(re.findall(r"^\| `(\w+)`", TO_CLIENT, re.MULTILINE)) - {"type"}
    assert explained == set(map(type_of, get_args(ServerMessage)))


@pytest.mark.parametrize(
    ("message", "reasons"),
    [("error", ErrorReason), ("refused", [*RoomRefusal, Refusal.SPECTATOR]), ("bye", ByeReason)],
)
def test_the_reasons_listed_are_those_there_are(message: str, reasons: Iterable[Reason]) -> None:
    table = REASONS.split(f"\nIn `{message}`")[1].split("\nIn `")[0]
    listed = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert sorted(listed) == sorted(reason.value for reason in reasons)


def test_every_part_of_a_room_is_explained() -> None:
    assert re.findall(r"^\| `(\w+)` \|", OF_A_ROOM, re.MULTILINE) == list(RoomFacts.__struct_fields__)
    for row, facts in (("people", PersonFacts), ("bots", BotFacts)):
        (parts,) = rows(OF_A_ROOM, row)
        assert [part for part in parts if part in facts.__struct_fields__] == list(facts.__struct_fields__)
    you = PAGE.split("\n`you` is")[1].split("\n\n")[0]
    assert [part for part in re.findall(r"`(\w+)`", you) if part != "null"] == list(You.__struct_fields__)


def test_every_choice_of_a_table_is_explained() -> None:
    table = PAGE.split("## The table")[1].split("\n## ")[0]
    for choice in TableChoices.__struct_fields__:
        assert re.search(rf"^\|.*`{choice}`.*\|", table, re.MULTILINE), choice


def test_every_ability_has_its_reach() -> None:
    playing = PAGE.split("**Reach.**")[1].split("\n## ")[0]
    assert all(f"`{ability.name.lower()}`" in playing for ability in ABILITIES)


CLOSE_CODES = {value for value in vars(rfc6455).values() if isinstance(value, int) and value >= 1000}


@pytest.mark.parametrize("code", sorted({1000} | CLOSE_CODES - {rfc6455.NO_STATUS}))
def test_every_close_code_is_explained(code: int) -> None:
    assert f"\n| {code} |" in PAGE


def test_every_refusal_of_a_socket_is_explained() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("server/**/*.py"))
    refusals = PAGE.split("A request to open a socket can be refused")[1].split("\n\n")[0]
    given = set(re.findall(r"RefusedUpgrade\((\d{3})", source))
    assert given == set(re.findall(r"\b\d{3}\b", refusals))


def test_the_figures_are_right() -> None:
    limits, usual = Limits(), Settings()
    hourly = usual.kept_bytes.per_second * 3600
    for figure in (
        f"Protocol version {WIRE_VERSION}",
        f"At most {limits.max_frame} bytes",
        f"pings every {limits.ping_every_s} seconds",
        f"within {limits.pong_within_s} seconds of a ping",
        f"more than {limits.max_queue_bytes // 1024} KiB waited",
        f"at most {people.LONGEST_NAME} characters",
        f"1 to {room_requests.LONGEST_CHAT} characters",
        f"the last {numbers.ANSWERS_KEPT}",
        f"A room holds {usual.people_per_room} people",
        f"{usual.messages.at_once} messages at once and {usual.messages.per_second:g} a second",
        f"{usual.new_rooms.at_once} rooms at once and {usual.new_rooms.per_second * 60:g} a minute",
        f"{usual.new_games.at_once} games at once and {usual.new_games.per_second * 60:g} a minute",
        f"{usual.kept_bytes.at_once / 10**6:g} MB at once and {hourly / 10**6:g} MB an hour",
        f"not more than {usual.room_lookups.per_second:g} a second are asked for",
        f"507 if the server keeps {usual.tile_sets_kept}",
        f"`?limit=` 1 to {MOST_GAMES_A_PAGE}",
        f"away from a running game for {HOLD_AFTER_MS // 1000} seconds",
        f"{deeds.MOST_EVENTS:,} events, or {deeds.MOST_EVENTS_FOR_TALK:,} for words",
        f"JSON object of at most {LONGEST_BODY} bytes",
        ", ".join(f"`{level}`" for level in list(BotLevel)[:-1]),
    ):
        assert figure in " ".join(PAGE.split()), figure
    assert (serve.TEND_EVERY_S, handovers.GOOD_FOR_MS) == (5, 300_000)
    assert "every five seconds" in PAGE
    assert "for five minutes" in PAGE


def test_every_path_is_listed() -> None:
    for path, methods in openapi()["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in PAGE


def test_every_linked_place_is_there() -> None:
    for file, place in re.findall(r"\]\(([\w./]*)#?([\w-]*)\)", PAGE):
        text = (ROOT / "docs" / file).read_text(encoding="utf-8") if file else PAGE
        headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
        slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
        assert not place or place in slugs, (file, place)
