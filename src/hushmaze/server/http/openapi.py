"""The HTTP API described for machines, served at /api/openapi.json."""

from collections.abc import Mapping

from hushmaze import __version__
from hushmaze.bots.api import Level
from hushmaze.server.http.query import HIGHEST


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


_SCENARIO = {
    "type": "object",
    "additionalProperties": False,
    "minProperties": 1,
    "maxProperties": 1,
    "properties": {
        "entries": {"type": "object", "description": "As in a scenario file."},
        "code": {"type": "string", "description": "A share code."},
        "file": {"type": "string", "description": "The text of a scenario file."},
        "number": {"type": "integer", "description": "One of the 17."},
    },
}


_DAILY_ROOM = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "seats": {"enum": list(range(1, 9))},
        "bots": {"enum": [*Level, None]},
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


def _word(name: str) -> dict[str, object]:
    return {"name": name, "in": "query", "schema": {"type": "string"}}


def _paged(most: int) -> list[dict[str, object]]:
    return [_query("offset", minimum=0, maximum=HIGHEST), _query("limit", minimum=1, maximum=most)]


def _read(description: str, schema: Mapping[str, object]) -> dict[str, object]:
    return {
        "200": _answer(description, schema),
        "400": _answer("A parameter cannot be.", _ERROR),
        "404": _MISSING,
        "503": _NOT_STORED,
    }


_MADE_SET = {
    "type": "object",
    "additionalProperties": False,
    "required": ["seed"],
    "properties": {
        "seed": {"type": "integer"},
        "text": {"type": "string", "description": "A set whose faces stay as they are."},
    },
}

_BODY_ERRORS = {
    "400": _answer("Not what it should be; says why.", _ERROR),
    "408": _answer("The body did not come to its end.", _ERROR),
    "413": _answer("The body is too long.", _ERROR),
    "429": _TOO_MANY,
}


def _tiles_in(summary: str, responses: Mapping[str, object]) -> dict[str, object]:
    body = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"post": {"summary": summary, "requestBody": body, "responses": {**responses, **_BODY_ERRORS}}}


_WHAT_IF = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "version": {"type": ["integer", "null"], "description": "After so many events of the log,"},
        "at": {"type": ["integer", "null"], "description": "or at this moment of the game's clock."},
        "level": {"enum": list(Level), "description": "How quick the bots are."},
        "seed": {"type": "integer", "description": "Another seed, another game."},
    },
}

