"""T1, T4: while nobody may talk, nothing that a player can choose to send is seen by others.

But for what a table has to know: who is connected, who gets up or sits down, which empty seat gets a bot.
"""

import asyncio
from typing import Any, get_args

import pytest

from hushmaze.protocol.messages.from_client import ClientMessage
from hushmaze.server.game.command_numbers import SITTING
from hushmaze.server.records.record import read_record
from hushmaze.server.rooms import new_games
from tests.server.hostile.house import AttackedHouse, Device

SIGNS: dict[str, list[dict[str, Any]]] = {
    "rename": [{"name": "go north"}],
    "ready": [{"ready": True}, {"ready": False}],
    "setup": [{"table": {"voice": False}}, {"table": {"bots_hold": False}}, {"table": {"seats": 4}}],
    "offer": [{"seat": 3, "bot": False}, {"seat": 3, "bot": True, "level": "fast"}],
    "free": [{"seat": 1}],
    "deal": [{}, {"again": "GAME"}],
    "host": [{"person": 2}],
    "handover": [{}],
    "chat": [{"text": "go north"}],
    "signal": [{"to": 1, "data": {"sdp": "go north"}}],
    "time": [{"sent": 1, "rtt": 77}],
    "since": [{"v": 0}],
    "join": [{"room": "CODE", "name": "go north"}],
}
BELL = {"type": "bell", "target": 1}
PAIRS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "join.token": ({"token": "a"}, {"token": "bbb"}),
    "join.handover": ({"handover": "AAAAAA"}, {"handover": "BBBBBB"}),
    "join.name": ({"name": "go north"}, {"name": "go south"}),
    "join.game": ({"game": "GAME"}, {"game": "another"}),
    "join.since": ({"game": "GAME", "since": 0}, {"game": "GAME", "since": 1}),
    "join.acks": ({"acks": True}, {"acks": False}),
    "join.changes": ({"changes": True}, {"changes": False}),
    "do.n": ({"n": 2, "deed": BELL}, {"n": 77, "deed": BELL}),
    "since.v": ({"v": 0}, {"v": 1}),
    "time.sent": ({"sent": 1}, {"sent": 2.5}),
    "time.rtt": ({"sent": 1, "rtt": 7}, {"sent": 1, "rtt": 8}),
    "rename.name": ({"name": "go north"}, {"name": "go south"}),
    "ready.ready": ({"ready": True}, {"ready": False}),
    "setup.table": ({"table": {"bots_skill": "novice"}}, {"table": {"bots_listen_ms": 0}}),
    "offer.bot": ({"seat": 3, "bot": False}, {"seat": 3, "bot": True}),
    "offer.level": (
        {"seat": 2, "bot": True, "level": "relaxed"},
        {"seat": 2, "bot": True, "level": "lightning"},
    ),
    "free.seat": ({"seat": 1}, {"seat": 2}),
    "deal.again": ({}, {"again": "GAME"}),
    "host.person": ({"person": 2}, {"person": 3}),
    "chat.text": ({"text": "go north"}, {"text": "go south"}),
    "signal.to": ({"to": 1, "data": {}}, {"to": 2, "data": {}}),
    "signal.data": ({"to": 1, "data": {"go": "north"}}, {"to": 1, "data": {"go": "south"}}),
}
"""Of each part of a message two choices, between which others must hear no difference; seat 2 is empty."""
SEEN_PARTS = {
    "join.room": "where one comes in",
    "do.deed": "a move of the game",
    "sit.seat": "who sits down",
    "stand.bot": "which empty seat gets a bot",
    "offer.seat": "which empty seat gets a bot",
    "abandon.game": "its end",
    "abandon.deal": "its end",
}
SEEN = {"do": "a move of the game", "abandon": "its end", "stand": "who gets up", "sit": "who sits down"}
"""What others see of a message in silence, and have to."""


