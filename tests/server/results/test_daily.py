"""The challenge of the day: one deal for everybody, bound to its room, and results that logs support."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hushmaze.protocol.reasons import ErrorReason
from hushmaze.rules.commands import Start
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.book import Book
from hushmaze.server.results.daily import DailyDeals, results_of
from hushmaze.server.results.days import day_of
from hushmaze.server.results.marks import Mark
from hushmaze.server.rooms.deals.deal_search import SearchInThread
from hushmaze.server.rooms.people import Person
from hushmaze.server.rooms.room import Room
from hushmaze.storage import MemoryStore
from tests.server.asked import Desk, Wall, broken_solver, first_deal, no_deal
from tests.server.finished import (
    Finished,
    book_game,
    book_of,
    ended,
    finished,
    opened,
    room_of,
    store_log,
)
from tests.server.rooms_house import SAND_MS, do, settle
from tests.server.support import Message, in_loop

MONDAY = "2026-11-09"


async def desk_at(time: str) -> tuple[Desk, MemoryStore, Wall]:
    store, wall = MemoryStore(), Wall(time)
    await store.open()
    return await Desk(store, wall).opened(), store, wall


async def room_for_two(desk: Desk) -> tuple[Room, Person, Person]:
    code = (await desk.ask("/api/daily/room", b'{"seats": 2}')).json["code"]
    room = await desk.rooms.find(code)
    assert room is not None
    ann, ben = (room.members.welcome(name)[0] for name in ("Ann", "Ben"))
    room.seats.sit(ann, 0)
    room.seats.sit(ben, 1)
    return room, ann, ben


def of_day(date: str, pace: int = 400, seats: int = 2) -> Finished:
    day = day_of(date)
    return ended(day.heading(next(day.seeds()), seats), pace)


# The deal


@in_loop
async def test_the_first_fair_deal_is_the_days() -> None:
    day = day_of(MONDAY)
    seeds = list(day.seeds())

    def picky(_make: object, tried: Iterator[int]) -> int | None:
        return next((seed for seed in tried if seed in seeds[2:]), None)

    deals = DailyDeals(SearchInThread(picky))
    dealt = await deals.deal(MONDAY, 3)
    assert (dealt.heading, dealt.fair) == (day.heading(seeds[2], 3), True)
    again = await deals.deal(MONDAY, 5)
    assert again.heading == day.heading(seeds[2], 5), "for every table the same"
    await deals.close()


@pytest.mark.parametrize("solver", [no_deal, broken_solver])
@in_loop
async def test_where_no_fair_deal_is_found_the_first_is_taken_and_said_not_to_be(solver: object) -> None:
    deals = DailyDeals(SearchInThread(solver))  # type: ignore[arg-type]
    dealt = await deals.deal(MONDAY, 2)
    assert (dealt.heading.table.seed, dealt.fair) == (next(day_of(MONDAY).seeds()), False)
    await deals.close()


@in_loop
async def test_a_deal_is_looked_for_once_and_the_search_can_be_left() -> None:
    searches: list[int] = []

    def counting(make: object, seeds: Iterator[int]) -> int | None:
        searches.append(1)
        return first_deal(make, seeds)

    deals = DailyDeals(SearchInThread(counting))
    await asyncio.gather(*(deals.deal(MONDAY, seats) for seats in (1, 2, 3, 4)))
    assert len(searches) == 2, "at two tables and at four"
    deals.look_ahead("2026-11-10")
    await deals.close()


# The room


@in_loop
async def test_a_room_of_the_day_plays_the_days_deal_once() -> None:
    desk, _, _ = await desk_at(f"{MONDAY}T10:00")
    room, ann, _ = await room_for_two(desk)
    assert room.facts().daily == MONDAY
    match = await desk.rooms.lay_out(room, ann)
    day = day_of(MONDAY)
    assert match.heading == day.heading(next(day.seeds()), 2)
    assert (room.facts().daily, room.record.fair) == (MONDAY, True)
    await do(room, ann, Start())
    desk.clock.advance(SAND_MS)
    await settle()
    (result,) = (await desk.ask(f"/api/daily/{MONDAY}")).json["results"]
    assert (result["names"], result["won"], result["attempt"]) == (["Ann", "Ben"], False, 1)
    again = await desk.rooms.lay_out(room, ann)
    assert again.heading.table.seed != match.heading.table.seed, "a rematch is like any other game"
    assert (room.facts().daily, room.record.daily) == (None, None)
    await desk.rooms.close()


@pytest.mark.parametrize("started", [False, True])
@in_loop
async def test_a_deal_that_was_given_up_is_shown_when_its_day_is_over(started: bool) -> None:
    """S3: it is still everybody's; a game that was played to its end may be looked at."""
    desk, _, wall = await desk_at(f"{MONDAY}T10:00")
    room, ann, _ = await room_for_two(desk)
    match = await desk.rooms.lay_out(room, ann)
    if started:
        await do(room, ann, Start())
    await desk.rooms.abandon(room, ann, match.game)
    await settle()
    for path, body in (("log", None), ("replay", None), ("analysis", None), ("what-if", b"{}")):
        answer = await desk.ask(f"/api/games/{match.game}/{path}", body)
        assert (answer.status, answer.json["reason"]) == (409, "day_not_over")
    wall.advance(hours=16)
    assert (await desk.ask(f"/api/games/{match.game}/replay")).status == 200
    await desk.rooms.close()


