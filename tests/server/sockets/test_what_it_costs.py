"""What a socket makes the server do is charged to it, or to its address."""

import asyncio
import json

import pytest

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.messages.facts import TableChoices
from hushmaze.server.deals.choices import check_choices
from hushmaze.server.deals.deal_search import Draw
from hushmaze.server.limits import Rate, VisitorLimits
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rooms import table
from tests.server.sockets.guests import Guest, GuestHouse, kinds, settle
from tests.server.support import in_loop
from tests.support.deal_search import SearchInThread

NETWORK = "10.0.0.1"


@in_loop
async def test_words_of_a_game_are_charged_by_how_many_hear_them() -> None:
    house = await GuestHouse().open()
    house.limits = VisitorLimits(told_bytes=Rate(1000, 5_000))
    ann, _ = await house.game_of_two()
    for _ in range(8):
        await house.joined("Watcher")
    told = []
    for n in range(1, 5):
        (*_, answer) = await ann.say("do", n=n, deed={"type": "say", "text": "x" * 300})
        told.append(answer.get("reason", answer["type"]))
    assert told[0] == "done"
    assert told[-1] == "slow_down"
    house.clock.advance(20_000)
    (*_, answer) = await ann.say("do", n=4, deed={"type": "say", "text": "x"})
    assert answer["type"] == "done"


@in_loop
async def test_whoever_asks_for_all_that_was_missed_again_and_again_has_to_wait() -> None:
    house = await GuestHouse().open()
    house.limits = VisitorLimits(told_bytes=Rate(1, 5_000))
    ann, _ = await house.game_of_two()
    answers = [kinds(await ann.say("since", v=0))[0] for _ in range(60)]
    assert answers[0] == "update"
    assert answers[-1] == "error"


@in_loop
async def test_an_address_lays_only_so_many_tables_and_each_is_judged_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = await GuestHouse().open()
    house.rooms.counts._setups = BucketPerKey(*Rate(1, 4))
    judged: list[object] = []

    def noted(choices: TableChoices) -> None:
        judged.append(choices)
        check_choices(choices)

    monkeypatch.setattr(table, "check_choices", noted)
    table._known.__init__(table.MOST_KNOWN)  # type: ignore[misc]
    ann = await house.joined("Ann")
    for _ in range(2):
        await ann.say("setup", table={"seats": 7})
        await ann.say("setup", table={"seats": 6})
    assert len(judged) == 2
    assert await ann.error("setup", table={"seats": 5}) == "slow_down"


class NoDeal(SearchInThread):
    """Looks for a deal until nobody waits for it; notes for whom."""

    def __init__(self) -> None:
        super().__init__()
        self.askers: list[str] = []
        self.given_up = 0

    async def first_fair(self, heading: Heading, draw: Draw, asker: str) -> int | None:  # noqa: ARG002
        self.askers.append(asker)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return None


async def dealing(house: GuestHouse) -> tuple[Guest, NoDeal]:
    search = NoDeal()
    house.rooms.games._dealer._search = search
    ann, _ = await house.table_of_two()
    await ann.say("setup", table={"fair": True})
    ann.send("deal")
    while not search.askers:
        await asyncio.sleep(0)
    return ann, search


@in_loop
async def test_a_search_for_a_deal_counts_for_the_address_and_ends_with_the_line() -> None:
    house = await GuestHouse().open()
    ann, search = await dealing(house)
    assert search.askers == [NETWORK]
    room = await house.rooms.find(house.code)
    assert room is not None
    assert room.playing
    ann.session.closed()
    await settle()
    assert search.given_up == 1
    assert not room.playing
    assert json.loads(await house.store.load_room(house.code) or b"")["game"] is None