async def silent_house() -> AttackedHouse:
    """Three people, a bot, and one who watches."""
    house = await AttackedHouse().open()
    await house.table(4, 1, {"scenario": 3, "seats": 4})
    house.say(house.devices[3], "stand")
    house.say(house.devices[0], "offer", seat=3, bot=True)
    house.say(house.devices[0], "deal")
    await house.rest()
    house.say(house.devices[0], "do", n=1, deed={"type": "start"})
    await house.rest()
    assert house.room.hushed
    for device in house.devices:
        device.fresh.clear()
    return house


def test_every_message_is_here() -> None:
    assert set(SIGNS) | set(SEEN) == {kind.__struct_config__.tag for kind in get_args(ClientMessage)}


@pytest.mark.parametrize("sender", [0, 1, 4], ids=["host", "player", "spectator"])
@pytest.mark.parametrize("kind", SIGNS)
def test_no_choice_of_the_sender_is_seen_by_others(kind: str, sender: int) -> None:
    async def told() -> None:
        house = await silent_house()
        names = {"CODE": house.room.record.code, "GAME": house.match.game}
        for parts in SIGNS[kind] * 2:
            house.say(house.devices[sender], kind, **{k: names.get(str(v), v) for k, v in parts.items()})
            await house.rest()
            house.room.presence.broadcast_lags()
        others = [device for device in house.devices if device is not house.devices[sender]]
        assert [device.fresh for device in others] == [[]] * len(others)
        await house.close()

    asyncio.run(told())


def test_every_part_of_every_message_is_here() -> None:
    parts = {
        f"{kind.__struct_config__.tag}.{part}"
        for kind in get_args(ClientMessage)
        for part in kind.__struct_fields__
    }
    assert set(PAIRS) | set(SEEN_PARTS) == parts


async def overheard(kind: str, parts: dict[str, Any]) -> list[bytes]:
    """All that others hear of one message of the host: at once, when they ask, and who comes later."""
    house = await silent_house()
    host, ben, cay, dan, eve = house.devices
    house.say(cay, "stand")
    await house.rest()
    code, sender = house.room.record.code, host
    if kind == "join":
        sender, parts = Device(), {"room": code, **parts}
        sender.hear = house.door.opened(sender)
    for device in house.devices:
        device.fresh.clear()
    house.say(sender, kind, **{name: house.match.game if v == "GAME" else v for name, v in parts.items()})
    await house.rest()
    house.room.presence.broadcast_lags()
    late = await house.join("Late")
    others = [ben, cay, dan, eve, late]
    for device in others:
        house.say(device, "since", v=0)
    _, room = await house.get(f"/api/rooms/{code}")
    heard = [house.veiled(payload) for device in others for payload in device.fresh]
    await house.close()
    return [*heard, house.veiled(room)]


@pytest.mark.parametrize("part", PAIRS)
def test_others_hear_no_difference_between_two_choices(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_games, "randbits", lambda _bits: 5)
    monkeypatch.setattr(new_games, "token_hex", lambda _size: "a game")

    async def told() -> None:
        kind, one, other = part.partition(".")[0], *PAIRS[part]
        assert await overheard(kind, one) == await overheard(kind, other)

    asyncio.run(told())


def test_when_talk_opens_bots_get_the_levels_that_were_chosen() -> None:
    async def told() -> None:
        house = await silent_house()
        house.say(house.devices[2], "stand")
        house.say(house.devices[0], "offer", seat=2, bot=True, level="lightning")
        await house.rest()
        assert [bot.level for bot in house.room.facts().bots] == ["human", "human"]
        stored = await house.store.load_room(house.room.record.code)
        assert read_record(stored or b"").bots[0].wanted == "lightning", "a restart forgets nothing"
        house.clock.advance(house.match.durable.deadline)
        await house.rest()
        assert not house.room.hushed
        assert [bot.level for bot in house.room.facts().bots] == ["lightning", "human"]
        told = house.devices[1].last("room")["room"]["bots"]
        assert [bot["level"] for bot in told] == ["lightning", "human"]
        assert [bot.wanted for bot in house.room.record.bots] == [None, None]
        await house.close()

    asyncio.run(told())


