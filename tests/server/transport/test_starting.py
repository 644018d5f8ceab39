"""Starting: what cannot be had is said in one sentence, and what is missing is done without."""

import asyncio
import errno
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from starlette.applications import Starlette

from hushmaze.server.transport import (
    Limits,
    RefusedUpgrade,
    TransportError,
    Upgrade,
    new_event_loop,
    run,
    serve,
)
from hushmaze.server.transport.binding import complaint
from hushmaze.server.transport.hub import Hub
from tests.server.transport.house import Recorder, application


def refused(host: str, port: int) -> str:
    with pytest.raises(TransportError) as caught:
        run(serve(application(), Recorder(), host=host, port=port))
    return str(caught.value)


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "a" * 64])
def test_a_host_that_is_not_ours_is_named(host: str) -> None:
    assert refused(host, 0).startswith(f"host {host} cannot be bound: ")


def test_a_port_that_is_not_ours_is_named() -> None:
    reason = OSError(errno.EACCES, "Permission denied")
    assert str(complaint("0.0.0.0", 80, reason)) == "port 80 on 0.0.0.0 is not allowed to this user"


def test_an_application_that_fails_to_start_gives_the_port_back() -> None:
    @asynccontextmanager
    async def fail(_: Starlette) -> AsyncIterator[None]:
        raise RuntimeError("on purpose")
        yield

    with pytest.raises(TransportError, match="the application did not start"):
        run(serve(Starlette(lifespan=fail), Recorder(), port=0))


def test_the_application_lives_as_long_as_the_server() -> None:
    told = []

    @asynccontextmanager
    async def tell(_: Starlette) -> AsyncIterator[None]:
        told.append("up")
        yield
        told.append("down")

    async def scenario() -> None:
        server = await serve(Starlette(lifespan=tell), Recorder(), port=0)
        assert told == ["up"]
        await server.stop(grace_s=1)

    run(scenario())
    assert told == ["up", "down"]


@pytest.fixture
def no_picows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "picows", None)
    monkeypatch.delitem(sys.modules, "hushmaze.server.transport.websockets.picows_transport", raising=False)


@pytest.mark.usefixtures("no_picows")
def test_without_picows_the_fallback_serves() -> None:
    async def scenario() -> str:
        server = await serve(application(), Recorder(), port=0)
        await server.stop(grace_s=1)
        return server.transport

    assert run(scenario()) == "wsproto"


def test_without_any_library_nothing_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hushmaze.server.transport.websockets.wsproto_transport", None)
    with pytest.raises(ImportError):
        run(serve(application(), Recorder(), port=0, transport="wsproto"))


def test_without_uvloop_asyncio_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    loop = new_event_loop()
    assert isinstance(loop, asyncio.BaseEventLoop)
    loop.close()


def test_who_comes_while_it_stops_is_refused() -> None:
    async def scenario() -> RefusedUpgrade | None:
        hub = Hub(Recorder(), Limits(), trust_proxy=False)
        await hub.stop(grace_s=1)
        return hub.judge(Upgrade("/ws", "", {}, "127.0.0.1"))

    assert run(scenario()) == RefusedUpgrade(503, "the server is stopping")
