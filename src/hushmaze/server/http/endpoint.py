"""One line of the route table, and how a request becomes a call of its handler.

The handler's signature says the rest: `body` and `query` are decoded as what they are annotated with, other
parameters stand in the path, and what it returns is encoded. Its docstring is the description.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, get_type_hints

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hushmaze.protocol.api.base import ApiRequest
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.server.http.answers_in_hand import InHand
from hushmaze.server.http.bodies import read_body, read_query
from hushmaze.server.http.json_response import JsonResponse
from hushmaze.server.http.request_limits import Limit, RateLimits
from hushmaze.server.http.static.compressed import pack_for

LONGEST_BODY = 4096


class Media(NamedTuple):
    """An answer that is not one JSON value."""

    type: str
    description: str
    line: Any = None
    """What each line is, where lines are JSON."""


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Callable[..., Awaitable[object]]
    """A method of a resource."""
    errors: tuple[HttpReason, ...] = ()
    """Those that the handler itself gives."""
    limit: Limit | None = None
    """Counted before the body is read."""
    longest: int = LONGEST_BODY
    """Bytes of the body."""
    status: int = 200
    answer: Any = None
    """What is in a response that the handler has encoded itself: a type, or a Media."""
    body_needed: bool = True
    """False: a request without a body is one with an empty object."""
    example: ApiRequest | str | None = None
    """Of a body."""
    private: bool = False
    """Has what only the asker may know, such as credentials: never compressed."""
    whole_game: bool = False
    """Whether a whole game is read for the answer: so many of these may be in hand."""

    @cached_property
    def hints(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)

    @property
    def returns(self) -> Any:  # noqa: ANN401 -- a type hint, or a Media
        return self.hints["return"] if self.answer is None else self.answer

    def route(self, resource: object, limits: RateLimits) -> Route:
        async def answer(request: Request) -> Response:
            if self.limit is not None:
                await limits.take(self.limit, request)
            if not self.whole_game:
                return await self._found(resource, request)
            address = limits.address(request)
            limits.in_hand.take(address)
            with limits.in_hand.given_back_on_failure(address):
                return InHand(await self._found(resource, request), limits.in_hand, address)

        return Route(self.path, answer, methods=[self.method])

    async def _found(self, resource: object, request: Request) -> Response:
        found = await self.handler(resource, **await self._arguments(request))
        given = found if isinstance(found, Response) else JsonResponse(found, self.status)
        return given if self.private or self.method != "GET" else await pack_for(request, given)

    async def _arguments(self, request: Request) -> dict[str, object]:
        given: dict[str, object] = dict(request.path_params)
        if "request" in self.hints:
            given["request"] = request
        if "query" in self.hints:
            given["query"] = read_query(request, self.hints["query"])
        if "body" in self.hints:
            given["body"] = await read_body(
                request, self.hints["body"], self.longest, needed=self.body_needed
            )
        return given
