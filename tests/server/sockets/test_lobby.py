"""A socket's conversation in the lobby: seats, words, tables, what is told of the room."""

import json

from hushmaze.server.sockets.room_requests import LONGEST_CHAT
from hushmaze.server.sockets.session import MOST_LAG_MS
from hushmaze.tiles import TileSet, standard_set
from tests.server.sockets.guests import Guest, GuestHouse, in_house, kinds
from tests.server.support import Message


@in_house
async def test_what_one_does_in_the_lobby_everybody_sees_and_the_store_keeps(house: GuestHouse) -> None:
    ann, ben = await house.joined("Ann"), await house.joined("Ben")
    await ann.say("setup", table={"seats": 3, "pause": True})
    assert kinds(await ben.say("sit", seat=2)) == ["room", "seat"]
    assert ben.heard[-1] == {"type": "seat", "seat": 2, "n": 1}
    await ben.say("ready", ready=True)
    await ben.say("rename", name="<b>Ben</b>")
    await ann.say("offer", seat=0, bot=True)
    await ann.say("host", person=ben.you["id"])
    facts = ann.heard[-1]["room"]
    assert facts == ben.heard[-1]["room"]
    ben_now = next(p for p in facts["people"] if p["id"] == ben.you["id"])
    assert (ben_now["seat"], ben_now["ready"], ben_now["name"]) == (2, True, "<b>Ben</b>")
    assert (facts["bots"][0]["seat"], facts["host"], facts["table"]["seats"]) == (0, ben.you["id"], 3)
    stored = json.loads(await house.store.load_room(house.code) or b"")
    assert (stored["host"], len(stored["bots"]), stored["people"][1]["seat"]) == (ben.you["id"], 1, 2)
    await ben.say("stand")
    assert ann.heard[-1]["room"]["people"][1]["seat"] is None
    assert [bot["seat"] for bot in ann.heard[-1]["room"]["bots"]] == [0]
    await ben.say("sit", seat=2)
    await ben.say("stand", bot=True)
    assert ann.heard[-1]["room"]["people"][1]["seat"] is None
    assert [bot["seat"] for bot in ann.heard[-1]["room"]["bots"]] == [0, 2]
    ann.session.closed()
    await house.settle()
    assert [p["name"] for p in ben.heard[-1]["room"]["people"]] == ["<b>Ben</b>"]
    await house.settle()


@in_house
async def test_the_room_refuses_with_its_reason(house: GuestHouse) -> None:
    ann, ben = await house.joined("Ann"), await house.joined("Ben")
    await ann.say("sit", seat=0)
    cases: list[tuple[str, Guest, str, Message]] = [
        ("seat_taken", ben, "sit", {"seat": 0}),
        ("no_such_seat", ben, "sit", {"seat": 44}),
        ("not_the_host", ben, "deal", {}),
        ("seats_empty", ann, "deal", {}),
        ("bad_table", ann, "setup", {"table": {"seats": 0}}),
        ("nobody_there", ann, "host", {"person": 44}),
        ("spectator", ben, "signal", {"to": 0, "data": {}}),
        ("no_such_version", ann, "since", {"v": 0}),
    ]
    for reason, guest, kind, parts in cases:
        assert await guest.error(kind, **parts) == reason


@in_house
async def test_words_in_the_lobby(house: GuestHouse) -> None:
    """T4"""
    ann, ben = await house.joined("Ann"), await house.joined("Ben")
    await ann.say("chat", text="<i>hello</i>")
    assert ben.heard[-1] == {"type": "chat", "person": 1, "name": "Ann", "text": "<i>hello</i>"}
    for text in ("", "  \n ", "x" * (LONGEST_CHAT + 1)):
        assert await ann.error("chat", text=text) == "bad_chat"
    assert kinds(await ann.say("chat", text="x" * LONGEST_CHAT)) == ["chat"]


@in_house
async def test_lag_is_kept_within_reason(house: GuestHouse) -> None:
    guest = await house.joined("Ann")
    room = house.room
    for told, kept in ((120, 120), (-5, 0), (10**12, MOST_LAG_MS), (None, MOST_LAG_MS)):
        await guest.say("time", sent=0, rtt=told)
        assert room.presence.lags == {1: kept}


@in_house
async def test_voice_is_signalled_between_seats(house: GuestHouse) -> None:
    ann, ben = await house.table_of_two()
    await ann.say("signal", to=1, data={"sdp": "x"})
    assert ben.heard[-1] == {"type": "signal", "seat": 0, "data": {"sdp": "x"}}
    await ann.say("setup", table={"voice": False})
    assert await ann.error("signal", to=1, data={}) == "no_voice"


@in_house
async def test_the_host_lays_the_table_with_a_saved_tile_set(house: GuestHouse) -> None:
    """Somebody has to look whether it is there, which takes a moment; nobody else may even ask."""
    ann, ben = await house.table_of_two()
    own = TileSet.of("Ours", standard_set().faces.values())
    await house.rooms.tile_sets.save(own.digest, own.text)
    assert await ann.error("setup", table={"tile_set": "0123456789abcdef"}) == "no_such_tile_set"
    assert await ben.error("setup", table={"tile_set": own.digest}) == "not_the_host"
    (told,) = await ann.say("setup", table={"tile_set": own.digest})
    assert told["room"]["table"]["tile_set"] == own.digest


@in_house
async def test_words_in_the_lobby_lose_what_cannot_be_printed(house: GuestHouse) -> None:
    ann = await house.joined("Ann")
    (told,) = await ann.say("chat", text="a\x1b[31mb\n\u202ec")
    assert told["text"] == "a[31mb c"
    assert await ann.error("chat", text="\x00\x01") == "bad_chat"


@in_house
async def test_who_asks_for_changes_is_told_the_room_once_and_then_only_what_has_changed(
    house: GuestHouse,
) -> None:
    ann, ben = await house.joined("Ann", changes=True), await house.joined("Ben")
    assert kinds(ann.heard) == ["welcome", "room", "changes"]
    assert [person["name"] for person in ann.heard[-1]["room"]["people"]] == ["Ben"]
    before = len(ann.heard), len(ben.heard)
    await ben.say("ready", ready=True)
    (told,) = ann.heard[before[0] :]
    assert told["room"] == {
        "people": [{"id": 2, "name": "Ben", "seat": None, "ready": True, "here": True, "lag": None}]
    }
    (whole,) = ben.heard[before[1] :]
    assert (whole["type"], len(whole["room"]["people"])) == ("room", 2)
    ben.session.closed()
    await house.settle()
    assert ann.heard[-1]["room"] == {"gone": [2]}


@in_house
async def test_who_comes_back_is_told_the_room_whole(house: GuestHouse) -> None:
    ann = await house.joined("Ann", changes=True)
    again = house.guest()
    await again.join(token=ann.heard[0]["you"]["token"], changes=True)
    assert kinds(again.heard) == ["welcome", "room"]
    assert kinds(await again.say("ready", ready=True)) == ["changes"]
