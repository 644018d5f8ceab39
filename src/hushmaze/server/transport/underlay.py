"""What a WebSocket library has to bring to be put under uvicorn."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from starlette.types import ASGIApp


class Underlay(NamedTuple):
    """The application to serve, and what makes the protocol that takes over an upgraded connection."""

    app: ASGIApp
    socket_protocol: Callable[..., asyncio.BaseProtocol]
