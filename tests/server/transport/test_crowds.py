"""HTTP connections: many may come, few may wait, and the next is always answered."""

import asyncio
import logging
from dataclasses import replace

import pytest

from hushmaze.server.transport import Limits
from hushmaze.server.transport.http.connection_limit import HttpCrowd
from hushmaze.server.transport.open_files import RESERVED, fitting
from tests.server.transport.client import upgrade_request
from tests.server.transport.house import LARGE_BYTES, QUICK, Variant, WireHouse

PAGE = b"GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n"
LARGE = b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Guest:
    dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_who_has_waited_longest_goes_first() -> None:
    crowd = HttpCrowd(most=3, most_each=9)
    first, _second, third = guests = [Guest() for _ in range(3)]
    assert all(crowd.admit(guest, None) for guest in guests)
    crowd.busy(first)
    crowd.idle(first)
    assert crowd.admit(Guest(), None)
    assert [guest.dropped for guest in guests] == [False, True, False]
    assert crowd.admit(Guest(), None)
    assert [first.dropped, third.dropped] == [False, True]
    assert len(crowd) == 3


def test_who_has_a_request_in_hand_stays() -> None:
    crowd = HttpCrowd(most=2, most_each=9)
    guests = [Guest(), Guest()]
    for guest in guests:
        crowd.admit(guest, None)
        crowd.busy(guest)
    assert not crowd.admit(Guest(), None)
    crowd.left(guests[0])
    assert crowd.admit(Guest(), None)
    assert not any(guest.dropped for guest in guests)


def test_an_address_has_its_share() -> None:
    crowd = HttpCrowd(most=9, most_each=2)
    mine = [Guest(), Guest()]
    assert all(crowd.admit(guest, "10.0.0.1") for guest in mine)
    assert not crowd.admit(Guest(), "10.0.0.1")
    assert crowd.admit(Guest(), "10.0.0.2")
    assert crowd.admit(Guest(), None)
    crowd.left(mine[0])
    crowd.left(mine[0])
    assert crowd.admit(Guest(), "10.0.0.1")
    assert not crowd.admit(Guest(), "10.0.0.1")


def test_one_line_is_logged_however_many_come(caplog: pytest.LogCaptureFixture) -> None:
    crowd = HttpCrowd(most=1, most_each=9)
    for _ in range(5):
        crowd.admit(Guest(), None)
    assert [record.getMessage() for record in caplog.records] == [
        "1 HTTP connections, no more fit: those that ask for nothing go"
    ]


def test_silent_connections_keep_nobody_out(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        player = await house.join()
        silent = [await house.dial() for _ in range(12)]
        asker = await house.dial()
        assert await asker.ask(PAGE) == 200
        for each in silent[:9]:
            await each.hear_end()
        assert await silent[-1].ask(PAGE) == 200, "the newest are still there"
        player.say("unmoved")
        assert await player.hear_text() == "unmoved"

    variant.play(scenario, replace(QUICK, max_http=4))


def test_a_socket_is_no_http_connection_any_more(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        players = [await house.join() for _ in range(5)]
        asker = await house.dial()
        assert await asker.ask(PAGE) == 200
        for player in players:
            player.say("here")
            assert await player.hear_text() == "here"

    variant.play(scenario, replace(QUICK, max_http=1))


def test_who_reads_nothing_is_let_go(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        eager = await house.dial()
        assert await eager.ask(LARGE) == 200
        assert len(await eager.body()) == LARGE_BYTES
        lazy = await house.dial(receive_buffer=4096)
        assert await lazy.ask(LARGE) == 200
        held = house.server._engine.server_state.connections
        while len(held) > 1:
            await asyncio.sleep(0)
        assert await eager.ask(PAGE) == 200

    variant.play(scenario, replace(QUICK, read_within_s=0.1))


def limited(monkeypatch: pytest.MonkeyPatch, few: int, many: int) -> list[tuple[int, int]]:
    """A system that allows so many open files, more if asked; gives what it was asked for."""
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (few, many))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    return asked


def test_enough_files_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = limited(monkeypatch, 1024, 100_000)
    assert fitting(Limits()) == Limits()
    assert asked == [(20_000 + 1000 + RESERVED, 100_000)]


def test_nothing_is_asked_for_where_there_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = limited(monkeypatch, 50_000, 100_000)
    assert fitting(Limits()) == Limits()
    assert asked == []


@pytest.mark.parametrize("files", [8, 64, 1024, 4096])
def test_with_few_files_there_are_few_connections(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, files: int
) -> None:
    limited(monkeypatch, files, files)
    with caplog.at_level(logging.INFO):
        fewer = fitting(Limits())
    assert fewer.max_http > 0
    assert fewer.max_connections > 0
    assert fewer.max_http + fewer.max_connections < files
    assert f"{files} files may be open" in caplog.text


def test_a_system_without_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limited(monkeypatch, resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert fitting(Limits()) == Limits()


def test_the_upgrade_of_a_full_house_is_refused_in_words(variant: Variant) -> None:
    async def scenario(house: WireHouse) -> None:
        await house.join()
        late = await house.dial()
        assert await late.ask(upgrade_request("/ws")) == 503

    variant.play(scenario, replace(QUICK, max_connections=1))
