"""Rooms: opening one, and what everybody may know of it."""

from math import ceil

from starlette.requests import Request

from hushmaze.protocol.api.base import RoomCode, RoomFacts, TableChanges
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.rooms import NewRoom, RoomCreated
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.limits import RateLimits
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.days import Day
from hushmaze.server.rooms.registry import WRONG_CODES_PER_SECOND, Rooms


async def open_room(
    rooms: Rooms,
    table: TableChanges,
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
    def __init__(self, rooms: Rooms, limits: RateLimits) -> None:
        self._rooms = rooms
        self._limits = limits

    async def create(self, body: NewRoom) -> RoomCreated:
        """Opens a new room."""
        return await open_room(self._rooms, body.table, body.bots, lesson=body.lesson)

    async def room(self, request: Request, code: RoomCode) -> RoomFacts:
        """Tells what everybody may know of a room.

        An address that asks for too many rooms that do not exist has to wait.
        """
        try:
            room = await self._rooms.find_for(self._limits.address(request), code)
        except Rejected as rejected:
            if rejected.reason is ErrorReason.NO_SUCH_ROOM:
                raise HttpError(HttpReason.NO_SUCH_ROOM) from rejected
            wait = ceil(1 / WRONG_CODES_PER_SECOND)
            raise HttpError(HttpReason.SLOW_DOWN, str(rejected), retry_after_s=wait) from rejected
        return room.facts()
