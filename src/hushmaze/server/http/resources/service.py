"""The server itself: health, figures, the description of the API, what voice needs."""

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from starlette.responses import PlainTextResponse, Response

from hushmaze import __version__
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.service import Health, IceServer, VoiceSetup
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.json_response import json_bytes
from hushmaze.server.metrics import Metrics


class ServiceResource:
    def __init__(
        self,
        metrics: Metrics,
        ice_servers: Sequence[IceServer],
        describe: Callable[[], dict[str, object]],
        is_ready: Callable[[], bool],
    ) -> None:
        """`describe` takes a moment when it is first called, so no server waits for it to start."""
        self._metrics = metrics
        self._ice_servers = list(ice_servers)
        self._describe = describe
        self._description: bytes | None = None
        self._is_ready = is_ready

    async def health(self) -> Health:
        """Says that the server runs."""
        return Health(ok=True, version=__version__)

    async def readiness(self) -> Health:
        """Says that people can be sent here: for load balancers. A 503 while they should go elsewhere."""
        if not self._is_ready():
            raise HttpError(HttpReason.NOT_READY)
        return await self.health()

    async def figures(self) -> Response:
        """Figures for Prometheus."""
        return PlainTextResponse(self._metrics.page(), media_type="text/plain; version=0.0.4")

    async def openapi(self) -> Response:
        """This description."""
        if self._description is None:
            self._description = await asyncio.to_thread(lambda: msgspec.json.encode(self._describe()))
        return json_bytes(self._description)

    async def voice(self) -> VoiceSetup:
        """Lists the STUN and TURN servers that a browser needs to set up voice."""
        return VoiceSetup(ice_servers=self._ice_servers)
