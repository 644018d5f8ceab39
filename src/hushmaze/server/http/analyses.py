"""What finished games tell about themselves, and how they might have gone on, over HTTP."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hushmaze.analysis.what_if import Asked
from hushmaze.analysis.work import Question
from hushmaze.protocol.log import heading_line
from hushmaze.server.game.clock import Clock
from hushmaze.server.http.bodies import body_of
from hushmaze.server.http.compressed import JSON, unpack_for
from hushmaze.server.http.jobs import BusyError, SideWork
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rooms.record import heading_from_bytes
from hushmaze.storage.api import Store

PER_SECOND = 0.2
AT_ONCE = 12
"""Per address, of what has to be worked out: people try out many moments of a game, but not all day."""

MOST_KEPT = 64
"""Answers of some 20 kB each, compressed."""
LONGEST_WISH = 1024

Key = tuple[str, int, Asked | None]
"""The game, how long its log is (words may be added after the end), and what was asked."""


class Analyses:
    """Everything is worked out in another process and kept for a while."""

    def __init__(
        self, store: Store, clock: Clock, address: Callable[[Request], str], work: SideWork | None = None
    ) -> None:
        self._store = store
        self._clock = clock
        self._address = address
        self._work = work or SideWork()
        self._asked = BucketPerKey(PER_SECOND, AT_ONCE)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._coming: dict[Key, asyncio.Task[bytes]] = {}

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/api/games/{game}/analysis", self.analysis),
            Route("/api/games/{game}/what-if", self.what_if, methods=["POST"]),
        ]

    async def analysis(self, request: Request) -> Response:
        return await self._answer(request, None)

    async def what_if(self, request: Request) -> Response:
        body = await body_of(request, LONGEST_WISH, "This is too long for a question.")
        try:
            asked = msgspec.json.decode(body, type=Asked)
        except msgspec.DecodeError as error:
            raise HTTPException(400, f"This is no question: {error}.") from error
        return await self._answer(request, asked)

    async def _answer(self, request: Request, asked: Asked | None) -> Response:
        """Only of a game that is over: it would give the stack away (S3)."""
        game = request.path_params["game"]
        heading = await self._store.heading(game)
        if heading is None:
            raise HTTPException(404, "There is no such game.")
        finished = await self._store.finished_game(game)
        if finished is None:
            raise HTTPException(409, "This can be had when the game is over.")
        lines = await self._store.read(game)
        text = "\n".join([heading_line(heading_from_bytes(heading)), *(line.decode() for line in lines)])
        question = Question(text, asked, None if asked is None else msgspec.json.decode(finished.summary))
        packed = await self._found(request, (game, len(lines), asked), question)
        return unpack_for(request, packed, JSON)

    async def _found(self, request: Request, key: Key, question: Question) -> bytes:
        """Kept, or being worked out for somebody else, or worked out now."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._coming:
            if not self._asked.take(self._address(request), self._clock.now()):
                raise HTTPException(429, "Too many questions from here; wait a little.")
            task = self._coming[key] = asyncio.create_task(self._worked_out(key, question))
            task.add_done_callback(_hear)
        try:
            return await asyncio.shield(self._coming[key])
        except BusyError:
            raise HTTPException(503, "The server has too much to do just now; try again soon.") from None

    async def _worked_out(self, key: Key, question: Question) -> bytes:
        try:
            answer = msgspec.json.decode(await self._work.ask(msgspec.json.encode(question)), type=_Answer)
            if answer.no is not None:
                raise HTTPException(400, answer.no)
            packed = await asyncio.to_thread(gzip.compress, answer.analysis or answer.branch, 6, mtime=0)
            self._kept[key] = packed
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return packed
        finally:
            del self._coming[key]


_NOTHING = msgspec.Raw()


class _Answer(msgspec.Struct):
    """As `analysis.work` has it, but passed on as it is."""

    analysis: msgspec.Raw = _NOTHING
    branch: msgspec.Raw = _NOTHING
    no: str | None = None


def _hear(task: asyncio.Task[bytes]) -> None:
    """Whoever asked may have gone before it failed."""
    if not task.cancelled():
        task.exception()
