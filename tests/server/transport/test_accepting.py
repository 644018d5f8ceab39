"""Connections, and what they bring, are taken one by one, so that who plays never waits for a crowd."""

import asyncio
import errno
import socket
from typing import Any

import pytest

from hushmaze.server.transport import accepting
from hushmaze.server.transport.accepting import Acceptor
from hushmaze.server.transport.binding import bound_socket
from hushmaze.server.transport.http.guarded_protocol import GuardedHttp
from tests.server.transport.house import Variant, WireHouse
from tests.server.transport.turns import CountedTurns

PAGE = b"GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Guests:
    """Makes protocols that note in which turn their connection was made."""

    def __init__(self) -> None:
        self.turns = CountedTurns()
        self.came: list[int] = []

    def welcome(self) -> asyncio.Protocol:
        self.came.append(self.turns.number)
        return asyncio.Protocol()


def dialled(listening: socket.socket) -> socket.socket:
    return socket.create_connection(listening.getsockname())


async def until_there_are(count: int, found: list[Any]) -> None:
    while len(found) < count:
        await asyncio.sleep(0)


def test_of_many_that_come_together_one_is_accepted_in_each_turn(variant: Variant) -> None:
    async def crowd() -> None:
        guests, listening = Guests(), bound_socket("127.0.0.1", 0)
        waiting = [dialled(listening) for _ in range(20)]
        acceptor = Acceptor(listening, guests.welcome)
        await until_there_are(len(waiting), guests.came)
        assert len(set(guests.came)) == len(waiting)
        acceptor.close()
        for each in waiting:
            each.close()

    variant.run(crowd())


def test_without_files_to_open_it_rests_and_goes_on(
    variant: Variant, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(accepting, "REST_S", 0.0)

    class Full(socket.socket):
        refusals = 3

        def accept(self) -> tuple[socket.socket, Any]:
            if self.refusals:
                self.refusals -= 1
                raise OSError(errno.EMFILE, "Too many open files")
            return super().accept()

    async def shortage() -> None:
        guests, bound = Guests(), bound_socket("127.0.0.1", 0)
        listening = Full(fileno=bound.detach())
        waiting = dialled(listening)
        acceptor = Acceptor(listening, guests.welcome)
        await until_there_are(1, guests.came)
        acceptor.close()
        waiting.close()

    variant.run(shortage())
    assert "no connection can be accepted for a moment: Too many open files" in caplog.text


def test_once_closed_it_refuses(variant: Variant) -> None:
    async def closing() -> None:
        guests, listening = Guests(), bound_socket("127.0.0.1", 0)
        address = listening.getsockname()
        Acceptor(listening, guests.welcome).close()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address)

    variant.run(closing())


def test_what_many_send_together_is_read_one_by_one(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: WireHouse) -> None:
        crowd = [await house.dial() for _ in range(20)]
        for each in crowd:
            assert await each.ask(PAGE) == 200
            await each.body()
        turns, read = CountedTurns(), list[int]()
        plainly = GuardedHttp._read

        def noted(http: GuardedHttp, data: bytes) -> None:
            read.append(turns.number)
            plainly(http, data)

        monkeypatch.setattr(GuardedHttp, "_read", noted)
        assert await asyncio.gather(*(each.ask(PAGE) for each in crowd)) == [200] * len(crowd)
        assert len(set(read)) == len(read) == len(crowd)

    variant.play(scenario)


def test_who_leaves_before_its_turn_is_forgotten(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        crowd = [await house.dial() for _ in range(20)]
        for each in crowd:
            each.writer.write(PAGE)
        for each in crowd[1::2]:
            each.writer.transport.abort()
        asker = await house.dial()
        assert await asker.ask(PAGE) == 200
        for each in crowd[::2]:
            assert await each.ask(b"") == 200

    variant.play(scenario)
