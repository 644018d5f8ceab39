"""Pages and facts that stand for themselves: the client, health, scenarios, figures. All are guarded."""

import json
from datetime import UTC, datetime

import pytest

from hushmaze import __version__
from hushmaze.scenarios import Contradiction, read_scenario, share_code
from hushmaze.server.http.application import SECURITY_HEADERS
from hushmaze.server.http.static.client_files import ASK_AGAIN
from hushmaze.tiles import standard_set
from tests.server.http.site import site
from tests.server.support import in_loop


@in_loop
async def test_the_home_page_and_every_room_link_is_the_client() -> None:
    async with site() as here:
        home, room = await here.ask("/"), await here.ask("/kibo-ruta")
    assert home.status == room.status == 200
    assert home.headers["content-type"].startswith("text/html")
    assert home.body == room.body
    assert b"Hushmaze" in home.body


@in_loop
async def test_health_scenarios_and_tiles() -> None:
    async with site() as here:
        health = await here.ask("/healthz")
        assert health.json == {"ok": True, "version": __version__}
        scenarios = json.loads((await here.ask("/api/scenarios")).body)
        assert [row["number"] for row in scenarios] == list(range(1, 18))
        assert (scenarios[4]["stack"], scenarios[4]["on_top"]) == (["2-14"], "15")
        assert all(row["shuffled"] for row in scenarios)
        assert scenarios[12]["stack"][0] == "2, 4-12", "C13: tile 3 is the second board"
        tiles = await here.ask("/api/tiles/standard")
        assert tiles.body.decode() == standard_set().text


@in_loop
async def test_voice_is_told_the_servers_that_were_set() -> None:
    turn = {"urls": ["turn:turn.example.org"], "username": "u", "credential": "c"}
    stun = {"urls": "stun:stun.example.org"}
    async with site(ice_servers=json.dumps([turn, stun])) as here:
        assert (await here.ask("/api/voice")).json == {"ice_servers": [turn, stun]}
    async with site() as here:
        assert (await here.ask("/api/voice")).json == {"ice_servers": []}


@in_loop
async def test_a_scenario_is_found_by_its_share_code() -> None:
    """B2"""
    async with site() as here:
        rows = json.loads((await here.ask("/api/scenarios")).body)
        found = [(await here.ask(f"/api/scenarios/{row['code'].lower()}")).json for row in rows]
        assert found == [{**row, "number": None} for row in rows]
        listed = read_scenario('name = "Own"\ntiles = "9, 2-8"\nshuffled = false\nrules = ["one_exit"]')
        own = (await here.ask(f"/api/scenarios/{share_code(listed)}")).json
        assert (own["stack"], own["shuffled"]) == (["9, 2-8"], False)
        wrong = await here.refused(404, f"/api/scenarios/{rows[0]['code'][:-1]}")
        assert wrong == Contradiction.BAD_CODE.message


@in_loop
async def test_scenarios_tell_what_a_table_chooses_from() -> None:
    """S4, C9, C13"""
    async with site() as here:
        rows = json.loads((await here.ask("/api/scenarios")).body)
    assert [row["tiles"] for row in rows[:8]] == [
        [8], [11], [11], [13], [14], [16], [18], [8, 11, 13, 14, 16, 18, 23],
    ]  # fmt: skip
    assert [row["level"] for row in rows] == [None] * 7 + [6] * 10
    assert rows[12]["tiles"][0] == 10, "tile 3 lies on the table already"
    assert rows[0]["cards"]["4"] == ["N", "WV", "EC", "SX"]
    assert rows[8]["cards"]["3"] == ["NEV", "SWCX", ""]
    assert "1" not in rows[0]["cards"], "solo has a deck (L1)"
    eighth = rows[7]
    assert [set(rules) - set(eighth["rules"]) for rules in eighth["in_force"]] == [{"one_exit"}] + [set()] * 6
    assert [row["in_force"] for row in rows[:7]] == [[row["rules"]] for row in rows[:7]]


@in_loop
async def test_figures_for_prometheus() -> None:
    async with site() as here:
        await here.ask("/api/rooms", "POST")
        figures = await here.ask("/metrics")
    assert figures.headers["content-type"].startswith("text/plain; version=0.0.4")
    text = figures.body.decode()
    assert "hushmaze_rooms 1.0" in text
    for name in ("sockets", "actions_total", "action_seconds_bucket", "send_queue_drops_total"):
        assert f"hushmaze_{name}" in text
    assert "hushmaze_refusals" in text


PATHS = [
    "/",
    "/kibo-rutam",
    "/healthz",
    "/metrics",
    "/api/scenarios",
    "/api/games",
    "/nothing/here",
    "/api/rooms",
]


@pytest.mark.parametrize("path", PATHS)
@in_loop
async def test_every_answer_is_guarded(path: str) -> None:
    async with site() as here:
        answer = await here.ask(path)
    expected = SECURITY_HEADERS | ({"Cache-Control": ASK_AGAIN} if path == "/" else {})
    assert {name: answer.headers[name.lower()] for name in expected} == expected
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


@in_loop
async def test_head_is_get_without_a_body() -> None:
    async with site() as here:
        for path in ("/", "/healthz", "/api/scenarios"):
            got, head = await here.ask(path), await here.ask(path, "HEAD")
            assert (head.status, head.body) == (200, b"")
            assert head.headers["content-length"] == str(len(got.body))


@in_loop
async def test_what_is_not_there_or_not_so_to_be_had() -> None:
    async with site() as here:
        assert await here.refused(404, "/nothing/here") == "Not Found"
        assert await here.refused(404, "/api/nothing") == "Not Found"
        assert await here.refused(405, "/healthz", "POST") == "Method Not Allowed"
        assert await here.refused(405, "/api/rooms") == "Method Not Allowed"
        assert (await here.ask("/api/rooms")).headers["allow"] == "POST"


TRICKS = [
    "/..%2f..%2fetc%2fpasswd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
    "/..\\..\\etc",
    "/api/games/..%2f..%2fetc/log", "/api/rooms/..%2f..%2fhome.html", "/api/tiles/..%2fstandard", "/%00",
    "/api/games/%ff%fe/log", "/home.html%00.txt", "/static/../home.html", "/http.py", "/.git",
]  # fmt: skip


@pytest.mark.parametrize("path", TRICKS)
@in_loop
async def test_no_path_leads_anywhere_else(path: str) -> None:
    async with site() as here:
        answer, home = await here.ask(path), await here.ask("/")
    assert answer.status == 404 or answer.body == home.body
    assert b"root:" not in answer.body


@in_loop
async def test_a_host_says_where_to_report_weaknesses() -> None:
    async with site(security_contact="mailto:host@example.org") as here:
        answer = await here.ask("/.well-known/security.txt")
    first, second, *_ = answer.body.decode().splitlines()
    assert first == "Contact: mailto:host@example.org"
    assert datetime.fromisoformat(second.removeprefix("Expires: ")) > datetime.now(UTC)
    async with site() as here:
        assert (await here.ask("/.well-known/security.txt")).status == 404
