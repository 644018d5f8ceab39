"""Lays out the next game at a room's table, and takes one back that the host gives up."""

from secrets import randbits, token_hex

from hushmaze.bots.lesson.deal import lesson_heading
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.deals.dealing import Dealer, DealtGame
from hushmaze.server.game.match import Match
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import DailyTable, Record, heading_bytes
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.daily import DailyDeals
from hushmaze.server.results.days import may_begin
from hushmaze.server.results.ends import Ends
from hushmaze.server.rooms.room import Room
from hushmaze.server.rooms.saving import Saving
from hushmaze.storage.api import Store, StoreError


class NewGames:
    def __init__(self, store: Store, saving: Saving, ends: Ends, dealer: Dealer, daily: DailyDeals) -> None:
        self._store = store
        self._saving = saving
        self._ends = ends
        self._dealer = dealer
        self._daily = daily

    async def lay_out(self, room: Room, person: Person, again: str | None = None) -> Match:
        """Lays out a new game at a room's table; it is durable before anybody sees it.

        `again`: with the deal of this game, which has just ended there.
        """
        room.check_deal(person)
        deal = None if again is None else room.check_again(again)
        self._check_day(room)
        record = room.record
        game, before, room.dealing = token_hex(8), (record.game, record.fair, record.daily), True
        try:
            await self._ends.bookings.written(*record.games)
            (heading, fair), daily = await self._deal(record, game, deal)
            await self._store.create_game(game, record.code, heading_bytes(heading))
            record.game, record.fair, record.daily = game, fair, daily
            await self._saving.save(room)
        except StoreError:
            record.game, record.fair, record.daily = before
            raise
        finally:
            room.dealing = False
        match = room.open_match(room.new_match(game, heading))
        room.start_without_people()
        return match

    async def _deal(
        self, record: Record, game: str, again: Match | None
    ) -> tuple[DealtGame, DailyTable | None]:
        """The deal of the day for a day's first game; a rematch is like any other game.

        `again`: whose deal is wanted once more.
        """
        if record.lesson is not None:
            return DealtGame(lesson_heading(record.lesson), None), None
        if again is not None:
            heading = await self._dealer.again(record.choices, again.game, again.heading, record.code)
            return DealtGame(heading, record.fair), None
        day, seats = record.daily, record.choices["seats"]
        if day is None or day.game is not None:
            return await self._dealer.deal(record.choices, lambda: randbits(63), record.code), None
        dealt_at = round(self._daily.now().timestamp() * 1000)
        return await self._daily.deal(day.date, seats), DailyTable(day.date, game, dealt_at)

    def _check_day(self, room: Room) -> None:
        """Ends a room's day if it was kept for too long, and says so once."""
        day = room.record.daily
        if day is not None and day.game is None and not may_begin(day.date, self._daily.now()):
            room.record.daily = None
            room.changed()
            self._saving.save_soon(room)
            raise Rejected(ErrorReason.DAY_OVER)

    async def abandon(self, room: Room, person: Person, game: str) -> None:
        """Gives a game up for the host: when that is durable, the table is free; the game keeps its log."""
        match = room.check_abandon(person, game)
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
