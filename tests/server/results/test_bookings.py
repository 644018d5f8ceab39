"""How games end in the books: over, given up, or lost between two writings; nothing is lost."""

import asyncio
import json
import logging

import pytest

from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.commands import Bell, Start
from hushmaze.rules.words import Seat
from hushmaze.server.game.outcomes import Accepted, CommandOutcome
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.bookings import Bookings
from hushmaze.server.results.days import day_of
from hushmaze.server.rooms.room import Room
from hushmaze.storage import Entry, MemoryStore, StoreError
from tests.server.asked import Wall
from tests.server.finished import finished, told
from tests.server.rooms_house import SAND_MS, RoomsHouse, do, lost_game, settle
from tests.server.support import Message, in_loop

MONDAY = "2026-11-09"


async def summaries(house: RoomsHouse) -> list[Message]:
    return [json.loads(game.summary) for game in await house.store.finished_games()]


async def begun(house: RoomsHouse) -> Room:
    room, people, _ = await house.room_of_two()
    await house.rooms.games.lay_out(room, people[0])
    await do(room, people[0], Start())
    return room


# Given up


@in_loop
async def test_a_game_that_is_given_up_is_booked_and_keeps_its_log() -> None:
    house = await RoomsHouse().open()
    room = await begun(house)
    match, ann = room.match, room.record.people[0]
    assert match is not None
    await house.rooms.games.abandon(room, ann, match.game)
    await settle()
    assert (room.match, room.record.game, room.playing) == (None, None, False)
    (booked,) = await summaries(house)
    assert (booked["abandoned"], booked["phase"], booked["won"], booked["counts"]) == (
        True,
        "heist",
        False,
        False,
    )
    assert booked["names"] == ["Ann", "Ben"]
    assert await house.store.read(match.game) == [*match.lines]
    assert await house.restart().bring_back() == 0


@in_loop
async def test_what_was_on_its_way_to_the_disk_is_in_the_log_of_a_game_given_up() -> None:
    house = await RoomsHouse().open()
    room = await begun(house)
    match, (ann, ben) = room.match, room.record.people
    assert match is not None
    outcomes: list[CommandOutcome] = []
    room.do(ben, 1, {"type": "bell", "target": 0}, lambda _n, outcome: outcomes.append(outcome))
    await house.rooms.games.abandon(room, ann, match.game)
    await settle()
    assert outcomes == [Accepted(2)]
    assert len(await house.store.read(match.game)) == 2


@in_loop
async def test_a_game_cannot_be_given_up_where_that_cannot_be_stored() -> None:
    house = await RoomsHouse().open()
    room = await begun(house)
    match, ann = room.match, room.record.people[0]
    assert match is not None
    house.store.broken = {"save_room"}
    with pytest.raises(StoreError):
        await house.rooms.games.abandon(room, ann, match.game)
    assert room.match is match
    assert room.record.game == match.game
    assert (await do(room, room.record.people[1], Bell(Seat(0))))["type"] == "done"


@in_loop
async def test_a_table_whose_game_was_given_up_plays_the_next() -> None:
    house = await RoomsHouse().open()
    room = await begun(house)
    match, ann = room.match, room.record.people[0]
    assert match is not None
    await house.rooms.games.abandon(room, ann, match.game)
    with pytest.raises(Rejected, match="not the one"):
        await house.rooms.games.abandon(room, ann, match.game)
    assert (await house.rooms.games.lay_out(room, ann)).game != match.game


# Lost between two writings


@in_loop
async def test_a_crash_while_a_game_is_given_up_leaves_it_given_up() -> None:
    """The room is written first: it is free, and the game is booked at the next start."""
    house = await RoomsHouse().open()
    room = await begun(house)
    match, ann = room.match, room.record.people[0]
    assert match is not None
    house.store.broken = {"finish_game"}
    await house.rooms.games.abandon(room, ann, match.game)
    await settle()
    assert await summaries(house) == []
    house.store.broken = set()
    rooms = house.restart()
    assert await rooms.bring_back() == 0
    await settle()
    (booked,) = await summaries(house)
    assert (booked["abandoned"], booked["phase"]) == (True, "heist")
    again = await rooms.find(room.record.code)
    assert again is not None
    assert again.match is None


@in_loop
async def test_a_game_of_the_day_that_is_given_up_counts_as_a_try_after_a_crash_too() -> None:
    """Its room still knows whose it was."""
    house = await RoomsHouse().open()
    house.rooms.daily.now = Wall(f"{MONDAY}T10:00")
    room = await house.rooms.create(TableChanges(seats=1), None, day_of(MONDAY))
    ann, _ = room.members.welcome("Ann")
    room.seats.sit(ann, 0)
    match = await house.rooms.games.lay_out(room, ann)
    house.store.broken = {"finish_game"}
    await house.rooms.games.abandon(room, ann, match.game)
    await settle()
    house.store.broken = set()
    rooms = house.restart()
    assert await rooms.bring_back() == 0
    (entry,) = rooms.book.day(MONDAY)
    assert (entry.game, entry.summary.names, entry.summary.won) == (match.game, ["Ann"], False)


@in_loop
async def test_what_ended_is_in_the_books_when_everything_has_been_brought_back() -> None:
    house = await RoomsHouse().open()
    house.store.broken = {"finish_game"}
    await lost_game(house)
    house.store.broken = set()
    await house.restart().bring_back()
    assert [booked["names"] for booked in await summaries(house)] == [["Ann", "Ben"]]


