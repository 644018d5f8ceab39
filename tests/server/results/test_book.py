"""The challenge book (B1): what finished logs support, and nothing else."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.rules import begin
from hushmaze.rules.result import result
from hushmaze.rules.setup import Options, Rigging
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.results.book import Book, Cell
from hushmaze.server.results.groups import GroupId, folded, group_of
from hushmaze.server.results.marks import Mark, marks
from hushmaze.storage import MemoryStore
from hushmaze.storage.api import FinishedGame
from hushmaze.tiles import generate, standard_set
from tests.server.finished import (
    NOON,
    Finished,
    book_game,
    book_of,
    ended,
    finished,
    opened,
    room_of,
    store_log,
    told,
)
from tests.server.support import in_loop
from tests.support.wide import examples

FIRST = Cell(1, None)
ANN_AND_BEN = group_of(("Ann", "Ben"))

# Groups


def test_a_group_is_its_names_whatever_their_order_case_and_spaces() -> None:
    assert group_of(("Ann", "Ben")) == group_of((" ben ", "ANN")) == group_of(("ann", "Ann", "Ben"))
    assert group_of(("Ann Lee",)) == group_of(("ann  lee",))
    assert group_of(("Ann",)) != group_of(("Ann", "Ben")) != group_of(("AnnBen",))
    assert group_of(()) is None
    assert group_of(("  ",)) is None
    assert folded("Straße") == "strasse"


# Marks


def heading(**table: object) -> Heading:
    return Heading(scenario_number(1), Table(**({"seats": 2, "seed": 5} | table)), standard_set())  # type: ignore[arg-type]


def test_a_plain_game_has_no_mark_and_counts() -> None:
    game = finished()
    words = told(game, room_of("Ann", "Ben"))
    assert (words.marks, words.counts, words.won) == ([], True, True)
    assert words.played_ms == game.state.time - 400
    assert (words.daily, words.code, words.names) == (None, None, ["Ann", "Ben"])


MARKED: dict[Mark, Callable[[], Finished]] = {
    Mark.TALK: lambda: ended(heading(options=Options(talk_always=True))),
    Mark.SAND: lambda: ended(heading(hourglass_ms=200_000)),
    Mark.FACE: lambda: ended(heading(face="B")),
    Mark.RIGGED: lambda: ended(heading(rigging=Rigging(stack=heading().setup().stack))),
    Mark.TILES: lambda: ended(Heading(scenario_number(1), Table(seats=2, seed=5), generate(3))),
    Mark.INTERRUPTED: lambda: ended(heading(), interrupted=True),
    Mark.BOTS: lambda: finished().with_bot(),
}


@pytest.mark.parametrize("mark", MARKED)
def test_what_was_not_as_usual_is_marked_and_does_not_count(mark: Mark) -> None:
    """H1, T7"""
    game = MARKED[mark]()
    words = told(game, room_of("Ann", "Ben"))
    assert (words.marks, words.counts) == ([mark], False)


def test_a_pause_is_marked() -> None:
    """H1"""
    game = finished()
    assert marks(game.heading, game.state._replace(was_paused=True), game.lines) == (Mark.PAUSED,)


def test_the_number_of_a_scenario_is_not_enough_to_be_one_of_the_17() -> None:
    """B2"""
    easy = replace(scenario_number(1), name=scenario_number(8).name, number=8)
    words = told(ended(replace(heading(), scenario=easy)), None)
    assert (words.scenario, words.marks) == (None, [Mark.OWN])
    assert words.code


def test_a_game_that_never_began_took_no_time() -> None:
    unbegun = Finished(heading(), begin(heading().setup()), ())
    words = told(unbegun, None)
    assert (words.played_ms, words.abandoned, words.won) == (0, True, False)


def test_challenges_may_have_either_face() -> None:
    """C"""
    other = Heading(scenario_number(8), Table(seats=2, seed=5, level=1, face="A"), standard_set())
    assert told(ended(other), None).marks == []


def test_the_level_that_is_usual_is_said() -> None:
    six = Heading(scenario_number(14), Table(seats=2, seed=5), standard_set())
    assert told(ended(six, pace=100), None).level == 6


# The best


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


# Nothing can be entered


FORGED: dict[str, Callable[[], tuple[Finished, dict[str, Any]]]] = {
    "won": lambda: (finished(8, 3000, 2), {"won": True, "turns": 0, "counts": True, "marks": []}),
    "fewer turns": lambda: (finished(pace=3000), {"turns": 0, "sand_left": 170_000}),
    "another level": lambda: (finished(8, 400, 1), {"level": 7}),
    "another scenario": lambda: (finished(), {"scenario": 17, "level": 7}),
    "no marks": lambda: (finished().with_bot(), {"marks": [], "counts": True}),
}


LIE: dict[str, Any] = {"won": True, "scenario": 1, "level": None, "counts": True, "marks": []}
"""What somebody writes over the summary of a game that was lost."""


async def all_wins(book: Book) -> list[tuple[Cell, int, int, bool]]:
    cells = [FIRST, *(Cell(8, level) for level in range(1, 8)), Cell(17, 7)]
    return [
        (cell, win.summary.turns, win.summary.sand_left, win.pure)
        for cell in cells
        for win in await book.wins(cell, None, 0, 10)
    ]


@pytest.mark.parametrize("what", FORGED)
@in_loop
async def test_a_forged_summary_counts_for_what_its_log_says(what: str, tmp_path: Path) -> None:
    game, lie = FORGED[what]()
    store = await opened(tmp_path)
    await book_game(store, "lie", game, **lie)
    book = await book_of(store)
    for cell in (FIRST, Cell(8, 1), Cell(8, 2), Cell(8, 7), Cell(17, 7)):
        await book.best(cell)
    honest = MemoryStore()
    await honest.open()
    await book_game(honest, "lie", game)
    assert await all_wins(book) == await all_wins(await book_of(honest))
    await store.close()


def edited(game: Finished) -> Finished:
    """Somebody took a few deeds out of the log."""
    return replace(game, lines=(*game.lines[:20], *game.lines[26:]))


@pytest.mark.parametrize("damage", ["no log", "half a log", "edited", "no heading"])
@in_loop
async def test_a_summary_without_a_log_behind_it_does_not_count(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(tmp_path)
    game = finished()
    words = msgspec.json.encode(told(game, room_of("Ann", "Ben")))
    if damage == "no heading":
        await store.create_game("lie", "kibo-ruta", b"{")
    else:
        some = {
            "no log": replace(game, lines=game.lines[:1]),
            "half a log": replace(game, lines=game.lines[:50]),
        }
        await store_log(store, "lie", some.get(damage, edited(game)))
    await store.finish_game("lie", NOON, words)
    book = await book_of(store)
    assert (await book.best(FIRST)) == (None, None)
    assert book.groups() == []
    assert await book.entry("lie") is None
    assert damage in ("no log", "half a log") or "game lie does not count" in caplog.text
    await store.close()


@in_loop
async def test_behind_a_forged_best_the_true_one_comes_to_light(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await book_game(store, "true", finished(pace=1000))
    await book_game(store, "lie", finished(8, 3000, 2), at=NOON + 1, **LIE, turns=0, sand_left=179_000)
    book = await book_of(store)
    assert (await book.best(FIRST)).pure.game == "true"  # type: ignore[union-attr]
    assert [win.game for win in await book.wins(FIRST, ANN_AND_BEN, 0, 10)] == ["true"]
    assert book.last_of(ANN_AND_BEN).game == "true"  # type: ignore[union-attr, arg-type]
    await store.close()


@in_loop
async def test_a_summary_that_cannot_be_read_spoils_nothing(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    await store.open()
    await book_game(store, "good", finished())
    await store.create_game("bad", "kibo-ruta", b"{}")
    await store.finish_game("bad", NOON, b'{"names": 7}')
    assert (await (await book_of(store)).best(FIRST)).pure is not None
    assert "summary of game bad cannot be read" in caplog.text


# Summaries of earlier versions


@in_loop
async def test_what_an_earlier_summary_lacks_is_worked_out_from_the_log() -> None:
    store = MemoryStore()
    await store.open()
    six = ended(Heading(scenario_number(14), Table(seats=2, seed=5), standard_set()), pace=100)
    sandy = ended(heading(hourglass_ms=200_000))
    for name, game in (("old", six), ("sandy", sandy), ("bots", finished().with_bot())):
        words = told(game, room_of("Ann", "Ben"))
        newer = {"marks", "played_ms", "code", "daily", "dealt_at", "players"}
        old = {key: value for key, value in structs.asdict(words).items() if key not in newer}
        old |= {"level": game.heading.table.level, "counts": name != "bots"}
        await store_log(store, name, game)
        await store.finish_game(name, NOON, json.dumps(old).encode())
    book = await book_of(store)
    usual = (await book.best(Cell(14, 6))).pure
    assert usual is not None
    assert usual.summary.played_ms == told(six, None).played_ms
    first = await book.best(FIRST)
    assert first.pure is None
    assert [win.marks for win in await book.wins(FIRST, ANN_AND_BEN, 0, 9)] == [[Mark.SAND], [Mark.BOTS]]


# News


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


# Restarts, concurrent ends


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


# Whatever was played

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
