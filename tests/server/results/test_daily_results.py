"""The results of a day: first tries first, nobody else's, and told to whom they may be told."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.rules.commands import Start
from hushmaze.server.results.daily import results_of
from hushmaze.server.results.days import day_of
from hushmaze.server.results.marks import Mark
from hushmaze.storage import MemoryStore
from tests.server.asked import Desk, Wall
from tests.server.finished import book_game, book_of, finished, opened, room_of
from tests.server.results.daily import MONDAY, desk_at, of_day, table
from tests.server.rooms_house import SAND_MS, do
from tests.server.support import Message, in_loop


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
        room = await desk.rooms.create(TableChanges(seats=1), None, day_of(MONDAY))
        person, _ = room.members.welcome(f"Player {number}")
        room.seats.sit(person, 0)
        await desk.rooms.games.lay_out(room, person)
        await do(room, person, Start())

    await asyncio.gather(*(one(number) for number in range(8)))
    desk.clock.advance(SAND_MS)
    while len(desk.rooms.book.day(MONDAY)) < 8:
        await asyncio.sleep(0)
    assert len(await table(desk.rooms.book)) == 8
    await desk.rooms.close()
    assert len(await table(await book_of(store))) == 8, "and a new process finds them"
    await store.close()


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
async def test_giving_a_game_up_is_no_way_to_see_how_others_did() -> None:
    """It would be one to learn the deal, and to play it in another room."""
    desk, _, _ = await played_day()
    room = await desk.rooms.create(TableChanges(seats=1), None, day_of(MONDAY))
    person, _ = room.members.welcome("Dan")
    room.seats.sit(person, 0)
    match = await desk.rooms.games.lay_out(room, person)
    await desk.rooms.games.abandon(room, person, match.game)
    await desk.rooms.booked(match.game)
    assert match.game in {entry.game for entry in desk.rooms.book.day(MONDAY)}
    told = (await desk.ask(f"/api/daily/{MONDAY}?played={match.game}")).json
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
