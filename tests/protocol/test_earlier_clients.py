"""Clients of an earlier version go on working: they may be sent more than they know, never something else.

`earlier/` has what `hushmaze schema` said at the commit of a client that was also played with by hand
(docs/testing.md). Parts that have been added since are passed over, as that client passes over them.
"""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from hushmaze.protocol.messages.from_server import encode
from hushmaze.protocol.schema import schema
from hushmaze.server.transport import run
from tests.protocol.test_written_parts import golden_messages, session

EARLIER = sorted((Path(__file__).parent / "earlier").glob("*.json"))

ONLY_ON_REQUEST = {"changes"}
"""Kinds of messages for clients that ask for them in `join`."""

PASSED_OVER = {"remarked"}
"""Kinds of events added since: a client leaves its view as it is for one that it does not know."""

Json = Any


def loosened(node: Json) -> Json:
    """The schema for a reader that passes over what it does not know."""
    if isinstance(node, list):
        return [loosened(part) for part in node]
    if not isinstance(node, dict):
        return node
    return {key: loosened(part) for key, part in node.items() if key != "additionalProperties"}


def reader(definitions: Json, kind: str) -> jsonschema_rs.Draft7Validator:
    return jsonschema_rs.Draft7Validator({"definitions": definitions, "$ref": f"#/definitions/{kind}"})


@pytest.fixture(scope="module")
def heard() -> list[Json]:
    """All that today's server says around its tables, and all updates of the golden games."""
    told = [*run(session()), *(json.loads(encode(message)) for message in golden_messages())]
    return [without_new_events(message) for message in told if message["type"] not in ONLY_ON_REQUEST]


def without_new_events(message: Json) -> Json:
    if message["type"] != "update":
        return message
    return message | {"events": [each for each in message["events"] if each["type"] not in PASSED_OVER]}


@pytest.mark.parametrize("earlier", EARLIER, ids=lambda file: file.stem)
def test_an_earlier_client_understands_what_it_is_sent(earlier: Path, heard: list[Json]) -> None:
    definitions = loosened(json.loads(earlier.read_text(encoding="utf-8"))["definitions"])
    fits = reader(definitions, "ServerMessage")
    strange = [message for message in heard if not fits.is_valid(message)]
    assert strange == []


@pytest.mark.parametrize("earlier", EARLIER, ids=lambda file: file.stem)
def test_an_earlier_client_may_say_what_it_said(earlier: Path) -> None:
    """Every kind of message and deed it knows still exists, with all parts it must or may name."""
    before = json.loads(earlier.read_text(encoding="utf-8"))["definitions"]
    now = schema()["definitions"]
    for kind in ("ClientMessage", "Deed"):
        names = {each["$ref"].rpartition("/")[2] for each in before[kind]["anyOf"]}
        for name in names:
            assert before[name]["properties"].keys() <= now[name]["properties"].keys()
            assert set(now[name]["required"]) <= set(before[name]["required"])
