"""The HTTP side: rooms, scenarios, finished games, health and figures."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from hushmaze import __version__
from hushmaze.protocol.codec import Plain
from hushmaze.protocol.log import heading_line
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.protocol.scenario_list import scenario_row, scenario_rows
from hushmaze.scenarios import ScenarioError, scenario_from_code
from hushmaze.server.game.clock import Clock
from hushmaze.server.http.analyses import Analyses
from hushmaze.server.http.book import BookPages
from hushmaze.server.http.client_files import Client
from hushmaze.server.http.content_policy import content_policy
from hushmaze.server.http.daily import DailyPages
from hushmaze.server.http.json_response import JsonResponse
from hushmaze.server.http.new_room import wanted_room
from hushmaze.server.http.openapi import OPENAPI
from hushmaze.server.http.query import number_in
from hushmaze.server.http.replays import Replays
from hushmaze.server.http.scenario_editor import ScenarioDesk
from hushmaze.server.http.tile_art import Art
from hushmaze.server.http.tile_workshop import TileDesk
from hushmaze.server.ice import IceServer
from hushmaze.server.metrics import Metrics
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.days import is_open
from hushmaze.server.rooms.record import heading_from_bytes
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.transport import address_of
from hushmaze.storage.api import FinishedGame, Store, StoreError
from hushmaze.tiles import standard_set

SECURITY_HEADERS = {
    "Content-Security-Policy": content_policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}

MOST_GAMES_A_PAGE = 200


class Pages:
    """Handlers of all routes. Behind a trusted proxy, `new_rooms` counts by the address it tells."""

    def __init__(  # noqa: PLR0913 -- what the pages show, and what guards them
        self,
        rooms: Rooms,
        store: Store,
        clock: Clock,
        metrics: Metrics,
        new_rooms: BucketPerKey,
        *,
        trust_proxy: bool = False,
        ice_servers: Sequence[IceServer] = (),
    ) -> None:
        self._rooms = rooms
        self.art = Art(rooms)
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self._new_rooms = new_rooms
        self._trust_proxy = trust_proxy
        self._ice_servers = ice_servers
        self.book = BookPages(rooms.book, rooms.daily.now)
        self.daily = DailyPages(rooms, self._may_open)
        self.replays = Replays(store, self.art, clock, self._address)
        self.analyses = Analyses(store, clock, self._address)
        self.scenario_desk = ScenarioDesk(store, clock, self._address)
        self.tile_desk = TileDesk(rooms.tile_sets, clock, self._address)

    async def health(self, _request: Request) -> Response:
        return JsonResponse({"ok": True, "version": __version__})

    async def figures(self, _request: Request) -> Response:
        return PlainTextResponse(self._metrics.page(), media_type="text/plain; version=0.0.4")

    async def openapi(self, _request: Request) -> Response:
        return JsonResponse(OPENAPI)

    def _address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        forwarded_for = ", ".join(request.headers.getlist("x-forwarded-for"))
        return address_of(peer, forwarded_for, self._trust_proxy)

    def _may_open(self, request: Request) -> None:
        if not self._new_rooms.take(self._address(request), self._clock.now()):
            raise HTTPException(429, "Too many new rooms from here; wait a little.")

    async def create_room(self, request: Request) -> Response:
        self._may_open(request)
        wanted = await wanted_room(request)
        try:
            room = await self._rooms.create(wanted.table, wanted.bots)
        except Rejected as rejected:
            raise HTTPException(400, str(rejected)) from rejected
        return JsonResponse({"code": room.record.code, "path": f"/{room.record.code}"}, status_code=201)

    async def room(self, request: Request) -> Response:
        try:
            room = await self._rooms.find_for(self._address(request), request.path_params["code"])
        except Rejected as rejected:
            status = 404 if rejected.reason is ErrorReason.NO_SUCH_ROOM else 429
            raise HTTPException(status, str(rejected)) from rejected
        return JsonResponse(room.facts())

    async def scenarios(self, _request: Request) -> Response:
        return JsonResponse(scenario_rows())

    async def scenario(self, request: Request) -> Response:
        try:
            row = scenario_row(scenario_from_code(request.path_params["code"]))
        except ScenarioError as error:
            raise HTTPException(404, str(error)) from error
        return JsonResponse(row)

    async def voice(self, _request: Request) -> Response:
        return JsonResponse({"ice_servers": self._ice_servers})

    async def tiles(self, _request: Request) -> Response:
        return PlainTextResponse(standard_set().text)

    async def games(self, request: Request) -> Response:
        limit = number_in(request, "limit", 50)
        before = number_in(request, "before", None)
        if limit is None or not 1 <= limit <= MOST_GAMES_A_PAGE:
            raise HTTPException(400, f"limit: needs to be 1 to {MOST_GAMES_A_PAGE}.")
        rows: list[dict[str, Plain]] = []
        while not rows and (page := await self._store.finished_games(limit, before)):
            rows = [row for row in map(_row, page) if not self._would_spoil(row)]
            before = page[-1].finished_at  # a page of nothing but secrets is not the end
        return JsonResponse(rows)

    def _would_spoil(self, row: dict[str, Plain]) -> bool:
        """Whether it is of a day's challenge that is still on: its id would give the deal away."""
        day = row.get("daily")
        return isinstance(day, str) and not is_open(day, self._rooms.daily.now())

    async def game_log(self, request: Request) -> Response:
        """Only once the game is over: before that, its heading would give the stack away (S3)."""
        game = request.path_params["game"]
        heading = await self._store.heading(game)
        if heading is None:
            raise HTTPException(404, "There is no such game.")
        if await self._store.finished_game(game) is None:
            raise HTTPException(409, "The log can be had when the game is over.")
        lines = await self._store.read(game)
        text = "\n".join([heading_line(heading_from_bytes(heading)), *(line.decode() for line in lines)])
        return PlainTextResponse(text + "\n", media_type="application/x-ndjson")


def _row(finished: FinishedGame) -> dict[str, Plain]:
    told: dict[str, Plain] = msgspec.json.decode(finished.summary)
    return {"game": finished.game, "finished_at": finished.finished_at} | told


async def _guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    response = await call_next(request)
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)
    return response


async def _error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message = {"ok": False, "message": error.detail}
    return JsonResponse(message, status_code=error.status_code, headers=error.headers)


async def _not_stored(_request: Request, _error: Exception) -> Response:
    message = "The server could not read or write this; it may work again soon."
    return JsonResponse({"ok": False, "message": message}, status_code=503)


def http_app(pages: Pages, client: Client) -> Starlette:
    return Starlette(
        routes=[
            Route("/healthz", pages.health),
            Route("/metrics", pages.figures),
            Route("/api/openapi.json", pages.openapi),
            Route("/api/rooms", pages.create_room, methods=["POST"]),
            Route("/api/rooms/{code}", pages.room),
            Route("/api/scenarios", pages.scenarios),
            *pages.scenario_desk.routes,
            Route("/api/scenarios/{code}", pages.scenario),
            Route("/api/voice", pages.voice),
            Route("/api/tiles/standard", pages.tiles),
            Route("/api/games", pages.games),
            Route("/api/games/{game}/log", pages.game_log),
            *pages.replays.routes,
            *pages.analyses.routes,
            *pages.book.routes,
            *pages.daily.routes,
            *pages.tile_desk.routes,
            *pages.art.routes,
            *client.routes,
        ],
        middleware=[Middleware(BaseHTTPMiddleware, dispatch=_guard)],
        exception_handlers={HTTPException: _error, StoreError: _not_stored},
    )
