"""The tile workshop's counter: sets are checked, tried out, made up, drawn and saved, whoever brings them."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable, Iterator
from functools import lru_cache, partial
from itertools import islice
from time import monotonic

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from hushmaze.protocol.codec import Plain
from hushmaze.server.game.clock import Clock
from hushmaze.server.http.bodies import body_of
from hushmaze.server.http.compressed import SVG, unpack_for
from hushmaze.server.http.json_response import JsonResponse
from hushmaze.server.http.tile_art import FOR_GOOD
from hushmaze.server.rate_limits import BucketPerKey
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
TOO_LONG = f"A tile set can be drawn in {LONGEST_TEXT} bytes."
LONGEST_DRAWING = 400

DEALS = 1000
DEALS_AT_A_TIME = 50
TRIES = 12
ODDS_WITHIN_S = 20.0

_QUARTERS = ("0", "1", "2", "3")
_ODDS_LINE = "application/x-ndjson"


class _Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A whole set from a seed; with a text, only what that lacks."""

    seed: int
    text: str = ""


class _Limits:
    """Per address. Who draws makes a few checks and pictures a second; the rest is rarer and dearer."""

    def __init__(self) -> None:
        self.checks = BucketPerKey(4, 60)
        self.pictures = BucketPerKey(20, 200)
        self.odds = BucketPerKey(0.1, 6)
        self.makings = BucketPerKey(0.2, 10)
        self.savings = BucketPerKey(1 / 60, 20)


class TileDesk:
    """Everything that computes does so in a thread, one thing at a time."""

    def __init__(self, tile_sets: TileSets, clock: Clock, address: Callable[[Request], str]) -> None:
        self._tile_sets = tile_sets
        self._clock = clock
        self._address = address
        self._limits = _Limits()
        self._bench = asyncio.Semaphore(1)
        self._dice = asyncio.Semaphore(1)

    @property
    def routes(self) -> list[Route]:
        """To come before those of single sets, whose digests could be any word."""
        return [
            Route("/api/tile-sets", self.save, methods=["POST"]),
            Route("/api/tile-sets/check", self.check, methods=["POST"]),
            Route("/api/tile-sets/odds", self.odds, methods=["POST"]),
            Route("/api/tile-sets/generate", self.generate, methods=["POST"]),
            Route("/api/tile-sets/{digest}/text", self.text),
            Route("/art/drawn/{face}/{quarters}.svg", self.picture),
        ]

    async def check(self, request: Request) -> Response:
        """Whatever is wrong with a set is part of the answer, and no error."""
        self._count(request, self._limits.checks)
        text = await _text(request)
        async with self._bench:
            return JsonResponse(await asyncio.to_thread(report_on, text))

    async def odds(self, request: Request) -> Response:
        """A line of JSON for every so many deals; the last one has them all, unless time ran out."""
        self._count(request, self._limits.odds)
        tile_set = await self._sound(await _text(request))
        return StreamingResponse(self._deals(tile_set), media_type=_ODDS_LINE)

    async def _deals(self, tile_set: TileSet) -> AsyncIterator[bytes]:
        async with self._dice:
            deals, tally, until = random_deals(tile_set, TRIES), _Tally(), monotonic() + ODDS_WITHIN_S
            while tally.dealt < DEALS and monotonic() < until:
                tally.add(await asyncio.to_thread(_some, deals, min(DEALS_AT_A_TIME, DEALS - tally.dealt)))
                yield msgspec.json.encode(tally.facts()) + b"\n"

    async def generate(self, request: Request) -> Response:
        self._count(request, self._limits.makings)
        wish = _wish(await body_of(request, LONGEST_TEXT, TOO_LONG))
        async with self._bench:
            made = await asyncio.to_thread(_made, wish)
        return JsonResponse({"text": made.text, "digest": made.digest, "name": made.name})

    async def save(self, request: Request) -> Response:
        self._count(request, self._limits.savings)
        tile_set = await self._sound(await _text(request))
        needed = await asyncio.to_thread(_needed, tile_set)
        if needed is not None:
            raise HTTPException(400, f"Not enough for a table: {needed}")
        try:
            await self._tile_sets.save(tile_set)
        except ShelfFullError as full:
            raise HTTPException(507, str(full)) from full
        return JsonResponse({"digest": tile_set.digest, "name": tile_set.name}, status_code=201)

    async def text(self, request: Request) -> Response:
        found = await self._tile_sets.find(request.path_params["digest"])
        if found is None:
            raise HTTPException(404, "There is no such tile set here.")
        return PlainTextResponse(found.text, headers={"Cache-Control": FOR_GOOD})

    async def picture(self, request: Request) -> Response:
        """A face that is nowhere but in the address: its nine lines stand in the query, as `drawing`."""
        self._count(request, self._limits.pictures)
        drawing = request.query_params.get("drawing", "")
        if len(drawing) > LONGEST_DRAWING:
            raise HTTPException(413, f"A drawing has at most {LONGEST_DRAWING} characters.")
        draw = partial(_picture, request.path_params["face"], drawing, request.path_params["quarters"])
        async with self._bench:
            packed = await asyncio.to_thread(draw)
        if packed is None:
            raise HTTPException(404, "There is no such picture.")
        return unpack_for(request, packed, SVG, {"Cache-Control": FOR_GOOD})

    def _count(self, request: Request, bucket: BucketPerKey) -> None:
        if not bucket.take(self._address(request), self._clock.now()):
            raise HTTPException(429, "Too much at once from here; wait a little.")

    async def _sound(self, text: str) -> TileSet:
        async with self._bench:
            try:
                return await asyncio.to_thread(read_tile_set, text)
            except TileSetError as error:
                raise HTTPException(400, str(error.errors[0])) from error


class _Tally:
    def __init__(self) -> None:
        self.dealt = self._placed = self._won = 0

    def add(self, outcomes: list[Outcome]) -> None:
        self.dealt += len(outcomes)
        self._placed += sum(outcome.placed for outcome in outcomes)
        self._won += sum(outcome.won for outcome in outcomes)

    def facts(self) -> dict[str, Plain]:
        return {"of": DEALS, "dealt": self.dealt, "placed": self._placed, "won": self._won}


def _some(deals: Iterator[Outcome], many: int) -> list[Outcome]:
    return list(islice(deals, many))


@lru_cache(maxsize=512)
def _picture(face: str, drawing: str, quarters: str) -> bytes | None:
    drawn = draw_drawing(face, drawing, int(quarters)) if quarters in _QUARTERS else None
    return None if drawn is None else gzip.compress(drawn.encode(), mtime=0)


def _needed(tile_set: TileSet) -> TileError | None:
    """Something that no table can do without, if the set lacks any."""
    return next(filter(needed_to_play, standard_problems(tile_set)), None)


async def _text(request: Request) -> str:
    try:
        return (await body_of(request, LONGEST_TEXT, TOO_LONG)).decode()
    except UnicodeError:
        raise HTTPException(400, "A tile set is text in UTF-8.") from None


def _wish(body: bytes) -> _Wish:
    try:
        return msgspec.json.decode(body, type=_Wish)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, str(error)) from error


def _made(wish: _Wish) -> TileSet:
    if not wish.text:
        return generate(wish.seed)
    return fill(sound_part(*read_sketch(wish.text)), wish.seed)
