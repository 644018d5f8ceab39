"""`/.well-known/security.txt` (RFC 9116): where to report a weakness of this server, if its host says so."""

from datetime import UTC, datetime, timedelta

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

VALID_FOR = timedelta(days=180)


def security_route(contact: str) -> Route:
    """A 404 without a contact."""

    async def answer(_request: Request) -> Response:
        if not contact:
            raise HTTPException(404)
        expires = (datetime.now(UTC) + VALID_FOR).strftime("%Y-%m-%dT00:00:00Z")
        return PlainTextResponse(f"Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en\n")

    return Route("/.well-known/security.txt", answer)
