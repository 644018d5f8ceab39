"""Replays: of finished games of this server, and of logs that somebody brings along."""

import asyncio
import gzip
from hashlib import sha256
from typing import NamedTuple

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from hushmaze.protocol.api.base import GameId
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.replays import ReplaySummary
from hushmaze.protocol.log import Log, read_log
from hushmaze.protocol.log_check import judged
from hushmaze.protocol.replay import write_replay
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.resources.finished import Booked, FinishedLog, finished_log, summary_of
from hushmaze.server.http.resources.tile_sets import TileSetResource
from hushmaze.server.http.static.compressed import JSON, unpack_for
from hushmaze.server.lru import Lru
from hushmaze.server.rooms.record import UNREADABLE
from hushmaze.storage.api import FinishedGame, Store, StoreError
from hushmaze.tiles import TileSet

LONGEST_LOG = 4 * 1024 * 1024
"""Bytes; a game of ten minutes has a tenth of a megabyte."""

MOST_KEPT = 32
"""Replays of some 20 kB each, compressed."""

ASK_AGAIN = "no-cache"
"""A browser keeps it and asks whether it is still so: thus we hear which pictures will be wanted."""


class Packed(NamedTuple):
    body: bytes
    """Compressed."""
    tag: str
    tile_set: TileSet


class ReplayResource:
    """Writes in a thread, one replay at a time; what was just asked for is kept."""

    def __init__(self, store: Store, tile_sets: TileSetResource, booked: Booked) -> None:
        self._store = store
        self._booked = booked
        self._tile_sets = tile_sets
        self._one_at_a_time = asyncio.Semaphore(1)
        self._kept = Lru[tuple[str, int], Packed](MOST_KEPT)

    async def replay(self, request: Request, game: GameId) -> Response:
        """Shows a finished game for watching: how it began and every update."""
        packed = await self._of_game(await finished_log(self._store, game, self._booked))
        self._tile_sets.remember(packed.tile_set)
        return _answer(request, packed)

    async def _of_game(self, game: FinishedLog) -> Packed:
        """Words may still be added after the end, so a longer log is another one."""
        name = game.finished.game
        key = name, len(game.lines)
        async with self._one_at_a_time:
            packed = self._kept.get(key)
            if packed is None:
                try:
                    packed = await asyncio.to_thread(_packed_game, game)
                except UNREADABLE as error:
                    raise StoreError(f"The log of {name} cannot be read: {error}") from error
                self._kept.put(key, packed)
            return packed

    async def bring(self, request: Request, body: str) -> Response:
        """Gives the replay of the log that is the body, or says which line cannot be and why."""
        async with self._one_at_a_time:
            try:
                packed = await asyncio.to_thread(_packed_log, body)
            except UNREADABLE as error:
                raise HttpError(HttpReason.BAD_LOG, str(error)) from error
        self._tile_sets.remember(packed.tile_set)
        return _answer(request, packed)


def _packed_game(game: FinishedLog) -> Packed:
    log = game.read()
    return _packed(write_replay(log, game=game.finished.game, summary=_summary(game.finished)), log)


def _summary(finished: FinishedGame) -> ReplaySummary | None:
    booked = summary_of(finished)
    if booked is None:
        return None
    return ReplaySummary(**structs.asdict(booked), finished_at=finished.finished_at)


def _packed_log(text: str) -> Packed:
    log = read_log(text)
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
