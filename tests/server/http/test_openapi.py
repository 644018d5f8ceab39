"""The description is true: what a server with games in its books answers fits it, and so do its examples."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from hushmaze.cli.main import main
from hushmaze.scenarios import builtin_scenarios, share_code
from hushmaze.server.http.openapi import openapi
from hushmaze.tiles import standard_set
from tests.server.http.site import Answer, site
from tests.server.http.test_api_structs import DAY, house
from tests.server.support import in_loop
from tests.support.golden import GAMES

Json = Any

DESCRIPTION: Json = openapi()
CODE = share_code(builtin_scenarios()[1])

ASKED = {
    ("GET", "/healthz"): "/healthz",
    ("GET", "/readyz"): "/readyz",
    ("GET", "/api/voice"): "/api/voice",
    ("GET", "/api/openapi.json"): "/api/openapi.json",
    ("POST", "/api/rooms"): "/api/rooms",
    ("GET", "/api/scenarios"): "/api/scenarios",
    ("GET", "/api/scenarios/switches"): "/api/scenarios/switches",
    ("GET", "/api/scenarios/made"): "/api/scenarios/made",
    ("POST", "/api/scenarios/check"): "/api/scenarios/check",
    ("GET", "/api/scenarios/{code}"): f"/api/scenarios/{CODE}",
    ("POST", "/api/tile-sets"): "/api/tile-sets",
    ("POST", "/api/tile-sets/check"): "/api/tile-sets/check",
    ("POST", "/api/tile-sets/generate"): "/api/tile-sets/generate",
    ("GET", "/api/tile-sets/{digest}"): "/api/tile-sets/standard",
    ("GET", "/api/games"): "/api/games",
    ("GET", "/api/games/{game}/replay"): "/api/games/bots/replay",
    ("GET", "/api/games/{game}/analysis"): "/api/games/bots/analysis",
    ("POST", "/api/games/{game}/what-if"): "/api/games/bots/what-if",
    ("POST", "/api/games/{game}/play-on"): "/api/games/bots/play-on",
    ("POST", "/api/replays"): "/api/replays",
    ("GET", "/api/book"): "/api/book",
    ("GET", "/api/book/groups"): "/api/book/groups",
    ("GET", "/api/book/wins"): "/api/book/wins?scenario=8&level=1",
    ("GET", "/api/book/games/{game}"): "/api/book/games/bots",
    ("GET", "/api/daily"): "/api/daily",
    ("POST", "/api/daily/room"): "/api/daily/room",
    ("GET", "/api/daily/{date}"): f"/api/daily/{DAY}",
    ("GET", "/art/pictures.json"): "/art/pictures.json",
}
"""A path for everything that answers in JSON, but for rooms, whose codes are drawn."""

BODIES = {
    "/api/games/{game}/what-if": '{"seed": 1}',
    "/api/games/{game}/play-on": '{"seat": 0}',
    "/api/tile-sets": standard_set().text,
    "/api/tile-sets/check": "set Mine\ntile 2\n+---+\n",
    "/api/replays": (GAMES / "own.log").read_text(encoding="utf-8"),
}
"""The others are the examples of the description."""


def operations() -> Iterator[tuple[str, str, Json]]:
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def fits(schema: Json, value: Json) -> list[str]:
    """What is wrong with a value; nothing if it fits."""
    validator = jsonschema_rs.Draft202012Validator(DESCRIPTION | {"allOf": [schema]})
    return [f"{error.instance_path}: {error.message}" for error in validator.iter_errors(value)]


def body_of(path: str, operation: Json) -> bytes:
    content = operation.get("requestBody", {}).get("content", {})
    example = content.get("application/json", {}).get("example")
    return BODIES.get(path, "" if example is None else json.dumps(example)).encode()


def test_described_again_it_is_the_same() -> None:
    assert openapi.__wrapped__() == DESCRIPTION


def wrong_with(operation: Json, answer: Answer) -> list[str]:
    described = operation["responses"][str(answer.status)]
    return fits(described["content"]["application/json"]["schema"], json.loads(answer.body))


def test_whatever_answers_in_json_is_asked() -> None:
    in_json = {
        (method, path)
        for method, path, operation in operations()
        if "application/json" in next(iter(operation["responses"].values()))["content"]
    }
    assert in_json - {("GET", "/api/rooms/{code}")} == ASKED.keys()


@in_loop
async def test_what_a_server_answers_is_as_described() -> None:
    async with site(await house()) as here:
        for method, path, operation in operations():
            if (method, path) in ASKED:
                answer = await here.ask(ASKED[method, path], method, body_of(path, operation))
                assert answer.status in (200, 201), (path, answer.body)
                assert wrong_with(operation, answer) == [], path
        code = (await here.ask("/api/rooms", "POST")).json["code"]
        room = await here.ask(f"/api/rooms/{code}")
    assert wrong_with(DESCRIPTION["paths"]["/api/rooms/{code}"]["get"], room) == []


def test_what_is_not_as_described_is_noticed() -> None:
    schema = {"$ref": "#/components/schemas/Health"}
    assert fits(schema, {"ok": True, "version": "1"}) == []
    assert fits(schema, {"ok": False, "version": "1"})
    assert fits(schema, {"ok": True})


def examples() -> Iterator[tuple[str, Json, Json]]:
    for method, path, operation in operations():
        contents = [operation.get("requestBody", {}).get("content", {})]
        contents += [response["content"] for response in operation["responses"].values()]
        for content in contents:
            for media in content.values():
                shown = [media["example"]] if "example" in media else []
                shown += [example["value"] for example in media.get("examples", {}).values()]
                for value in shown:
                    yield f"{method} {path}", media["schema"], value


def test_every_example_fits() -> None:
    found = list(examples())
    assert len(found) > 50
    assert [(where, fits(schema, value)) for where, schema, value in found if fits(schema, value)] == []


def test_every_json_body_has_an_example() -> None:
    for method, path, operation in operations():
        for media, content in operation.get("requestBody", {}).get("content", {}).items():
            assert media != "application/json" or "example" in content, (method, path)


def test_the_description_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "--http"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(DESCRIPTION))
