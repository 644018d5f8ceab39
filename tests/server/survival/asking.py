"""A question over HTTP, as a browser would put it."""

import asyncio
import json
import urllib.request
from typing import Any

from tests.server.player import Message


async def asked(url: str, body: Message | None = None) -> Any:  # noqa: ANN401 -- whatever the page tells
    """The answer to a GET or, with a body, to a POST."""

    def ask() -> Any:  # noqa: ANN401
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(url, data)) as answer:
            return json.load(answer)

    return await asyncio.to_thread(ask)


async def new_room(url: str, wish: Message | None = None) -> str:
    """Its code."""
    return str((await asked(f"{url}/api/rooms", wish or {}))["code"])
