"""The workshop for tile sets: they are checked, tried out, made up, drawn and saved."""

import asyncio
import gzip
from collections.abc import Callable
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hushmaze.paper.looks import PrintLook, dressed
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.tile_sets import (
    DrawingQuery,
    MadeTileSet,
    PrintQuery,
    SavedTileSet,
    TileSetWish,
)
from hushmaze.server.deals.tile_sets import ShelfFullError, TileSets
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.json_response import json_bytes
from hushmaze.server.http.resources.games import LINES
from hushmaze.server.http.resources.tile_sets import lasting
from hushmaze.server.http.static.compressed import SVG, unpack_for
from hushmaze.server.http.work import HttpWork
from hushmaze.server.jobs.checking import CheckTileSet, CountOdds, MakeTileSet, ReadTileSet, SoundTileSet
from hushmaze.server.jobs.job import Job
from hushmaze.server.jobs.printing import PrintGame, can_print
from hushmaze.tiles.svg import draw_tile
from hushmaze.tiles.svg.paper import draw_for_paper
from hushmaze.workshop.tile_report import face_in

LONGEST_TEXT = 32 * 1024
"""Bytes; a whole set without comments has 5 kB."""
LONGEST_DRAWING = 400
PDF = "application/pdf"

_QUARTERS = ("0", "1", "2", "3")
_LOOKS = tuple(look.value for look in PrintLook)

DrawFace = Callable[[str, str, str], bytes | None]
"""Makes a picture, compressed, from a face's name, its drawing, and how it is to be shown."""


class TileWorkshopResource:
    """Everything but a single picture is worked out by workers."""

    def __init__(self, tile_sets: TileSets, work: HttpWork) -> None:
        self._tile_sets = tile_sets
        self._work = work
        self._one_at_a_time = asyncio.Semaphore(1)

    async def check(self, request: Request, body: str) -> Response:
        """Reports what is wrong with a tile set, and what it lacks; nothing of it is an error."""
        return json_bytes(await self._work.ask(request, CheckTileSet(body)))

    async def odds(self, request: Request, body: str) -> Response:
        """Counts how many of 1,000 random deals can be placed and won.

        One JSON object a line, every 50 deals; the last one has them all, unless time ran out.
        """
        sound = await self._sound(request, ReadTileSet(body))
        return StreamingResponse(await self._work.parts(request, CountOdds(sound.text)), media_type=LINES)

    async def generate(self, request: Request, body: TileSetWish) -> MadeTileSet:
        """Makes up a tile set from a seed, whole or only what a text lacks."""
        made = await self._sound(request, MakeTileSet(body.seed, body.text))
        return MadeTileSet(text=made.text, digest=made.digest, name=made.name)

    async def print_game(self, request: Request, body: str, query: PrintQuery) -> Response:
        """Prints the whole game with a tile set: tiles, cards, solo deck, pieces, rules, scenarios, book."""
        if not can_print():
            raise HttpError(HttpReason.CANNOT_PRINT)
        sound = await self._sound(request, ReadTileSet(body))
        job = PrintGame(sound.text, query.paper, query.look, query.backs)
        return Response(await self._work.ask(request, job), media_type=PDF)

    async def save(self, request: Request, body: str) -> SavedTileSet:
        """Saves a tile set that tables can then be played with."""
        sound = await self._sound(request, ReadTileSet(body))
        if sound.lacks:
            raise HttpError(HttpReason.NOT_PLAYABLE, f"Not enough for a table: {sound.lacks}")
        try:
            await self._tile_sets.save(sound.digest, sound.text)
        except ShelfFullError as full:
            raise HttpError(HttpReason.SHELF_FULL) from full
        return SavedTileSet(digest=sound.digest, name=sound.name)

    async def picture(self, request: Request, face: str, quarters: str, query: DrawingQuery) -> Response:
        """Shows a face from its drawing, turned by some quarters."""
        return await self._drawn(request, _picture, face, quarters, query)

    async def paper(self, request: Request, look: str, face: str, query: DrawingQuery) -> Response:
        """Shows a face from its drawing as it is printed: every sign within its rim."""
        return await self._drawn(request, _paper, face, look, query)

    async def _drawn(
        self, request: Request, draw: DrawFace, face: str, way: str, query: DrawingQuery
    ) -> Response:
        if len(query.drawing) > LONGEST_DRAWING:
            raise HttpError(HttpReason.TOO_LONG, f"A drawing has at most {LONGEST_DRAWING} characters.")
        async with self._one_at_a_time:
            packed = await asyncio.to_thread(draw, face, query.drawing, way)
        if packed is None:
            raise HttpError(HttpReason.NO_SUCH_PICTURE)
        return unpack_for(request, packed, SVG, lasting())

    async def _sound(self, request: Request, job: Job) -> SoundTileSet:
        sound = msgspec.json.decode(await self._work.ask(request, job), type=SoundTileSet)
        if sound.wrong:
            raise HttpError(HttpReason.BAD_TILE_SET, sound.wrong)
        return sound


@lru_cache(maxsize=512)
def _picture(face: str, drawing: str, quarters: str) -> bytes | None:
    drawn = face_in(face, drawing)
    if drawn is None or quarters not in _QUARTERS:
        return None
    return _packed(draw_tile(drawn, int(quarters)))


@lru_cache(maxsize=512)
def _paper(face: str, drawing: str, look: str) -> bytes | None:
    drawn = face_in(face, drawing)
    if drawn is None or look not in _LOOKS:
        return None
    return _packed(dressed(draw_for_paper(drawn, plain=look == PrintLook.SAVING), PrintLook(look)))


def _packed(picture: str) -> bytes:
    return gzip.compress(picture.encode(), mtime=0)
