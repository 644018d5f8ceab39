"""Replays: of finished games of this server, and of logs that somebody brings along."""

from hashlib import sha256
from typing import NamedTuple

import msgspec
from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from hushmaze.protocol.api.base import GameId
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.replays import ReplaySummary
from hushmaze.protocol.game_log.log import LogError
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.resources.finished import FinishedGames, FinishedLog, reading, summary_of
from hushmaze.server.http.resources.tile_sets import TileSetResource
from hushmaze.server.http.static.compressed import JSON, unpack_for
from hushmaze.server.http.work import HttpWork
from hushmaze.server.jobs.finished_games import JudgeLog, WriteReplay, WrittenReplay
from hushmaze.server.lru import Lru
from hushmaze.storage.api import FinishedGame

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
    tile_set: str
    """Its text."""


class ReplayResource:
    """Has replays written by workers; what was just asked for is kept."""

    def __init__(self, finished: FinishedGames, tile_sets: TileSetResource, work: HttpWork) -> None:
        self._finished = finished
        self._tile_sets = tile_sets
        self._work = work
        self._kept = Lru[tuple[str, int], Packed](MOST_KEPT)

    async def replay(self, request: Request, game: GameId) -> Response:
        """Shows a finished game for watching: how it began and every update."""
        packed = await self._of_game(request, await self._finished.log(game))
        self._tile_sets.remember(packed.tile_set)
        return _answer(request, packed)

    async def _of_game(self, request: Request, game: FinishedLog) -> Packed:
        """Words may still be added after the end, so a longer log is another one."""
        name = game.finished.game
        key = name, len(game.lines)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        with reading(name):
            job = WriteReplay(game.text, name, _summary(game.finished))
            packed = _packed(await self._work.ask(request, job))
        self._kept.put(key, packed)
        return packed

    async def bring(self, request: Request, body: str) -> Response:
        """Gives the replay of the log that is the body, or says which line cannot be and why."""
        try:
            packed = _packed(await self._work.ask(request, JudgeLog(body)))
        except LogError as error:
            raise HttpError(HttpReason.BAD_LOG, str(error)) from error
        self._tile_sets.remember(packed.tile_set)
        return _answer(request, packed)


def _summary(finished: FinishedGame) -> ReplaySummary | None:
    booked = summary_of(finished)
    if booked is None:
        return None
    return ReplaySummary(**structs.asdict(booked), finished_at=finished.finished_at)


def _packed(answer: bytes) -> Packed:
    """A LogError where the log could not be read."""
    written = msgspec.msgpack.decode(answer, type=WrittenReplay)
    if written.unreadable:
        raise LogError(written.unreadable)
    return Packed(written.body, f'"{sha256(written.body).hexdigest()[:24]}"', written.tile_set)


def _answer(request: Request, packed: Packed) -> Response:
    headers = {"Cache-Control": ASK_AGAIN, "ETag": packed.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == packed.tag:
        return Response(status_code=304, headers=headers)
    return unpack_for(request, packed.body, JSON, headers)
