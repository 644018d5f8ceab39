"""The challenge book (B1) holds what finished logs support, and nothing else, whatever a summary says."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.scenarios import Table, scenario_number
from hushmaze.server.results.book import BookCell
from hushmaze.server.results.marks import Mark
from hushmaze.storage import MemoryStore
from hushmaze.tiles import standard_set
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
from tests.server.results.challenges import ANN_AND_BEN, FIRST, LIE, all_wins, heading
from tests.server.support import in_loop

FORGED: dict[str, Callable[[], tuple[Finished, dict[str, Any]]]] = {
    "won": lambda: (finished(8, 3000, 2), {"won": True, "turns": 0, "counts": True, "marks": []}),
    "fewer turns": lambda: (finished(pace=3000), {"turns": 0, "sand_left": 170_000}),
    "another level": lambda: (finished(8, 400, 1), {"level": 7}),
    "another scenario": lambda: (finished(), {"scenario": 17, "level": 7}),
    "no marks": lambda: (finished().with_bot(), {"marks": [], "counts": True}),
}


@pytest.mark.parametrize("what", FORGED)
@in_loop
async def test_a_forged_summary_counts_for_what_its_log_says(what: str, tmp_path: Path) -> None:
    game, lie = FORGED[what]()
    store = await opened(tmp_path)
    await book_game(store, "lie", game, **lie)
    book = await book_of(store)
    for cell in (FIRST, BookCell(8, 1), BookCell(8, 2), BookCell(8, 7), BookCell(17, 7)):
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
    usual = (await book.best(BookCell(14, 6))).pure
    assert usual is not None
    assert usual.summary.played_ms == told(six, None).played_ms
    first = await book.best(FIRST)
    assert first.pure is None
    assert [win.marks for win in await book.wins(FIRST, ANN_AND_BEN, 0, 9)] == [[Mark.SAND], [Mark.BOTS]]