@in_loop
async def test_a_game_that_no_table_got_is_booked_at_the_next_start() -> None:
    """A crash between the writing of the game and of its room."""
    house = await RoomsHouse().open()
    room, people, _ = await house.room_of_two()
    house.store.broken = {"save_room"}
    with pytest.raises(StoreError):
        await house.rooms.games.lay_out(room, people[0])
    house.store.broken = set()
    assert len(await house.store.unfinished_games()) == 1
    await house.restart().bring_back()
    await settle()
    assert await house.store.unfinished_games() == []
    (booked,) = await summaries(house)
    assert (booked["abandoned"], booked["phase"], booked["names"]) == (True, "planning", [])


@in_loop
async def test_a_game_of_a_room_that_is_gone_is_booked_too() -> None:
    house = await RoomsHouse().open()
    room = await begun(house)
    await house.store.delete_room(room.record.code)
    assert await house.restart().bring_back() == 0
    await settle()
    assert [booked["abandoned"] for booked in await summaries(house)] == [True]


@pytest.mark.parametrize(("heading", "line"), [(b"{", b"{}"), (b"{}", b"{}"), (None, b'{"type":"fly"}')])
@in_loop
async def test_what_cannot_be_read_stops_no_server(
    caplog: pytest.LogCaptureFixture, heading: bytes | None, line: bytes
) -> None:
    house = await RoomsHouse().open()
    room = await begun(house)
    assert room.match is not None
    good = await house.store.heading(room.match.game) or b""
    await house.store.create_game("orphan", room.record.code, good if heading is None else heading)
    await house.store.commit_one(Entry("orphan", 0, (line,)))
    with caplog.at_level(logging.ERROR):
        assert await house.restart().bring_back() == 1
    assert "game orphan was not brought back" in caplog.text
    assert await summaries(house) == []


# Not booked at first


@in_loop
async def test_what_could_not_be_booked_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    house = await RoomsHouse().open()
    house.store.broken = {"finish_game"}
    await lost_game(house)
    house.rooms.book_again()
    await settle()
    assert caplog.text.count("was not booked") == 2
    house.store.broken = set()
    house.rooms.book_again()
    await settle()
    (booked,) = await summaries(house)
    assert (booked["abandoned"], booked["loss"]) == (False, "sand")
    calls = len(house.store.calls)
    house.rooms.book_again()
    await settle()
    assert len(house.store.calls) == calls, "what is booked is not booked again"


@in_loop
async def test_no_game_is_laid_out_over_one_that_is_not_booked() -> None:
    """After a crash nobody would know who had played it."""
    house = await RoomsHouse().open()
    house.store.broken = {"finish_game"}
    room = await lost_game(house)
    before = room.record.game
    with pytest.raises(StoreError, match="not written down"):
        await house.rooms.games.lay_out(room, room.record.people[0])
    assert (room.record.game, room.dealing) == (before, False)
    house.store.broken = set()
    match = await house.rooms.games.lay_out(room, room.record.people[0])
    assert match.game != before
    assert len(await summaries(house)) == 1


@in_loop
async def test_what_can_never_be_booked_is_not_tried_for_ever(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    await store.open()
    bookings = Bookings(store)
    bookings.book("unknown", told(finished(), None))
    await bookings.settle()
    bookings.try_again()
    await bookings.settle()
    assert caplog.text.count("was not booked") == 1


# With bots


@in_loop
async def test_a_game_with_bots_is_marked_and_does_not_count() -> None:
    """B1"""
    house = await RoomsHouse().open()
    room = await house.rooms.create(TableChanges(scenario=1, seats=2, hourglass_ms=60_000), BotLevel.BRISK)
    ann, _ = room.members.welcome("Ann")
    room.seats.sit(ann, 0)
    match = await house.rooms.games.lay_out(room, ann)
    await do(room, ann, Start())
    while not match.durable.over:
        house.clock.advance(1_000)
        await settle()
    (booked,) = await summaries(house)
    assert (booked["bot_helped"], booked["counts"], booked["names"]) == (True, False, ["Ann"])
    assert [(who["seat"], who["level"]) for who in booked["players"]] == [(0, None), (1, "brisk")]
    assert [who["name"] for who in booked["players"]] == ["Ann", room.record.bots[0].name]


@in_loop
async def test_a_game_without_bots_counts() -> None:
    house = await RoomsHouse().open()
    await lost_game(house)
    (booked,) = await summaries(house)
    assert (booked["bot_helped"], booked["counts"], booked["fair"]) == (False, True, None)


@in_loop
async def test_closing_stops_the_bots_too() -> None:
    house = await RoomsHouse().open()
    room = await house.rooms.create(TableChanges(seats=2), BotLevel.BRISK)
    ann, _ = room.members.welcome("Ann")
    room.seats.sit(ann, 0)
    await house.rooms.games.lay_out(room, ann)
    await do(room, ann, Start())
    house.clock.advance(0)
    await settle()
    await house.rooms.close()
    house.clock.advance(SAND_MS)
    await settle()
    assert house.clock.alarms == []
    assert room.record.game is not None, "and the room still knows its game"


@in_loop
async def test_who_asks_for_a_game_while_its_end_is_being_written_waits_for_it() -> None:
    """So that nobody who saw the end is told that the game is not over."""
    store, may_write = MemoryStore(), asyncio.Event()
    await store.open()

    async def slowly(*_: object) -> None:
        await may_write.wait()

    store.finish_game = slowly  # type: ignore[assignment]
    bookings = Bookings(store)
    bookings.book("feed01", told(finished(), None))
    asked = asyncio.create_task(bookings.arrived("feed01"))
    await asyncio.sleep(0)
    assert not asked.done()
    await bookings.arrived("feed02")
    may_write.set()
    await asked