_WORKED_OUT = {
    "404": _MISSING,
    "409": _answer("The game is not over.", _ERROR),
    "429": _TOO_MANY,
    "503": _answer("The server has too much to do, or could not read it; it may work again soon.", _ERROR),
}


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
        "/api/scenarios/switches": {
            "get": {
                "summary": "Everything that can be set in an own scenario",
                "responses": {"200": _answer("Entries, rule switches, levels.", _OBJECT)},
            }
        },
        "/api/scenarios/made": {
            "get": {
                "summary": "Own scenarios that were played here, newest first",
                "responses": {
                    "200": _answer("`code`, `name`, how many `games`, how many `won`.", _ROWS),
                    "503": _NOT_STORED,
                },
            }
        },
        "/api/scenarios/check": {
            "post": {
                "summary": "What fits together in a scenario and what does not",
                "requestBody": {"required": True, "content": {"application/json": {"schema": _SCENARIO}}},
                "responses": {
                    "200": _answer("Problems, warnings, and the share code if there are none.", _OBJECT),
                    "400": _answer("Not a question.", _ERROR),
                    "408": _answer("The body did not come to its end.", _ERROR),
                    "413": _answer("The body is too long.", _ERROR),
                    "429": _TOO_MANY,
                },
            }
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
        "/api/tile-sets/{digest}/text": {
            "get": {
                "summary": "A saved tile set as text",
                "parameters": [_path("digest")],
                "responses": {
                    "200": _text("To be kept for good.", "text/plain"),
                    "404": _MISSING,
                    "503": _NOT_STORED,
                },
            }
        },
        "/api/tile-sets": _tiles_in(
            "Save a tile set that a table can be played with",
            {"201": _answer("Its digest and name.", _OBJECT), "507": _answer("No more room.", _ERROR)},
        ),
        "/api/tile-sets/check": _tiles_in(
            "What is wrong with a tile set, and what it lacks",
            {"200": _answer("Problems by code, figures, canonical text and digest.", _OBJECT)},
        ),
        "/api/tile-sets/odds": _tiles_in(
            "How many of 1,000 random deals can be placed and won",
            {"200": _text("One JSON object a line, as the count goes on.", "application/x-ndjson")},
        ),
        "/api/tile-sets/generate": {
            "post": {
                "summary": "A tile set made up from a seed, whole or only what a text lacks",
                "requestBody": {"required": True, "content": {"application/json": {"schema": _MADE_SET}}},
                "responses": {"200": _answer("Text, digest and name.", _OBJECT), **_BODY_ERRORS},
            }
        },
        "/art/drawn/{face}/{quarters}.svg": {
            "get": {
                "summary": "A face from its drawing, turned",
                "parameters": [_path("face"), _path("quarters"), _word("drawing")],
                "responses": {
                    "200": _text("SVG, to be kept for good.", "image/svg+xml"),
                    "404": _MISSING,
                    "413": _answer("The drawing is too long.", _ERROR),
                    "429": _TOO_MANY,
                },
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
                    _query("before", minimum=0, maximum=HIGHEST),
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
        "/api/games/{game}/replay": {
            "get": {
                "summary": "A finished game for watching: how it began and every update",
                "parameters": [_path("game")],
                "responses": {
                    "200": _answer("The replay.", _OBJECT),
                    "404": _MISSING,
                    "409": _answer("The game is not over.", _ERROR),
                    "503": _NOT_STORED,
                },
            }
        },
        "/api/games/{game}/analysis": {
            "get": {
                "summary": "Where the time of a finished game went, and who did what",
                "parameters": [_path("game")],
                "responses": {"200": _answer("All figures.", _OBJECT)} | _WORKED_OUT,
            }
        },
        "/api/games/{game}/what-if": {
            "post": {
                "summary": "From a moment of a finished game on, bots play all seats",
                "parameters": [_path("game")],
                "requestBody": {"required": True, "content": {"application/json": {"schema": _WHAT_IF}}},
                "responses": {
                    "200": _answer("How it ends, and its replay.", _OBJECT),
                    "400": _answer("No question, or the game was over by then.", _ERROR),
                    "408": _answer("The body did not come to its end.", _ERROR),
                    "413": _answer("The body is too long.", _ERROR),
                }
                | _WORKED_OUT,
            }
        },
        "/api/replays": {
            "post": {
                "summary": "The replay of a log that was brought along",
                "requestBody": {
                    "required": True,
                    "content": {"text/plain": {"schema": {"type": "string"}}},
                },
                "responses": {
                    "200": _answer("The replay.", _OBJECT),
                    "400": _answer("Not a log, or not one of a possible game; says which line.", _ERROR),
                    "408": _answer("The body did not come to its end.", _ERROR),
                    "413": _answer("The log is too long.", _ERROR),
                    "429": _TOO_MANY,
                },
            }
        },
        "/api/book": {
            "get": {
                "summary": "The challenge book: the best pure and the best marked win of every line",
                "parameters": [_word("group")],
                "responses": _read("Of all, or of a group.", _OBJECT),
            }
        },
        "/api/book/groups": {
            "get": {
                "summary": "Who has won something",
                "parameters": [_word("first"), *_paged(50)],
                "responses": _read("Those in `first` first, then the last to win.", _OBJECT),
            }
        },
        "/api/book/wins": {
            "get": {
                "summary": "The wins of one line of the book, best first",
                "parameters": [
                    _query("scenario", minimum=1, maximum=17),
                    _query("level", minimum=1, maximum=7),
                    _word("group"),
                    *_paged(50),
                ],
                "responses": _read("Of a group all, else the best of each group.", _ROWS),
            }
        },
        "/api/book/games/{game}": {
            "get": {
                "summary": "What a game that was won brought its group",
                "parameters": [_path("game")],
                "responses": _read("`news`: first, better or null.", _OBJECT),
            }
        },
        "/api/daily": {
            "get": {
                "summary": "The challenge of today (UTC)",
                "responses": {"200": _answer("What it is, and when it ends.", _OBJECT)},
            }
        },
        "/api/daily/room": {
            "post": {
                "summary": "A new room for the challenge of today",
                "requestBody": {"required": False, "content": {"application/json": {"schema": _DAILY_ROOM}}},
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
        "/api/daily/{date}": {
            "get": {
                "summary": "The results of a day, best first",
                "parameters": [_path("date"), _word("played"), *_paged(100)],
                "responses": _read("Games are named when the day is over, or to who has played.", _OBJECT),
            }
        },
    },
}
