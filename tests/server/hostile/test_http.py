"""Hostile HTTP by hand: nothing is read that is no page, nothing big is kept, nobody is kept waiting."""

import json
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hushmaze.server.http.application import SECURITY_HEADERS
from hushmaze.server.limits import Rate
from hushmaze.server.transport import Limits
from tests.server.hostile.attacker import handshake
from tests.server.hostile.noise import ORIGINS
from tests.server.hostile.telnet import Answer, dial, read, request, send, talk
from tests.server.hostile.threaded import Served, served
from tests.server.hostile.town import Town

PATHS = [
    "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/..%5c..%5cetc%5cpasswd",
    "/%252e%252e%252fetc%252fpasswd",
    "//etc/passwd",
    "/home.html",
    "/home.html/../match.py",
    "/static/../http.py",
    "/api/../match.py",
    "/api/tiles/../../match.py",
    "/api/tiles/..%2f..%2fmatch.py",
    "/api/games/..%2f..%2fhushmaze.sqlite3/log",
    "/api/games/%00/log",
    "/api/games/'%20OR%201=1--/log",
    "/api/rooms/..%2f..%2fetc",
    "/api/rooms/%ff%fe",
    "/api/rooms/" + "a" * 8000,
    "/hushmaze.sqlite3",
    "/hushmaze-data/hushmaze.sqlite3",
    "/.git/config",
    "/%00",
    "/?../../etc/passwd",
]

ROUTES = ["/", "/healthz", "/metrics", "/api/openapi.json", "/api/rooms/x", "/api/scenarios", "/api/games"]


def ask(server: Served, line: str, *headers: str, body: bytes = b"") -> Answer:
    answer = talk(server.port, request(line, *headers) + body)
    assert answer is not None, line
    return answer


def is_well(server: Served) -> bool:
    return json.loads(ask(server, "GET /healthz").body)["ok"] is True


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_to_a_file(server: Served, path: str) -> None:
    answer = ask(server, f"GET {path}")
    if answer.status == 200:
        assert answer.body == ask(server, "GET /").body
    else:
        assert answer.status in (307, 400, 404)
        assert len(answer.body) < 200 or answer.body == ask(server, "GET /").body
    assert b"root:" not in answer.body


@pytest.mark.parametrize("origin", ORIGINS)
def test_no_other_page_opens_a_socket(server: Served, origin: str) -> None:
    answer = talk(server.port, handshake(server.port, origin=origin))
    assert answer is not None
    assert answer.status == 403


@pytest.mark.parametrize("path", ROUTES)
@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "BREW", "POST"])
def test_no_other_method_does_anything(server: Served, path: str, method: str) -> None:
    answer = ask(server, f"{method} {path}")
    assert answer.status == 405
    assert "GET" in answer.headers["allow"]


def test_every_answer_of_a_page_is_guarded(server: Served) -> None:
    lines = [
        "GET /",
        "GET /healthz",
        "GET /nothing/here",
        "POST /",
        "GET /api/rooms/x",
        "GET /api/games?limit=x",
    ]
    for line in lines:
        answer, page = ask(server, line), line == "GET /"
        kept = {"Cache-Control": "no-cache"} if page else {}  # for the way back
        for name, value in (SECURITY_HEADERS | kept).items():
            assert answer.headers[name.lower()] == value, line
        assert "server" not in answer.headers


@pytest.mark.parametrize("size", [70_000, 1_000_000, 8_000_000])
def test_a_head_without_end_is_cut_off(server: Served, size: int) -> None:
    with dial(server.port) as line:
        send(line, b"GET / HTTP/1.1\r\nhost: a\r\nx: " + b"a" * size)
        answer = read(line)
    assert answer is None or answer.status in (400, 431)
    assert is_well(server)


@pytest.mark.parametrize(
    "length", ["-1", "x", "1e9", "9" * 40, "5, 6", "+5", "0x10", "", "5\r\ncontent-length: 6"]
)
def test_a_bad_length_is_refused(server: Served, length: str) -> None:
    answer = talk(server.port, request("POST /api/rooms", f"content-length: {length}"))
    assert answer is None or answer.status == 400


@pytest.mark.parametrize("chunked", [False, True])
@pytest.mark.parametrize("path", ["/api/rooms", "/healthz", "/nothing"])
def test_a_huge_body_is_not_kept(server: Served, path: str, chunked: bool) -> None:
    """16 MiB of it are sent; at no moment may there be so much more in memory than before."""
    header = "transfer-encoding: chunked" if chunked else "content-length: 1073741824"
    piece = b"x" * 65536
    with dial(server.port) as line, watched_memory() as kept:
        send(line, f"POST {path} HTTP/1.1\r\nhost: a\r\n{header}\r\n\r\n".encode())
        for _ in range(256):
            if not send(line, b"10000\r\n" + piece + b"\r\n" if chunked else piece):
                break
        assert is_well(server)
    assert kept[0] < 4 << 20


@contextmanager
def watched_memory() -> Iterator[list[int]]:
    """Filled in the end: the most bytes that were held at once."""
    kept: list[int] = []
    tracemalloc.start()
    try:
        yield kept
        kept.append(tracemalloc.get_traced_memory()[1])
    finally:
        tracemalloc.stop()


def test_many_requests_at_once_are_all_answered(server: Served) -> None:
    with dial(server.port) as line:
        send(line, b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n" * 300 + request("GET /healthz"))
        heard = b""
        while more := line.recv(65536):
            heard += more
    assert heard.count(b"HTTP/1.1 200") == 301


def test_people_who_never_finish_asking_are_sent_away_and_keep_nobody_waiting() -> None:
    """Silent ones, half a line, half a head, half a handshake, half a body."""
    halves = [b"", b"GET", b"GET / HTTP/1.1\r\nhost: a\r\n", b"GET /ws HTTP/1.1\r\nupgrade: websocket\r\nx: "]
    with served(Limits(head_within_s=0.5), new_rooms=Rate(1, 100)) as server:
        lines = [dial(server.port) for _ in range(60)]
        for number, line in enumerate(lines):
            send(line, halves[number % len(halves)])
        assert is_well(server)
        for line in lines:
            read(line)
            line.close()
        assert is_well(server)
    assert server.errors == []


def test_an_address_can_make_only_so_many_rooms_whatever_it_says_it_is() -> None:
    with served(new_rooms=Rate(0, 12)) as server:
        answers = [ask(server, "POST /api/rooms", f"x-forwarded-for: 10.0.0.{n}").status for n in range(12)]
    assert 201 in answers
    assert answers[-4:] == [429] * 4


def test_a_name_is_text(server: Served) -> None:
    """HTML in a name comes back as JSON, which no browser takes for a page."""

    async def join(town: Town) -> str:
        code = await town.new_room()
        (player,) = await town.table(code, 1, 1)
        player.send("rename", name="<img src=x onerror=alert(1)>\x00\u202e")
        await player.hear("room")
        return code

    answer = ask(server, f"GET /api/rooms/{server.ask(join)}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    name = json.loads(answer.body)["people"][0]["name"]
    assert name.isprintable()
