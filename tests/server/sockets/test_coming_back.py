"""Who comes back to a game gets what was missed, and every answer that is still due."""

from collections.abc import Sequence

import pytest

from hushmaze.server.game.command_numbers import SITTING
from hushmaze.storage import Entry
from hushmaze.storage.api import Done, Write
from tests.server.sockets.guests import GuestHouse, in_house, kinds
from tests.server.support import Message


@in_house
async def test_who_comes_back_gets_only_what_they_missed(house: GuestHouse) -> None:
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


@pytest.mark.parametrize(
    "known", [{}, {"since": 1}, {"game": "another", "since": 1}, {"since": -1}, {"since": 99}]
)
@in_house
async def test_who_knows_nothing_of_this_game_gets_all_of_it(house: GuestHouse, known: Message) -> None:
    ann, ben = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    ben.session.closed()
    game = ann.wire.ear.last("game")["game"]
    parts = ({"game": game} if "since" in known and known["since"] != 1 else {}) | known
    ben = await house.joined("Ben", token=ben.you["token"], **parts)
    assert kinds(ben.heard) == ["welcome", "room", "game"]
    assert ben.heard[-1]["v"] == 1


@in_house
async def test_a_gap_can_be_asked_for(house: GuestHouse) -> None:
    ann, _ = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    (update,) = await ann.say("since", v=0)
    assert len(update["events"]) == 1
    for v in (-1, 2, 10**30):
        assert await ann.error("since", v=v) == "no_such_version"


@in_house
async def test_numbers_are_told_on_joining_and_on_sitting_down(house: GuestHouse) -> None:
    ann, ben = await house.game_of_two()
    await ann.say("do", n=1, deed={"type": "start"})
    for n in (1, 2, 3):
        await ben.say("do", n=n, deed={"type": "bell", "target": 0})
    again = await house.joined("Ben", token=ben.you["token"])
    assert again.you["n"] == 4
    eve = await house.joined("Eve")
    await again.say("stand")
    assert (await eve.say("sit", seat=1))[-1] == {"type": "seat", "seat": 1, "n": SITTING + 1}
    eve_again = await house.joined("Eve", token=eve.you["token"])
    assert eve_again.you["n"] == SITTING + 1


@in_house
async def test_who_loses_the_line_while_a_deed_is_written_still_gets_its_answer(house: GuestHouse) -> None:
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
    await house.settle()
    assert len(held) == 1
    assert again.wire.ear.of("done") == [{"type": "done", "n": 1, "v": 1}]
