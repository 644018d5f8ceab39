"""What is said arrives: whole, in order, and once for each listener."""

from collections import Counter

import pytest
from picows import WSFrame

from hushmaze.server.transport import Connection, Frame, Limits
from hushmaze.server.transport.websockets.picows_transport import READ_AT_ONCE, PicowsConnection
from hushmaze.server.transport.websockets.rfc6455 import LAST, PING, PONG, TEXT
from tests.server.transport.client import FINAL, FRAGMENT, MORE, client_frame
from tests.server.transport.house import VARIANTS, Variant, WireHouse
from tests.server.transport.turns import CountedTurns


def test_a_message_comes_back(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        for text in ("hush", "", "тихо ×", "x" * 125, "y" * 126, "z" * 4096):
            client.say(text)
            assert await client.hear_text() == text

    variant.play(scenario)


def test_the_order_is_kept(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        for number in range(500):
            client.say(str(number))
        assert [await client.hear_text() for _ in range(500)] == [str(number) for number in range(500)]

    variant.play(scenario)


def test_a_long_frame_arrives(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known()
        connection.send(Frame(b"a" * 70_000))
        assert await client.hear_text() == "a" * 70_000

    variant.play(scenario)


def test_frames_of_one_turn_arrive_complete_for_each_listener(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        members = [await house.join_known() for _ in range(3)]
        for number in range(100):
            frame = Frame(b"%d" % number)
            for _, connection in members:
                connection.send(frame)
        members[1][1].send(Frame(b"only you"))
        everything = [str(number) for number in range(100)]
        for client, _ in members:
            assert [await client.hear_text() for _ in range(100)] == everything
        assert await members[1][0].hear_text() == "only you"

    variant.play(scenario)


def test_a_frame_sent_now_is_written_at_once_and_overtakes_none(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known()
        connection.send_now(Frame(b"1"))
        assert house.server.stats.bytes_out_total == len(Frame(b"1").wire)
        connection.send(Frame(b"2"))
        connection.send_now(Frame(b"3"))
        assert house.server.stats.bytes_out_total == len(Frame(b"1").wire), "2 waits, so 3 does"
        assert [await client.hear_text() for _ in range(3)] == ["1", "2", "3"]
        connection.send_now(Frame(b"4"))
        assert await client.hear_text() == "4"

    variant.play(scenario)


def test_frames_sent_now_arrive_complete_at_a_slow_reader(variant: Variant) -> None:
    """What the socket does not take at once comes later, in order."""

    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known(receive_buffer=4096)
        texts = [f"{number} {'x' * 20_000}" for number in range(200)]
        for text in texts:
            connection.send_now(Frame(text.encode()))
        assert [await client.hear_text() for _ in texts] == texts

    variant.play(scenario, Limits(max_queue_bytes=1 << 26))


def test_one_frame_reaches_fifty(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        def broadcast(_: Connection, payload: bytes) -> None:
            frame = Frame(payload)
            for connection in house.handler.open:
                connection.send(frame)

        house.handler.on_received = broadcast
        clients = [await house.join() for _ in range(50)]
        await house.handler.until(lambda: len(house.handler.open) == 50)
        clients[7].say("to all")
        assert [await client.hear_text() for client in clients] == ["to all"] * 50
        assert house.server.stats.bytes_out_total == 50 * len(Frame(b"to all").wire)

    variant.play(scenario)


def test_frames_may_be_sent_while_opening(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        house.handler.on_opened = lambda connection: connection.send(Frame(b"welcome"))
        client = await house.join()
        assert await client.hear_text() == "welcome"

    variant.play(scenario)


def test_a_flood_of_tiny_frames_is_all_heard(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        house.handler.on_received = lambda _connection, _payload: None
        client = await house.join()
        client.writer.write(client_frame(LAST | TEXT, b"!") * 5_000)
        await house.handler.until(lambda: len(house.handler.heard) == 5_000)
        assert house.server.stats.frames_in_total == 5_000

    variant.play(scenario)


def test_a_flood_of_one_holds_up_nobody_else_for_long() -> None:
    """A turn of the loop takes of it what a read brings, two at most, also once it has been closed."""
    frame, taken = client_frame(MORE, b""), list[int]()

    async def scenario(house: WireHouse) -> None:
        playing = await house.join()
        turns, taking = CountedTurns(), PicowsConnection.take

        def noted(connection: PicowsConnection, received: WSFrame) -> None:
            taken.append(turns.number)
            taking(connection, received)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(PicowsConnection, "take", noted)
            flooding = await house.join()  # a connection looks its method up when it is made
            flooding.writer.write(client_frame(FRAGMENT, b"") + frame * 20_000)
            assert await flooding.hear_close() == 1008
            playing.say("unmoved")
            assert await playing.hear_text() == "unmoved"

    VARIANTS["picows"].play(scenario)
    assert max(Counter(taken).values()) <= 2 * READ_AT_ONCE / len(frame)


def test_fragments_are_joined_around_a_ping(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        client.put(FRAGMENT, b"qui")
        client.put(MORE, "e×".encode()[:2])
        client.put(LAST | PING, b"there?")
        client.put(FINAL, "e×".encode()[2:])
        assert await client.hear() == (PONG, b"there?")
        assert await client.hear_text() == "quie×"
        client.say("whole again")
        assert await client.hear_text() == "whole again"

    variant.play(scenario)


def test_a_frame_that_comes_byte_by_byte_is_understood(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        for byte in client_frame(LAST | TEXT, b"s" * 130):
            client.writer.write(bytes((byte,)))
            await client.writer.drain()
        assert await client.hear_text() == "s" * 130

    variant.play(scenario)


def test_a_ping_is_answered_and_a_pong_ignored(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        client.put(LAST | PONG, b"unasked")
        client.put(LAST | PING, b"you?")
        assert await client.hear() == (PONG, b"you?")

    variant.play(scenario)


def test_the_server_pings_and_keeps_who_answers(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        for _ in range(3):
            assert (await client.hear_any()).opcode == PING
            client.put(LAST | PONG)
        client.say("still here")
        assert await client.hear_text() == "still here"

    variant.play(scenario, Limits(ping_every_s=0.02, pong_within_s=10))


def test_a_reader_that_reads_may_be_sent_any_amount(variant: Variant) -> None:
    """What it has read does not count for its queue."""

    async def scenario(house: WireHouse) -> None:
        client, connection = await house.join_known()
        text = "x" * 1000
        for _ in range(20):
            for send in (connection.send, connection.send_now):
                send(Frame(text.encode()))
                assert await client.hear_text() == text
        assert house.server.stats.evicted_total == 0

    variant.play(scenario, Limits(max_queue_bytes=1500))


def test_who_is_paused_is_not_read_and_can_be_closed(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        bystander, client = await house.join(), await house.join()
        house.handler.on_received = lambda connection, payload: (
            connection.pause_reading(3_600) if payload == b"wait" else connection.send(Frame(payload))
        )
        client.say("wait")
        await house.handler.until(lambda: b"wait" in house.handler.heard)
        house.handler.open[1].pause_reading(1)  # a second pause changes nothing
        client.say("more")
        for _ in range(20):
            bystander.say("here")
            assert await bystander.hear_text() == "here"
        assert b"more" not in house.handler.heard
        house.handler.open[1].close(1000)
        assert await client.hear_close() == 1000
        client.hang_up(1000)
        await client.hear_end()

    variant.play(scenario)


def test_those_who_bring_much_are_read_one_by_one(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        clients = [await house.join() for _ in range(5)]
        turns, heard_in = CountedTurns(), list[int]()
        house.handler.on_received = lambda _connection, _payload: heard_in.append(turns.number)
        for connection in house.handler.open:
            connection.read_in_turn()
            connection.read_in_turn()  # nobody waits twice
        for client in clients:
            client.say("here")
        await house.handler.until(lambda: len(heard_in) == 5)
        assert len(set(heard_in)) == 5, "no two of them in the same turn"

    variant.play(scenario)


def test_who_waits_for_a_turn_may_go_or_be_closed(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        first, second, third = [await house.join() for _ in range(3)]
        for connection in list(house.handler.open):
            connection.read_in_turn()
        house.handler.open[1].close(1000)
        third.writer.transport.abort()
        assert await second.hear_close() == 1000
        second.hang_up(1000)
        assert sorted(await house.handler.end_codes(2)) == [1000, 1006]
        first.say("here")
        await house.handler.until(lambda: b"here" in house.handler.heard)

    variant.play(scenario)


def test_a_pause_ends(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        house.handler.open[0].pause_reading(0)
        client.say("hello")
        assert await client.hear_text() == "hello"
        house.handler.open[0].pause_reading(3_600)
        client.writer.transport.abort()
        house.handler.open[0].send(Frame(b"x"))
        house.handler.open[0].close(1000)
        assert await house.handler.end_codes() == [1000]
        house.handler.open[0].pause_reading(1)

    variant.play(scenario)
