"""Who breaks the protocol or a limit is closed with the right code, and nobody else notices."""

import pytest

from hushmaze.server.transport.websockets.rfc6455 import BINARY, CLOSE, LAST, PING, PONG, TEXT
from tests.server.transport.client import FINAL, FRAGMENT, MORE, client_frame
from tests.server.transport.house import Variant, WireHouse

WRONGS = {
    "too long": (client_frame(LAST | TEXT, b"x" * 4097), 1009),
    "far too long, and never sent": (client_frame(LAST | TEXT, b"", claimed=2**40), 1009),
    "binary": (client_frame(LAST | BINARY, b"\0"), 1003),
    "binary in fragments": (client_frame(BINARY, b"\0"), 1003),
    "not UTF-8": (client_frame(LAST | TEXT, b"\xff"), 1007),
    "half a character": (client_frame(FRAGMENT, b"\xd1") + client_frame(FINAL, b""), 1007),
    "fragments too long": (client_frame(FRAGMENT, b"x" * 4000) + client_frame(MORE, b"x" * 97), 1009),
    "a fragment of nothing": (client_frame(FINAL, b"x"), 1002),
    "a message amid another": (client_frame(FRAGMENT, b"x") + client_frame(LAST | TEXT, b"y"), 1002),
    "no mask": (client_frame(LAST | TEXT, b"bare", masked=False), 1002),
    "an extension bit": (client_frame(0x40 | LAST | TEXT, b"deflated?"), 1002),
    "an unknown kind": (client_frame(LAST | 0x3, b""), 1002),
    "an unknown control": (client_frame(LAST | 0xF, b""), 1002),
    "a control frame in pieces": (client_frame(PING, b""), 1002),
    "a long control frame": (client_frame(LAST | PING, b"x" * 126), 1002),
    "a long way to write a length": (b"\x81\xfe\0\x05", 1002),
    "a longer way to write a length": (b"\x81\xff" + bytes(6) + b"\x10\0", 1002),
    "a negative length": (b"\x81\xff\x80" + bytes(7), 1002),
    "a close code that may not travel": (client_frame(LAST | CLOSE, b"\x03\xee"), 1002),
    "a close code of one byte": (client_frame(LAST | CLOSE, b"\x03"), 1002),
    "a close reason that is not UTF-8": (client_frame(LAST | CLOSE, b"\x03\xe8\xff"), 1007),
    "a flood of empty fragments": (client_frame(FRAGMENT, b"") + client_frame(MORE, b"") * 400, 1008),
    "a flood of pings": (client_frame(LAST | PING, b"") * 400, 1008),
    "a flood of pongs": (client_frame(LAST | PONG, b"") * 400, 1008),
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_the_wrong_is_answered_with_its_code(variant: Variant, wrong: str) -> None:
    async def scenario(house: WireHouse) -> None:
        data, code = WRONGS[wrong]
        bystander, client = await house.join(), await house.join()
        client.writer.write(data)
        assert await client.hear_close() == code
        client.hang_up(code)
        await client.hear_end()
        assert await house.handler.end_codes() == [code]
        assert house.handler.heard == []
        bystander.say("unmoved")
        assert await bystander.hear_text() == "unmoved"

    variant.play(scenario)


@pytest.mark.parametrize("wrong", ["binary", "no mask"])
def test_what_came_before_the_wrong_is_heard(variant: Variant, wrong: str) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        good = client_frame(LAST | TEXT, b"good")
        bad, code = WRONGS[wrong]
        client.writer.write(good + good + bad + good)
        assert await client.hear_close() == code
        assert await house.handler.end_codes() == [code]
        assert house.handler.heard == [b"good", b"good"]

    variant.play(scenario)


def test_compression_is_not_agreed_to(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        client = await house.join()
        assert b"sec-websocket-extensions" not in client.head.lower()

    variant.play(scenario)


def test_a_failing_handler_ends_one_connection_only(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        def fail(*_: object) -> None:
            raise RuntimeError("on purpose")

        well = await house.join()
        house.handler.on_opened = fail
        assert await (await house.join()).hear_close() == 1011
        house.handler.on_opened, house.handler.on_received = lambda _: None, fail
        client = await house.join()
        client.say("fail, please")
        assert await client.hear_close() == 1011
        assert await house.handler.end_codes(2) == [1011, 1011]
        house.handler.on_received = lambda connection, _: connection.close(4000, "enough")
        well.say("stop")
        assert await well.hear_close() == 4000

    variant.play(scenario)


def test_a_failing_end_is_survived(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        def fail(*_: object) -> None:
            raise RuntimeError("on purpose")

        client = await house.join()
        house.handler.on_closed = fail
        client.hang_up()
        await client.hear_end()
        assert await house.handler.end_codes() == [1000]
        await house.join()

    variant.play(scenario)
