"""The HTTP API described for machines, served at /api/openapi.json."""

from collections.abc import Mapping

from hushmaze import __version__


def _answer(description: str, schema: Mapping[str, object]) -> dict[str, object]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _text(description: str, media: str) -> dict[str, object]:
    return {"description": description, "content": {media: {"schema": {"type": "string"}}}}


_ERROR = {
    "type": "object",
    "required": ["ok", "message"],
    "properties": {"ok": {"const": False}, "message": {"type": "string"}},
}
_OBJECT = {"type": "object"}
_ROWS = {"type": "array", "items": _OBJECT}
_TOO_MANY = _answer("Too many from one address.", _ERROR)
_MISSING = _answer("There is none.", _ERROR)
_NOT_STORED = _answer("The server could not read or write it; it may work again soon.", _ERROR)


def _path(name: str) -> dict[str, object]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _query(name: str, **bounds: int) -> dict[str, object]:
    return {"name": name, "in": "query", "schema": {"type": "integer", **bounds}}


OPENAPI: dict[str, object] = {
    "openapi": "3.1.0",
    "info": {"title": "Hushmaze", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
    "paths": {
        "/healthz": {
            "get": {"summary": "Is the server well?", "responses": {"200": _answer("Yes.", _OBJECT)}}
        },
        "/metrics": {
            "get": {"summary": "Figures", "responses": {"200": _text("For Prometheus.", "text/plain")}}
        },
        "/api/openapi.json": {
            "get": {"summary": "This description", "responses": {"200": _answer("OpenAPI 3.1.", _OBJECT)}}
        },
        "/api/rooms": {
            "post": {
                "summary": "A new room",
                "responses": {
                    "201": _answer("Its code and path.", _OBJECT),
                    "429": _TOO_MANY,
                    "503": _NOT_STORED,
                },
            }
        },
        "/api/rooms/{code}": {
            "get": {
                "summary": "What everybody may know of a room",
                "parameters": [_path("code")],
                "responses": {
                    "200": _answer("The room.", _OBJECT),
                    "429": _TOO_MANY,
                    "404": _MISSING,
                    "503": _NOT_STORED,
                },
            }
        },
        "/api/scenarios": {
            "get": {"summary": "The 17 scenarios", "responses": {"200": _answer("All of them.", _ROWS)}}
        },
        "/api/tiles/standard": {
            "get": {"summary": "The standard tile set", "responses": {"200": _text("As text.", "text/plain")}}
        },
        "/api/games": {
            "get": {
                "summary": "Finished games, newest first",
                "parameters": [
                    _query("limit", minimum=1, maximum=200),
                    _query("before", minimum=0, maximum=10**15 - 1),
                ],
                "responses": {
                    "200": _answer("Their results.", _ROWS),
                    "400": _answer("A parameter cannot be.", _ERROR),
                    "503": _NOT_STORED,
                },
            }
        },
        "/api/games/{game}/log": {
            "get": {
                "summary": "The log of a finished game",
                "parameters": [_path("game")],
                "responses": {
                    "200": _text("One JSON object a line.", "application/x-ndjson"),
                    "404": _MISSING,
                    "409": _answer("The game is not over.", _ERROR),
                    "503": _NOT_STORED,
                },
            }
        },
    },
}
