"""The HTTP side of a server: resources, the client's files, guarding headers."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hushmaze.protocol.api.service import IceServer
from hushmaze.server.http.errors import answer_http_error, answer_nobody, answer_store_error
from hushmaze.server.http.open_requests import OpenRequests
from hushmaze.server.http.openapi import openapi
from hushmaze.server.http.request_limits import RateLimits
from hushmaze.server.http.resources.analyses import AnalysisResource
from hushmaze.server.http.resources.art import ArtResource
from hushmaze.server.http.resources.book import BookResource, Naming
from hushmaze.server.http.resources.daily import DailyResource
from hushmaze.server.http.resources.finished import FinishedGames
from hushmaze.server.http.resources.games import GameResource
from hushmaze.server.http.resources.replays import ReplayResource
from hushmaze.server.http.resources.rooms import RoomResource
from hushmaze.server.http.resources.scenarios import ScenarioResource
from hushmaze.server.http.resources.service import ServiceResource
from hushmaze.server.http.resources.tile_sets import TileSetResource
from hushmaze.server.http.resources.tile_workshop import TileWorkshopResource
from hushmaze.server.http.routes import ROUTES
from hushmaze.server.http.static.client_files import Client
from hushmaze.server.http.static.content_policy import content_policy
from hushmaze.server.http.static.well_known import security_route
from hushmaze.server.http.work import HttpWork
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.storage.api import Store, StoreError

SECURITY_HEADERS = {
    "Content-Security-Policy": content_policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)",
    "Cache-Control": "no-store",
}


class Backend(NamedTuple):
    """Dependencies of the resources."""

    rooms: Rooms
    store: Store
    metrics: Metrics
    limits: RateLimits
    jobs: Jobs
    ice_servers: Sequence[IceServer] = ()
    open_list: bool = True
    security_contact: str = ""
    is_ready: Callable[[], bool] = lambda: True


def http_app(backend: Backend, client: Client) -> Starlette:
    return Starlette(
        routes=[*_routes(backend), security_route(backend.security_contact), *client.routes],
        middleware=[Middleware(Guard), Middleware(OpenRequests, backend.limits)],
        exception_handlers={
            HTTPException: client.instead_of(answer_http_error),
            StoreError: answer_store_error,
            ClientDisconnect: answer_nobody,
        },
    )


def _routes(backend: Backend) -> list[Route]:
    handling = {
        function: resource
        for resource in _resources(backend)
        for function in vars(type(resource)).values()
        if callable(function)
    }
    return [endpoint.route(handling[endpoint.handler], backend.limits) for endpoint in ROUTES]


def _resources(backend: Backend) -> list[object]:
    rooms, store, metrics, limits, jobs, ice_servers, open_list, _contact, is_ready = backend
    tile_sets, work = TileSetResource(rooms), HttpWork(jobs, limits)

    def now() -> datetime:
        return rooms.daily.now()  # looked up each time: a test may move the clock

    finished, naming = FinishedGames(store, rooms.booked, now), Naming(now, open_list)
    return [
        ServiceResource(metrics, ice_servers, openapi, is_ready),
        RoomResource(rooms, finished, limits, work),
        ScenarioResource(store, work, tile_sets),
        tile_sets,
        TileWorkshopResource(rooms.tile_sets, work),
        ArtResource(tile_sets),
        GameResource(store, finished, open_list=open_list),
        ReplayResource(finished, tile_sets, work),
        AnalysisResource(finished, limits, work),
        BookResource(rooms.book, naming, rooms.booked),
        DailyResource(rooms, naming),
    ]


class Guard:
    """Adds the headers to every answer that has not set them itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, guarded)
