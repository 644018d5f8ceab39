"""A whole server: started, tended, stopped; and as a process of its own."""

import asyncio
import gc
import json
import os
import signal
import socket
import sys
import urllib.request
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path

import pytest

from hushmaze.server import app as serve_module
from hushmaze.server.app import run_server, running
from hushmaze.server.game.clock import LoopClock
from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.jobs.worker_process import JobFailedError, JobWorker
from hushmaze.server.settings import Settings
from hushmaze.server.transport import TransportError
from hushmaze.storage import MemoryStore
from tests.server.player import Player
from tests.server.support import in_loop

HUSHMAZE = Path(sys.executable).with_name("hushmaze")


async def new_room(url: str) -> str:
    def ask() -> str:
        with urllib.request.urlopen(f"{url}/api/rooms", data=b"") as answer:
            code: str = json.load(answer)["code"]
            return code

    return await asyncio.to_thread(ask)


async def start(*arguments: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(HUSHMAZE, "serve", *arguments, stdout=pipe, stderr=pipe)


async def failed(*arguments: str) -> str:
    """What a server says that cannot start, in one line."""
    process = await start("--log-level", "error", *arguments)
    out, complaint = await process.communicate()
    assert process.returncode == 2
    assert out == b""
    (line,) = complaint.decode().splitlines()
    return line


@pytest.fixture
def tidy_gc() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


# In this process


@in_loop
async def test_a_loop_clock_counts_whole_milliseconds_and_rings() -> None:
    clock = LoopClock(asyncio.get_running_loop())
    rung = asyncio.Event()
    due = clock.now() + 1
    never = clock.call_at(due, lambda: pytest.fail("it was cancelled"))
    never.cancel()
    clock.call_at(due, rung.set)
    await rung.wait()
    assert isinstance(clock.now(), int)
    assert clock.now() >= due


@pytest.mark.parametrize("seconds", [n / 1000 for n in (1, 1_001, 4_035, 1_234_567_001, 2**40 + 7)])
def test_no_millisecond_is_lost_to_rounding(seconds: float) -> None:
    """H2: a clock that showed one less when the alarm rings would not end the game."""

    class Loop(asyncio.SelectorEventLoop):
        def time(self) -> float:
            return seconds

    loop = Loop()
    try:
        assert LoopClock(loop).now() / 1000 == seconds
    finally:
        loop.close()


@in_loop
async def test_rooms_are_tended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_module, "TEND_EVERY_S", 0.001)
    async with running(Settings(port=0, put_away_after_s=60), MemoryStore()) as server:
        url = f"http://127.0.0.1:{server.port}"
        player = await Player(url).connect()
        await player.join(await new_room(url))
        player.send("time", sent=1, rtt=33)
        lags = await player.hear("lags")
        assert lags["lags"] == {str(player.person): 33}
        await player.leave()


@in_loop
async def test_who_is_there_when_the_server_stops_is_told() -> None:
    store = MemoryStore()
    async with running(Settings(port=0), store) as server:
        url = f"http://127.0.0.1:{server.port}"
        player = await Player(url).connect()
        code = await new_room(url)
        await player.join(code, name="Ann")
    assert (await player.hear("bye"))["reason"] == "server_stopping"
    with pytest.raises(ConnectionError):
        await player.next()
    async with running(Settings(port=0), store) as server:
        again = Player(f"http://127.0.0.1:{server.port}")
        again.token = player.token
        await again.connect()
        welcome = await again.join(code)
        await again.leave()
    assert welcome["you"]["name"] == "Ann"


@in_loop
async def test_a_search_for_the_days_deal_ends_with_the_server_without_a_word(
    caplog: pytest.LogCaptureFixture,
) -> None:
    begun = asyncio.Event()

    class Endless(JobWorker):
        async def do(self, job: Job) -> AsyncGenerator[bytes, None]:  # noqa: ARG002 -- whatever it is
            begun.set()
            await self._closing.wait()
            raise JobFailedError("The worker ended in the middle of a job.")
            yield b""

        def __init__(self) -> None:
            super().__init__()
            self._closing = asyncio.Event()

        async def close(self) -> None:
            self._closing.set()
            await super().close()

    async with running(Settings(port=0), MemoryStore(), jobs=Jobs(Endless)) as server:
        url = f"http://127.0.0.1:{server.port}/api/daily/room"
        await asyncio.to_thread(urllib.request.urlopen, url, b"{}")
        await begun.wait()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@in_loop
async def test_a_server_that_cannot_start_closes_its_store() -> None:
    class Noted(MemoryStore):
        closed = 0

        async def close(self) -> None:
            self.closed += 1
            await super().close()

    store = Noted()
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(TransportError, match="is taken"):
        async with running(Settings(port=taken.getsockname()[1]), store):
            pytest.fail("it started")
    assert store.closed == 1


@pytest.mark.usefixtures("tidy_gc")
@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it(name: signal.Signals, tmp_path: Path) -> None:
    heard: list[str] = []

    def opened(url: str) -> None:
        heard.append(url)
        os.kill(os.getpid(), name)

    @in_loop
    async def whole() -> None:
        await run_server(Settings(port=0, data=tmp_path / "new" / "folder"), opened)

    whole()
    (url,) = heard
    assert url.startswith("http://127.0.0.1:")
    assert (tmp_path / "new" / "folder" / "hushmaze.sqlite3").exists()


@pytest.mark.usefixtures("tidy_gc")
def test_the_public_address_is_the_one_that_is_told(tmp_path: Path) -> None:
    heard: list[str] = []

    def opened(url: str) -> None:
        heard.append(url)
        os.kill(os.getpid(), signal.SIGTERM)

    @in_loop
    async def whole() -> None:
        await run_server(Settings(port=0, data=tmp_path, public_url="https://play.example.org"), opened)

    whole()
    assert heard == ["https://play.example.org"]


# As a process


@in_loop
async def test_the_command_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    process = await start("--port", "0", "--data", str(tmp_path))
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    assert line.startswith("Hushmaze is open at http://127.0.0.1:")
    url = line.split()[-1]
    player = await Player(url).connect()
    await player.join(await new_room(url), name="Ann")
    process.terminate()
    assert (await player.hear("bye"))["reason"] == "server_stopping"
    _, log = await process.communicate()
    assert process.returncode == 0
    assert player.token is not None
    assert player.token not in log.decode()
    assert "Traceback" not in log.decode()


@in_loop
async def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = await failed("--port", str(port), "--data", str(tmp_path))
    assert line == f"hushmaze: port {port} on 127.0.0.1 is taken; choose another, or 0 for any free one"


@in_loop
async def test_a_folder_that_cannot_be_used_is_said_so(tmp_path: Path) -> None:
    """A file in its way stops even root, whom no permissions do."""
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    line = await failed("--port", "0", "--data", str(in_the_way / "data"))
    assert line.startswith(f"hushmaze: {in_the_way / 'data'}: There is a file where the folder should be.")


@in_loop
async def test_a_database_that_cannot_be_opened_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "hushmaze.sqlite3").mkdir()
    line = await failed("--port", "0", "--data", str(tmp_path))
    assert line.startswith("hushmaze: ")
    assert "hushmaze.sqlite3" in line


@in_loop
async def test_a_setting_that_cannot_be_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSHMAZE_PORT", "front")
    assert await failed() == "hushmaze: HUSHMAZE_PORT: needs to be a number, not 'front'"
