"""Where sockets come in: who may, and to whom their messages go."""

import asyncio

import pytest

from hushmaze.server.limits import USUAL_LIMITS, Rate
from hushmaze.server.metrics import Metrics
from hushmaze.server.networks import network_of
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.server.settings import Settings
from hushmaze.server.sockets.front_door import FrontDoor
from hushmaze.server.transport import Upgrade
from hushmaze.server.transport.websockets.rfc6455 import TRY_AGAIN_LATER
from hushmaze.storage import MemoryStore
from tests.server.support import FakeClock, Wire, in_loop
from tests.support.deal_search import SearchInThread


def door_of(metrics: Metrics | None = None, **settings: str | float) -> FrontDoor:
    metrics, clock = metrics or Metrics(), FakeClock()
    rooms = Rooms(RoomServices(MemoryStore(), clock, metrics, 1_000, deals=SearchInThread()))
    return FrontDoor(Settings(messages=Rate(50, 3), **settings), rooms, clock, metrics)  # type: ignore[arg-type] # each its own


def asked(path: str = "/ws", **headers: str) -> Upgrade:
    return Upgrade(path, "", {"host": "play.example.org:8000"} | headers, "10.0.0.1")


@pytest.mark.parametrize("path", ["/", "/ws/", "/WS", "/ws/../ws", "//ws", "/api/rooms"])
def test_there_is_one_socket(path: str) -> None:
    refusal = door_of().accept(asked(path))
    assert refusal is not None
    assert refusal.status == 404


def test_programs_and_our_own_pages_may_come_in() -> None:
    door = door_of(public_url="https://hushmaze.example")
    assert door.accept(asked()) is None
    for origin in (
        "http://play.example.org:8000",
        "HTTPS://PLAY.example.org:8000",
        "https://hushmaze.example",
    ):
        assert door.accept(asked(origin=origin)) is None


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example", "null", "", "http://play.example.org", "http://play.example.org:8000.evil.example",
        "http://evil.example/play.example.org:8000", "http://play.example.org:8000@evil.example", "http://[",
        "play.example.org:8000",
    ],
)  # fmt: skip
def test_other_pages_may_not(origin: str) -> None:
    refusal = door_of().accept(asked(origin=origin))
    assert refusal is not None
    assert refusal.status == 403


def test_without_a_host_no_page_is_ours() -> None:
    refusal = door_of().accept(Upgrade("/ws", "", {"origin": "null"}, "10.0.0.1"))
    assert refusal is not None


@in_loop
async def test_messages_go_to_their_own_session() -> None:
    metrics = Metrics()
    door = door_of(metrics)
    wires = [Wire(), Wire()]
    first, second = (door.opened(wire) for wire in wires)
    assert metrics.registry.get_sample_value("hushmaze_sockets") == 2
    for _ in range(4):
        first(b'{"type":"time","sent":1}')
    second(b'{"type":"time","sent":2}')
    assert [message.get("reason", message["type"]) for message in wires[0].ear.heard] == [
        "time", "time", "time", "slow_down",
    ]  # fmt: skip
    assert [message["sent"] for message in wires[1].ear.heard] == [2]
    door.closed(wires[0], 1000)
    assert metrics.registry.get_sample_value("hushmaze_sockets") == 1
    assert metrics.registry.get_sample_value("hushmaze_send_queue_drops_total") == 0
    door.closed(wires[1], TRY_AGAIN_LATER)
    assert metrics.registry.get_sample_value("hushmaze_send_queue_drops_total") == 1


@in_loop
async def test_everybody_is_told_before_the_server_stops() -> None:
    door = door_of()
    wires = [Wire(), Wire()]
    for wire in wires:
        door.opened(wire)
    door.farewell()
    for wire in wires:
        assert wire.ear.heard == [{"type": "bye", "reason": "server_stopping"}]
        assert wire.closed_with == (1000, "server_stopping")
        door.closed(wire, 1000)


# Budgets of addresses


def coming_from(address: str) -> Upgrade:
    return Upgrade("/ws", "", {"host": "play.example.org:8000"}, address)


def status(door: FrontDoor, address: str) -> int | None:
    refusal = door.accept(coming_from(address))
    return None if refusal is None else refusal.status


@in_loop
async def test_an_address_holds_only_so_many_sockets_that_have_not_joined() -> None:
    door = door_of()
    wires = [Wire() for _ in range(USUAL_LIMITS.unjoined_per_address)]
    for wire in wires:
        assert status(door, wire.address) is None
        door.opened(wire)
    assert status(door, wires[0].address) == 429
    assert status(door, "10.0.0.2") is None
    door.closed(wires[0], 1000)
    assert status(door, wires[0].address) is None


@in_loop
async def test_an_address_holds_only_so_many_sockets() -> None:
    door = door_of(sockets_per_address=2)
    for _ in range(2):
        door.opened(Wire())
    assert status(door, "10.0.0.1") == 429
    assert status(door, "127.0.0.1") is None, "behind a proxy that is not trusted everybody has this one"


def test_an_address_opens_sockets_only_so_fast() -> None:
    door = door_of()
    at_once = USUAL_LIMITS.handshakes.at_once
    answers = [status(door, "10.0.0.1") for _ in range(at_once + 1)]
    assert answers == [None] * at_once + [429]


@in_loop
async def test_who_does_not_join_in_time_is_closed() -> None:
    door, wire = door_of(join_within_s=0.0), Wire()
    door.opened(wire)
    while wire.closed_with is None:
        await asyncio.sleep(0)
    assert wire.closed_with == (1008, "join a room first")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_ipv6_addresses_count_by_their_network(address: str, network: str) -> None:
    assert network_of(address) == network
