"""The challenge book (B1): the best of each group, through restarts and games that end at once."""

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.result import result
from hushmaze.scenarios import scenario_number
from hushmaze.server.results.book import Book
from hushmaze.server.results.groups import GroupId, group_of
from hushmaze.server.results.marks import Mark
from hushmaze.storage import MemoryStore
from hushmaze.storage.api import FinishedGame
from tests.server.finished import NOON, book_game, book_of, ended, finished, opened, room_of, store_log, told
from tests.server.results.challenges import ANN_AND_BEN, FIRST, LIE, all_wins, heading
from tests.server.support import in_loop
from tests.support.wide import examples


@in_loop
async def test_fewer_turns_are_better_and_then_more_sand() -> None:
    """B1"""
    store = MemoryStore()
    await store.open()
    for place, pace in enumerate((2000, 1000, 400, 3000)):
        await book_game(store, f"g{pace}", finished(pace=pace), at=NOON + place)
    book = await book_of(store)
    best = await book.best(FIRST)
    assert best.pure is not None
    assert (best.pure.game, best.marked) == ("g400", None)
    wins = await book.wins(FIRST, ANN_AND_BEN, 0, 10)
    assert [win.game for win in wins] == ["g400", "g1000", "g2000", "g3000"]
    assert [win.summary.turns for win in wins] == [0, 0, 2, 3]


@in_loop
async def test_each_group_has_its_own_line_and_all_have_one_together() -> None:
    store = MemoryStore()
    await store.open()
    await book_game(store, "a", finished(pace=1000), room_of("Ann", "Ben"), NOON)
    await book_game(store, "b", finished(pace=400), room_of("Cid", "Dora"), NOON + 1)
    await book_game(store, "c", finished(pace=2000), room_of("BEN", "ann"), NOON + 2)
    book = await book_of(store)
    assert (await book.best(FIRST)).pure.game == "b"  # type: ignore[union-attr]
    assert (await book.best(FIRST, ANN_AND_BEN)).pure.game == "a"  # type: ignore[union-attr]
    assert [win.game for win in await book.wins(FIRST, None, 0, 10)] == ["b", "a"]
    assert [win.game for win in await book.wins(FIRST, None, 1, 1)] == ["a"]
    others = group_of(("Cid", "Dora"))
    assert book.groups() == [ANN_AND_BEN, others]
    assert book.groups([others, GroupId("none")]) == [others, ANN_AND_BEN]  # type: ignore[list-item]
    assert book.last_of(ANN_AND_BEN).summary.names == ["BEN", "ann"]  # type: ignore[union-attr, arg-type]


@in_loop
async def test_marked_wins_are_shown_apart_and_never_as_a_star() -> None:
    store = MemoryStore()
    await store.open()
    await book_game(store, "bots", finished(pace=400).with_bot())
    book = await book_of(store)
    best = await book.best(FIRST)
    assert best.pure is None
    assert best.marked is not None
    assert best.marked.marks == [Mark.BOTS]
    assert await book.stars(None) == 0
    await store_log(store, "pure", finished(pace=3000))
    summary = msgspec.json.encode(told(finished(pace=3000), room_of("Ann", "Ben")))
    book.add(FinishedGame("pure", "", NOON, summary))
    assert await book.stars(ANN_AND_BEN) == 1


@in_loop
async def test_lost_games_and_games_without_people_are_not_in_it() -> None:
    store = MemoryStore()
    await store.open()
    await book_game(store, "lost", finished(8, 3000, 2))
    await book_game(store, "bots", finished(), room_of())
    book = await book_of(store)
    assert book.groups() == []
    assert await book.entry("lost") is None


@in_loop
async def test_own_scenarios_are_recorded_like_the_others() -> None:
    """B2"""
    store = MemoryStore()
    await store.open()
    mine = replace(scenario_number(1), number=None, name="Mine")
    await book_game(store, "own", ended(replace(heading(), scenario=mine)))
    book = await book_of(store)
    (cell,) = book.own_cells(None, 10)
    assert cell.scenario == told(ended(replace(heading(), scenario=mine)), None).code
    assert book.own_cells(ANN_AND_BEN, 10) == [cell]
    assert (await book.best(cell)).marked.summary.name == "Mine"  # type: ignore[union-attr]
    assert book.own_cells(None, 0) == []


