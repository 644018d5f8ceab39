"""One socket's conversation, over a wire whose other end is the test."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from hushmaze.server.limits import USUAL_LIMITS, Rate, VisitorLimits
from hushmaze.server.metrics import Metrics
from hushmaze.server.rooms import registry
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.sockets.pace import LONGEST_PAUSE_S
from hushmaze.server.sockets.session import LONGEST_CHAT, MOST_LAG_MS, Session
from hushmaze.storage import Entry
from hushmaze.storage.api import Done, Write
from hushmaze.tiles import TileSet, standard_set
from tests.server.support import FakeClock, Message, ShakyStore, Wire, in_loop

SAND_MS = 180_000


class House:
    """Rooms, and guests who come over a wire each."""

    def __init__(self) -> None:
        self.store = ShakyStore()
        self.clock = FakeClock()
        self.rooms = Rooms(self.store, self.clock, Metrics(), 600_000)
        self.limits = USUAL_LIMITS
        self.code = ""

    async def open(self) -> "House":
        await self.store.open()
        self.code = (await self.rooms.create()).record.code
        return self

    def guest(self, burst: int = 1_000) -> "Guest":
        return Guest(self, burst)

    async def joined(self, name: str, **parts: Any) -> "Guest":  # noqa: ANN401 -- whatever a message may hold
        guest = self.guest()
        await guest.join(name=name, **parts)
        return guest

    async def table_of_two(self) -> tuple["Guest", "Guest"]:
        ann, ben = await self.joined("Ann"), await self.joined("Ben")
        await ann.say("setup", table={"seats": 2})
        for seat, guest in enumerate((ann, ben)):
            await guest.say("sit", seat=seat)
        return ann, ben

    async def game_of_two(self) -> tuple["Guest", "Guest"]:
        ann, ben = await self.table_of_two()
        await ann.say("deal")
        return ann, ben


class Guest:
    def __init__(self, house: House, burst: int) -> None:
        self.house = house
        self.wire = Wire()
        limits = replace(house.limits, messages_per_second=1, message_burst=burst)
        self.session = Session(self.wire, house.rooms, house.clock, limits)

    def send(self, kind: str, **parts: Any) -> None:  # noqa: ANN401 -- whatever a message may hold
        self.session.received(json.dumps({"type": kind, **parts}).encode())

    async def say(self, kind: str, **parts: Any) -> list[Message]:  # noqa: ANN401 -- see above
        """Send, let everything happen that comes of it, and give what was heard meanwhile."""
        before = len(self.heard)
        self.send(kind, **parts)
        await settle()
        return self.heard[before:]

    async def join(self, **parts: Any) -> list[Message]:  # noqa: ANN401 -- see above
        return await self.say("join", **({"room": self.house.code} | parts))

    async def error(self, kind: str, **parts: Any) -> str:  # noqa: ANN401 -- see above
        """The reason of the one error that is all the answer there is."""
        (answer,) = await self.say(kind, **parts)
        assert answer["type"] == "error", answer
        assert answer["message"]
        return str(answer["reason"])

    @property
    def heard(self) -> list[Message]:
        return self.wire.ear.heard

    @property
    def you(self) -> Message:
        you: Message = self.wire.ear.last("welcome")["you"]
        return you


async def settle() -> None:
    while len(asyncio.all_tasks()) > 1:
        await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.sleep(0)


def kinds(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]


# Before joining


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
@in_loop
async def test_what_is_no_message_is_told_so(frame: bytes) -> None:
    house = await House().open()
    guest = house.guest()
    guest.session.received(frame)
    (answer,) = guest.heard
    assert (answer["type"], answer["reason"]) == ("error", "bad_message")
    assert guest.wire.closed_with is None


@in_loop
async def test_who_has_not_joined_can_only_ask_for_the_time() -> None:
    house = await House().open()
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


@in_loop
async def test_a_room_has_to_exist() -> None:
    house = await House().open()
    assert await house.guest().error("join", room="zzzz-zzzz") == "no_such_room"


# Joining


@in_loop
async def test_a_newcomer_gets_a_token_the_room_and_no_game() -> None:
    house = await House().open()
    guest = house.guest()
    welcome, room = await guest.join(name="Ann", room=house.code.upper())
    assert welcome["protocol"] == 1
    assert welcome["server"] == house.clock.now()
    assert len(welcome["you"]["token"]) >= 20
    assert welcome["you"] | {"token": ""} == {"id": 1, "name": "Ann", "seat": None, "token": "", "n": 1}
    assert room["room"]["people"][0]["here"] is True
    assert await guest.error("join", room=house.code) == "joined_already"


@in_loop
async def test_a_token_brings_one_back_to_the_same_seat_and_is_not_told_again() -> None:
    house = await House().open()
    ann, ben = await house.table_of_two()
    ben.session.closed()
    again = await house.joined("Somebody", token=ben.you["token"])
    assert again.you == {"id": ben.you["id"], "name": "Ben", "seat": 1, "token": None, "n": 1}
    stranger = await house.joined("Eve", token="wrong")
    assert stranger.you["seat"] is None
    assert stranger.you["token"]
    assert ben.you["token"] not in json.dumps(ann.heard + again.heard + stranger.heard)


@in_loop
async def test_the_newest_device_stays() -> None:
    house = await House().open()
    ann, ben = await house.table_of_two()
    again = await house.joined("Ann", token=ann.you["token"])
    assert ann.heard[-1] == {"type": "bye", "reason": "open_elsewhere"}
    assert ann.wire.closed_with == (1000, "open_elsewhere")
    ann.session.closed()
    assert (await ben.say("ready", ready=True))[-1]["room"]["host"] == again.you["id"]
    assert again.heard[-1]["room"]["people"][1]["ready"] is True


@in_loop
async def test_another_device_takes_over_with_a_code() -> None:
    house = await House().open()
    ann, ben = await house.table_of_two()
    (answer,) = await ben.say("handover")
    phone = await house.joined("ignored", handover=answer["code"])
    assert (phone.you["id"], phone.you["seat"], phone.you["name"]) == (ben.you["id"], 1, "Ben")
    assert ben.heard[-1] == {"type": "bye", "reason": "open_elsewhere"}
    late = await house.joined("x", token=ben.you["token"])
    assert late.you["id"] != ben.you["id"], "the old token is worth nothing"
    assert await house.guest().error("join", room=house.code, handover=answer["code"]) == "bad_handover"
    assert ann.wire.closed_with is None


@in_loop
async def test_a_handover_that_cannot_be_stored_has_not_happened() -> None:
    house = await House().open()
    _, ben = await house.table_of_two()
    (answer,) = await ben.say("handover")
    house.store.broken = {"save_room"}
    assert await house.guest().error("join", room=house.code, handover=answer["code"]) == "not_stored"
    assert ben.wire.closed_with is None
    house.store.broken = set()
    ben.session.closed()
    again = await house.joined("Ben", token=ben.you["token"])
    assert again.you["seat"] == 1


@in_loop
async def test_who_cannot_be_stored_is_not_let_in(caplog: pytest.LogCaptureFixture) -> None:
    house = await House().open()
    house.store.broken = {"save_room"}
    assert await house.guest().error("join", room=house.code) == "not_stored"
    assert "not stored: The disk is full." in caplog.text


@in_loop
async def test_one_thing_at_a_time() -> None:
    house = await House().open()
    guest = house.guest()
    guest.send("join", room=house.code)
    guest.send("join", room=house.code)
    assert guest.heard[0]["reason"] == "busy"
    await settle()
    assert kinds(guest.heard) == ["error", "welcome", "room"]


@in_loop
async def test_who_is_gone_before_the_room_is_found_is_not_in_it() -> None:
    house = await House().open()
    guest = house.guest()
    guest.send("join", room=house.code)
    guest.session.closed()
    await settle()
    assert guest.heard == []
    (room,) = house.rooms.everybody()
    assert room.presence.outlets == {}


@in_loop
async def test_a_full_room_says_so() -> None:
    house = await House().open()
    for number in range(USUAL_LIMITS.people_per_room):
        await house.joined(f"guest {number}")
    assert await house.guest().error("join", room=house.code) == "room_full"


# Rates


@in_loop
async def test_too_many_messages_are_not_heeded_but_every_deed_is_answered() -> None:
    house = await House().open()
    guest = house.guest(burst=2)
    await guest.join()
    await guest.say("rename", name="Ann")
    assert await guest.error("rename", name="Bea") == "slow_down"
    (answer,) = await guest.say("do", n=9, deed={"type": "start"})
    assert (answer["type"], answer["n"], answer["reason"]) == ("refused", 9, "slow_down")
    house.clock.advance(1_000)
    assert kinds(await guest.say("rename", name="Bea")) == ["room"]


@in_loop
async def test_who_goes_on_is_read_more_slowly() -> None:
    """With one message a second and two at once: two are heard, two are refused, what follows has to wait."""
    house = await House().open()
    guest = house.guest(burst=2)
    for _ in range(4):
        guest.session.received(b"?")
    assert guest.wire.paused_for_s == []
    guest.session.received(b"?")
    await guest.say("time", sent=0)
    assert guest.wire.paused_for_s == [2, 3]
    for _ in range(9):
        guest.session.received(b"?")
    assert guest.wire.paused_for_s[-1] == LONGEST_PAUSE_S
    house.clock.advance(12_000)
    guest.wire.paused_for_s.clear()
    for _ in range(4):
        guest.session.received(b"?")
    assert guest.wire.paused_for_s == [2]


@in_loop
async def test_what_is_no_message_counts_as_one() -> None:
    house = await House().open()
    guest = house.guest(burst=1)
    guest.session.received(b"?")
    assert await guest.error("time", sent=0) == "slow_down"


# In the lobby


@in_loop
async def test_what_one_does_in_the_lobby_everybody_sees_and_the_store_keeps() -> None:
    house = await House().open()
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
    assert [p["name"] for p in ben.heard[-1]["room"]["people"]] == ["<b>Ben</b>"]
    await settle()


@in_loop
async def test_the_room_refuses_with_its_reason() -> None:
    house = await House().open()
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


@in_loop
async def test_words_in_the_lobby() -> None:
    """T4"""
    house = await House().open()
    ann, ben = await house.joined("Ann"), await house.joined("Ben")
    await ann.say("chat", text="<i>hello</i>")
    assert ben.heard[-1] == {"type": "chat", "person": 1, "name": "Ann", "text": "<i>hello</i>"}
    for text in ("", "  \n ", "x" * (LONGEST_CHAT + 1)):
        assert await ann.error("chat", text=text) == "bad_chat"
    assert kinds(await ann.say("chat", text="x" * LONGEST_CHAT)) == ["chat"]


@in_loop
async def test_lag_is_kept_within_reason() -> None:
    house = await House().open()
    guest = await house.joined("Ann")
    (room,) = house.rooms.everybody()
    for told, kept in ((120, 120), (-5, 0), (10**12, MOST_LAG_MS), (None, MOST_LAG_MS)):
        await guest.say("time", sent=0, rtt=told)
        assert room.presence.lags == {1: kept}


# In a game


@in_loop
async def test_a_deal_is_told_to_everybody_and_a_deed_is_done() -> None:
    house = await House().open()
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


@in_loop
async def test_a_deal_that_cannot_be_stored_is_not_there() -> None:
    house = await House().open()
    ann, ben = await house.table_of_two()
    house.store.broken = {"create_game"}
    assert await ann.error("deal") == "not_stored"
    assert not ben.wire.ear.of("game")
    house.store.broken = set()
    assert kinds(await ann.say("deal")) == ["game", "room"]


@in_loop
async def test_who_comes_back_gets_only_what_they_missed() -> None:
    house = await House().open()
    ann, ben = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    token, game = ben.you["token"], ben.wire.ear.last("game")["game"]
    ben.session.closed()
    await ann.say("do", n=2, deed={"type": "bell", "target": 1})
    for since in (0, 1, 2):
        ben = await house.joined("Ben", token=token, game=game, since=since)
        (update,) = ben.wire.ear.of("update")
        assert (update["v"], len(update["events"])) == (since, 2 - since)
        assert not ben.wire.ear.of("game")


@in_loop
async def test_acknowledgements_come_unless_they_are_declined() -> None:
    house = await House().open()
    ann, _ben = await house.game_of_two()
    token, n = ann.you["token"], 1
    for said in ({}, {"acks": None}, {"acks": True}):
        guest = await house.joined("Ann", token=token, **said)
        deed = {"type": "start"} if n == 1 else {"type": "bell", "target": 1}
        assert kinds(await guest.say("do", n=n, deed=deed)) == ["update", "done"]
        n += 1
    assert await house.guest().error("join", room=house.code, acks="no") == "bad_message"


@in_loop
async def test_who_joins_without_acknowledgements_gets_none_but_for_what_is_sent_again() -> None:
    house = await House().open()
    ann, ben = await house.table_of_two()
    quiet = await house.joined("Ann", token=ann.you["token"], acks=False)
    await quiet.say("deal")
    start = {"n": 1, "deed": {"type": "start"}}
    assert kinds(await quiet.say("do", **start)) == ["update"]
    assert kinds(await quiet.say("do", **start)) == ["done"]
    assert kinds(await quiet.say("do", n=2, deed={"type": "start"})) == ["refused"]
    assert kinds(await ben.say("do", n=1, deed={"type": "bell", "target": 0})) == ["update", "done"]


@pytest.mark.parametrize(
    "known", [{}, {"since": 1}, {"game": "another", "since": 1}, {"since": -1}, {"since": 99}]
)
@in_loop
async def test_who_knows_nothing_of_this_game_gets_all_of_it(known: Message) -> None:
    house = await House().open()
    ann, ben = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    ben.session.closed()
    game = ann.wire.ear.last("game")["game"]
    parts = ({"game": game} if "since" in known and known["since"] != 1 else {}) | known
    ben = await house.joined("Ben", token=ben.you["token"], **parts)
    assert kinds(ben.heard) == ["welcome", "room", "game"]
    assert ben.heard[-1]["v"] == 1


@in_loop
async def test_a_gap_can_be_asked_for() -> None:
    house = await House().open()
    ann, _ = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    (update,) = await ann.say("since", v=0)
    assert len(update["events"]) == 1
    for v in (-1, 2, 10**30):
        assert await ann.error("since", v=v) == "no_such_version"


@in_loop
async def test_numbers_are_told_on_joining_and_on_sitting_down() -> None:
    house = await House().open()
    ann, ben = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    for n in (1, 2, 3):
        await ben.say("do", n=n, deed={"type": "bell", "target": 0})
    again = await house.joined("Ben", token=ben.you["token"])
    assert again.you["n"] == 4
    eve = await house.joined("Eve")
    await again.say("stand")
    assert (await eve.say("sit", seat=1))[-1] == {"type": "seat", "seat": 1, "n": 4}


@in_loop
async def test_who_loses_the_line_while_a_deed_is_written_still_gets_its_answer() -> None:
    house = await House().open()
    ann, _ = await house.game_of_two()
    held: list[tuple[Sequence[Write], Done]] = []
    real = house.store.commit

    def hold(group: Sequence[Write], done: Done) -> None:
        if any(isinstance(write, Entry) for write in group):
            held.append((group, done))
        else:
            real(group, done)

    house.store.commit = hold  # type: ignore[method-assign]
    ann.send("do", n=1, deed={"type": "start"})
    ann.session.closed()
    again = await house.joined("Ann", token=ann.you["token"])
    assert again.you["n"] == 2
    again.send("do", n=1, deed={"type": "start"})
    for group, done in held:
        real(group, done)
    await settle()
    assert len(held) == 1
    assert again.wire.ear.of("done") == [{"type": "done", "n": 1, "v": 1}]


@in_loop
async def test_voice_is_signalled_between_seats() -> None:
    house = await House().open()
    ann, ben = await house.table_of_two()
    await ann.say("signal", to=1, data={"sdp": "x"})
    assert ben.heard[-1] == {"type": "signal", "seat": 0, "data": {"sdp": "x"}}
    await ann.say("setup", table={"voice": False})
    assert await ann.error("signal", to=1, data={}) == "no_voice"


@in_loop
async def test_strangers_and_spectators_can_change_nothing() -> None:
    house = await House().open()
    await house.game_of_two()
    eve, stranger = await house.joined("Eve"), house.guest()
    (room,) = house.rooms.everybody()
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


# Own tiles


@in_loop
async def test_the_host_lays_the_table_with_a_saved_tile_set() -> None:
    """Somebody has to look whether it is there, which takes a moment; nobody else may even ask."""
    house = await House().open()
    ann, ben = await house.table_of_two()
    own = TileSet.of("Ours", standard_set().faces.values())
    await house.rooms.tile_sets.save(own.digest, own.text)
    assert await ann.error("setup", table={"tile_set": "0123456789abcdef"}) == "no_such_tile_set"
    assert await ben.error("setup", table={"tile_set": own.digest}) == "not_the_host"
    (told,) = await ann.say("setup", table={"tile_set": own.digest})
    assert told["room"]["table"]["tile_set"] == own.digest


# Bots


@in_loop
async def test_playing_with_bots_takes_a_few_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal in which the bots have something to do while the person does nothing."""
    monkeypatch.setattr(registry, "randbits", lambda _bits: 5)
    monkeypatch.setattr(registry, "token_hex", lambda _size: "a game")
    house = await House().open()
    ann = await house.joined("Ann")
    await ann.say("setup", table={"seats": 3})
    await ann.say("sit", seat=0)
    for seat in (1, 2):
        assert kinds(await ann.say("offer", seat=seat, bot=True, level="brisk")) == ["room"]
    assert kinds(await ann.say("deal")) == ["game", "room"]
    assert kinds(await ann.say("do", n=1, deed={"type": "start"})) == ["update", "done"]
    for _ in range(60):
        house.clock.advance(500)
        await settle()
    events = [event for message in ann.heard if message["type"] == "update" for event in message["events"]]
    assert {event.get("seat") for event in events if event.get("n", 0) < 0} <= {1, 2}
    assert len(events) > 2


