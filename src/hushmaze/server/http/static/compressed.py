"""Answers that are kept compressed."""

import gzip
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

JSON = "application/json"
SVG = "image/svg+xml"


def unpack_for(
    request: Request, packed: bytes, media: str, headers: Mapping[str, str] | None = None
) -> Response:
    """Sent as it is kept, unless the browser cannot read that."""
    told = {"Vary": "Accept-Encoding", **(headers or {})}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=media, headers=told | {"Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=media, headers=told)
