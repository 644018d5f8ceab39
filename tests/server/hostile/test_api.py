"""The HTTP API does what its own description says, whatever it is asked."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from hushmaze.server.http.openapi import openapi
from tests.server.hostile.threaded import Served
from tests.support.patience import PATIENCE_S
from tests.support.wide import examples

OPERATIONS = [(method.upper(), path) for path, methods in openapi()["paths"].items() for method in methods]

MIXES = [positive_data_acceptance]
BEYOND_SCHEMAS = {
    *("/api/rooms", "/api/tile-sets", "/api/tile-sets/odds", "/api/tile-sets/print", "/api/replays"),
}
"""No schema can say which choices go together, or which text draws tiles or tells a game."""

few = settings(examples(15), suppress_health_check=list(HealthCheck))


def operation(server: Served, method: str, path: str) -> Any:  # noqa: ANN401 -- the library's own
    """As described by the running server itself."""
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
    return schema[path][method]


def check(server: Served, method: str, path: str, mode: GenerationMode) -> None:
    @few
    @given(case=operation(server, method, path).as_strategy(generation_mode=mode))
    def conforms(case: Any) -> None:  # noqa: ANN401 -- the library's own
        excluded = MIXES if path in BEYOND_SCHEMAS else []
        case.call_and_validate(excluded_checks=excluded, timeout=PATIENCE_S)

    conforms()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_what_fits_the_description_is_answered_as_described(server: Served, method: str, path: str) -> None:
    check(server, method, path, GenerationMode.POSITIVE)


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/games"), ("POST", "/api/rooms")])
def test_what_does_not_fit_is_refused_as_described(server: Served, method: str, path: str) -> None:
    """The only operations with parts that can be wrong."""
    check(server, method, path, GenerationMode.NEGATIVE)


def test_what_exists_is_described_too(server: Served) -> None:
    """Drawn codes are never those of real rooms and games."""
    code = server.town.quiet[0]
    game = server.town.facts(code)["game"]
    room = operation(server, "GET", "/api/rooms/{code}").Case(path_parameters={"code": code})
    log = operation(server, "GET", "/api/games/{game}/log").Case(path_parameters={"game": game})
    assert room.call_and_validate().status_code == 200
    assert log.call_and_validate().status_code == 409