@in_loop
async def test_the_host_gives_a_game_up_and_frees_seats() -> None:
    house = await House().open()
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
    house.clock.advance(60_000)
    (told,) = await ann.say("free", seat=1)
    assert [p["name"] for p in told["room"]["people"]] == ["Ann"]
    await settle()


@in_loop
async def test_words_in_the_lobby_lose_what_cannot_be_printed() -> None:
    house = await House().open()
    ann = await house.joined("Ann")
    (told,) = await ann.say("chat", text="a\x1b[31mb\n\u202ec")
    assert told["text"] == "a[31mb c"
    assert await ann.error("chat", text="\x00\x01") == "bad_chat"


# What one socket may make others hear


@in_loop
async def test_what_changes_in_one_turn_is_told_at_once_and_then_together() -> None:
    house = await House().open()
    ann, ben = await house.joined("Ann"), await house.joined("Ben")
    before = len(ben.heard)
    for number in range(100):
        ann.send("ready", ready=number % 2 == 0)
    await settle()
    told = ben.heard[before:]
    assert kinds(told) == ["room", "room"]
    assert [person["ready"] for person in told[-1]["room"]["people"]] == [False, False]


@in_loop
async def test_who_makes_others_hear_too_much_waits() -> None:
    house = await House().open()
    house.limits = VisitorLimits(told_bytes=Rate(250_000, 5_000))
    watchers = [await house.joined(f"Guest {number}") for number in range(20)]
    loud, quiet = watchers[0], watchers[1]
    await loud.say("ready", ready=True)
    assert await loud.error("ready", ready=False) == "slow_down"
    assert await loud.error("chat", text="hey") == "slow_down"
    assert kinds(await quiet.say("ready", ready=True)) == ["room"], "others pay for themselves only"
    house.clock.advance(60_000)
    assert kinds(await loud.say("ready", ready=False)) == ["room"]


