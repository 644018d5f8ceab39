"""The HTTP side over real connections to a real server."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
import pytest
from starlette.routing import Route

from hushmaze import __version__
from hushmaze.protocol.api.errors import ErrorAnswer
from hushmaze.protocol.api.games import MOST_GAMES_A_PAGE
from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.game_log.log import read_log
from hushmaze.rules.commands import Start
from hushmaze.scenarios import Contradiction
from hushmaze.server.app import running
from hushmaze.server.http import bodies
from hushmaze.server.http.application import SECURITY_HEADERS, Backend, http_app
from hushmaze.server.http.endpoint import LONGEST_BODY
from hushmaze.server.http.limits import RateLimits
from hushmaze.server.http.openapi import openapi
from hushmaze.server.http.static.client_files import Client
from hushmaze.server.jobs.pool import Jobs
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.settings import Settings
from hushmaze.storage import MemoryStore, Store
from hushmaze.tiles import standard_set
from tests.server.jobs.in_thread import thread_jobs
from tests.server.player import Player
from tests.server.support import Ear, FakeClock, Message, ShakyStore, in_loop

SAND_MS = 180_000


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Message:
        assert self.headers["content-type"] == "application/json"
        told: Message = json.loads(self.body)
        return told


class Site:
    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._port = port

    async def ask(self, path: str, method: str = "GET", body: bytes = b"", **headers: str) -> Answer:
        """The path is sent as it is, whatever tricks are in it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}"] if body else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        head, _, page = answer.partition(b"\r\n\r\n")
        first, *rest = head.decode().split("\r\n")
        told = dict(line.split(": ", 1) for line in rest)
        return Answer(int(first.split()[1]), {name.lower(): value for name, value in told.items()}, page)

    async def refused(self, status: int, path: str, method: str = "GET", body: bytes = b"") -> str:
        """Every error is the same kind of object; gives its sentence."""
        answer = await self.ask(path, method, body)
        assert answer.status == status
        told = msgspec.convert(answer.json, ErrorAnswer)
        assert told.reason.status == status
        waiting = answer.headers.get("retry-after")
        assert (waiting is not None and int(waiting) >= 1) is (status in (429, 503))
        return told.message


@asynccontextmanager
async def site(
    store: Store | None = None, jobs: Jobs | None = None, **settings: object
) -> AsyncIterator[Site]:
    """A real server; only its jobs are done in threads, for a process more would cost each test a second."""
    chosen = Settings(**{"port": 0, "open_list": True} | settings)  # type: ignore[arg-type] # each test its own
    async with running(chosen, store or MemoryStore(), jobs=jobs or thread_jobs()) as server:
        yield Site(server.port)


async def played(store: Store, *, to_the_end: bool = True) -> str:
    """A game of two in this store, made before the server starts; gives its id."""
    await store.open()
    clock = FakeClock()
    rooms = Rooms(store, clock, Metrics(), 1_000)
    room = await rooms.create()
    people = [room.members.welcome(name)[0] for name in ("Ann", "<b>Ben</b>")]
    room.table.choose(people[0], {"seats": 2, "bots_hold": False})
    for seat, person in enumerate(people):
        room.seats.sit(person, seat)
    match = await rooms.lay_out(room, people[0])
    ear = Ear()
    room.do(people[0], 1, to_plain(Start()), ear.report)
    while not ear.payloads:
        await asyncio.sleep(0)
    if to_the_end:
        clock.advance(SAND_MS)
        while not await store.finished_games():
            await asyncio.sleep(0)
    await rooms.close()
    return match.game


# Pages


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
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name.lower()] == value
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
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


# Rooms


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
    async with site(room_burst=2, rooms_per_minute=0.001) as here:
        statuses = [
            (await here.ask("/api/rooms", "POST", X_Forwarded_For=f"10.0.0.{n}")).status for n in range(4)
        ]
        assert statuses == [201, 201, 429, 429]
        assert "wait a little" in await here.refused(429, "/api/rooms", "POST")


@in_loop
async def test_behind_a_trusted_proxy_every_address_has_its_own_measure() -> None:
    async with site(room_burst=1, rooms_per_minute=0.001, trust_proxy=True) as here:
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


# Games


@in_loop
async def test_a_finished_game_and_its_log() -> None:
    store = MemoryStore()
    game = await played(store)
    async with site(store) as here:
        (row,) = json.loads((await here.ask("/api/games")).body)
        assert (row["game"], row["scenario"], row["names"]) == (game, 1, ["Ann", "<b>Ben</b>"])
        answer = await here.ask(f"/api/games/{game}/log")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    log = read_log(answer.body.decode())
    assert [type(event).__name__ for event in log.events] == ["Started", "Lost"]
    state = log.game().state
    assert state.over
    assert state.setup.seats == 2


