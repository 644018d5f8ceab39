"""Files for crawlers, for tabs and for people who find a weakness, with their headers."""

from pathlib import Path

import pytest

from hushmaze.server.http.application import SECURITY_HEADERS
from tests.server.http.site import site
from tests.server.support import in_loop

PUBLIC = Path(__file__).parents[3] / "web" / "public"
FILES = {
    "/robots.txt": "text/plain; charset=utf-8",
    "/favicon.ico": "image/x-icon",
    "/icons/favicon.svg": "image/svg+xml",
    "/icons/favicon-alert.svg": "image/svg+xml",
}
GUARDED = SECURITY_HEADERS.keys() - {"Cache-Control"}


@pytest.mark.parametrize("path", FILES)
@in_loop
async def test_a_file_of_the_client_is_there_with_its_type(path: str) -> None:
    """From where the build takes them."""
    async with site(client=str(PUBLIC)) as here:
        answer = await here.ask(path)
        again = await here.ask(path, If_None_Match=answer.headers["etag"])
    assert (answer.status, answer.body) == (200, (PUBLIC / path[1:]).read_bytes())
    assert answer.headers["content-type"] == FILES[path]
    assert answer.headers["cache-control"] == "no-cache"
    assert again.status == 304
    assert {name: answer.headers[name.lower()] for name in GUARDED} == {
        name: SECURITY_HEADERS[name] for name in GUARDED
    }


@in_loop
async def test_crawlers_are_kept_from_rooms_and_games() -> None:
    async with site(client=str(PUBLIC)) as here:
        told = (await here.ask("/robots.txt")).body.decode().splitlines()
    rules = [line for line in told if line and not line.startswith("#")]
    assert rules[0] == "User-agent: *"
    assert rules[-1] == "Disallow: /"
    assert {"Allow: /$", "Allow: /rules"} <= set(rules)
    assert not [line for line in rules if "/games" in line or "/api" in line]


@in_loop
async def test_who_finds_a_weakness_is_told_where_to_go() -> None:
    """RFC 9116."""
    async with site(security_contact="mailto:safe@example.org") as here:
        answer = await here.ask("/.well-known/security.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert {name: answer.headers[name.lower()] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "Contact: mailto:safe@example.org" in answer.body.decode().splitlines()
