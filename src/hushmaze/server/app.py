"""A whole server: store, rooms, front door and HTTP, started, tended and stopped."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from starlette.concurrency import run_in_threadpool

from hushmaze.protocol.scenario_list import scenario_rows
from hushmaze.server.addresses import url_on_this_machine
from hushmaze.server.bots.services import bot_services
from hushmaze.server.bots.worker_process import WorkerProcess
from hushmaze.server.deals.deal_search import SearchInWorker
from hushmaze.server.game.clock import Clock, LoopClock
from hushmaze.server.http.application import Backend, http_app
from hushmaze.server.http.request_limits import AddressLimit, RateLimits
from hushmaze.server.http.static.client_files import Client
from hushmaze.server.ice import read_ice_servers
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.metrics import Metrics
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.server.settings import Settings
from hushmaze.server.sockets.front_door import FrontDoor
from hushmaze.server.transport import Limits, Server, serve
from hushmaze.storage import SqliteStore, Store, StoreError

TEND_EVERY_S = 5
"""How often delays are sent to rooms, and empty rooms looked for."""

FAREWELL_S = 1
"""Time for clients to hear that the server stops: longer than any round trip."""

log = logging.getLogger("hushmaze")


class Deployment(Protocol):
    """How a server stands to others: by itself, or one of many (`hushmaze.cluster`)."""

    def rooms(self, services: RoomServices) -> Rooms: ...
    def door(self, settings: Settings, rooms: Rooms, clock: Clock, metrics: Metrics) -> FrontDoor: ...
    def new_rooms(self) -> AddressLimit:
        """How many rooms one address may open."""

    async def begin(self, rooms: Rooms) -> None:
        """Called when the store is open and nobody can come yet."""

    def is_ready(self) -> bool:
        """Whether a load balancer should send people here."""

    async def end(self) -> None:
        """Called when the server is asked to stop; people may still be here. A second call does nothing."""


class SingleServer(Deployment):
    """Has its store to itself."""

    def __init__(self, settings: Settings) -> None:
        self._new_rooms = settings.new_rooms

    def rooms(self, services: RoomServices) -> Rooms:
        return Rooms(services)

    def door(self, settings: Settings, rooms: Rooms, clock: Clock, metrics: Metrics) -> FrontDoor:
        return FrontDoor(settings, rooms, clock, metrics)

    def new_rooms(self) -> AddressLimit:
        return BucketPerKey(*self._new_rooms)

    async def begin(self, rooms: Rooms) -> None:
        await rooms.book.load()
        await rooms.bring_back()

    def is_ready(self) -> bool:
        return True

    async def end(self) -> None:
        """There is nobody to hand anything over to."""


class _Parts(NamedTuple):
    """The parts of a server besides its rooms and what lets people in."""

    settings: Settings
    store: Store
    deployment: Deployment
    jobs: Jobs
    clock: Clock
    metrics: Metrics


@contextlib.asynccontextmanager
async def running(
    settings: Settings,
    store: Store,
    limits: Limits | None = None,
    jobs: Jobs | None = None,
    deployment: Deployment | None = None,
) -> AsyncIterator[Server]:
    """A server that accepts connections until the block is left; then all are told and all is written."""
    clock = LoopClock(asyncio.get_running_loop())
    deployment = deployment or SingleServer(settings)
    await _warm_up()
    await store.open()
    parts = _Parts(settings, store, deployment, jobs or Jobs(limits=settings), clock, Metrics())
    rooms = deployment.rooms(_room_services(parts))
    try:
        async with _open_to_people(parts, rooms, limits or transport_limits(settings)) as server:
            yield server
    finally:
        await deployment.end()
        await parts.jobs.close()
        await rooms.close()
        await store.close()


async def _warm_up() -> None:
    """Does now what takes a quarter of a second when it is first needed, while others play."""
    await run_in_threadpool(scenario_rows)  # also loads the half of anyio that long answers need


@contextlib.asynccontextmanager
async def _open_to_people(parts: _Parts, rooms: Rooms, limits: Limits) -> AsyncIterator[Server]:
    """Lets people in, and tends their rooms; at the end everybody hears that the server stops."""
    settings = parts.settings
    door = parts.deployment.door(settings, rooms, parts.clock, parts.metrics)
    await parts.deployment.begin(rooms)
    server = await serve(
        http_app(_backend(parts, rooms), Client(settings.client_folder)),
        door,
        host=settings.host,
        port=settings.port,
        limits=limits,
        transport=settings.transport,
        trust_proxy=settings.trust_proxy,
    )
    rooms.commits.flush, rooms.commits.took = server.flush, parts.metrics.commits.observe
    tending = asyncio.create_task(_tend(rooms))
    try:
        yield server
    finally:
        tending.cancel()
        try:
            await parts.deployment.end()
        finally:
            door.farewell()
            await rooms.daily.close()  # so that nobody misses the answer of a job that ends with the server
            await asyncio.gather(parts.jobs.close(), server.stop(FAREWELL_S))


def _room_services(parts: _Parts) -> RoomServices:
    return RoomServices(
        parts.store,
        parts.clock,
        parts.metrics,
        parts.settings.put_away_after_s * 1000,
        bots=bot_services(parts.clock, thinking=WorkerProcess(parts.clock)),
        deals=SearchInWorker(parts.jobs),
        limits=parts.settings,
    )


def _backend(parts: _Parts, rooms: Rooms) -> Backend:
    settings = parts.settings
    return Backend(
        rooms,
        parts.store,
        parts.metrics,
        _request_limits(parts, rooms),
        parts.jobs,
        read_ice_servers(settings.ice_servers),
        open_list=settings.open_list,
        security_contact=settings.security_contact,
        is_ready=parts.deployment.is_ready,
    )


def _request_limits(parts: _Parts, rooms: Rooms) -> RateLimits:
    return RateLimits(
        parts.clock,
        parts.settings,
        trust_proxy=parts.settings.trust_proxy,
        new_rooms=parts.deployment.new_rooms(),
        kept=rooms.kept,
    )


def transport_limits(settings: Settings) -> Limits:
    return Limits(
        max_frame=settings.message_bytes,
        max_queue_bytes=settings.send_queue_bytes,
        max_connections=settings.sockets,
        max_http=settings.http_connections,
        max_http_each=settings.http_connections_per_address,
        read_within_s=settings.read_within_s,
        lesser_frames_per_second=settings.control_frames.per_second,
        lesser_frames_at_once=settings.control_frames.at_once,
    )


async def _tend(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(TEND_EVERY_S)
        rooms.memory.look()
        rooms.put_away()
        rooms.book_again()
        rooms.kept.charge_logs()
        for room in rooms.everybody():
            room.presence.broadcast_lags()


async def run_server(settings: Settings, opened: Callable[[str], None]) -> None:
    """Serves until SIGTERM or SIGINT; calls `opened` with the address once people can come."""
    os.umask(0o077)  # the file holds the stacks of running games
    _make_folder(settings.data)
    await serve_until_stopped(settings, SqliteStore(settings.database, settings.durability), opened)


async def serve_until_stopped(
    settings: Settings, store: Store, opened: Callable[[str], None], deployment: Deployment | None = None
) -> None:
    stop = asyncio.Event()
    _on_signals(stop.set)
    async with running(settings, store, deployment=deployment) as server:
        url = settings.public_url or url_on_this_machine(settings.host, server.port)
        log.info("serving on %s (%s)", url, server.transport)
        opened(url)
        gc.collect()
        gc.freeze()  # what lives as long as the server need not be looked at again and again
        gc.set_threshold(50_000, 20, 20)  # so seldom that rooms and sockets have to go without it: they do
        sys.setswitchinterval(0.00005)  # so that a busy loop hears at once of what the disk has synced
        await stop.wait()
        log.info("stopping")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise StoreError(f"{folder}: There is a file where the folder should be.") from error
    except OSError as error:
        raise StoreError(f"{folder}: The folder cannot be made ({error.strerror}).") from error


def _on_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(name, stop)
        except NotImplementedError:  # Windows
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop))
