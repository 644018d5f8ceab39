"""Answers that travel compressed, where the browser accepts it.

An attacker who sees lengths (BREACH) learns nothing here: no request carries a cookie or anything else that a
browser adds by itself, so that a forged one is answered as the attacker's own would be; and what has
credentials in it is never compressed (`Endpoint.private`).
"""

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator, Mapping
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

JSON = "application/json"
SVG = "image/svg+xml"

PORTION = 65_536
"""Bytes sent at a time; the next wait until the reader has taken these."""
_GZIP = 16 + zlib.MAX_WBITS

WORTH_IT = 1024
"""Bytes; less than that fits into one packet anyway."""
AT_ONCE = 32 * 1024
"""Bytes that are compressed within a millisecond; more of them in a thread."""
_QUICKLY = 1

_VARIES = {"Vary": "Accept-Encoding"}


def accepted(request: Request) -> set[str]:
    """The encodings that are named and not refused by ``q=0``; a star names none."""
    header = request.headers.get("accept-encoding", "")
    entries = [entry.replace(" ", "").lower().partition(";") for entry in header.split(",")]
    return {name for name, _, weight in entries if weight.rstrip(".0") != "q="}


def unpack_for(
    request: Request, packed: bytes, media: str, headers: Mapping[str, str] | None = None
) -> Response:
    """Sent as it is kept, unless the browser cannot read that; a portion at a time, as it is read."""
    told = {**_VARIES, **(headers or {})}
    if "gzip" not in accepted(request):
        told |= {"Content-Length": str(int.from_bytes(packed[-4:], "little"))}  # as it ends
        return StreamingResponse(_unpacked(packed), media_type=media, headers=told)
    told |= {"Content-Encoding": "gzip", "Content-Length": str(len(packed))}
    return StreamingResponse(_portions(packed), media_type=media, headers=told)


async def _portions(packed: bytes) -> AsyncIterator[bytes]:
    for first in range(0, len(packed), PORTION):
        yield packed[first : first + PORTION]


async def _unpacked(packed: bytes) -> AsyncIterator[bytes]:
    unpacking, rest = zlib.decompressobj(_GZIP), packed
    while rest and not unpacking.eof:
        portion = unpacking.decompress(rest, PORTION)
        rest = unpacking.unconsumed_tail
        if portion:
            yield portion
    if not unpacking.eof:
        yield unpacking.flush()


async def pack_for(request: Request, answer: Response) -> Response:
    """Compresses an answer that is long enough, unless it comes in parts or is compressed already."""
    body = getattr(answer, "body", b"")
    if len(body) < WORTH_IT or "content-encoding" in answer.headers:
        return answer
    answer.headers.update(_VARIES)
    if "gzip" in accepted(request):
        small = len(body) <= AT_ONCE
        answer.body = _kept(body) if small else await asyncio.to_thread(_packed, body)
        answer.headers.update({"Content-Encoding": "gzip", "Content-Length": str(len(answer.body))})
    return answer


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, _QUICKLY, mtime=0)


_kept = lru_cache(maxsize=64)(_packed)
"""Many people are told the same: the 17 scenarios, the day, the book."""
