"""Finished games: the list of them, and their logs."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from itertools import chain

from msgspec import structs
from starlette.responses import Response, StreamingResponse

from hushmaze.protocol.api.base import GameId
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.games import GameRow, GamesQuery
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.resources.finished import FinishedGames, reading, summary_of
from hushmaze.storage.api import FinishedGame, Store

LINES = "application/x-ndjson"


class GameResource:
    def __init__(self, store: Store, finished: FinishedGames, *, open_list: bool) -> None:
        self._store = store
        self._open_list = open_list
        self._finished = finished

    async def games(self, query: GamesQuery) -> list[GameRow]:
        """Lists finished games, newest first, where the host has opened the list.

        Games of a day's challenge come when the day is over: their ids would give the deal away. First games
        never come.
        """
        if not self._open_list:
            raise HttpError(HttpReason.LIST_CLOSED)
        rows: list[GameRow] = []
        before = query.before
        while not rows and (page := await self._store.finished_games(query.limit, before)):
            rows = [row for finished in page if (row := await self._row(finished)) is not None]
            before = page[-1].finished_at  # a page of nothing but secrets is not the end
        return rows

    async def _row(self, finished: FinishedGame) -> GameRow | None:
        summary = summary_of(finished)
        if summary is None or not await self._finished.is_listed(finished, summary):
            return None
        return GameRow(**structs.asdict(summary), game=finished.game, finished_at=finished.finished_at)

    async def log(self, game: GameId) -> Response:
        """Gives the log of a finished game, one JSON object a line."""
        found = await self._finished.log(game)
        portions = found.portions
        with reading(game):
            heading = next(portions)
        length = len(heading) + sum(map(len, found.lines)) + len(found.lines)
        answer = _in_turns(chain([heading], portions))
        return StreamingResponse(answer, media_type=LINES, headers={"Content-Length": str(length)})


async def _in_turns(portions: Iterable[bytes]) -> AsyncIterator[bytes]:
    """Lets the games go on between the portions of a long log."""
    for portion in portions:
        yield portion
        await asyncio.sleep(0)
