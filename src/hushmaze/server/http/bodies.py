"""Bodies of requests: never more of one than may be, and never awaited for ever."""

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request

BODY_WITHIN_S = 10


async def body_of(request: Request, longest: int, too_long: str) -> bytes:
    """The whole body; 413 with these words where it is longer, 408 where it does not come to its end."""
    try:
        return await asyncio.wait_for(_read(request, longest, too_long), BODY_WITHIN_S)
    except TimeoutError:
        raise HTTPException(408, "The request did not come to its end.") from None


async def _read(request: Request, longest: int, too_long: str) -> bytes:
    chunks, length = [], 0
    async for chunk in request.stream():
        length += len(chunk)
        if length > longest:
            raise HTTPException(413, too_long)
        chunks.append(chunk)
    return b"".join(chunks)
