"""A socket's conversation in a game: deeds and answers, silence, bots, games given up."""

import json

import pytest

from hushmaze.server.game.command_numbers import SITTING
from hushmaze.server.rooms import new_games
from tests.server.sockets.guests import GuestHouse, in_house, kinds
from tests.server.support import Message


@in_house
async def test_a_deal_is_told_to_everybody_and_a_deed_is_done(house: GuestHouse) -> None:
    ann, ben = await house.game_of_two()
    assert kinds(ben.heard[-2:]) == ["game", "room"]
    assert ben.heard[-1]["room"]["phase"] == "planning"
    house.clock.advance(50)
    assert kinds(await ann.say("do", n=1, deed={"type": "start"})) == ["update", "done"]
    assert ben.heard[-1]["events"] == [{"type": "started", "at": 50, "seat": 0, "n": 1}]
    house.clock.advance(25)
    assert (await ben.say("time", sent=3))[0]["game"] == 75
    assert await ben.error("chat", text="psst") == "use_say"
    assert (await ben.say("do", n=1, deed={"type": "say", "text": "psst"}))[0]["reason"] == "silence"


@in_house
async def test_a_deal_that_cannot_be_stored_is_not_there(house: GuestHouse) -> None:
    ann, ben = await house.table_of_two()
    house.store.broken = {"create_game"}
    assert await ann.error("deal") == "not_stored"
    assert not ben.wire.ear.of("game")
    house.store.broken = set()
    assert kinds(await ann.say("deal")) == ["game", "room"]


@in_house
async def test_acknowledgements_come_unless_they_are_declined(house: GuestHouse) -> None:
    ann, _ben = await house.game_of_two()
    token, n = ann.you["token"], 1
    for said in ({}, {"acks": None}, {"acks": True}):
        guest = await house.joined("Ann", token=token, **said)
        deed = {"type": "start"} if n == 1 else {"type": "bell", "target": 1}
        assert kinds(await guest.say("do", n=n, deed=deed)) == ["update", "done"]
        n += 1
    assert await house.guest().error("join", room=house.code, acks="no") == "bad_message"


@in_house
async def test_who_joins_without_acknowledgements_gets_none_but_for_what_is_sent_again(
    house: GuestHouse,
) -> None:
    ann, ben = await house.table_of_two()
    quiet = await house.joined("Ann", token=ann.you["token"], acks=False)
    await quiet.say("deal")
    start = {"n": 1, "deed": {"type": "start"}}
    assert kinds(await quiet.say("do", **start)) == ["update"]
    assert kinds(await quiet.say("do", **start)) == ["done"]
    assert kinds(await quiet.say("do", n=2, deed={"type": "start"})) == ["refused"]
    assert kinds(await ben.say("do", n=1, deed={"type": "bell", "target": 0})) == ["update", "done"]


@in_house
async def test_numbers_of_deeds_are_heard_by_their_senders_alone(house: GuestHouse) -> None:
    """T1: live, by `since`, and on coming back; others hear how many deeds there are."""
    ann, ben = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    told = await ann.say("do", n=78, deed={"type": "bell", "target": 1})
    assert [message.get("n") for message in told] == [None, 78]
    assert told[0]["events"][0]["n"] == 78
    assert ben.heard[-1]["events"][0]["n"] == 2
    game = ann.wire.ear.last("game")["game"]
    again = await house.joined("Ann", token=ann.you["token"], game=game, since=1, acks=False)
    assert again.heard[-1]["events"][0]["n"] == 78
    assert (await again.say("since", v=0))[0]["events"][1]["n"] == 78
    assert (await ben.say("since", v=1))[0]["events"][0]["n"] == 2
    eve = await house.joined("Eve", game=game, since=1)
    assert eve.heard[-1]["events"][0]["n"] == 2
    await again.say("stand")
    assert (await eve.say("sit", seat=0))[-1]["n"] == SITTING + 1
    assert (await eve.say("since", v=1))[0]["events"][0]["n"] == 2
    await eve.say("do", n=SITTING + 1, deed={"type": "bell", "target": 1})
    told = [*ben.wire.ear.of("update"), *eve.wire.ear.of("update")[:-1]]
    assert {event["n"] for message in told for event in message["events"]} == {1, 2, 3}
    assert eve.wire.ear.last("update")["events"][0]["n"] == SITTING + 1