@in_loop
async def test_what_a_game_brought_its_group() -> None:
    store = MemoryStore()
    await store.open()
    for place, pace in enumerate((2000, 1000, 3000)):
        await book_game(store, f"g{pace}", finished(pace=pace), at=NOON + place)
    await book_game(store, "lie", finished(8, 3000, 2), at=NOON, **LIE)
    book = await book_of(store)
    before = [await book.before(await book.entry(f"g{pace}")) for pace in (2000, 1000, 3000)]  # type: ignore[arg-type]
    assert [None if win is None else win.game for win in before] == [None, "g2000", "g1000"]


@in_loop
async def test_the_book_survives_a_restart(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await book_game(store, "a", finished(pace=1000))
    await book_game(store, "b", finished(8, 400, 1), room_of("Cid"), NOON + 1)
    before = await all_wins(await book_of(store))
    await store.close()
    store = await opened(tmp_path)
    assert await all_wins(await book_of(store)) == before
    assert len(before) == 2
    await store.close()


@in_loop
async def test_games_that_end_while_the_book_is_read_are_in_it_once(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hushmaze.server.results.book.PAGE", 3)
        for number in range(10):
            await book_game(store, f"old{number}", finished(pace=1000), at=NOON + number)
        book = Book(store)
        loading = asyncio.create_task(book.load())
        words = msgspec.json.encode(told(finished(pace=400), room_of("Ann", "Ben")))
        for number in range(5):
            await store_log(store, f"new{number}", finished(pace=400))
            await store.finish_game(f"new{number}", NOON + 100 + number, words)
            book.add(FinishedGame(f"new{number}", "", NOON + 100 + number, words))
            book.add(FinishedGame(f"new{number}", "", NOON + 100 + number, words))
        await loading
    wins = await book.wins(FIRST, ANN_AND_BEN, 0, 50)
    assert len(wins) == 15
    assert wins[0].game == "new0", "among equals, who did it first"
    await store.close()


@in_loop
async def test_a_log_is_judged_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    await store.open()
    await book_game(store, "a", finished())
    book = await book_of(store)
    reads: list[str] = []
    read = store.read

    async def counted(game: str, since: int = 0) -> list[bytes]:
        reads.append(game)
        return await read(game, since)

    monkeypatch.setattr(store, "read", counted)
    answers = await asyncio.gather(*(book.best(FIRST) for _ in range(8)))
    assert len({id(answer.pure) for answer in answers}) == 1
    assert reads == ["a"]


PACES = (300, 400, 1000, 2000, 3000)
NAMES = (("Ann", "Ben"), ("ann", "BEN"), ("Cid",), ())


@given(st.lists(st.tuples(st.sampled_from(PACES), st.sampled_from(NAMES), st.booleans()), max_size=8))
@examples(25)
def test_the_best_in_the_book_is_the_best_of_its_logs(games: list[tuple[int, tuple[str, ...], bool]]) -> None:
    """B1"""

    async def check() -> None:
        store = MemoryStore()
        await store.open()
        half = len(games) // 2
        book = Book(store)
        for number, (pace, names, bot) in enumerate(games):
            game = finished(pace=pace).with_bot() if bot else finished(pace=pace)
            await book_game(store, f"g{number}", game, room_of(*names), NOON + number)
            if number == half:
                await book.load()
            elif number > half:
                words = msgspec.json.encode(told(game, room_of(*names)))
                book.add(FinishedGame(f"g{number}", "", NOON + number, words))
        for group in (None, group_of(NAMES[0]), group_of(NAMES[2])):
            fitting = [
                result(finished(pace=pace).state)
                for pace, names, bot in games
                if not bot and names and group in (None, group_of(names))
            ]
            best = (await book.best(FIRST, group)).pure
            found = None if best is None else (best.summary.turns, best.summary.sand_left)
            wanted = max(fitting, default=None)  # type: ignore[type-var]
            assert found == (None if wanted is None else (wanted.turns, wanted.sand_left))

    in_loop(check)()
