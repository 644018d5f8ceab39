"""Carries everything from one store into another, of whatever kinds they are."""

from collections.abc import Callable
from typing import NamedTuple

from hushmaze.storage.api import Entry, Store, StoreError


class MovedCounts(NamedTuple):
    rooms: int
    games: int
    tile_sets: int


async def move(source: Store, target: Store, done: Callable[[], None] = lambda: None) -> MovedCounts:
    """Copies everything; leaves the source as it is. Calls `done` after each thing.

    Both are open, and nobody else writes to them. A StoreError, and nothing is written, if the target has
    anything already; one that says what to do if something goes wrong on the way.
    """
    if not await _is_empty(target):
        raise StoreError(
            "There is something already where everything should go, maybe from a move that was cut short;"
            " nothing was moved."
        )
    try:
        return await _move(source, target, done)
    except StoreError as error:
        raise StoreError(f"{error} Only a part was moved: empty the target, and move again.") from error


async def _move(source: Store, target: Store, done: Callable[[], None]) -> MovedCounts:
    tile_sets = await source.tile_sets()
    for digest in tile_sets:
        await target.save_tile_set(digest, await source.load_tile_set(digest) or b"")
        done()
    codes = await source.room_codes()
    for code in codes:
        await target.save_room(code, await source.load_room(code) or b"")
        done()
    unfinished = await source.unfinished_games()
    for game, room in unfinished:
        await _move_game(source, target, game, room)
        done()
    finished = await source.finished_games(2**31)
    for game, room, finished_at, summary in reversed(finished):
        await _move_game(source, target, game, room)
        await target.finish_game(game, finished_at, summary)
        done()
    return MovedCounts(len(codes), len(unfinished) + len(finished), len(tile_sets))


async def _is_empty(store: Store) -> bool:
    games = await store.unfinished_games() or await store.finished_games(1)
    return not (games or await store.room_codes() or await store.tile_sets())


async def _move_game(source: Store, target: Store, game: str, room: str) -> None:
    await target.create_game(game, room, await source.heading(game) or b"")
    await target.commit_one(Entry(game, 0, tuple(await source.read(game))))
