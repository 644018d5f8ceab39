"""Rooms: opening one, and what everybody may know of it."""

from math import ceil

import msgspec
from starlette.requests import Request

from hushmaze.protocol.api.base import GameId, RoomCode
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.rooms import NewRoom, PlayOnRoom, RoomCreated
from hushmaze.protocol.game_log.heading import heading_from_plain
from hushmaze.protocol.game_log.log import LogError
from hushmaze.protocol.messages.facts import RoomFacts, TableChanges
from hushmaze.server.deals.choices import changes_of
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.request_limits import RateLimits
from hushmaze.server.http.resources.finished import FinishedGames, reading
from hushmaze.server.http.work import HttpWork
from hushmaze.server.jobs.finished_games import BeginAt, BegunGame
from hushmaze.server.jobs.playing_on import Beginning
from hushmaze.server.records.record import heading_bytes
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.days import Day
from hushmaze.server.rooms.addresses.address_counts import TooManyWrongCodesError
from hushmaze.server.rooms.registry import Rooms


async def open_room(
    rooms: Rooms,
    table: TableChanges | Rejected,
    bots: str | None,
    day: Day | None = None,
    lesson: str | None = None,
) -> RoomCreated:
    try:
        room = await rooms.create(table, bots, day, lesson)
    except Rejected as rejected:
        raise HttpError(HttpReason.BAD_TABLE, str(rejected)) from rejected
    return RoomCreated(code=room.record.code, path=f"/{room.record.code}")


class RoomResource:
    def __init__(self, rooms: Rooms, finished: FinishedGames, limits: RateLimits, work: HttpWork) -> None:
        self._rooms = rooms
        self._finished = finished
        self._limits = limits
        self._work = work

    async def create(self, body: NewRoom) -> RoomCreated:
        """Opens a new room."""
        return await open_room(self._rooms, changes_of(body.table), body.bots, lesson=body.lesson)

    async def room(self, request: Request, code: RoomCode) -> RoomFacts:
        """Tells what everybody may know of a room.

        An address that asks for too many rooms that do not exist has to wait.
        """
        try:
            return await self._rooms.facts_for(self._limits.address(request), code)
        except Rejected as rejected:
            raise HttpError(HttpReason.NO_SUCH_ROOM) from rejected
        except TooManyWrongCodesError as error:
            raise HttpError(HttpReason.SLOW_DOWN, retry_after_s=ceil(error.wait_ms / 1000)) from error

    async def play_on(self, request: Request, game: GameId, body: PlayOnRoom) -> RoomCreated:
        """Opens a room where a finished game goes on from a moment of it, with bots on all seats but one.

        It waits in a pause until somebody on that seat goes on. It is in no book and in no day's results.
        """
        found = await self._finished.log(game)
        with reading(game):
            job = BeginAt(found.text, game, body.version, body.at, body.seat)
            beginning = _beginning(await self._work.ask(request, job))
        try:
            room = await self._rooms.play_on(beginning, body.seat, body.level)
        except Rejected as rejected:
            raise HttpError(HttpReason.BAD_TABLE, str(rejected)) from rejected
        if room.match is not None:
            size = len(heading_bytes(room.match.heading)) + sum(map(len, beginning.lines))
            self._rooms.kept.charge_game(self._limits.address(request), room.match, size)
        return RoomCreated(code=room.record.code, path=f"/{room.record.code}")


def _beginning(answer: bytes) -> Beginning:
    """A LogError where the log could not be read."""
    begun = msgspec.msgpack.decode(answer, type=BegunGame)
    if begun.no:
        raise HttpError(HttpReason.NO_BRANCH, begun.no)
    if begun.unreadable:
        raise LogError(begun.unreadable)
    return Beginning(heading_from_plain(begun.heading), list(begun.lines), begun.choices)
