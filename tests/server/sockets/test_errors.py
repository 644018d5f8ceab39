"""Whoever is answered with an `error` finds the room as it was."""

from typing import get_args

import pytest

from hushmaze.protocol.messages.from_client import ClientMessage
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.deals.dealing import Dealer
from hushmaze.server.rejection import Rejected
from tests.server.sockets.guests import ONE_SERVER, THROUGH_A_GATEWAY, Guest, GuestHouse, in_house, kinds
from tests.server.support import Message
from tests.support.wide import wide

GAME = "the game on the table"

PHASES = "lobby", "planning", "running", "over"

REQUESTS: list[tuple[str, Message]] = [
    ("join", {}),
    ("do", {"n": 1, "deed": {"type": "start"}}),
    ("do", {"n": 1, "deed": {"type": "nonsense"}}),
    ("since", {"v": 0}),
    ("since", {"v": 99}),
    ("time", {"sent": 0, "rtt": 7}),
    ("sit", {"seat": 1}),
    ("sit", {"seat": 44}),
    ("stand", {}),
    ("stand", {"bot": True}),
    ("rename", {"name": ""}),
    ("rename", {"name": "Anna"}),
    ("ready", {"ready": True}),
    ("setup", {"table": {"seats": 0}}),
    ("setup", {"table": {"seats": 3}}),
    ("setup", {"table": {"tile_set": "0123456789abcdef"}}),
    ("offer", {"seat": 1, "bot": True}),
    ("offer", {"seat": 1, "bot": True, "level": "divine"}),
    ("offer", {"seat": 0, "bot": True}),
    ("free", {"seat": 0}),
    ("free", {"seat": 1}),
    ("deal", {}),
    ("deal", {"again": GAME}),
    ("deal", {"again": "another"}),
    ("abandon", {"game": "another", "deal": True}),
    ("abandon", {"game": GAME}),
    ("abandon", {"game": GAME, "deal": True}),
    ("host", {"person": 44}),
    ("handover", {}),
    ("chat", {"text": ""}),
    ("signal", {"to": 44, "data": {}}),
]  # fmt: skip
"""Of a host beside an empty seat; each kind at least once."""


async def beside_an_empty_seat(house: GuestHouse, phase: str) -> Guest:
    """The host of a table of two, in a room of its own, from which the other has got up."""
    await house.open_room()
    ann, ben = await house.table_of_two()
    if phase != "lobby":
        await ann.say("deal")
    if phase in {"running", "over"}:
        await ann.say("do", n=1, deed={"type": "start"})
    if phase == "over":
        house.clock.advance(180_000)
        await house.settle()
    await ben.say("stand")
    return ann


def test_every_request_is_among_them() -> None:
    assert {kind for kind, _ in REQUESTS} == {each.__struct_config__.tag for each in get_args(ClientMessage)}


@pytest.mark.parametrize(
    ("house", "phase"),
    [
        *((ONE_SERVER, phase) for phase in PHASES),
        pytest.param(THROUGH_A_GATEWAY, "running", marks=pytest.mark.slow),
        *(wide(THROUGH_A_GATEWAY, phase) for phase in PHASES if phase != "running"),
    ],
    indirect=["house"],
)
@in_house
async def test_after_an_error_the_room_is_as_before(house: GuestHouse, phase: str) -> None:
    refused: set[str] = set()
    for kind, parts in REQUESTS:
        host = await beside_an_empty_seat(house, phase)
        room = house.room
        before, stored = room.facts(), await house.store.load_room(house.code)
        named = {part: before.game or "none" if value == GAME else value for part, value in parts.items()}
        if kind == "join":
            named["room"] = house.code
        answers = await host.say(kind, **named)
        if "error" in kinds(answers):
            refused.add(kind)
            assert kinds(answers) == ["error"], (kind, parts)
            assert room.facts() == before, (kind, parts)
            assert await house.store.load_room(house.code) == stored, (kind, parts)
        room.rest()
    assert {"join", "deal", "abandon", "setup", "host"} <= refused


@in_house
async def test_a_game_is_not_given_up_for_a_deal_that_cannot_be_had(
    house: GuestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tile set is no more, say, or nobody can look for a deal just now."""
    ann, _ben = await house.game_of_two()
    room = house.room
    before = room.facts()

    async def none(*_asked: object) -> None:
        raise Rejected(ErrorReason.BUSY)

    monkeypatch.setattr(Dealer, "deal", none)
    assert await ann.error("abandon", game=before.game, deal=True) == "busy"
    assert room.facts() == before
    assert room.match is not None
    monkeypatch.undo()
    assert kinds(await ann.say("abandon", game=before.game, deal=True)) == ["room", "game", "room"]