@in_loop
async def test_a_try_is_of_those_who_sat_when_the_sand_started_also_if_they_stand_up() -> None:
    desk, _, _ = await desk_at(f"{MONDAY}T10:00")
    room, ann, ben = await room_for_two(desk)
    await desk.rooms.lay_out(room, ann)
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
    match = await desk.rooms.lay_out(room, ann)
    await do(room, ann, Start())
    room.seats.stand(ben)
    await desk.rooms.save(room)
    await desk.rooms.close()

    desk = await Desk(store, wall).opened()
    again = await desk.rooms.find(room.record.code)
    assert again is not None
    await desk.rooms.abandon(again, again.record.people[0], match.game)
    await settle()
    (result,) = (await desk.ask(f"/api/daily/{MONDAY}")).json["results"]
    assert result["names"] == ["Ann", "Ben"]
    await desk.rooms.close()


@in_loop
async def test_the_table_of_a_day_is_settled_but_for_who_plays() -> None:
    desk, _, _ = await desk_at(f"{MONDAY}T10:00")
    room, ann, _ = await room_for_two(desk)
    before = dict(room.record.choices)
    for change in ({"scenario": 9}, {"hourglass_ms": 600_000}, {"pause": True}, {"face": "B"}, {"fair": True},
                   {"seats": 3, "tile_set": 4}, {"cards": ["NEV", "SWCX"]}):  # fmt: skip
        with pytest.raises(Rejected, match="settled") as rejected:
            room.table.choose(ann, change)
        assert rejected.value.reason is ErrorReason.DAILY_TABLE
        assert room.record.choices == before
    room.table.choose(ann, {"seats": 5, "cards": None, "scenario": before["scenario"]})
    room.table.choose(ann, {"voice": False, "bots_hold": False})
    with pytest.raises(Rejected, match="seats"):
        room.table.choose(ann, {"seats": 11})
    await desk.rooms.close()


@in_loop
async def test_over_midnight_the_day_is_that_of_the_room() -> None:
    desk, _, wall = await desk_at(f"{MONDAY}T23:58")
    room, ann, _ = await room_for_two(desk)
    wall.advance(minutes=10)
    match = await desk.rooms.lay_out(room, ann)
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
        await desk.rooms.lay_out(room, ann)
    assert rejected.value.reason is ErrorReason.DAY_OVER
    assert room.facts().daily is None
    match = await desk.rooms.lay_out(room, ann)
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


# The table of results


