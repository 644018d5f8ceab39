"""A room of the day: bound to its day, its deal and its one try, through restarts and midnight."""

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from hushmaze.protocol.game_log.heading import PlayedOn
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.rules.commands import Start
from hushmaze.rules.state import Phase
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.records.people import Person
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.days import day_of
from hushmaze.server.rooms.room import Room
from tests.server.asked import Desk, Wall
from tests.server.finished import book_game, book_of, opened, room_of, store_log
from tests.server.results.daily import MONDAY, desk_at, of_day
from tests.server.rooms_house import SAND_MS, do, settle
from tests.server.support import in_loop

OF_A_GAME = {
    "log": None,
    "replay": None,
    "analysis": None,
    "what-if": b"{}",
    "play-on": b'{"at": 0, "seat": 0}',
}
"""What is to be had of a game, some of it by asking with a body."""


async def room_for_two(desk: Desk) -> tuple[Room, Person, Person]:
    code = (await desk.ask("/api/daily/room", b'{"seats": 2}')).json["code"]
    room = await desk.rooms.find(code)
    assert room is not None
    ann, ben = (room.members.welcome(name)[0] for name in ("Ann", "Ben"))
    room.seats.sit(ann, 0)
    room.seats.sit(ben, 1)
    return room, ann, ben


@in_loop
async def test_a_room_of_the_day_plays_the_days_deal_once() -> None:
    desk, _, _ = await desk_at(f"{MONDAY}T10:00")
    room, ann, _ = await room_for_two(desk)
    assert room.facts().daily == MONDAY
    match = await desk.rooms.games.lay_out(room, ann)
    day = day_of(MONDAY)
    assert match.heading == day.heading(next(day.seeds()), 2)
    assert (room.facts().daily, room.record.fair) == (MONDAY, True)
    await do(room, ann, Start())
    desk.clock.advance(SAND_MS)
    await settle()
    (result,) = (await desk.ask(f"/api/daily/{MONDAY}")).json["results"]
    assert (result["names"], result["won"], result["attempt"]) == (["Ann", "Ben"], False, 1)
    again = await desk.rooms.games.lay_out(room, ann)
    assert again.heading.table.seed != match.heading.table.seed, "a rematch is like any other game"
    assert (room.facts().daily, room.record.daily) == (None, None)
    await desk.rooms.close()


@pytest.mark.parametrize("started", [False, True])
@in_loop
async def test_a_deal_that_was_given_up_is_shown_when_its_day_is_over(started: bool) -> None:
    """S3: it is still everybody's; a game that was played to its end may be looked at."""
    desk, _, wall = await desk_at(f"{MONDAY}T10:00")
    room, ann, _ = await room_for_two(desk)
    match = await desk.rooms.games.lay_out(room, ann)
    if started:
        await do(room, ann, Start())
    await desk.rooms.games.abandon(room, ann, match.game)
    await settle()
    for path, body in OF_A_GAME.items():
        answer = await desk.ask(f"/api/games/{match.game}/{path}", body)
        assert (answer.status, answer.json["reason"]) == (409, "day_not_over")
    wall.advance(hours=16)
    assert (await desk.ask(f"/api/games/{match.game}/replay")).status == 200
    await desk.rooms.close()


@in_loop
async def test_a_try_is_of_those_who_sat_when_the_sand_started_also_if_they_stand_up() -> None:
    desk, _, _ = await desk_at(f"{MONDAY}T10:00")
    room, ann, ben = await room_for_two(desk)
    await desk.rooms.games.lay_out(room, ann)
    await do(room, ann, Start())
    for person in (ann, ben):
        room.seats.leave_to_bot(person)
    desk.clock.advance(SAND_MS)
    await settle()
    (result,) = (await desk.ask(f"/api/daily/{MONDAY}")).json["results"]
    assert (result["names"], result["won"]) == (["Ann", "Ben"], False)
    await desk.rooms.close()


