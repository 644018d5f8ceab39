"""The same deal again: the mall and the cards of the game that has just ended, and nothing for the book."""

import json
from dataclasses import replace

import pytest

from hushmaze.protocol.codec import CodecError
from hushmaze.protocol.game_log.heading import Heading, heading_from_plain, heading_to_plain
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.rules import begin
from hushmaze.server.records.record import heading_bytes, heading_from_bytes
from hushmaze.server.results.days import day_of
from tests.server.finished import ended, finished, room_of, told
from tests.server.sockets.guests import SAND_MS, Guest, GuestHouse, kinds, settle
from tests.server.support import in_loop


async def lost_by_two(house: GuestHouse) -> tuple[Guest, Guest, str]:
    """A table of two whose game is over, and the id of that game."""
    ann, ben = await house.game_of_two()
    await lose(house, ann)
    return ann, ben, ann.wire.ear.last("game")["game"]


async def lose(house: GuestHouse, host: Guest) -> None:
    await host.say("do", n=1, deed={"type": "start"})
    house.clock.advance(SAND_MS)
    await settle()


async def heading_of(house: GuestHouse, guest: Guest) -> Heading:
    return heading_from_bytes(await house.store.heading(guest.wire.ear.last("game")["game"]) or b"")


@in_loop
async def test_the_same_mall_and_the_same_cards_under_another_id() -> None:
    house = await GuestHouse().open()
    ann, ben, first = await lost_by_two(house)
    before = await heading_of(house, ann)
    assert "game" in kinds(await ann.say("deal", again=first))
    assert ben.wire.ear.last("game") == ann.wire.ear.last("game"), "everybody gets it"
    assert ann.wire.ear.last("game")["game"] != first
    after = await heading_of(house, ann)
    assert after == replace(before, dealt_again=first)
    begun, begins = begin(before.setup()), begin(after.setup())
    assert (begins.stack, begins.heroes, begins.cards) == (begun.stack, begun.heroes, begun.cards)
    assert ann.wire.ear.last("game")["heading"]["dealt_again"] == first


@in_loop
async def test_a_third_time_it_is_still_the_deal_of_the_first_game() -> None:
    house = await GuestHouse().open()
    ann, _, first = await lost_by_two(house)
    await ann.say("deal", again=first)
    await lose(house, ann)
    await ann.say("deal", again=ann.wire.ear.last("game")["game"])
    assert (await heading_of(house, ann)).dealt_again == first


@in_loop
async def test_play_again_is_another_deal_and_says_nothing_of_an_earlier_one() -> None:
    house = await GuestHouse().open()
    ann, _, _ = await lost_by_two(house)
    before = await heading_of(house, ann)
    await ann.say("deal")
    assert (await heading_of(house, ann)).table.seed != before.table.seed
    assert "dealt_again" not in ann.wire.ear.last("game")["heading"]


@in_loop
async def test_the_seed_stays_with_the_server() -> None:
    """S3"""
    house = await GuestHouse().open()
    ann, ben, first = await lost_by_two(house)
    await ann.say("deal", again=first)
    seed = str((await heading_of(house, ann)).table.seed)
    assert all(seed not in json.dumps(message) for guest in (ann, ben) for message in guest.heard)


@in_loop
async def test_what_is_refused_changes_nothing() -> None:
    house = await GuestHouse().open()
    ann, ben = await house.table_of_two()
    assert await ann.error("deal", again="feed01") == "no_such_game", "nothing was played yet"
    await ann.say("deal")
    first = ann.wire.ear.last("game")["game"]
    assert await ann.error("deal", again=first) == "game_running"
    await lose(house, ann)
    before = house.rooms.everybody()[0].facts()
    assert await ben.error("deal", again=first) == "not_the_host"
    for other in ("", "feed01", first[:-1]):
        assert await ann.error("deal", again=other) == "no_such_game"
    assert await ann.error("deal", again=7) == "bad_message"
    assert house.rooms.everybody()[0].facts() == before
    await ben.say("stand")
    assert await ann.error("deal", again=first) == "seats_empty"


@in_loop
async def test_at_another_table_it_would_be_another_game() -> None:
    house = await GuestHouse().open()
    ann, _, first = await lost_by_two(house)
    await ann.say("setup", table={"scenario": 2})
    assert await ann.error("deal", again=first) == "table_changed"
    await ann.say("setup", table={"scenario": 1})
    assert "game" in kinds(await ann.say("deal", again=first)), "it is as it was"


@in_loop
async def test_the_deal_of_a_day_is_not_laid_out_again() -> None:
    """Its log would be listed before the day is over."""
    house = await GuestHouse().open()
    house.code = (await house.rooms.create(TableChanges(seats=2), day=day_of("2026-11-16"))).record.code
    house.rooms.daily.now = lambda: day_of("2026-11-16").ends  # within the first minutes after midnight
    ann, _ = await house.game_of_two()
    await lose(house, ann)
    assert await ann.error("deal", again=ann.wire.ear.last("game")["game"]) == "day_deal"


def test_a_win_with_a_known_deal_is_marked_and_does_not_count() -> None:
    """B1"""
    known = ended(replace(finished().heading, dealt_again="feed01"))
    booked = told(known, room_of("Ann", "Ben"))
    assert (booked.won, booked.marks, booked.counts) == (True, ["again"], False)
    assert told(finished(), room_of("Ann", "Ben")).counts, "the same game, the first time"


def test_a_log_keeps_it_and_other_logs_stay_as_they_were() -> None:
    heading = finished().heading
    again = replace(heading, dealt_again="feed01")
    assert heading_from_bytes(heading_bytes(again)) == again
    assert "dealt_again" not in heading_to_plain(heading)
    with pytest.raises(CodecError, match="dealt_again"):
        heading_from_plain(heading_to_plain(heading) | {"dealt_again": 7})
