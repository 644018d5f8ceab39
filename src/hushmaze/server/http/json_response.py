"""Answers in JSON."""

import msgspec
from starlette.responses import Response

from hushmaze.protocol.codec import Plain


class JsonResponse(Response):
    media_type = "application/json"

    def render(self, content: Plain) -> bytes:
        return msgspec.json.encode(content)
