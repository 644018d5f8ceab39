"""A node starts only where it can be one of many, or is the only one."""

import asyncio
from pathlib import Path

import pytest

from hushmaze.cli.main import main
from hushmaze.cluster.node import new_name, run_node
from hushmaze.server.settings import Settings
from hushmaze.storage import StoreError
from tests.cluster.support import nodes, start_node
from tests.server.support import in_loop
from tests.server.survival.tables import table
from tests.support.engines import free_port


@in_loop
async def test_without_a_bus_a_server_is_alone(store: str, bus: str) -> None:
    async with nodes(1, store, "") as (alone,):
        async with table([alone.url] * 2, 1) as clients:
            clients[1].fire()
            await clients[1].answered()
        with pytest.raises(StoreError, match="--bus"):
            await start_node(store, "")
    async with nodes(1, store, bus):
        with pytest.raises(StoreError, match="--bus"):
            await start_node(store, "")


@in_loop
async def test_a_bus_that_nobody_answers_for(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hushmaze.cluster.bus.CONNECT_WITHIN_S", 0.5)
    place = f"127.0.0.1:{free_port()}"
    with pytest.raises(StoreError, match=f"NATS cannot be reached at nats://{place}"):
        await start_node(store, f"nats://user:hunter2@{place}")


def test_a_bus_needs_a_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--bus", "nats://127.0.0.1", "--data", str(tmp_path)]) == 2
    assert "--store" in capsys.readouterr().err


def test_the_command_says_what_is_wrong_with_the_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["serve", "--log-level", "error", "--store", f"postgresql://x@127.0.0.1:{free_port()}/x"]) == 2
    )
    assert "cannot be reached" in capsys.readouterr().err


@in_loop
async def test_a_node_serves_until_it_is_stopped(store: str, bus: str) -> None:
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(run_node(Settings(port=0, store=store, bus=bus), opened.set_result))
    assert (await opened).startswith("http://")
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving


def test_names_are_never_used_again() -> None:
    assert new_name() != new_name()
    assert "." not in new_name()