@in_loop
async def test_nor_is_it_another_try_after_a_restart_and_given_up() -> None:
    desk, store, wall = await desk_at(f"{MONDAY}T10:00")
    room, ann, ben = await room_for_two(desk)
    match = await desk.rooms.games.lay_out(room, ann)
    await do(room, ann, Start())
    room.seats.stand(ben)
    await desk.rooms.saving.save(room)
    await desk.rooms.close()

    desk = await Desk(store, wall).opened()
    again = await desk.rooms.find(room.record.code)
    assert again is not None
    await desk.rooms.games.abandon(again, again.record.people[0], match.game)
    await settle()
    (result,) = (await desk.ask(f"/api/daily/{MONDAY}")).json["results"]
    assert result["names"] == ["Ann", "Ben"]
    await desk.rooms.close()


@in_loop
async def test_the_table_of_a_day_is_settled_but_for_who_plays() -> None:
    desk, _, _ = await desk_at(f"{MONDAY}T10:00")
    room, ann, _ = await room_for_two(desk)
    before = room.record.choices
    for change in ({"scenario": 9}, {"hourglass_ms": 600_000}, {"pause": True}, {"face": "B"}, {"fair": True},
                   {"seats": 3, "tile_set": 4}, {"cards": ["NEV", "SWCX"]}):  # fmt: skip
        with pytest.raises(Rejected, match="settled") as rejected:
            room.table.choose(ann, changes_of(change))
        assert rejected.value.reason is ErrorReason.DAILY_TABLE
        assert room.record.choices == before
    room.table.choose(ann, changes_of({"seats": 5, "cards": None, "scenario": before.scenario}))
    room.table.choose(ann, changes_of({"voice": False, "bots_hold": False}))
    with pytest.raises(Rejected, match="seats"):
        room.table.choose(ann, changes_of({"seats": 11}))
    await desk.rooms.close()


@in_loop
async def test_over_midnight_the_day_is_that_of_the_room() -> None:
    desk, _, wall = await desk_at(f"{MONDAY}T23:58")
    room, ann, _ = await room_for_two(desk)
    wall.advance(minutes=10)
    match = await desk.rooms.games.lay_out(room, ann)
    assert match.heading.table.seed == next(day_of(MONDAY).seeds())
    wall.advance(days=-1)
    await do(room, ann, Start())
    desk.clock.advance(SAND_MS)
    await settle()
    assert [entry.summary.daily for entry in desk.rooms.book.day(MONDAY)] == [MONDAY]
    await desk.rooms.close()


@in_loop
async def test_a_room_that_was_kept_for_too_long_is_like_any_other() -> None:
    desk, _, wall = await desk_at(f"{MONDAY}T12:00")
    room, ann, _ = await room_for_two(desk)
    wall.advance(days=1)
    with pytest.raises(Rejected, match="over") as rejected:
        await desk.rooms.games.lay_out(room, ann)
    assert rejected.value.reason is ErrorReason.DAY_OVER
    assert room.facts().daily is None
    match = await desk.rooms.games.lay_out(room, ann)
    assert match.heading.table.seed not in day_of(MONDAY).seeds()
    await desk.rooms.close()


@in_loop
async def test_rooms_of_a_day_are_refused_like_others() -> None:
    desk, _, _ = await desk_at(f"{MONDAY}T12:00")
    for body, status in ((b"{", 400), (b'{"seats": 0}', 400), (b'{"bots": "x"}', 400), (b'{"day": 1}', 400),
                         (b"", 201), (b"", 429)):  # fmt: skip
        assert (await desk.ask("/api/daily/room", body)).status == status
    await desk.rooms.close()


