"""The challenge book over HTTP: read, never written."""

from dataclasses import replace
from typing import Any

import pytest

from hushmaze.scenarios import scenario_number, share_code
from hushmaze.server.results.groups import group_of
from hushmaze.storage import MemoryStore
from tests.server.asked import Desk, Wall
from tests.server.finished import NOON, book_game, ended, finished, room_of
from tests.server.support import Message, in_loop


async def desk() -> Desk:
    store = MemoryStore()
    await store.open()
    await book_game(store, "a1", finished(pace=1000), room_of("Ann", "Ben"), NOON)
    await book_game(store, "a2", finished(8, 400, 1), room_of("Ann", "Ben"), NOON + 1)
    await book_game(store, "b1", finished(pace=400), room_of("Cid"), NOON + 2)
    await book_game(store, "b2", finished(2).with_bot(), room_of("Cid"), NOON + 3)
    await book_game(store, "b3", finished(pace=2000), room_of("Cid"), NOON + 4)
    return await Desk(store, Wall("2026-11-15T12:00")).opened()


def line(book: Message, scenario: int, level: int | None = None) -> Message:
    lines: list[Message] = book["scenarios"][scenario - 1]["lines"]
    return next(each for each in lines if each["level"] == level)


@in_loop
async def test_every_line_of_the_book_is_there() -> None:
    """B1"""
    book = (await (await desk()).ask("/api/book")).json
    assert [row["number"] for row in book["scenarios"]] == list(range(1, 18))
    assert [len(row["lines"]) for row in book["scenarios"]] == [1] * 7 + [7, 7, 6, 7, 7, 6] + [7] * 4
    assert (book["stars"], book["of"], book["group"], book["own"]) == (2, 75, None, [])
    best = line(book, 1)["best"]
    state = finished(pace=400).state
    assert best == {
        "game": "b1", "finished_at": NOON + 2, "group": group_of(("Cid",)), "names": ["Cid"], "seats": 2,
        "turns": 0, "sand_left": state.sand_left(state.time), "played_ms": state.time - 400, "marks": [],
    }  # fmt: skip
    assert (line(book, 2)["best"], line(book, 2)["marked"]["marks"]) == (None, ["bots"])
    assert line(book, 8, 1)["best"]["game"] == "a2"
    assert line(book, 17, 7) == {"level": 7, "best": None, "marked": None}


@in_loop
async def test_own_scenarios_have_their_place() -> None:
    """B2"""
    store = MemoryStore()
    await store.open()
    mine = replace(finished().heading, scenario=replace(scenario_number(1), number=None, name="Mine"))
    await book_game(store, "own", ended(mine))
    old: dict[str, Any] = {"scenario": None, "code": None, "marks": None}
    await book_game(store, "old", ended(mine, pace=1000), room_of("Cid"), **old)
    pages = await Desk(store, Wall("2026-11-15T12:00")).opened()
    await pages.ask("/api/book")  # what an earlier version booked by its name finds its place
    (own,) = (await pages.ask("/api/book")).json["own"]
    assert (own["name"], own["code"], own["level"]) == ("Mine", share_code(mine.scenario), None)
    assert (own["marked"]["game"], own["marked"]["marks"]) == ("own", ["own"])


@in_loop
async def test_the_book_of_a_group() -> None:
    pages = await desk()
    ann = group_of(("ann", "BEN"))
    book = (await pages.ask(f"/api/book?group={ann}")).json
    assert (book["stars"], line(book, 1)["best"]["game"]) == (2, "a1")
    assert book["group"] == {"id": ann, "names": ["Ann", "Ben"], "last": NOON + 1, "stars": 2}
    assert line(book, 2) == {"level": None, "best": None, "marked": None}
    assert (await pages.ask("/api/book?group=none")).status == 404


@in_loop
async def test_groups_come_in_pages_and_known_ones_first() -> None:
    pages = await desk()
    ann, cid = group_of(("Ann", "Ben")), group_of(("Cid",))
    told = (await pages.ask("/api/book/groups")).json
    assert ([row["id"] for row in told["groups"]], told["total"]) == ([cid, ann], 2)
    assert [row["stars"] for row in told["groups"]] == [1, 2]
    known = (await pages.ask(f"/api/book/groups?first={ann},none&limit=1")).json
    assert [row["id"] for row in known["groups"]] == [ann]
    rest = (await pages.ask(f"/api/book/groups?first={ann}&limit=1&offset=1")).json
    assert [row["id"] for row in rest["groups"]] == [cid]


@in_loop
async def test_a_group_of_which_nothing_is_left_is_not_listed() -> None:
    store = MemoryStore()
    await store.open()
    await book_game(store, "lie", finished(8, 3000, 2), room_of("Mallory"), won=True)
    pages = await Desk(store, Wall("2026-11-15T12:00")).opened()
    assert (await pages.ask("/api/book/groups")).json["groups"] == []
    group = group_of(("Mallory",))
    assert (await pages.ask(f"/api/book?group={group}")).status == 404


@in_loop
async def test_the_wins_of_a_line() -> None:
    pages = await desk()
    wins = (await pages.ask("/api/book/wins?scenario=1")).json
    assert [win["game"] for win in wins] == ["b1", "a1"]
    wins = (await pages.ask(f"/api/book/wins?scenario=1&group={group_of(('cid',))}")).json
    assert [win["game"] for win in wins] == ["b1", "b3"]
    assert [win["game"] for win in (await pages.ask("/api/book/wins?scenario=8&level=1")).json] == ["a2"]


@in_loop
async def test_what_a_game_brought() -> None:
    pages = await desk()
    news = [(await pages.ask(f"/api/book/games/{game}")).json["news"] for game in ("a1", "b1", "b2", "b3")]
    assert news == ["first", "first", None, None]
    assert (await pages.ask("/api/book/games/none")).status == 404


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/book/wins", 404), ("/api/book/wins?scenario=18", 404), ("/api/book/wins?scenario=8", 404),
     ("/api/book/wins?scenario=10&level=1", 404), ("/api/book/wins?scenario=x", 400),
     ("/api/book/wins?scenario=1&limit=51", 400), ("/api/book/groups?limit=0", 400),
     ("/api/book/groups?offset=-1", 400)],
)  # fmt: skip
@in_loop
async def test_what_cannot_be_asked(path: str, status: int) -> None:
    assert (await (await desk()).ask(path)).status == status


@pytest.mark.parametrize("path", ["/api/book", "/api/book/groups", "/api/book/wins", "/api/book/games/a1"])
@in_loop
async def test_nothing_can_be_written(path: str) -> None:
    assert (await (await desk()).ask(path, b"{}")).status == 405
