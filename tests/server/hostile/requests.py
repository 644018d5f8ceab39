"""Hostile requests to every resource of the HTTP API: right ones, nearly right ones, and rubbish.

Everything is made from the route table and the types of its bodies and queries, so that a new resource is
attacked at once.
"""

from collections.abc import Mapping, Sequence
from random import Random
from string import Formatter
from typing import Any
from urllib.parse import quote, urlencode

import msgspec

from hushmaze.server.http.endpoint import Endpoint
from hushmaze.server.http.routes import ROUTES
from tests.server.hostile.noise import random_bytes
from tests.server.hostile.payloads import STRANGE, packed

_WORDS = ("standard", "1", "0", "3", "heroes", "elf", "tile", "2026-01-31", "today", "ink", "colour")
"""What stands in one path or another."""
_METHODS = ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "BREW")


class Requests:
    """An endless, seeded source; `known` are codes of rooms and games that others know."""

    def __init__(self, dice: Random, known: Sequence[str]) -> None:
        self._dice = dice
        self._known = known

    def next(self) -> tuple[str, bytes]:
        """Which resource, and the whole request."""
        dice = self._dice
        endpoint = dice.choice(ROUTES)
        method = endpoint.method if dice.random() < 0.9 else dice.choice(_METHODS)
        body = self._body(endpoint) if endpoint.method == "POST" else b""
        claimed = len(body) if dice.random() < 0.95 else dice.choice([-1, 0, 10**12, "many"])
        head = [
            f"{method} {self._path(endpoint)} HTTP/1.1",
            "Host: 127.0.0.1",
            f"Content-Length: {claimed}",
            f"Content-Type: {dice.choice(['application/json', 'text/plain', 'image/png', ''])}",
            "Connection: close",
        ]
        asked = "\r\n".join([*head, "", ""]).encode(errors="replace") + body
        return f"{endpoint.method} {endpoint.path}", asked

    def _path(self, endpoint: Endpoint) -> str:
        names = [name for _, name, _, _ in Formatter().parse(endpoint.path) if name]
        path = endpoint.path.format_map({name: self._part() for name in names})
        query = _fields(endpoint.hints.get("query"))
        if not query and self._dice.random() < 0.9:
            return path
        return f"{path}?{urlencode({name: self._part() for name in (*query, 'x')}, errors='replace')}"

    def _part(self) -> str:
        if self._dice.random() < 0.6:
            return self._dice.choice([*self._known, *_WORDS])
        return quote(str(self._dice.choice(STRANGE))[:200], safe="", errors="replace")

    def _body(self, endpoint: Endpoint) -> bytes:
        way, right = self._dice.random(), _example(endpoint)
        if way < 0.3:
            return right
        if way < 0.4:
            return right[: self._dice.randrange(len(right) + 1)]
        if way < 0.5:
            return random_bytes(self._dice)
        if way < 0.6:
            return packed(self._dice.choice(STRANGE))
        names = _fields(endpoint.hints.get("body"))
        return packed({name: self._dice.choice(STRANGE) for name in names if self._dice.random() < 0.7})


def _fields(struct: Any) -> tuple[str, ...]:  # noqa: ANN401 -- a type hint
    is_struct = isinstance(struct, type) and issubclass(struct, msgspec.Struct)
    return tuple(field.encode_name for field in msgspec.structs.fields(struct)) if is_struct else ()


def _example(endpoint: Endpoint) -> bytes:
    example: object = endpoint.example
    return example.encode() if isinstance(example, str) else msgspec.json.encode(example or {})


def faults(statuses: Mapping[int, int]) -> list[str]:
    """Answers that say that the server has a fault; being busy is none."""
    return [f"{n} answers of {status}" for status, n in statuses.items() if status >= 500 and status != 503]