@in_loop
async def test_a_day_survives_a_crash_between_the_last_event_and_its_booking(tmp_path: Path) -> None:
    store, wall = await opened(tmp_path), Wall(f"{MONDAY}T10:00")
    record = room_of("Ann", "Ben", day=MONDAY, dealt_at=wall.ms)
    record.game = "unbooked"
    await store_log(store, "unbooked", of_day(MONDAY))
    await store.save_room(record.code, msgspec.json.encode(record))
    await store.close()
    store = await opened(tmp_path)
    desk = await Desk(store, wall).opened()
    (result,) = (await desk.ask(f"/api/daily/{MONDAY}")).json["results"]
    assert (result["names"], result["won"]) == (["Ann", "Ben"], True)
    again = await book_of(store)
    assert [entry.game for entry in again.day(MONDAY)] == ["unbooked"]
    await desk.rooms.close()
    await store.close()


@in_loop
async def test_bots_alone_do_not_play_the_days_deal_before_somebody_who_only_watches() -> None:
    desk, store, _ = await desk_at(f"{MONDAY}T10:00")
    room, ann, ben = await room_for_two(desk)
    for person in (ann, ben):
        room.seats.leave_to_bot(person)
    with pytest.raises(Rejected) as rejected:
        await desk.rooms.games.lay_out(room, ann)
    assert rejected.value.reason is ErrorReason.DAY_NEEDS_PEOPLE
    assert await store.unfinished_games() == []
    room.seats.sit(ann, 0)
    dealing = asyncio.create_task(desk.rooms.games.lay_out(room, ann))
    await asyncio.sleep(0)
    room.seats.leave_to_bot(ann)
    match = await dealing
    await asyncio.sleep(0)
    assert match.durable.phase is Phase.PLANNING, "nor where somebody gets up while it is dealt"
    await desk.rooms.close()


@pytest.mark.parametrize("day", [MONDAY, None], ids=["the day's", "cut off from its room"])
@in_loop
async def test_a_days_deal_that_no_people_played_is_closed_until_the_day_is_over(day: str | None) -> None:
    desk, store, wall = await desk_at(f"{MONDAY}T10:00")
    await book_game(store, "bots", of_day(MONDAY), room_of(day=day), at=wall.ms)
    for path, body in OF_A_GAME.items():
        answer = await desk.ask(f"/api/games/bots/{path}", body)
        assert (answer.status, answer.json["reason"]) == (409, "day_not_over")
    assert (await desk.ask("/api/games")).json == []
    wall.advance(days=1)
    assert (await desk.ask("/api/games/bots/replay")).status == 200
    assert [row["game"] for row in (await desk.ask("/api/games")).json] == ["bots"]
    await desk.rooms.close()


@in_loop
async def test_what_went_on_from_a_days_deal_is_not_listed_on_that_day() -> None:
    desk, store, wall = await desk_at(f"{MONDAY}T10:00")
    day = of_day(MONDAY)
    begun = replace(day, heading=replace(day.heading, played_on=PlayedOn("won", 0)))
    await book_game(store, "on", begun, room_of("Ann", "Ben"), at=wall.ms)
    assert (await desk.ask("/api/games")).json == []
    assert (await desk.ask("/api/games/on/replay")).status == 200, "those who have its link saw the deal"
    wall.advance(days=1)
    assert [row["game"] for row in (await desk.ask("/api/games")).json] == ["on"]
    await desk.rooms.close()


@in_loop
async def test_the_deal_of_a_game_played_on_from_a_days_is_not_dealt_again() -> None:
    desk, store, wall = await desk_at(f"{MONDAY}T10:00")
    await book_game(store, "won", of_day(MONDAY), room_of("Ann", "Ben", day=MONDAY), at=wall.ms)
    code = (await desk.ask("/api/games/won/play-on", b'{"at": 0, "seat": 0}')).json["code"]
    room = await desk.rooms.find(code)
    assert room is not None
    assert room.match is not None
    ann = room.members.welcome("Ann")[0]
    room.seats.sit(ann, 0)
    room.match.durable = room.match.durable._replace(phase=Phase.LOST)
    with pytest.raises(Rejected) as rejected:
        await desk.rooms.games.lay_out(room, ann, again=room.match.game)
    assert rejected.value.reason is ErrorReason.DAY_DEAL
    await desk.rooms.close()