async def table(book: Book, date: str = MONDAY) -> list[tuple[str, int, bool, int]]:
    results = await results_of(book, date, 0, 50)
    return [(r.entry.game, r.attempt, r.entry.summary.won, r.entry.summary.turns) for r in results]


@in_loop
async def test_first_tries_come_first_and_the_best_of_them_before_others() -> None:
    """B1"""
    store, wall = MemoryStore(), Wall(f"{MONDAY}T10:00")
    await store.open()

    async def add(name: str, pace: int, names: tuple[str, ...], minute: int, *, bot: bool = False) -> None:
        game = of_day(MONDAY, pace).with_bot() if bot else of_day(MONDAY, pace)
        record = room_of(*names, day=MONDAY, dealt_at=wall.ms + minute * 60_000)
        await book_game(store, name, game, record, wall.ms + 3_600_000 - minute)

    await add("slow", 2000, ("Ann", "Ben"), 0)
    await add("again", 100, ("BEN", "Ann"), 1)
    await add("quick", 400, ("Cid",), 2)
    await add("bots", 100, ("Dora",), 3, bot=True)
    await add("lost", 60_000, ("Eve",), 4)
    book = await book_of(store)
    told = await table(book)
    assert [(name, attempt) for name, attempt, _, _ in told] == [
        ("quick", 1),
        ("slow", 1),
        ("bots", 1),
        ("lost", 1),
        ("again", 2),
    ]
    assert [won for _, _, won, _ in told] == [True, True, True, False, True]
    assert all(Mark.DAILY in entry.marks for entry in book.day(MONDAY))
    assert [r.entry.game for r in await results_of(book, MONDAY, 1, 2)] == ["slow", "bots"]


@in_loop
async def test_nobody_enters_a_foreign_result(tmp_path: Path) -> None:
    """A game of another deal, or of another day, is not this day's, whatever its summary says."""
    store = await opened(tmp_path)
    wall = Wall(f"{MONDAY}T10:00")
    await book_game(store, "other", finished(), room_of("Ann"), wall.ms, daily=MONDAY)
    await book_game(store, "earlier", of_day("2026-11-08"), room_of("Ann"), wall.ms, daily=MONDAY)
    await book_game(
        store, "lost", of_day(MONDAY, 60_000), room_of("Ben", day=MONDAY), wall.ms, won=True, turns=0
    )
    book = await book_of(store)
    assert await table(book) == [("lost", 1, False, 0)]
    desk = await Desk(store, wall).opened()
    assert [row["won"] for row in (await desk.ask(f"/api/daily/{MONDAY}")).json["results"]] == [False]
    await desk.rooms.close()
    await store.close()


@in_loop
async def test_many_rooms_may_end_at_once(tmp_path: Path) -> None:
    store, wall = await opened(tmp_path), Wall(f"{MONDAY}T10:00")
    desk = await Desk(store, wall).opened()

    async def one(number: int) -> None:
        room = await desk.rooms.create({"seats": 1}, None, day_of(MONDAY))
        person, _ = room.members.welcome(f"Player {number}")
        room.seats.sit(person, 0)
        await desk.rooms.lay_out(room, person)
        await do(room, person, Start())

    await asyncio.gather(*(one(number) for number in range(8)))
    desk.clock.advance(SAND_MS)
    while len(desk.rooms.book.day(MONDAY)) < 8:
        await asyncio.sleep(0)
    assert len(await table(desk.rooms.book)) == 8
    await desk.rooms.close()
    assert len(await table(await book_of(store))) == 8, "and a new process finds them"
    await store.close()


# What is told to whom


def names_of_games(told: object) -> set[str]:
    """Whatever looks like the game of the day."""
    text = msgspec.json.encode(told).decode()
    return {name for name in ("feed01", "feed02") if name in text}


