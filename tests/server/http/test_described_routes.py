"""The description of the API lists every route and no other."""

import json

from starlette.routing import Route

from hushmaze.server.http.application import Backend, http_app
from hushmaze.server.http.openapi import openapi
from hushmaze.server.http.request_limits import RateLimits
from hushmaze.server.http.static.client_files import Client
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.storage import MemoryStore
from tests.server.http.site import site
from tests.server.jobs.in_thread import thread_jobs
from tests.server.support import FakeClock, in_loop
from tests.support.deal_search import SearchInThread


def routes() -> set[tuple[str, str]]:
    clock, metrics, store = FakeClock(), Metrics(), MemoryStore()
    limits = RateLimits(clock)
    backend = Backend(
        Rooms(RoomServices(store, clock, metrics, 1, deals=SearchInThread())),
        store,
        metrics,
        limits,
        thread_jobs(),
    )
    found = [route for route in http_app(backend, Client()).routes if isinstance(route, Route)]
    return {(r.path, method.lower()) for r in found for method in (r.methods or ()) if method != "HEAD"}


def test_the_description_lists_every_route_and_no_other() -> None:
    paths = openapi()["paths"]
    described = {(path, method) for path, methods in paths.items() for method in methods}
    for_people = {(route.path, "get") for route in Client().routes} | {("/.well-known/security.txt", "get")}
    assert described == routes() - for_people


@in_loop
async def test_the_description_is_served() -> None:
    async with site() as here:
        answer = await here.ask("/api/openapi.json")
    assert answer.json == json.loads(json.dumps(openapi()))
    assert answer.json["openapi"].startswith("3.")
