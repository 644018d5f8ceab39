"""Turns every failure into the one error body."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from hushmaze.protocol.api.errors import ErrorAnswer, HttpReason
from hushmaze.server.http.json_response import JsonResponse

SOON_S = 5
"""Default Retry-After, where nothing better is known."""


class HttpError(HTTPException):
    """Ends a request with a reason; `message` where it can be said more exactly than the reason says it."""

    def __init__(self, reason: HttpReason, message: str = "", *, retry_after_s: int | None = None) -> None:
        if retry_after_s is None and reason.status == 503:
            retry_after_s = SOON_S
        headers = None if retry_after_s is None else {"Retry-After": str(retry_after_s)}
        super().__init__(reason.status, message or reason.message, headers)
        self.reason = reason


_BY_STATUS = {reason.status: reason for reason in (HttpReason.NOT_FOUND, HttpReason.METHOD_NOT_ALLOWED)}
"""Reasons for requests that the router refuses before any handler."""


async def answer_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = error.reason if isinstance(error, HttpError) else _BY_STATUS[error.status_code]
    body = ErrorAnswer(ok=False, reason=reason, message=error.detail)
    return JsonResponse(body, status_code=error.status_code, headers=error.headers)


async def answer_nobody(_request: Request, _error: Exception) -> Response:
    """Handles a client that has hung up: sends nothing, and nothing is wrong with the server."""
    return Response(status_code=HttpReason.UNFINISHED.status)


async def answer_store_error(request: Request, _error: Exception) -> Response:
    """The store's own words are for the host's log only."""
    return await answer_http_error(request, HttpError(HttpReason.NOT_STORED))