async def played_day() -> tuple[Desk, MemoryStore, Wall]:
    store, wall = MemoryStore(), Wall(f"{MONDAY}T10:00")
    await store.open()
    for name, who in (("feed01", "Ann"), ("feed02", "Ben")):
        await book_game(store, name, of_day(MONDAY), room_of(who, day=MONDAY, dealt_at=wall.ms), wall.ms)
    return await Desk(store, wall).opened(), store, wall


EVERYTHING = (
    "/api/games",
    "/api/book",
    "/api/book/groups",
    f"/api/book/wins?scenario={day_of(MONDAY).scenario}",
    "/api/daily",
    f"/api/daily/{MONDAY}",
)


@in_loop
async def test_while_a_day_is_on_its_games_are_named_to_nobody_but_their_table() -> None:
    """S3"""
    desk, _, wall = await played_day()
    seed = str(next(day_of(MONDAY).seeds()))
    for path in EVERYTHING:
        told = (await desk.ask(path)).json
        assert names_of_games(told) == set(), path
        assert seed not in msgspec.json.encode(told).decode(), path
    assert (await desk.ask("/api/games/feed01/replay")).status == 200, "who knows the id was at the table"
    wall.advance(hours=14, minutes=59)
    assert names_of_games((await desk.ask(f"/api/daily/{MONDAY}")).json) == set(), "some may still play"
    wall.advance(minutes=1)
    assert names_of_games((await desk.ask(f"/api/daily/{MONDAY}")).json) == {"feed01", "feed02"}
    assert names_of_games((await desk.ask("/api/games")).json) == {"feed01", "feed02"}
    await desk.rooms.close()


@in_loop
async def test_what_is_hidden_does_not_end_the_list_of_games() -> None:
    desk, store, wall = await played_day()
    await book_game(store, "earlier", finished(), room_of("Cid"), wall.ms - 1)
    told = (await desk.ask("/api/games?limit=1")).json
    assert [row["game"] for row in told] == ["earlier"]
    assert (await desk.ask(f"/api/games?limit=1&before={wall.ms - 1}")).json == []
    await desk.rooms.close()


@in_loop
async def test_who_has_played_may_see_how_others_did() -> None:
    desk, store, wall = await played_day()
    told = (await desk.ask(f"/api/daily/{MONDAY}?played=feed01")).json
    assert told["open"] is True
    assert names_of_games(told) == {"feed01", "feed02"}
    await book_game(store, "other", finished(), room_of("Cid"), wall.ms)
    desk = await Desk(store, wall).opened()
    for played in ("other", "none", ""):
        told = (await desk.ask(f"/api/daily/{MONDAY}?played={played}")).json
        assert (told["open"], names_of_games(told)) == (False, set())
    await desk.rooms.close()


@in_loop
async def test_what_is_on_today() -> None:
    desk, _, wall = await played_day()
    told = (await desk.ask("/api/daily")).json
    day = day_of(MONDAY)
    expected: Message = {"date": MONDAY, "scenario": day.scenario, "level": None, "seats": list(range(1, 9)),
                         "ends_at": wall.ms + 14 * 3_600_000, "left_ms": 14 * 3_600_000,
                         "players": 2, "days": [MONDAY]}  # fmt: skip
    assert told == expected
    wall.advance(days=1)
    told = (await desk.ask("/api/daily")).json
    assert (told["date"], told["players"], told["days"]) == ("2026-11-10", 0, [MONDAY])
    await desk.rooms.close()


@pytest.mark.parametrize(
    ("date", "status"),
    [("2026-11-10", 404), ("2030-01-01", 404), ("yesterday", 404), (f"{MONDAY}?limit=0", 400),
     (f"{MONDAY}?limit=101", 400), (f"{MONDAY}?offset=x", 400), ("2026-11-08", 200)],
)  # fmt: skip
@in_loop
async def test_days_that_cannot_be_looked_at(date: str, status: int) -> None:
    desk, _, _ = await desk_at(f"{MONDAY}T10:00")
    answer = await desk.ask(f"/api/daily/{date}")
    assert answer.status == status
    assert status != 200 or answer.json["results"] == []
    await desk.rooms.close()
