"""Answers over a real connection: long ones are compressed for whoever can unpack them, credentials never."""

import gzip
import json

import pytest

from hushmaze.server.http.static.compressed import AT_ONCE, WORTH_IT
from hushmaze.storage import MemoryStore
from tests.server.http.site import played, site
from tests.server.support import in_loop

LONG = [
    "/api/scenarios", "/api/scenarios/switches", "/api/openapi.json", "/api/tiles/standard", "/api/book",
    "/api/tile-sets/standard",
]  # fmt: skip


@pytest.mark.parametrize("path", LONG)
@in_loop
async def test_a_long_answer_is_compressed_where_that_is_accepted(path: str) -> None:
    async with site() as here:
        plain = await here.ask(path)
        packed = await here.ask(path, Accept_Encoding="gzip, deflate, br")
        head = await here.ask(path, "HEAD", Accept_Encoding="gzip")
        refused = await here.ask(path, Accept_Encoding="br, gzip;q=0")
    assert len(plain.body) >= WORTH_IT
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert len(packed.body) < len(plain.body) / 2
    assert gzip.decompress(packed.body) == plain.body == refused.body
    assert packed.headers["content-length"] == head.headers["content-length"] == str(len(packed.body))
    assert head.body == b""


@in_loop
async def test_a_very_long_one_too() -> None:
    """In a thread, so that games do not wait for it."""
    store = MemoryStore()
    game = await played(store)
    async with site(store) as here:
        path = f"/api/games/{game}/replay"
        plain, packed = await here.ask(path), await here.ask(path, Accept_Encoding="gzip")
        openapi = await here.ask("/api/openapi.json", Accept_Encoding="gzip")
    assert gzip.decompress(packed.body) == plain.body
    assert len(gzip.decompress(openapi.body)) > AT_ONCE


@in_loop
async def test_a_short_one_is_sent_as_it_is() -> None:
    async with site() as here:
        answer = await here.ask("/healthz", Accept_Encoding="gzip")
    assert answer.json["ok"] is True
    assert "content-encoding" not in answer.headers


@in_loop
async def test_credentials_are_never_compressed() -> None:
    servers = json.dumps([{"urls": "turn:turn.example.org", "credential": "x" * WORTH_IT}])
    async with site(ice_servers=servers) as here:
        answer = await here.ask("/api/voice", Accept_Encoding="gzip")
    assert len(answer.body) > WORTH_IT
    assert "content-encoding" not in answer.headers
