"""Joining a room over a socket: who one is, on which device, and what happens before."""

import json

import pytest

from hushmaze.server.limits import USUAL_LIMITS
from tests.server.sockets.guests import GuestHouse, in_house, kinds
from tests.server.support import Message


@pytest.mark.parametrize(
    "frame",
    [
        b"", b"{}", b"[]", b"null", b"\xff\xfe", b'{"type":"fly"}', b'{"type":"sit"}',
        b'{"type":"sit","seat":"1"}',
        b'{"type":"sit","seat":1,"also":2}', b'{"type":"do","n":0,"deed":{}}',
        b'{"type":"do","n":1e3,"deed":{}}',
        b'{"type":"do","n":9007199254740992,"deed":{}}', b'{"type":"chat","text":"\\ud800"}', b"[" * 4_000,
        b'{"type":"do","n":1,"deed":' + b'{"a":' * 800, b'{"type":"time","sent":1e999}',
    ],
)  # fmt: skip
@in_house
async def test_what_is_no_message_is_told_so(house: GuestHouse, frame: bytes) -> None:
    guest = house.guest()
    guest.session.received(frame)
    (answer,) = guest.heard
    assert (answer["type"], answer["reason"]) == ("error", "bad_message")
    assert guest.wire.closed_with is None


@in_house
async def test_who_has_not_joined_can_only_ask_for_the_time(house: GuestHouse) -> None:
    guest = house.guest()
    for kind, parts in ALL_BUT_JOIN.items():
        assert await guest.error(kind, **parts) == "join_first"
    assert await guest.say("time", sent=1.5, rtt=20) == [
        {"type": "time", "sent": 1.5, "server": house.clock.now(), "game": None}
    ]


ALL_BUT_JOIN: dict[str, Message] = {
    "do": {"n": 1, "deed": {"type": "start"}}, "since": {"v": 0}, "sit": {"seat": 0}, "stand": {},
    "rename": {"name": "x"}, "ready": {"ready": True}, "setup": {"table": {}},
    "offer": {"seat": 0, "bot": True},
    "deal": {}, "host": {"person": 1}, "handover": {}, "chat": {"text": "x"}, "signal": {"to": 0, "data": {}},
}  # fmt: skip


@in_house
async def test_a_room_has_to_exist(house: GuestHouse) -> None:
    assert await house.guest().error("join", room="zzzz-zzzz") == "no_such_room"


@in_house
async def test_a_newcomer_gets_a_token_the_room_and_no_game(house: GuestHouse) -> None:
    guest = house.guest()
    welcome, room = await guest.join(name="Ann", room=house.code.upper())
    assert welcome["protocol"] == 1
    assert welcome["server"] == house.clock.now()
    assert len(welcome["you"]["token"]) >= 20
    assert welcome["you"] | {"token": ""} == {"id": 1, "name": "Ann", "seat": None, "token": "", "n": 1}
    assert room["room"]["people"][0]["here"] is True
    assert await guest.error("join", room=house.code) == "joined_already"


@in_house
async def test_a_token_brings_one_back_to_the_same_seat_and_is_not_told_again(house: GuestHouse) -> None:
    ann, ben = await house.table_of_two()
    ben.session.closed()
    again = await house.joined("Somebody", token=ben.you["token"])
    assert again.you == {"id": ben.you["id"], "name": "Ben", "seat": 1, "token": None, "n": 1}
    stranger = await house.joined("Eve", token="wrong")
    assert stranger.you["seat"] is None
    assert stranger.you["token"]
    assert ben.you["token"] not in json.dumps(ann.heard + again.heard + stranger.heard)


@in_house
async def test_the_newest_device_stays(house: GuestHouse) -> None:
    ann, ben = await house.table_of_two()
    again = await house.joined("Ann", token=ann.you["token"])
    assert ann.heard[-1] == {"type": "bye", "reason": "open_elsewhere"}
    assert ann.wire.closed_with == (1000, "open_elsewhere")
    ann.session.closed()
    assert (await ben.say("ready", ready=True))[-1]["room"]["host"] == again.you["id"]
    assert again.heard[-1]["room"]["people"][1]["ready"] is True


