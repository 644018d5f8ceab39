"""Bounds how many requests of one address are open at once, where a proxy brings them all."""

from collections import Counter

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from hushmaze.protocol.api.errors import HttpReason
from hushmaze.server.http.errors import HttpError, answer_http_error
from hushmaze.server.http.request_limits import RateLimits

RETRY_AFTER_S = 2


class OpenRequests:
    """Answers with a 429 beyond the limit. A request is open until its answer is sent, or its asker has gone.

    Where there is no proxy connections are counted instead, before anything is read (`HttpCrowd`).
    """

    def __init__(self, app: ASGIApp, limits: RateLimits) -> None:
        self._app = app
        self._limits = limits
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self._limits.forwarded(Request(scope)) if scope["type"] == "http" else None
        if address is None:
            await self._app(scope, receive, send)
            return
        if self._open[address] >= self._limits.open_requests:
            refusal = HttpError(HttpReason.SLOW_DOWN, retry_after_s=RETRY_AFTER_S)
            answer = await answer_http_error(Request(scope), refusal)
            await answer(scope, receive, send)
            return
        self._open[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
