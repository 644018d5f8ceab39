"""The HTTP API described for machines, served at /api/openapi.json."""

from collections.abc import Mapping

from hushmaze import __version__
from hushmaze.bots.api import Level


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


_NEW_ROOM = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "table": {"type": "object", "description": "The choices, as in the message setup."},
        "bots": {
            "enum": [*Level, None],
            "description": "Bots of this level sit on all seats but the first.",
        },
    },
}


def _path(name: str) -> dict[str, object]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _picture(summary: str, *names: str) -> dict[str, object]:
    return {
        "get": {
            "summary": summary,
            "parameters": [_path(name) for name in names],
            "responses": {"200": _text("SVG, to be kept for good.", "image/svg+xml"), "404": _MISSING},
        }
    }


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
                "requestBody": {"required": False, "content": {"application/json": {"schema": _NEW_ROOM}}},
                "responses": {
                    "201": _answer("Its code and path.", _OBJECT),
                    "400": _answer("Such a room cannot be.", _ERROR),
                    "408": _answer("The body did not come to its end.", _ERROR),
                    "413": _answer("The body is too long.", _ERROR),
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
        "/api/voice": {
            "get": {
                "summary": "What a browser needs to set up voice",
                "responses": {"200": _answer("STUN and TURN servers, in `ice_servers`.", _OBJECT)},
            }
        },
        "/api/scenarios/{code}": {
            "get": {
                "summary": "The scenario in a share code",
                "parameters": [_path("code")],
                "responses": {
                    "200": _answer("As in the list; its number is null.", _OBJECT),
                    "404": _answer("No such code, or it cannot be played.", _ERROR),
                },
            }
        },
        "/api/tiles/standard": {
            "get": {"summary": "The standard tile set", "responses": {"200": _text("As text.", "text/plain")}}
        },
        "/api/tile-sets/{digest}": {
            "get": {
                "summary": "What is on the tiles of a set",
                "parameters": [_path("digest")],
                "responses": {"200": _answer("Every face, unturned.", _OBJECT), "404": _MISSING},
            }
        },
        "/art/tiles/{digest}/{face}/{lying}.svg": _picture("A tile as it lies", "digest", "face", "lying"),
        "/art/heroes/{name}.svg": _picture("A pawn", "name"),
        "/art/badges/{name}.svg": _picture("A hero's badge", "name"),
        "/art/signs/{name}.svg": _picture("What lies on a square", "name"),
        "/art/{name}.svg": _picture("The bell, a tile face down, a pile of them", "name"),
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