@in_house
async def test_strangers_and_spectators_can_change_nothing(house: GuestHouse) -> None:
    await house.game_of_two()
    eve, stranger = await house.joined("Eve"), house.guest()
    room = house.room
    assert room.match is not None
    before = room.facts()
    tried: dict[str, Message] = {
        "do": {"n": 1, "deed": {"type": "start"}}, "sit": {"seat": 0}, "setup": {"table": {"seats": 3}},
        "deal": {},
        "offer": {"seat": 0, "bot": True}, "host": {"person": eve.you["id"]}, "chat": {"text": "x"},
        "signal": {"to": 0, "data": {}},
    }  # fmt: skip
    for kind, parts in tried.items():
        for guest in (eve, stranger):
            (answer,) = await guest.say(kind, **parts)
            assert answer["type"] in ("error", "refused")
    assert room.facts() == before
    assert room.match.version == 0


@in_house
async def test_playing_with_bots_takes_a_few_messages(
    house: GuestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal in which the bots have something to do while the person does nothing."""
    monkeypatch.setattr(new_games, "randbits", lambda _bits: 5)
    monkeypatch.setattr(new_games, "token_hex", lambda _size: "a game")
    ann = await house.joined("Ann")
    await ann.say("setup", table={"seats": 3})
    await ann.say("sit", seat=0)
    for seat in (1, 2):
        assert kinds(await ann.say("offer", seat=seat, bot=True, level="brisk")) == ["room"]
    assert kinds(await ann.say("deal")) == ["game", "room"]
    assert kinds(await ann.say("do", n=1, deed={"type": "start"})) == ["update", "done"]
    for _ in range(60):
        house.clock.advance(500)
        await house.settle()
    events = [event for message in ann.heard if message["type"] == "update" for event in message["events"]]
    assert {event.get("seat") for event in events if event.get("n", 0) < 0} <= {1, 2}
    assert len(events) > 2


@in_house
async def test_the_host_gives_a_game_up_and_frees_seats(house: GuestHouse) -> None:
    ann, ben = await house.game_of_two()
    game = ann.heard[-1]["room"]["game"]
    assert await ben.error("abandon", game=game) == "not_the_host"
    assert await ann.error("abandon", game="another") == "no_such_game"
    assert await ben.error("free", seat=0) == "not_the_host"
    assert await ann.error("free", seat=1) == "seat_taken"
    (told,) = await ann.say("abandon", game=game)
    assert (told["room"]["game"], told["room"]["phase"]) == (None, "lobby")
    assert ben.heard[-1] == told
    await ann.say("deal")
    second = ann.heard[-1]["room"]["game"]
    answers = await ann.say("abandon", game=second, deal=True)
    assert kinds(answers) == ["room", "game", "room"]
    third = answers[-1]["room"]["game"]
    assert third not in {None, game, second}, "another game lies on the table at once"
    await ann.say("abandon", game=third)
    ben.session.closed()
    await house.settle()
    house.clock.advance(60_000)
    (told,) = await ann.say("free", seat=1)
    assert [p["name"] for p in told["room"]["people"]] == ["Ann"]
    await house.settle()


@in_house
async def test_in_silence_neither_ready_marks_nor_delays_reach_others(house: GuestHouse) -> None:
    """T1: both could be used to talk."""
    ann, ben = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    room = await house.rooms.find(house.code)
    assert room is not None
    assert room.hushed
    before = len(ben.heard)
    assert await ann.error("ready", ready=True) == "silence"
    await ann.say("time", sent=1, rtt=777)
    room.presence.broadcast_lags()
    room.news.tell()
    await house.settle()
    assert "777" not in json.dumps(ben.heard[before:])
