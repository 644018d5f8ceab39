"""Games that are over, for watching: those of this server, and logs that somebody brings along."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hushmaze.protocol.codec import Plain
from hushmaze.protocol.log import Log, read_event, read_log
from hushmaze.protocol.log_check import judged
from hushmaze.protocol.replay import write_replay
from hushmaze.server.game.clock import Clock
from hushmaze.server.http.bodies import body_of
from hushmaze.server.http.compressed import JSON, unpack_for
from hushmaze.server.http.tile_art import Art
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rooms.record import heading_from_bytes
from hushmaze.storage.api import FinishedGame, Store, StoreError
from hushmaze.tiles import TileSet

LONGEST_LOG = 4 * 1024 * 1024
"""Bytes; a game of ten minutes has a tenth of a megabyte."""

TOO_LONG = f"A log may have {LONGEST_LOG // 1024 // 1024} megabytes."

LOGS_PER_SECOND = 0.2
LOGS_AT_ONCE = 10
"""Per address: reading a log takes a moment of a core."""

MOST_KEPT = 32
"""Replays of some 20 kB each, compressed."""

ASK_AGAIN = "no-cache"
"""A browser keeps it and asks whether it is still so: thus we hear which pictures will be wanted."""

_UNREADABLE = (msgspec.MsgspecError, ValueError, LookupError, AssertionError)


class Packed(NamedTuple):
    body: bytes
    """Compressed."""
    tag: str
    tile_set: TileSet


class Replays:
    """Writes in a thread, one replay at a time; what was just asked for is kept."""

    def __init__(self, store: Store, art: Art, clock: Clock, address: Callable[[Request], str]) -> None:
        self._store = store
        self._art = art
        self._clock = clock
        self._address = address
        self._desk = asyncio.Semaphore(1)
        self._logs = BucketPerKey(LOGS_PER_SECOND, LOGS_AT_ONCE)
        self._kept: OrderedDict[tuple[str, int], Packed] = OrderedDict()

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/api/games/{game}/replay", self.replay),
            Route("/api/replays", self.bring, methods=["POST"]),
        ]

    async def replay(self, request: Request) -> Response:
        """Only of a game that is over: it holds the seed, and with it the stack (S3)."""
        game = request.path_params["game"]
        heading = await self._store.heading(game)
        if heading is None:
            raise HTTPException(404, "There is no such game.")
        finished = await self._store.finished_game(game)
        if finished is None:
            raise HTTPException(409, "The replay can be had when the game is over.")
        packed = await self._of_game(finished, heading, await self._store.read(game))
        self._art.remember(packed.tile_set)
        return _answer(request, packed)

    async def _of_game(self, finished: FinishedGame, heading: bytes, lines: list[bytes]) -> Packed:
        """Words may still be added after the end, so a longer log is another one."""
        key = finished.game, len(lines)
        async with self._desk:
            packed = self._kept.pop(key, None)
            if packed is None:
                try:
                    packed = await asyncio.to_thread(_packed_game, finished, heading, lines)
                except _UNREADABLE as error:
                    raise StoreError(f"The log of {finished.game} cannot be read: {error}") from error
            self._kept[key] = packed
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return packed

    async def bring(self, request: Request) -> Response:
        """A log as text; the answer is its replay, or says which line cannot be and why."""
        if not self._logs.take(self._address(request), self._clock.now()):
            raise HTTPException(429, "Too many logs from here; wait a little.")
        body = await body_of(request, LONGEST_LOG, TOO_LONG)
        async with self._desk:
            try:
                packed = await asyncio.to_thread(_packed_log, body)
            except _UNREADABLE as error:
                raise HTTPException(400, str(error)) from error
        self._art.remember(packed.tile_set)
        return _answer(request, packed)


def stored_log(heading: bytes, lines: list[bytes]) -> Log:
    """A log as the store has it."""
    read = [read_event(line) for line in lines]
    return Log(heading_from_bytes(heading), tuple(event for event, _ in read), tuple(n for _, n in read))


def _packed_game(finished: FinishedGame, heading: bytes, lines: list[bytes]) -> Packed:
    summary: dict[str, Plain] = msgspec.json.decode(finished.summary)
    log = stored_log(heading, lines)
    booked = summary | {"finished_at": finished.finished_at}
    return _packed(write_replay(log, game=finished.game, summary=booked), log)


def _packed_log(body: bytes) -> Packed:
    log = read_log(body.decode())
    judged(log)
    return _packed(write_replay(log), log)


def _packed(replay: bytes, log: Log) -> Packed:
    body = gzip.compress(replay, compresslevel=6, mtime=0)
    return Packed(body, f'"{sha256(body).hexdigest()[:24]}"', log.heading.tile_set)


def _answer(request: Request, packed: Packed) -> Response:
    headers = {"Cache-Control": ASK_AGAIN, "ETag": packed.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == packed.tag:
        return Response(status_code=304, headers=headers)
    return unpack_for(request, packed.body, JSON, headers)
