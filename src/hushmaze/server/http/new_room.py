"""What somebody wants of a new room: a table laid already, and bots on all seats but one."""

from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request

from hushmaze.protocol.codec import Plain
from hushmaze.server.http.bodies import body_of

Wish = TypeVar("Wish", bound=msgspec.Struct)

LONGEST_WISH = 4096


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """`bots` is their level."""

    table: dict[str, Plain] = msgspec.field(default_factory=dict)
    bots: str | None = None


async def wanted_room(request: Request) -> NewRoom:
    return await read_wish(request, NewRoom)


async def read_wish(request: Request, kind: type[Wish]) -> Wish:
    """What the body of a request says; without one, a room as rooms usually are."""
    body = await body_of(request, LONGEST_WISH, f"A room can be described in {LONGEST_WISH} bytes.")
    try:
        return msgspec.json.decode(body, type=kind) if body else kind()
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, str(error)) from error
