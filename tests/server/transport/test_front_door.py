"""One port for pages and sockets: who comes in, who is refused, and what does no harm."""

import asyncio
import socket

import pytest

from hushmaze.server.transport import Limits, RefusedUpgrade, TransportError, Upgrade, serve
from tests.server.transport.client import PROOF, upgrade_request
from tests.server.transport.house import Recorder, Variant, WireHouse, application, opened_house
from tests.support.patience import PATIENCE_S

IMPATIENT = Limits(head_within_s=0.25, ping_every_s=60)


def test_the_handshake_is_that_of_the_standard(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known("/ws/room%201?seat=2&key=%20")
        assert b"\r\nsec-websocket-accept: " + PROOF.lower() + b"\r\n" in client.head.lower()
        assert (connection.path, connection.query) == ("/ws/room%201", "seat=2&key=%20")
        assert connection.address == "127.0.0.1"
        (request,) = house.handler.requests
        assert (request.path, request.query, request.address) == (
            connection.path,
            connection.query,
            connection.address,
        )
        assert request.headers["host"] == "localhost"

    variant.play(scenario)


@pytest.mark.parametrize(
    "refusal",
    [RefusedUpgrade(403, "a foreign page"), RefusedUpgrade(404, "nothing here"), RefusedUpgrade(503, "full")],
)
def test_the_handler_refuses_in_plain_http(variant: Variant, refusal: RefusedUpgrade) -> None:
    async def scenario(house: WireHouse) -> None:
        house.handler.refusal = refusal
        client = await house.dial()
        status = await client.ask(upgrade_request("/ws", origin="https://elsewhere.example"))
        assert (status, await client.body()) == (refusal.status, refusal.reason.encode())
        await client.hear_end()
        assert house.handler.requests[0].headers["origin"] == "https://elsewhere.example"
        assert house.server.stats.refused_total == 1
        assert house.handler.open == []

    variant.play(scenario)


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"sec_websocket_version": "8"}, 426),
        ({"sec_websocket_version": None}, 426),
        ({"sec_websocket_key": None}, 400),
        ({"sec_websocket_key": "c2hvcnQ="}, 400),
        ({"sec_websocket_key": "é"}, 400),
    ],
)
def test_a_handshake_with_a_flaw_is_refused(
    variant: Variant, changed: dict[str, str | None], status: int
) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.dial()
        assert await client.ask(upgrade_request("/ws", **changed)) == status
        assert (b"sec-websocket-version: 13" in client.head) == (status == 426)
        await client.hear_end()
        assert house.handler.requests == []

    variant.play(scenario)


def test_a_failing_accept_refuses(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        def fail(_: Upgrade) -> RefusedUpgrade:
            raise RuntimeError("on purpose")

        house.handler.accept = fail  # type: ignore[method-assign,assignment] # for this one test
        client = await house.dial()
        assert await client.ask(upgrade_request("/ws")) == 500

    variant.play(scenario)


def test_one_too_many_is_refused_until_one_goes(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        first, _ = await house.join(), await house.join()
        assert await (await house.dial()).ask(upgrade_request("/ws")) == 503
        first.hang_up()
        await first.hear_end()
        await house.handler.end_codes()
        await house.join()

    variant.play(scenario, Limits(max_connections=2, ping_every_s=60))


def test_pages_are_served_beside_sockets(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        player, reader = await house.join(), await house.dial()
        for _ in range(2):  # on one connection, kept alive
            assert await reader.ask(b"GET /page HTTP/1.1\r\nhost: x\r\n\r\n") == 200
            assert await reader.body() == b"hello 127.0.0.1"
        assert await reader.ask(b"GET /nowhere HTTP/1.1\r\nhost: x\r\n\r\n") == 404
        await reader.body()
        assert await reader.ask(b"HEAD /page HTTP/1.1\r\nhost: x\r\n\r\n") == 200
        player.say("undisturbed")
        assert await player.hear_text() == "undisturbed"

    variant.play(scenario)


@pytest.mark.parametrize(
    "noise", [b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", b"what?\r\n\r\n", b"GET / HTTP/1.1\r\nx\r\n\r\n"]
)
def test_garbage_is_answered_and_let_go(variant: Variant, noise: bytes) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.dial()
        assert await client.ask(noise) == 400
        await client.hear_end()
        await house.join()

    variant.play(scenario)


@pytest.mark.parametrize("beginning", [b"", b"GET /page HT", upgrade_request("/ws")[:60]])
def test_a_request_that_never_comes_is_not_awaited(variant: Variant, beginning: bytes) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.dial()
        client.writer.write(beginning)
        await client.hear_end()

    variant.play(scenario, IMPATIENT)


def test_a_second_request_that_never_comes_in_full_is_not_awaited(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.dial()
        await client.ask(b"GET /page HTTP/1.1\r\nhost: x\r\n\r\n")
        await client.body()
        client.writer.write(b"GET /pa")
        await client.hear_end()

    variant.play(scenario, IMPATIENT)


def test_an_open_socket_outlives_the_time_for_a_request(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, silent = await house.join(), await house.dial()
        await silent.hear_end()
        client.say("here")
        assert await client.hear_text() == "here"

    variant.play(scenario, IMPATIENT)


def test_a_peer_gone_amid_the_handshake_leaves_nothing(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        for _ in range(20):
            client = await house.dial()
            client.writer.write(upgrade_request("/ws"))
            client.reset()
        await house.join()

    variant.play(scenario)


def test_a_taken_port_is_said_at_once(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        with pytest.raises(TransportError, match=f"^port {house.server.port} on 127.0.0.1 is taken; "):
            await serve(application(), Recorder(), port=house.server.port, transport=variant.transport)

    variant.play(scenario)


def test_bound_sockets_may_be_given(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        given = socket.create_server(("127.0.0.1", 0))
        port = given.getsockname()[1]
        server = await serve(application(), Recorder(), sockets=[given], transport=variant.transport)
        assert server.port == port
        await server.stop(grace_s=1)
        assert given.fileno() == -1
        await house.join()

    variant.play(scenario)


def test_a_trusted_proxy_tells_the_address(variant: Variant) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(PATIENCE_S), opened_house(variant.transport, trust_proxy=True) as house:
            client = await house.dial()
            spoofed = upgrade_request("/ws", x_forwarded_for="10.0.0.1, 203.0.113.7")
            assert await client.ask(spoofed) == 101
            await house.handler.until(lambda: bool(house.handler.open))
            assert house.handler.open[0].address == "203.0.113.7"

    variant.run(scenario())


def test_an_untrusted_one_does_not(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.dial()
        assert await client.ask(upgrade_request("/ws", x_forwarded_for="203.0.113.7")) == 101
        assert house.handler.requests[0].address == "127.0.0.1"

    variant.play(scenario)


def test_stopping_ends_connections_that_ask_for_nothing(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        silent, done = await house.dial(), await house.dial()
        await done.ask(b"GET /page HTTP/1.1\r\nhost: x\r\n\r\n")
        await done.body()
        await house.server.stop(20)
        await silent.hear_end()
        await done.hear_end()

    variant.play(scenario)


def test_only_a_get_becomes_a_socket(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.dial()
        assert await client.ask(upgrade_request("/page").replace(b"GET", b"POST")) == 405
        assert house.handler.requests == []

    variant.play(scenario)
