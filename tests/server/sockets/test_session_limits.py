"""What one socket may send, and what it may make others hear."""

from functools import partial

import pytest

from hushmaze.server.limits import USUAL_LIMITS, Rate, VisitorLimits
from hushmaze.server.sockets.message_rate import LONGEST_PAUSE_S
from tests.server.sockets.guests import ONE_SERVER, THROUGH_A_GATEWAY, Guest, GuestHouse, in_house, kinds
from tests.server.support import Message
from tests.support.wide import wide


@in_house
async def test_too_many_messages_are_not_heeded_but_every_deed_is_answered(house: GuestHouse) -> None:
    guest = house.guest(burst=2)
    await guest.join()
    await guest.say("rename", name="Ann")
    assert await guest.error("rename", name="Bea") == "slow_down"
    (answer,) = await guest.say("do", n=9, deed={"type": "start"})
    assert (answer["type"], answer["n"], answer["reason"]) == ("refused", 9, "slow_down")
    house.clock.advance(1_000)
    assert kinds(await guest.say("rename", name="Bea")) == ["room"]


@in_house
async def test_who_goes_on_is_read_more_slowly(house: GuestHouse) -> None:
    """With one message a second and two at once: two are heard, two are refused, what follows has to wait."""
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


@in_house
async def test_what_is_no_message_counts_as_one(house: GuestHouse) -> None:
    guest = house.guest(burst=1)
    guest.session.received(b"?")
    assert await guest.error("time", sent=0) == "slow_down"


@in_house
async def test_what_changes_in_one_turn_is_told_at_once_and_then_together(house: GuestHouse) -> None:
    ann, ben = await house.joined("Ann"), await house.joined("Ben")
    before = len(ben.heard)
    for number in range(100):
        ann.send("ready", ready=number % 2 == 0)
    await house.settle()
    told = ben.heard[before:]
    assert kinds(told) == ["room", "room"]
    assert [person["ready"] for person in told[-1]["room"]["people"]] == [False, False]


@partial(in_house, limits=VisitorLimits(told_bytes=Rate(250_000, 5_000)))
async def test_who_makes_others_hear_too_much_waits(house: GuestHouse) -> None:
    watchers = [await house.joined(f"Guest {number}") for number in range(20)]
    loud, quiet = watchers[0], watchers[1]
    await loud.say("ready", ready=True)
    assert await loud.error("ready", ready=False) == "slow_down"
    assert await loud.error("chat", text="hey") == "slow_down"
    (answer,) = await loud.say("do", n=7, deed={"type": "no such deed"})
    assert (answer["type"], answer["n"]) == ("refused", 7), "every deed is answered by its number"
    assert answer["reason"] != "slow_down"
    assert kinds(await quiet.say("ready", ready=True)) == ["room"], "others pay for themselves only"
    house.clock.advance(60_000)
    assert kinds(await loud.say("ready", ready=False)) == ["room"]


@pytest.mark.parametrize("house", [ONE_SERVER, wide(THROUGH_A_GATEWAY)], indirect=True)
@in_house
async def test_who_lays_out_too_many_games_waits_and_keeps_the_one_on_the_table(house: GuestHouse) -> None:
    ann, ben = await house.game_of_two()
    assert await ben.error("deal") == "not_the_host"
    laid_out = 1
    while not (refused := [m for m in await ann.say("abandon", game=game_of(ann), deal=True) if is_error(m)]):
        laid_out += 1
    assert [error["reason"] for error in refused] == ["slow_down"]
    assert laid_out == USUAL_LIMITS.new_games.at_once, "what others ask in vain does not count"
    room = await house.rooms.find(house.code)
    assert room is not None
    assert room.playing
    await ann.say("abandon", game=game_of(ann))
    assert await ann.error("deal") == "slow_down"
    house.clock.advance(round(1000 / USUAL_LIMITS.new_games.per_second))
    assert "game" in kinds(await ann.say("deal"))


def game_of(guest: Guest) -> str:
    return str([message["game"] for message in guest.heard if message["type"] == "game"][-1])


def is_error(message: Message) -> bool:
    return bool(message["type"] == "error")


@in_house
async def test_who_tries_too_many_codes_is_closed(house: GuestHouse) -> None:
    guest = house.guest()
    for _ in range(USUAL_LIMITS.wrong_codes.at_once):
        assert await guest.error("join", room="nowhere") == "no_such_room"
    assert await guest.error("join", room="nowhere") == "slow_down"
    assert guest.wire.closed_with == (1008, "too many wrong codes")
    assert (await house.joined("Ann")).you["name"] == "Ann"


@partial(in_house, limits=VisitorLimits(kept_bytes=Rate(10, 1_000)))
async def test_whoever_has_much_kept_lays_out_no_more_games(house: GuestHouse) -> None:
    """What is being played goes on, and is charged to who laid it out."""
    ann, ben = await house.game_of_two()
    assert kinds(await ann.say("do", n=1, deed={"type": "start"})) == ["update", "done"]
    n = 2
    while not house.rooms.kept.wait_ms("10.0.0.1"):
        assert kinds(await ann.say("do", n=n, deed={"type": "bell", "target": 1})) == ["update", "done"]
        house.rooms.kept.charge_logs()
        n += 1
    assert kinds(await ann.say("do", n=n, deed={"type": "bell", "target": 0})) == ["update", "done"]
    await ann.say("abandon", game=ben.wire.ear.last("game")["game"])
    assert await ann.error("deal") == "slow_down"
    house.clock.advance(round(house.rooms.kept.wait_ms("10.0.0.1")))
    assert kinds(await ann.say("deal")) == ["game", "room"]
