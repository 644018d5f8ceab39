"""Rooms over HTTP: made, found, refused, and only so many."""

import json

import pytest

from hushmaze.server.http import bodies
from hushmaze.server.http.endpoint import LONGEST_BODY
from hushmaze.server.limits import Rate
from hushmaze.tiles import standard_set
from tests.server.http.site import site
from tests.server.player import Player
from tests.server.support import ShakyStore, in_loop


@in_loop
async def test_a_room_can_be_made_with_its_table_and_bots() -> None:
    async with site() as here:
        made = await here.ask(
            "/api/rooms", "POST", body=b'{"table": {"scenario": 3, "seats": 3}, "bots": "brisk"}'
        )
        assert made.status == 201
        room = json.loads((await here.ask("/api/rooms/" + json.loads(made.body)["code"])).body)
    assert (room["table"]["scenario"], room["table"]["seats"]) == (3, 3)
    assert [(bot["seat"], bot["level"]) for bot in room["bots"]] == [(1, "brisk"), (2, "brisk")]


@pytest.mark.parametrize(
    "body",
    [b"{", b"[]", b"null", b"\xff", b'{"rooms": 1}', b'{"table": 3}', b'{"table": {"seats": 0}}',
     b'{"bots": "x"}', b'{"bots": true}', b'{"table": {"cheat": true}}', b"[" * 4_000],
    ids=str,
)  # fmt: skip
@in_loop
async def test_a_room_that_cannot_be_is_not_made(body: bytes) -> None:
    async with site() as here:
        assert await here.refused(400, "/api/rooms", "POST", body=body)
        assert b"hushmaze_rooms 0.0" in (await here.ask("/metrics")).body


@in_loop
async def test_a_wish_that_does_not_end_is_not_awaited_for_ever() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bodies, "BODY_WITHIN_S", 0.01)
        async with site() as here:
            answer = await here.ask("/api/rooms", "POST", Content_Length="10")
    assert (answer.status, answer.json["ok"]) == (408, False)


@in_loop
async def test_a_long_wish_is_not_read_to_its_end() -> None:
    async with site() as here:
        assert await here.refused(413, "/api/rooms", "POST", body=b" " * (LONGEST_BODY + 1))


@in_loop
async def test_a_room_is_made_and_found() -> None:
    async with site() as here:
        made = await here.ask("/api/rooms", "POST")
        assert made.status == 201
        code = made.json["code"]
        assert made.json["path"] == f"/{code}"
        facts = await here.ask(f"/api/rooms/{code}")
        assert facts.json["code"] == code
        assert (facts.json["people"], facts.json["phase"], facts.json["game"]) == ([], "lobby", None)
        same = await here.ask(f"/api/rooms/{code.replace('-', '%20').upper()}")
        assert same.body == facts.body
        assert await here.refused(404, "/api/rooms/zzzz-zzzz") == "There is no such room."


@in_loop
async def test_room_facts_hold_no_token() -> None:
    async with site() as here:
        code = (await here.ask("/api/rooms", "POST")).json["code"]
        player = await Player(here.url).connect()
        await player.join(code, name="<i>Ann</i>")
        answer = await here.ask(f"/api/rooms/{code}")
        await player.leave()
    assert player.token is not None
    assert player.token not in answer.body.decode()
    assert [person["name"] for person in answer.json["people"]] == ["<i>Ann</i>"]


@in_loop
async def test_one_address_makes_only_so_many_rooms() -> None:
    async with site(new_rooms=Rate(0.00001, 2)) as here:
        statuses = [
            (await here.ask("/api/rooms", "POST", X_Forwarded_For=f"10.0.0.{n}")).status for n in range(4)
        ]
        assert statuses == [201, 201, 429, 429]
        assert "wait a little" in await here.refused(429, "/api/rooms", "POST")


@in_loop
async def test_behind_a_trusted_proxy_every_address_has_its_own_measure() -> None:
    async with site(new_rooms=Rate(0.00001, 1), trust_proxy=True) as here:
        senders = ["10.0.0.1", "10.0.0.2", "10.0.0.1", "10.0.0.9, 10.0.0.2"]
        statuses = [(await here.ask("/api/rooms", "POST", X_Forwarded_For=who)).status for who in senders]
        assert statuses == [201, 201, 429, 429], "only the proxy's own entry counts"


@in_loop
async def test_a_full_disk_is_said_to_be_one() -> None:
    store = ShakyStore()
    async with site(store) as here:
        store.broken = {"save_room", "load_room"}
        for path, method in (("/api/rooms", "POST"), ("/api/rooms/baba-baba", "GET")):
            assert "may work again soon" in await here.refused(503, path, method)
        store.broken = set()
        assert (await here.ask("/api/rooms", "POST")).status == 201


@in_loop
async def test_an_address_that_has_much_kept_gets_no_more_rooms_and_tile_sets() -> None:
    tiles = standard_set().text.encode()
    async with site(trust_proxy=True, kept_bytes=Rate(0.01, 3_000)) as here:
        for path, body in (("/api/rooms", b""), ("/api/daily/room", b"")):
            assert (await here.ask(path, "POST", body, x_forwarded_for="192.0.2.1")).status == 201
        asked = (("/api/rooms", b""), ("/api/daily/room", b""), ("/api/tile-sets", tiles))
        for number, (path, body) in enumerate(asked):
            refused = await here.ask(path, "POST", body, x_forwarded_for="192.0.2.1")
            assert (refused.status, refused.json["reason"]) == (429, "slow_down")
            assert "kept" in refused.json["message"]
            assert int(refused.headers["retry-after"]) > 60
            assert (await here.ask(path, "POST", body, x_forwarded_for=f"198.51.100.{number}")).status == 201
