"""Whoever hangs up in the middle of a request: nothing goes on for them, and it is no error of ours."""

import asyncio
import logging
from collections.abc import AsyncGenerator

import pytest

from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.jobs.worker_process import JobWorker
from hushmaze.storage import MemoryStore
from tests.server.finished import book_game, finished
from tests.server.http.site import Site, site
from tests.server.support import in_loop


class Endless(JobWorker):
    """Works until it is given up."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.given_up = asyncio.Event(), asyncio.Event()

    async def do(self, job: Job) -> AsyncGenerator[bytes, None]:
        self.begun.set()
        try:
            await asyncio.Event().wait()
            yield type(job).__name__.encode()
        finally:
            self.given_up.set()


async def begin(here: Site, head: str, body: bytes) -> asyncio.StreamWriter:
    _, writer = await asyncio.open_connection("127.0.0.1", int(here.url.rpartition(":")[2]))
    writer.write(head.encode() + b"Host: localhost\r\n\r\n" + body)
    await writer.drain()
    return writer


@in_loop
async def test_a_job_is_given_up_when_its_asker_leaves() -> None:
    worker = Endless()
    async with site(jobs=Jobs(lambda: worker)) as here:
        head = "POST /api/scenarios/check HTTP/1.1\r\nContent-Length: 12\r\n"
        writer = await begin(here, head, b'{"number":3}')
        await worker.begun.wait()
        writer.close()
        await worker.given_up.wait()


@pytest.mark.parametrize("what", ["analysis", "replay"])
@in_loop
async def test_what_is_worked_out_of_a_game_is_given_up_when_its_asker_leaves(what: str) -> None:
    store, worker = MemoryStore(), Endless()
    await store.open()
    await book_game(store, "done", finished())
    async with site(store, Jobs(lambda: worker)) as here:
        writer = await begin(here, f"GET /api/games/done/{what} HTTP/1.1\r\n", b"")
        await worker.begun.wait()
        writer.close()
        await worker.given_up.wait()


@in_loop
async def test_an_upload_that_is_broken_off_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        async with site() as here:
            head = "POST /api/replays HTTP/1.1\r\nContent-Length: 5000\r\n"
            writer = await begin(here, head, b"half a log")
            writer.transport.abort()
            assert (await here.ask("/healthz")).status == 200
    assert caplog.records == []


@pytest.mark.parametrize("seed", [2**53, -1, 10**600])
@in_loop
async def test_a_seed_that_is_no_seed_is_refused(seed: int) -> None:
    async with site() as here:
        body = b'{"seed":%d}' % seed
        await here.refused(400, "/api/tile-sets/generate", "POST", body)
        table = b'{"table":{"tile_set":%d}}' % seed
        await here.refused(400, "/api/rooms", "POST", table)


@in_loop
async def test_a_request_that_the_end_of_the_server_cuts_is_no_error(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = asyncio.Event()

    async def draw(*_words: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("hushmaze.server.http.resources.art.asyncio.to_thread", draw)
    with caplog.at_level(logging.WARNING):
        async with site() as here:
            writer = await begin(here, "GET /art/heroes/elf.svg HTTP/1.1\r\n", b"")
            await begun.wait()
    writer.close()
    assert caplog.records == []