@in_house
async def test_another_device_takes_over_with_a_code(house: GuestHouse) -> None:
    ann, ben = await house.table_of_two()
    (answer,) = await ben.say("handover")
    phone = await house.joined("ignored", handover=answer["code"])
    assert (phone.you["id"], phone.you["seat"], phone.you["name"]) == (ben.you["id"], 1, "Ben")
    assert ben.heard[-1] == {"type": "bye", "reason": "open_elsewhere"}
    late = await house.joined("x", token=ben.you["token"])
    assert late.you["id"] != ben.you["id"], "the old token is worth nothing"
    assert await house.guest().error("join", room=house.code, handover=answer["code"]) == "bad_handover"
    assert ann.wire.closed_with is None


@in_house
async def test_a_handover_that_cannot_be_stored_has_not_happened(house: GuestHouse) -> None:
    _, ben = await house.table_of_two()
    (answer,) = await ben.say("handover")
    house.store.broken = {"save_room"}
    assert await house.guest().error("join", room=house.code, handover=answer["code"]) == "not_stored"
    assert ben.wire.closed_with is None
    house.store.broken = set()
    ben.session.closed()
    again = await house.joined("Ben", token=ben.you["token"])
    assert again.you["seat"] == 1


@in_house
async def test_who_cannot_be_stored_is_not_let_in(
    house: GuestHouse, caplog: pytest.LogCaptureFixture
) -> None:
    house.store.broken = {"save_room"}
    assert await house.guest().error("join", room=house.code) == "not_stored"
    assert "not stored: The disk is full." in caplog.text


@in_house
async def test_one_thing_at_a_time(house: GuestHouse) -> None:
    guest = house.guest()
    guest.send("join", room=house.code)
    guest.send("join", room=house.code)
    assert guest.heard[0]["reason"] == "busy"
    await house.settle()
    assert kinds(guest.heard) == ["error", "welcome", "room"]


@in_house
async def test_who_is_gone_before_the_room_is_found_is_not_in_it(house: GuestHouse) -> None:
    guest = house.guest()
    guest.send("join", room=house.code)
    guest.session.closed()
    await house.settle()
    assert guest.heard == []
    room = house.room
    assert room.presence.outlets == {}
    assert room.record.people == [], "nobody has that token"


@in_house
async def test_who_comes_after_somebody_who_never_arrived_is_the_host(house: GuestHouse) -> None:
    lost = house.guest()
    lost.send("join", room=house.code)
    lost.session.closed()
    house.store.broken = {"save_room"}
    assert await house.guest().error("join", room=house.code) == "not_stored"
    house.store.broken = set()
    ann = await house.joined("Ann")
    room = house.room
    assert [person.id for person in room.record.people] == [room.record.host] == [ann.you["id"]]


@in_house
async def test_a_device_that_is_gone_before_it_takes_over_leaves_the_place_as_it_was(
    house: GuestHouse,
) -> None:
    _, ben = await house.table_of_two()
    (answer,) = await ben.say("handover")
    phone = house.guest()
    phone.send("join", room=house.code, handover=answer["code"])
    phone.session.closed()
    await house.settle()
    assert ben.wire.closed_with is None
    ben.session.closed()
    assert (await house.joined("Ben", token=ben.you["token"])).you["seat"] == 1


@in_house
async def test_a_fault_while_a_request_is_worked_on_is_logged_and_ends_the_socket(
    house: GuestHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await house.table_of_two()

    async def fault(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house.rooms.games, "lay_out", fault)
    await ann.say("deal")
    assert ann.wire.closed_with == (1011, "the server failed")
    assert "ZeroDivisionError" in caplog.text
    assert ben.wire.closed_with is None


@in_house
async def test_a_wrong_code_too_many_of_somebody_who_is_gone_is_no_fault(
    house: GuestHouse, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    for _ in range(USUAL_LIMITS.wrong_codes.at_once + 1):
        guest = house.guest()
        guest.send("join", room="nobo-dyno")
        guest.session.closed()
        await house.settle()
    assert "nobody waits" not in caplog.text


@in_house
async def test_a_full_room_says_so(house: GuestHouse) -> None:
    for number in range(USUAL_LIMITS.people_per_room):
        await house.joined(f"guest {number}")
    assert await house.guest().error("join", room=house.code) == "room_full"