@in_loop
async def test_who_tries_too_many_codes_is_closed() -> None:
    house = await House().open()
    guest = house.guest()
    for _ in range(USUAL_LIMITS.wrong_codes.at_once):
        assert await guest.error("join", room="nowhere") == "no_such_room"
    assert await guest.error("join", room="nowhere") == "slow_down"
    assert guest.wire.closed_with == (1008, "too many wrong codes")
    assert (await house.joined("Ann")).you["name"] == "Ann"


@in_loop
async def test_in_silence_neither_ready_marks_nor_delays_reach_others() -> None:
    """T1: both could be used to talk."""
    house = await House().open()
    ann, ben = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    room = await house.rooms.find(house.code)
    assert room is not None
    assert room.hushed
    before = len(ben.heard)
    assert await ann.error("ready", ready=True) == "silence"
    await ann.say("time", sent=1, rtt=777)
    room.presence.broadcast_lags()
    room.tell_room()
    await settle()
    assert "777" not in json.dumps(ben.heard[before:])


@in_loop
async def test_who_asks_for_changes_is_told_the_room_once_and_then_only_what_has_changed() -> None:
    house = await House().open()
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
    house.rooms.everybody()[0].disconnect(ben.session)
    assert ann.heard[-1]["room"] == {"gone": [2]}


@in_loop
async def test_who_comes_back_is_told_the_room_whole() -> None:
    house = await House().open()
    ann = await house.joined("Ann", changes=True)
    again = house.guest()
    await again.join(token=ann.heard[0]["you"]["token"], changes=True)
    assert kinds(again.heard) == ["welcome", "room"]
    assert kinds(await again.say("ready", ready=True)) == ["changes"]
