"""Whole games are read and sent within bounds: how often, how many at once, and how much of one at a time."""

import asyncio
import gzip
import json
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import StreamingResponse

from hushmaze.protocol.event_text import write_event
from hushmaze.rules.events import Said
from hushmaze.rules.words import Seat
from hushmaze.server.http.static.compressed import JSON, PORTION, unpack_for
from hushmaze.server.limits import Rate
from hushmaze.storage import MemoryStore
from tests.server.http.site import SAND_MS, Site, played, site
from tests.server.support import in_loop


def request(**headers: str) -> Request:
    return Request({"type": "http", "headers": [(k.encode(), v.encode()) for k, v in headers.items()]})


@pytest.mark.parametrize("accepts", ["gzip, br", ""])
@in_loop
async def test_a_great_answer_is_unpacked_while_it_is_read_and_not_before(accepts: str) -> None:
    whole = json.dumps(list(range(100_000))).encode()
    answer = unpack_for(request(**{"accept-encoding": accepts}), gzip.compress(whole), JSON)
    assert isinstance(answer, StreamingResponse)
    portions = [bytes(portion) async for portion in answer.body_iterator]  # type: ignore[arg-type] # never text
    assert max(map(len, portions)) <= PORTION
    assert (gzip.decompress(b"".join(portions)) if accepts else b"".join(portions)) == whole


OF_A_GAME = {"log": b"", "replay": b"", "analysis": b"", "what-if": b"{}"}


@pytest.mark.parametrize("part", OF_A_GAME)
@in_loop
async def test_nothing_is_read_for_an_address_that_has_asked_too_often(part: str) -> None:
    store = MemoryStore()
    game = await played(store)
    method, body = ("POST", OF_A_GAME[part]) if OF_A_GAME[part] else ("GET", b"")
    async with site(store, logs_given=Rate(0.001, 1)) as here:
        await here.ask(f"/api/games/{game}/log")
        reads: list[str] = []

        async def noted(game: str, since: int = 0) -> list[bytes]:  # noqa: ARG001
            reads.append(game)
            return []

        store.read = noted  # type: ignore[method-assign]
        assert "wait" in await here.refused(429, f"/api/games/{game}/{part}", method, body)
        assert reads == []


async def slow_reader(here: Site, path: str) -> asyncio.StreamWriter:
    """Asks and takes nothing of the answer but what fits into the buffers between."""
    _, writer = await asyncio.open_connection("127.0.0.1", here._port, limit=1024)
    writer.transport.pause_reading()  # type: ignore[attr-defined] # a read transport, too
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return writer


@pytest.mark.parametrize(
    ("limits", "status"),
    [({"answers_in_hand_per_address": 2}, 429), ({"answers_in_hand": 2}, 503)],
    ids=["of one address", "of all"],
)
@in_loop
async def test_only_so_many_are_sent_at_once(limits: dict[str, Any], status: int) -> None:
    store = MemoryStore()
    game = await played(store)
    said = [write_event(Said(SAND_MS, Seat(0), "x" * 400), n) for n in range(20_000)]
    store._kept.games[game].lines += said
    log = f"/api/games/{game}/log"
    async with site(store, logs_given=Rate(1e6, 10**9), **limits) as here:
        readers = [await slow_reader(here, log) for _ in range(2)]
        while (answer := await here.ask("/api/games/none/log")).status == 404:
            await asyncio.sleep(0)
        assert answer.status == status
        assert int(answer.headers["retry-after"]) >= 1
        for reader in readers:
            reader.transport.abort()
        while (await here.ask("/api/games/none/log")).status != 404:
            await asyncio.sleep(0)
        assert (await here.ask(log)).status == 200
        assert (await here.ask(log)).status == 200, "and what was sent is not in hand any more"
