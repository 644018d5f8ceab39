"""Every connection ends once, whoever ends it and however rudely."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from weakref import ref

import pytest

from hushmaze.server.transport import Connection, Frame, Limits
from hushmaze.server.transport.websockets.rfc6455 import CLOSE, CONTINUATION, LAST, PING, PONG, TEXT
from tests.server.transport.client import Client, client_frame
from tests.server.transport.house import GUARD_S, Variant, WireHouse
from tests.support.collector import no_collector

NARROW = Limits(max_queue_bytes=65_536, close_within_s=0.2, ping_every_s=60)
HUNDREDTH = Frame(b"z" * (NARROW.max_queue_bytes // 100))


@pytest.mark.parametrize("code", [1000, 1001, 3000, 4999])
def test_the_peer_closes(variant: Variant, code: int) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        client.hang_up(code, b"bye")
        assert await client.hear_close() == code
        await client.hear_end()
        assert await house.handler.end_codes() == [code]

    variant.play(scenario)


def test_a_connection_is_freed_when_it_is_over(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known()
        gone = ref(connection)
        with no_collector():
            del connection
            client.hang_up(1000)
            await client.hear_end()
            await house.handler.end_codes()
            house.handler.forget()
            async with asyncio.timeout(GUARD_S):
                while gone() is not None:
                    await asyncio.sleep(0)

    variant.play(scenario)


def test_the_peer_closes_without_a_code(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        client.hang_up(None)
        assert await client.hear_close() is None
        assert await house.handler.end_codes() == [1005]

    variant.play(scenario)


def test_the_server_closes_after_what_it_had_to_say(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known()
        connection.send(Frame(b"last words"))
        connection.close(4001, "ж" * 100)
        connection.close(4002)
        connection.send(Frame(b"too late"))
        assert house.handler.ends == []
        assert await client.hear_text() == "last words"
        opcode, payload = await client.hear()
        assert (opcode, payload[:2], payload[2:].decode()) == (CLOSE, (4001).to_bytes(2, "big"), "ж" * 61)
        client.say("not heard any more")
        client.put(LAST | PING, b"nor answered")
        client.hang_up(4001)
        assert await client.reader.read() == b""
        assert house.handler.heard == []
        assert await house.handler.end_codes() == [4001]

    variant.play(scenario)


def test_a_connection_may_be_closed_while_opening(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        def welcome_and_close(connection: Connection) -> None:
            connection.send(Frame(b"not here"))
            connection.close(4003)

        house.handler.on_opened = welcome_and_close
        client = await house.join()
        assert await client.hear_text() == "not here"
        assert await client.hear_close() == 4003
        assert await house.handler.end_codes() == [4003]

    variant.play(scenario)


def test_nothing_is_heard_after_the_server_closed(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        house.handler.on_received = lambda connection, _: connection.close(4005)
        client = await house.join()
        client.writer.write(client_frame(LAST | TEXT, b"stop") + client_frame(LAST | TEXT, b"more") * 3)
        assert await client.hear_close() == 4005
        client.hang_up(4005)
        await client.hear_end()
        assert house.handler.heard == [b"stop"]

    variant.play(scenario)


def test_a_peer_that_does_not_answer_the_closing_is_let_go(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known()
        connection.close(4004)
        assert await client.hear_close() == 4004
        await client.hear_end()

    variant.play(scenario, NARROW)


def test_a_violator_that_does_not_go_is_let_go(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        client.put(LAST | 0x3)
        client.say("what comes after is not looked at")
        assert await client.hear_close() == 1002
        await client.hear_end()
        assert house.handler.heard == []

    variant.play(scenario, NARROW)


@pytest.mark.parametrize(
    "ending", [Client.reset, lambda client: client.writer.write_eof()], ids=["RST", "FIN"]
)
def test_the_peer_is_gone_without_a_word(variant: Variant, ending: object) -> None:
    assert callable(ending)

    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known()
        ending(client)
        assert await house.handler.end_codes() == [1006]
        connection.send(Frame(b"to nobody"))
        connection.close()

    variant.play(scenario)


@pytest.mark.parametrize("way", ["send", "send_now"])
def test_the_peer_resets_while_it_is_sent_to(variant: Variant, way: str) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known(receive_buffer=4096)
        send: Callable[[Frame], None] = getattr(connection, way)
        for _ in range(20):
            send(HUNDREDTH)
        client.reset()
        for _ in range(20):
            send(HUNDREDTH)
        assert await house.handler.end_codes() == [1006]

    variant.play(scenario, NARROW)


def test_a_half_open_connection_is_found(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        assert (await client.hear_any()).opcode == PING
        assert await house.handler.end_codes() == [1006]
        await client.hear_end()

    variant.play(scenario, Limits(ping_every_s=0.02, pong_within_s=0.03))


def test_a_reader_that_does_not_read_is_evicted_while_others_go_on(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        (lazy, lazy_end), (eager, eager_end) = (
            await house.join_known(receive_buffer=4096),
            await house.join_known(),
        )
        sent = 0
        while not house.handler.ends:
            sent += 1
            lazy_end.send(HUNDREDTH)
            eager_end.send(HUNDREDTH)
            assert await eager.hear() == (1, HUNDREDTH.payload)
        assert house.handler.ends == [(lazy_end, 1013)]
        assert house.server.stats.evicted_total == 1
        assert sent > 100
        eager.say("unmoved")
        assert await eager.hear_text() == "unmoved"
        await asyncio.wait_for(lazy.hear_end(), 20)

    variant.play(scenario, NARROW)


def test_an_evicted_reader_that_reads_after_all_learns_why(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known(receive_buffer=4096)
        while not house.handler.ends:
            connection.send(HUNDREDTH)
            await asyncio.sleep(0)
        assert await client.hear_close() == 1013

    variant.play(scenario, replace(NARROW, close_within_s=GUARD_S))


def test_too_much_in_one_turn_is_an_eviction_too(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known()
        connection.send(Frame(b"z" * (NARROW.max_queue_bytes + 1)))
        assert await client.hear_close() == 1013
        assert await house.handler.end_codes() == [1013]

    variant.play(scenario, NARROW)


def test_pinging_without_reading_is_an_eviction_too(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known(receive_buffer=4096)
        pings = client_frame(LAST | PING, b"p" * 125) * 500
        while not house.handler.ends:
            client.writer.write(pings)
            await asyncio.sleep(0)
        assert house.handler.ends == [(connection, 1013)]
        assert house.server.stats.evicted_total == 1

    variant.play(scenario, replace(NARROW, lesser_frames_at_once=1_000_000))


@pytest.mark.parametrize(
    "head", [LAST | PING, LAST | PONG, CONTINUATION], ids=["pings", "pongs", "fragments"]
)
def test_too_many_frames_that_say_nothing_close_with_1008(variant: Variant, head: int) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        if head == CONTINUATION:
            client.put(TEXT, b"a")
        for _ in range(5):
            client.put(head, b"")
        assert await client.hear_close() == 1008
        assert await house.handler.end_codes() == [1008]

    variant.play(scenario, replace(NARROW, lesser_frames_per_second=0.001, lesser_frames_at_once=3))


def test_stopping_closes_everybody_with_1001(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        clients = [await house.join() for _ in range(5)]
        stopping = asyncio.gather(house.server.stop(20), house.server.wait(), house.server.stop(20))
        for client in clients:
            assert await client.hear_close() == 1001
            client.hang_up(1001)
        await stopping
        assert await house.handler.end_codes(5) == [1001] * 5
        with pytest.raises(ConnectionError):
            await house.dial()

    variant.play(scenario)


def test_stopping_does_not_wait_beyond_the_grace(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        asking, client = await house.dial(), await house.join()
        asking.writer.write(b"GET /endless HTTP/1.1\r\nhost: x\r\n\r\n")
        await house.server.stop(grace_s=0.05)
        assert await client.hear_close() == 1001
        assert await house.handler.end_codes() == [1001]

    variant.play(scenario)
