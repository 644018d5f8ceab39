"""Answers in JSON."""

import msgspec
from starlette.responses import Response


class JsonResponse(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return msgspec.json.encode(content)


def json_bytes(content: bytes) -> Response:
    """An answer that is JSON already."""
    return Response(content, media_type=JsonResponse.media_type)
