"""The workshop for tile sets: they are checked, tried out, made up, drawn and saved."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Iterator
from functools import lru_cache, partial
from itertools import islice
from time import monotonic

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.tile_sets import (
    DrawingQuery,
    MadeTileSet,
    SavedTileSet,
    TileOdds,
    TileSetReport,
    TileSetWish,
)
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.resources.games import LINES
from hushmaze.server.http.resources.tile_sets import lasting
from hushmaze.server.http.static.compressed import SVG, unpack_for
from hushmaze.server.rooms.tile_sets import ShelfFullError, TileSets
from hushmaze.tiles import (
    TileError,
    TileSet,
    TileSetError,
    fill,
    generate,
    needed_to_play,
    read_sketch,
    read_tile_set,
    standard_problems,
)
from hushmaze.tiles.odds import Outcome, random_deals
from hushmaze.workshop.tile_report import draw_drawing, report_on, sound_part

LONGEST_TEXT = 32 * 1024
"""Bytes; a whole set without comments has 5 kB."""
LONGEST_DRAWING = 400

DEALS = 1000
DEALS_AT_A_TIME = 50
TRIES = 12
ODDS_WITHIN_S = 20.0

_QUARTERS = ("0", "1", "2", "3")


class TileWorkshopResource:
    """Everything that computes does so in a thread, one thing at a time."""

    def __init__(self, tile_sets: TileSets) -> None:
        self._tile_sets = tile_sets
        self._one_at_a_time = asyncio.Semaphore(1)
        self._one_deal_at_a_time = asyncio.Semaphore(1)

    async def check(self, body: str) -> TileSetReport:
        """Reports what is wrong with a tile set, and what it lacks; nothing of it is an error."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(report_on, body)

    async def odds(self, body: str) -> Response:
        """Counts how many of 1,000 random deals can be placed and won.

        One JSON object a line, every 50 deals; the last one has them all, unless time ran out.
        """
        return StreamingResponse(self._deals(await self._sound(body)), media_type=LINES)

    async def _deals(self, tile_set: TileSet) -> AsyncIterator[bytes]:
        async with self._one_deal_at_a_time:
            deals, odds = random_deals(tile_set, TRIES), TileOdds(of=DEALS, dealt=0, placed=0, won=0)
            until = monotonic() + ODDS_WITHIN_S
            while odds.dealt < DEALS and monotonic() < until:
                many = min(DEALS_AT_A_TIME, DEALS - odds.dealt)
                odds = _counted(odds, await asyncio.to_thread(_some, deals, many))
                yield msgspec.json.encode(odds) + b"\n"

    async def generate(self, body: TileSetWish) -> MadeTileSet:
        """Makes up a tile set from a seed, whole or only what a text lacks."""
        async with self._one_at_a_time:
            made = await asyncio.to_thread(_made, body)
        return MadeTileSet(text=made.text, digest=made.digest, name=made.name)

    async def save(self, body: str) -> SavedTileSet:
        """Saves a tile set that tables can then be played with."""
        tile_set = await self._sound(body)
        needed = await asyncio.to_thread(_needed, tile_set)
        if needed is not None:
            raise HttpError(HttpReason.NOT_PLAYABLE, f"Not enough for a table: {needed}")
        try:
            await self._tile_sets.save(tile_set)
        except ShelfFullError as full:
            raise HttpError(HttpReason.SHELF_FULL) from full
        return SavedTileSet(digest=tile_set.digest, name=tile_set.name)

    async def picture(self, request: Request, face: str, quarters: str, query: DrawingQuery) -> Response:
        """Shows a face from its drawing, turned by some quarters."""
        if len(query.drawing) > LONGEST_DRAWING:
            raise HttpError(HttpReason.TOO_LONG, f"A drawing has at most {LONGEST_DRAWING} characters.")
        async with self._one_at_a_time:
            packed = await asyncio.to_thread(partial(_picture, face, query.drawing, quarters))
        if packed is None:
            raise HttpError(HttpReason.NO_SUCH_PICTURE)
        return unpack_for(request, packed, SVG, lasting())

    async def _sound(self, text: str) -> TileSet:
        async with self._one_at_a_time:
            try:
                return await asyncio.to_thread(read_tile_set, text)
            except TileSetError as error:
                raise HttpError(HttpReason.BAD_TILE_SET, str(error.errors[0])) from error


def _counted(odds: TileOdds, outcomes: list[Outcome]) -> TileOdds:
    return TileOdds(
        of=odds.of,
        dealt=odds.dealt + len(outcomes),
        placed=odds.placed + sum(outcome.placed for outcome in outcomes),
        won=odds.won + sum(outcome.won for outcome in outcomes),
    )


def _some(deals: Iterator[Outcome], many: int) -> list[Outcome]:
    return list(islice(deals, many))


@lru_cache(maxsize=512)
def _picture(face: str, drawing: str, quarters: str) -> bytes | None:
    drawn = draw_drawing(face, drawing, int(quarters)) if quarters in _QUARTERS else None
    return None if drawn is None else gzip.compress(drawn.encode(), mtime=0)


def _needed(tile_set: TileSet) -> TileError | None:
    """Something that no table can do without, if the set lacks any."""
    return next(filter(needed_to_play, standard_problems(tile_set)), None)


def _made(wish: TileSetWish) -> TileSet:
    if not wish.text:
        return generate(wish.seed)
    return fill(sound_part(*read_sketch(wish.text)), wish.seed)
