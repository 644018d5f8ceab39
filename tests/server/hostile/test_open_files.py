"""A server that may open few files: strangers take all they can, players stay, and `/healthz` is answered."""

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.player import Player
from tests.server.support import in_loop
from tests.server.survival.asking import new_room

FILES = 160
STRANGERS = 400


@contextlib.asynccontextmanager
async def server_of_few_files(folder: Path) -> AsyncIterator[tuple[str, list[str]]]:
    """Its address, and what it logs, which is complete when it has ended."""
    few = f"ulimit -n {FILES}; exec {sys.executable} -m hushmaze serve --port 0 --data {folder}"
    process = await asyncio.create_subprocess_exec("bash", "-c", few, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    logged: list[str] = []
    reading = asyncio.create_task(_keep(process.stderr, logged))
    try:
        line = (await process.stdout.readline()).decode()
        yield line.split()[-1], logged
        process.terminate()
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await reading


async def _keep(lines: asyncio.StreamReader, logged: list[str]) -> None:
    logged.extend([line.decode() async for line in lines])


async def status_of_healthz(url: str) -> int:
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ")[1])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@in_loop
async def test_at_the_limit_of_open_files(tmp_path: Path) -> None:
    async with server_of_few_files(tmp_path) as (url, logged):
        player = await Player(url).connect()
        await player.join(await new_room(url))
        where = urlsplit(url)
        strangers = [await asyncio.open_connection(where.hostname, where.port) for _ in range(STRANGERS)]
        assert await status_of_healthz(url) == 200
        player.send("time", sent=1, rtt=3)
        assert (await player.hear("time"))["sent"] == 1
        for _, writer in strangers:
            writer.transport.abort()
        await player.leave()
    messages = [json.loads(line)["message"] for line in logged]
    assert sum("files may be open" in message for message in messages) == 1
    assert sum("no more fit" in message for message in messages) == 1
    assert not any("Traceback" in line for line in logged)
