"""Behind a proxy: what one address has open at once, whose connections are the proxy's."""

import asyncio

import pytest

from tests.server.http.site import Site, site
from tests.server.support import in_loop

NEVER_ENDS = (
    "POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\nX-Forwarded-For: {}\r\n\r\n"
)


async def begin(here: Site, address: str) -> asyncio.StreamWriter:
    """A request whose body does not come."""
    _, writer = await asyncio.open_connection("127.0.0.1", int(here.url.rpartition(":")[2]))
    writer.write(NEVER_ENDS.format(address).encode())
    await writer.drain()
    return writer


async def status(here: Site, address: str) -> int:
    return (await here.ask("/api/scenarios", x_forwarded_for=address)).status


async def becomes(here: Site, address: str, wanted: int) -> bool:
    """Whether this address is answered so in the end."""
    for _ in range(500):
        if await status(here, address) == wanted:
            return True
    return False


@pytest.mark.parametrize(("one", "same"), [("192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::2")])
@in_loop
async def test_one_address_has_only_so_many_requests_open(one: str, same: str) -> None:
    async with site(trust_proxy=True, http_connections_per_address=3) as here:
        begun = [await begin(here, one) for _ in range(3)]
        assert await becomes(here, same, 429)
        refused = await here.ask("/api/scenarios", x_forwarded_for=same)
        assert refused.json["reason"] == "slow_down"
        assert int(refused.headers["retry-after"]) >= 1
        assert await status(here, "192.0.2.7") == 200, "its neighbours behind the proxy are served"
        assert (await here.ask("/healthz")).status == 200, "and so is the proxy itself"
        begun[0].transport.abort()
        assert await becomes(here, same, 200)
        for writer in begun:
            writer.transport.abort()


@in_loop
async def test_what_no_proxy_says_is_not_believed() -> None:
    async with site(http_connections_per_address=1) as here:
        begun = [await begin(here, "192.0.2.1") for _ in range(3)]
        assert await status(here, "192.0.2.1") == 200
        for writer in begun:
            writer.transport.abort()
