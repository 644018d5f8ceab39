"""Analyses of finished games, and how they might have gone on."""

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hushmaze.analysis.what_if import WhatIfQuestion
from hushmaze.protocol.api.base import GameId
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.request_limits import Limit, RateLimits
from hushmaze.server.http.resources.finished import FinishedGames, reading, summary_of
from hushmaze.server.http.shared_work import SharedWork
from hushmaze.server.http.static.compressed import JSON, unpack_for
from hushmaze.server.http.work import HttpWork
from hushmaze.server.jobs.finished_games import Study
from hushmaze.server.lru import Lru

MOST_KEPT = 64
"""Answers of some 20 kB each, compressed."""
LONGEST_QUESTION = 1024

Key = tuple[str, int, bytes]
"""The game, how long its log is (words may be added after the end), and what was asked."""


class AnalysisResource:
    """Everything is worked out in another process while somebody waits for it, and kept for a while."""

    def __init__(self, finished: FinishedGames, limits: RateLimits, work: HttpWork) -> None:
        self._finished = finished
        self._limits = limits
        self._work = work
        self._kept = Lru[Key, bytes](MOST_KEPT)
        self._coming = SharedWork[Key, bytes]()

    async def analysis(self, request: Request, game: GameId) -> Response:
        """Shows where the time of a finished game went, and who did what."""
        return await self._answer(request, game, None)

    async def what_if(self, request: Request, game: GameId, body: WhatIfQuestion) -> Response:
        """Lets bots play all seats from a moment of a finished game on."""
        return await self._answer(request, game, body)

    async def _answer(self, request: Request, game: str, asked: WhatIfQuestion | None) -> Response:
        found = await self._finished.log(game)
        with reading(game):
            study = Study(found.text, asked, None if asked is None else summary_of(found.finished))
        key = game, len(found.lines), msgspec.json.encode(asked)
        packed = await self._found(request, key, study)
        return unpack_for(request, packed, JSON)

    async def _found(self, request: Request, key: Key, study: Study) -> bytes:
        """Kept, or being worked out for somebody else, or worked out now."""
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        if not self._coming.is_coming(key):
            await self._limits.take(Limit.ANALYSES, request)
        asker = self._work.asker(request)
        return await self._coming.result(request, key, lambda: self._worked_out(key, study, asker))

    async def _worked_out(self, key: Key, study: Study, asker: str) -> bytes:
        answer = msgspec.json.decode(await self._work.ask_for(asker, study), type=_Answer)
        if answer.no is not None:
            raise HttpError(HttpReason.NO_BRANCH, answer.no)
        packed = await asyncio.to_thread(gzip.compress, answer.analysis or answer.branch, 6, mtime=0)
        self._kept.put(key, packed)
        return packed


_NOTHING = msgspec.Raw()


class _Answer(msgspec.Struct):
    """As `analysis.work` has it, but passed on as it is."""

    analysis: msgspec.Raw = _NOTHING
    branch: msgspec.Raw = _NOTHING
    no: str | None = None