def test_whoever_gets_up_and_sits_down_again_has_no_more_to_say() -> None:
    async def told() -> None:
        house = await silent_house()
        ben, other = house.devices[1], house.devices[2]
        house.say(ben, "stand")
        await house.rest()
        house.say(ben, "sit", seat=1)
        await house.rest()
        other.fresh.clear()
        for _ in range(3):
            house.say(ben, "sit", seat=1)
            house.say(ben, "stand")
            await house.rest()
        assert other.fresh == []
        assert ben.last("error")["reason"] == "silence"
        await house.close()

    asyncio.run(told())


@pytest.mark.parametrize("sent", [0, 1, 5])
def test_whoever_takes_a_seat_does_not_hear_how_much_was_sent_from_it(sent: int) -> None:
    """Deeds that are refused are seen by nobody, but they use up numbers."""

    async def told() -> None:
        house = await silent_house()
        ben, cay = house.devices[1], house.devices[2]
        for n in range(1, sent + 1):
            house.say(ben, "do", n=n, deed={"type": "say", "text": "go north"})
        await house.rest()
        assert ben.last("refused").get("n", 0) == sent
        house.say(ben, "stand")
        house.say(cay, "stand")
        house.say(cay, "sit", seat=1)
        await house.rest()
        assert cay.last("seat") == {"type": "seat", "seat": 1, "n": SITTING + 1}
        await house.close()

    asyncio.run(told())


def test_who_has_got_up_still_sees_and_gets_no_signs() -> None:
    """The only one who sits is not alone: whoever got up looks on."""

    async def told() -> None:
        house = await silent_house()
        host, ben = house.devices[0], house.devices[1]
        house.say(house.devices[2], "stand", bot=True)
        house.say(ben, "stand")
        await house.rest()
        ben.fresh.clear()
        house.say(host, "offer", seat=3, bot=True, level="fast")
        await house.rest()
        assert ben.fresh == []
        assert host.last("error")["reason"] == "silence"
        await house.close()

    asyncio.run(told())


def test_neither_a_table_left_by_the_others_nor_another_name_gives_more_changes() -> None:
    """Not by somebody who was alone in between, nor by somebody who came back as a stranger."""

    async def told() -> None:
        house = await silent_house()
        host, ben = house.devices[0], house.devices[1]
        house.say(house.devices[2], "stand", bot=True)
        house.say(ben, "stand")
        house.say(host, "do", n=2, deed={"type": "stare", "target": 2})
        await house.rest()
        for device in house.devices[1:]:
            house.door.closed(device, 1001)
        house.say(host, "do", n=3, deed={"type": "stare", "target": 2})
        await house.rest()
        stranger = await house.join("Ben?")
        house.say(stranger, "sit", seat=1)
        house.say(stranger, "stand")
        await house.rest()
        assert stranger.last("error")["reason"] == "silence"
        assert house.room.seats.holder(1) is not None
        await house.close()

    asyncio.run(told())


def test_when_talk_opens_places_may_be_changed_again() -> None:
    async def told() -> None:
        house = await silent_house()
        ben = house.devices[1]
        house.say(ben, "stand")
        house.say(ben, "sit", seat=1)
        house.say(ben, "stand")
        assert ben.last("error")["reason"] == "silence"
        house.clock.advance(house.match.durable.deadline)  # the sand has run out: talk is free (T4)
        await house.rest()
        assert not house.room.hushed
        house.say(ben, "stand")
        await house.rest()
        assert house.room.seats.holder(1) is None
        await house.close()

    asyncio.run(told())


def test_alone_with_bots_nobody_is_there_to_see_a_sign() -> None:
    async def told() -> None:
        house = await silent_house()
        for device in house.devices[1:3]:
            house.say(device, "stand", bot=True)
        for device in house.devices[1:]:
            house.door.closed(device, 1001)
        house.say(house.devices[0], "offer", seat=3, bot=True, level="fast")
        await house.rest()
        assert {bot.level for bot in house.room.facts().bots if bot.seat == 3} == {"fast"}
        await house.close()

    asyncio.run(told())
