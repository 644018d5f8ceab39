"""Lays out the next game at a room's table, and takes one back that the host gives up."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import randbits, token_hex
from typing import Any, NamedTuple

from hushmaze.bots.lesson.deal import lesson_heading
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.deals.dealing import Dealer, DealtGame
from hushmaze.server.game.match import Match
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import DailyTable, Record, heading_bytes
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.daily import DailyDeals
from hushmaze.server.results.days import has_closed_deal, may_begin
from hushmaze.server.results.ends import Ends
from hushmaze.server.rooms.room import Room
from hushmaze.server.rooms.saving import Saving
from hushmaze.storage.api import Store, StoreError


class NextGame(NamedTuple):
    """All that is to be stored of a game before it lies on the table."""

    game: str
    dealt: DealtGame
    daily: DailyTable | None


class NewGames:
    def __init__(self, store: Store, saving: Saving, ends: Ends, dealer: Dealer, daily: DailyDeals) -> None:
        self._store = store
        self._saving = saving
        self._ends = ends
        self._dealer = dealer
        self._daily = daily
        self._searching: set[asyncio.Task[Any]] = set()
        """Tasks that look for a deal and have changed nothing yet."""

    async def lay_out(
        self, room: Room, person: Person, again: str | None = None, asker: str | None = None
    ) -> Match:
        """Lays out a new game at a room's table; it is durable before anybody sees it.

        `again`: with the deal of this game, which has just ended there. `asker`: the address that waits.
        """
        check_deal(room, person)
        deal = None if again is None else _check_again(room, again)
        if deal is not None and has_closed_deal(deal.heading, self._daily.now()):
            raise Rejected(ErrorReason.DAY_DEAL)
        self._check_day(room)
        return await self._lay_out(room, lambda: self._deal(room.record, deal, asker))

    async def _lay_out(self, room: Room, deal: Callable[[], Awaitable[NextGame]]) -> Match:
        record, room.dealing = room.record, True
        before = record.game, record.fair, record.daily
        try:
            await self._ends.bookings.written(*record.games)
            game, (heading, fair), daily = await deal()
            room.check_not_lost()
            await self._store.create_game(game, record.code, heading_bytes(heading))
            record.game, record.fair, record.daily = game, fair, daily
            await self._saving.save(room)
        except StoreError:
            record.game, record.fair, record.daily = before
            raise
        finally:
            room.dealing = False
        room.check_not_lost()
        match = room.open_match(room.new_match(game, heading))
        room.start_without_people()
        return match

    def check_next(self, room: Room, person: Person, game: str) -> None:
        """Rejects a deal in place of a game that the host gives up for it, before anything is done."""
        check_abandon(room, person, game)
        _check_seats(room)
        self._check_day(room)

    async def find_next(self, room: Room, asker: str | None = None) -> NextGame:
        """A deal for a table on which a game still lies, and goes on meanwhile; see `check_next`."""
        return await self._deal(room.record, None, asker)

    async def lay_out_next(self, room: Room, following: NextGame) -> Match:
        """Lays out what `find_next` has found, at once after that game was given up."""

        async def found() -> NextGame:
            return following

        return await self._lay_out(room, found)

    async def _deal(self, record: Record, again: Match | None, asker: str | None) -> NextGame:
        """As `_found`, until nobody waits for it any more."""
        searching = asyncio.current_task()
        assert searching is not None
        self._searching.add(searching)
        try:
            return await self._found(record, again, asker)
        finally:
            self._searching.discard(searching)

    def stop_searching(self, task: asyncio.Task[None]) -> None:
        """Ends the search for a deal that this task has begun; it does nothing else that was begun."""
        if task in self._searching:
            task.cancel()

    async def _found(self, record: Record, again: Match | None, asker: str | None) -> NextGame:
        """The deal of the day for a day's first game; a rematch is like any other game.

        `again`: whose deal is wanted once more.
        """
        game = token_hex(8)
        asker = asker or record.code
        if record.lesson is not None:
            return NextGame(game, DealtGame(lesson_heading(record.lesson), None), None)
        if again is not None:
            heading = await self._dealer.again(
                record.choices, again.game, again.heading, asker or record.code
            )
            return NextGame(game, DealtGame(heading, record.fair), None)
        day, seats = record.daily, record.choices.seats
        if day is None or day.game is not None:
            dealt = await self._dealer.deal(record.choices, lambda: randbits(63), asker)
            return NextGame(game, dealt, None)
        dealt_at = round(self._daily.now().timestamp() * 1000)
        return NextGame(game, await self._daily.deal(day.date, seats), DailyTable(day.date, game, dealt_at))

    def _check_day(self, room: Room) -> None:
        """Ends a room's day if it was kept for too long, and says so once; its game needs a person."""
        day = room.record.daily
        if day is not None and day.game is None and room.seats.nobody_sits:
            raise Rejected(ErrorReason.DAY_NEEDS_PEOPLE)
        if day is not None and day.game is None and not may_begin(day.date, self._daily.now()):
            room.record.daily = None
            room.changed()
            self._saving.save_soon(room)
            raise Rejected(ErrorReason.DAY_OVER)

    async def abandon(self, room: Room, person: Person, game: str) -> None:
        """Gives a game up for the host: when that is durable, the table is free; the game keeps its log."""
        match = check_abandon(room, person, game)
        room.record.game, room.dealing = None, True
        try:
            await self._saving.save(room)
        except StoreError:
            room.record.game = game
            raise
        finally:
            room.dealing = False
        room.close_match()
        self._ends.book(match, room.record)


def check_deal(room: Room, person: Person) -> None:
    """Rejects a deal by another than the host, during a game, or with an empty seat."""
    room.host.only(person)
    if room.playing:
        raise Rejected(ErrorReason.GAME_RUNNING)
    _check_seats(room)


def check_abandon(room: Room, person: Person, game: str) -> Match:
    """The game that the host gives up; naming it says that this one is meant, and not the next."""
    room.host.only(person)
    if room.dealing or room.match is None or room.match.durable.over or room.match.game != game:
        raise Rejected(ErrorReason.NO_SUCH_GAME)
    return room.match


def _check_seats(room: Room) -> None:
    """Rejects a deal with an empty seat."""
    if not room.seats.all_taken:
        raise Rejected(ErrorReason.SEATS_EMPTY)


def _check_again(room: Room, game: str) -> Match:
    """The game whose deal is wanted once more: the one that lies on the table, and no day's."""
    if room.match is None or room.match.game != game:
        raise Rejected(ErrorReason.NO_SUCH_GAME)
    if room.day is not None:
        raise Rejected(ErrorReason.DAY_DEAL)
    return room.match
