"""Reads bodies and queries of requests: never more than allowed, and never waiting for ever."""

import asyncio
import re
from typing import Any

import msgspec
from starlette.requests import Request

from hushmaze.protocol.api.errors import HttpReason
from hushmaze.server.http.errors import HttpError

BODY_WITHIN_S = 10

_PLACE = re.compile(r"(.*) - at `\$\.(\w+)`")


async def read_body(request: Request, kind: Any, longest: int, *, needed: bool) -> Any:  # noqa: ANN401 -- of that kind
    """Reads the whole body as text or as a struct; a missing body that may be missing is an empty object."""
    try:
        body = await asyncio.wait_for(_read(request, longest), BODY_WITHIN_S)
    except TimeoutError:
        raise HttpError(HttpReason.UNFINISHED) from None
    nothing = b"" if needed else b"{}"
    try:
        return body.decode() if kind is str else _decoded(body or nothing, kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HttpError(HttpReason.BAD_BODY, str(error)) from error


def _decoded(body: bytes, kind: Any) -> Any:  # noqa: ANN401 -- see above
    """To JSON 3.0 is the number 3, so it is to us; that is looked at only where something is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError:
        return msgspec.convert(_with_whole_numbers(msgspec.json.decode(body)), kind)


def _with_whole_numbers(value: Any) -> Any:  # noqa: ANN401 -- whatever JSON can say
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_with_whole_numbers(one) for one in value]
    if isinstance(value, dict):
        return {name: _with_whole_numbers(one) for name, one in value.items()}
    return value


async def _read(request: Request, longest: int) -> bytes:
    chunks, length = [], 0
    async for chunk in request.stream():
        length += len(chunk)
        if length > longest:
            raise HttpError(HttpReason.TOO_LONG, f"The body may have at most {longest} bytes.")
        chunks.append(chunk)
    return b"".join(chunks)


def read_query(request: Request, kind: Any) -> Any:  # noqa: ANN401 -- a struct type, and a struct of it
    """Decodes the query of the address; ignores parts that the struct does not have."""
    known = msgspec.structs.fields(kind)
    given = {
        field.name: text for field in known if (text := request.query_params.get(field.name)) is not None
    }
    try:
        if "null" in given.values():
            raise msgspec.ValidationError("Expected a value")  # which would be read as none given
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        said = _PLACE.fullmatch(str(error))
        message = f"{said[2]}: {said[1]}." if said else str(error)
        raise HttpError(HttpReason.BAD_PARAMETER, message) from error