@in_loop
async def test_the_log_of_a_game_is_secret_until_its_end() -> None:
    """S3"""
    store = MemoryStore()
    game = await played(store, to_the_end=False)
    seed = json.loads(await store.heading(game) or b"")["seed"]
    ((_, code),) = await store.unfinished_games()
    async with site(store) as here:
        answer = await here.ask(f"/api/games/{game}/log")
        assert answer.status == 409
        assert answer.json["reason"] == "game_not_over"
        facts = await here.ask(f"/api/rooms/{code}")
        assert facts.json["phase"] == "heist"
        everything = [answer, facts, await here.ask("/api/games"), await here.ask("/metrics")]
    assert not [told for told in everything if str(seed).encode() in told.body]
    assert everything[2].body == b"[]"


@in_loop
async def test_there_has_to_be_such_a_game() -> None:
    async with site() as here:
        assert await here.refused(404, "/api/games/none/log") == "There is no such game."


FIRST_SUMMARY = json.dumps(
    {
        "scenario": 1, "name": "Let's go shopping", "level": None, "seats": 2, "names": ["Ann", "Ben"],
        "phase": "won", "loss": None, "won": True, "turns": 3, "sand_left": 5_000, "counts": True,
    }
).encode()  # fmt: skip
"""As the first version booked games."""


@in_loop
async def test_what_cannot_be_read_is_not_listed() -> None:
    store = MemoryStore()
    await store.open()
    for number, stored in enumerate((b"{", b'{"name": 7}', FIRST_SUMMARY)):
        await store.create_game(f"g{number}", "room", b"{}")
        await store.finish_game(f"g{number}", 1_000 + number, stored)
    async with site(store) as here:
        (row,) = json.loads((await here.ask("/api/games")).body)
    assert (row["game"], row["names"], row["players"], row["marks"]) == ("g2", ["Ann", "Ben"], [], None)


@in_loop
async def test_finished_games_come_in_pages() -> None:
    store = MemoryStore()
    await store.open()
    for number in range(5):
        await store.create_game(f"g{number}", "room", b"{}")
        await store.finish_game(f"g{number}", 1_000 + number, FIRST_SUMMARY)
    async with site(store) as here:
        page = json.loads((await here.ask("/api/games?limit=2")).body)
        assert [row["game"] for row in page] == ["g4", "g3"]
        rest = json.loads((await here.ask(f"/api/games?before={page[-1]['finished_at']}")).body)
        assert [row["game"] for row in rest] == ["g2", "g1", "g0"]


@in_loop
async def test_a_list_that_is_closed_names_no_game_but_a_link_opens_it() -> None:
    """Also not in the book, which shows who has won."""
    store = MemoryStore()
    game = await played(store)
    async with site(store, open_list=False) as here:
        assert "lists no games" in await here.refused(403, "/api/games")
        assert (await here.ask(f"/api/games/{game}/log")).status == 200
    assert not Settings().open_list


@in_loop
async def test_a_host_says_where_to_report_weaknesses() -> None:
    async with site(security_contact="mailto:host@example.org") as here:
        answer = await here.ask("/.well-known/security.txt")
    first, second, *_ = answer.body.decode().splitlines()
    assert first == "Contact: mailto:host@example.org"
    assert datetime.fromisoformat(second.removeprefix("Expires: ")) > datetime.now(UTC)
    async with site() as here:
        assert (await here.ask("/.well-known/security.txt")).status == 404


WRONG = ["limit=0", f"limit={MOST_GAMES_A_PAGE + 1}", "limit=-1", "limit=x", "limit=", "limit=1e3",
         "before=now",
         "before=-5", "limit=%D9%A3", "limit=" + "9" * 400, "before=1.5"]  # fmt: skip


@pytest.mark.parametrize("query", WRONG)
@in_loop
async def test_a_page_that_cannot_be(query: str) -> None:
    async with site() as here:
        message = await here.refused(400, f"/api/games?{query}")
    assert message.startswith(query.partition("=")[0])


# The description


def routes() -> set[tuple[str, str]]:
    clock, metrics, store = FakeClock(), Metrics(), MemoryStore()
    limits = RateLimits(clock)
    backend = Backend(Rooms(store, clock, metrics, 1), store, metrics, limits, thread_jobs())
    found = [route for route in http_app(backend, Client()).routes if isinstance(route, Route)]
    return {(r.path, method.lower()) for r in found for method in (r.methods or ()) if method != "HEAD"}


def test_the_description_lists_every_route_and_no_other() -> None:
    paths = openapi()["paths"]
    described = {(path, method) for path, methods in paths.items() for method in methods}
    for_people = {(route.path, "get") for route in Client().routes} | {("/.well-known/security.txt", "get")}
    assert described == routes() - for_people


@in_loop
async def test_the_description_is_served() -> None:
    async with site() as here:
        answer = await here.ask("/api/openapi.json")
    assert answer.json == json.loads(json.dumps(openapi()))
    assert answer.json["openapi"].startswith("3.")
