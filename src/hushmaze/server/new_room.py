"""What somebody wants of a new room: a table laid already, and bots on all seats but one."""

import asyncio

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request

from hushmaze.protocol.codec import Plain

LONGEST_WISH = 4096
WISH_WITHIN_S = 10


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """`bots` is their level."""

    table: dict[str, Plain] = msgspec.field(default_factory=dict)
    bots: str | None = None


async def wanted_room(request: Request) -> NewRoom:
    """What the body of a request says; without one, a room as rooms usually are."""
    try:
        body = await asyncio.wait_for(_body(request), WISH_WITHIN_S)
    except TimeoutError:
        raise HTTPException(408, "The request did not come to its end.") from None
    try:
        return msgspec.json.decode(body, type=NewRoom) if body else NewRoom()
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, str(error)) from error


async def _body(request: Request) -> bytes:
    """Never more of it than may be."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_WISH:
            raise HTTPException(413, f"A room can be described in {LONGEST_WISH} bytes.")
    return body
