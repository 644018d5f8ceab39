"""All rooms of a server: made, found again, put away, and brought back after a crash."""

import asyncio
import logging
from collections.abc import Sequence
from secrets import token_hex

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.messages.facts import RoomFacts, TableChanges
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.protocol.words import FirstGameKind
from hushmaze.server.bots.services import bot_services
from hushmaze.server.deals.dealing import Dealer
from hushmaze.server.deals.tile_sets import TileSets, saved_set_named
from hushmaze.server.game.commits import Commits
from hushmaze.server.game.match import Match
from hushmaze.server.game.turns import Turns
from hushmaze.server.jobs.playing_on import Beginning
from hushmaze.server.memory import MemoryWatch
from hushmaze.server.records.record import (
    DailyTable,
    Record,
    heading_bytes,
    heading_from_bytes,
    new_record,
    read_record,
)
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.book import Book
from hushmaze.server.results.bookings import Bookings
from hushmaze.server.results.daily import DailyDeals
from hushmaze.server.results.days import Day
from hushmaze.server.results.ends import Ends
from hushmaze.server.rooms.addresses.address_counts import AddressCounts
from hushmaze.server.rooms.addresses.kept_bytes import KeptBytes
from hushmaze.server.rooms.codes import new_code, tidy_code
from hushmaze.server.rooms.lesson import lesson_table
from hushmaze.server.rooms.new_games import NewGames
from hushmaze.server.rooms.room import Room
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.server.rooms.saving import Saving
from hushmaze.storage.api import Entry, StoreError
from hushmaze.tiles import standard_set

log = logging.getLogger("hushmaze.rooms")

NO_CHANGES = TableChanges()

COMING_IN_MS = 5_000
"""How long a room is kept after somebody asked for it, however short memory is."""

MOST_LOADING = 8
"""Rooms whose logs are in memory while they are rebuilt; a log may have 12 MB, and they share the turns."""


class Rooms:
    def __init__(self, services: RoomServices) -> None:
        store, clock, metrics, put_away_after_ms, deals, bots, limits = services
        self._store = store
        self.limits = limits
        self.commits = Commits(store)
        self._clock = clock
        self._metrics = metrics
        self._put_away_after_ms = put_away_after_ms
        self.memory = MemoryWatch(limits.memory_mb)
        self.kept = KeptBytes(clock, limits.kept_bytes)
        self.counts = AddressCounts(limits, clock, self.kept)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._places = asyncio.Semaphore(MOST_LOADING)
        self._turns = Turns()
        self.saving = Saving(store)
        self.book = Book(store)
        self._bookings = Bookings(store, self.book.add)
        self._ends = Ends(self._bookings, store, self._turns)
        self._bots = bots or bot_services(clock)
        self.tile_sets = TileSets(store, deals, limits.tile_sets_kept)
        self.daily = DailyDeals(deals)
        dealer = Dealer(deals, self.tile_sets)
        self.games = NewGames(store, self.saving, self._ends, dealer, self.daily)

    async def create(
        self,
        table: TableChanges | Rejected = NO_CHANGES,
        bots: str | None = None,
        day: Day | None = None,
        lesson: str | None = None,
    ) -> Room:
        """A room without people, kept from now on; `bots`: their level, on all seats but the first.

        `day`: the table is that day's, and so is the first game. `lesson`: the table is that lesson's.
        """
        self._check_memory()
        if isinstance(table, Rejected):
            raise table
        if lesson is not None:
            table, bots = lesson_table(lesson, table, bots)
        await self.check_tile_set(table)
        room = self._room(new_record("", None if lesson is None else FirstGameKind(lesson)))
        room.table.lay(table if day is None else table.then(day.choices))
        if day is not None:
            room.record.daily = DailyTable(day.date)
            self.daily.look_ahead(day.date)
        if bots is not None:
            room.seats.fill_with_bots(bots, but=0)
        room.record.code = await self._free_code()
        self._take_in(room)
        await self.saving.save(room)
        return room

    async def play_on(self, beginning: Beginning, seat: int, level: str) -> Room:
        """A room where a game goes on from the middle of another: one seat is free, bots have the others."""
        self._check_memory()
        room = self._room(new_record(""))
        tiles = beginning.heading.tile_set.digest
        saved = tiles != standard_set().digest and await self.tile_sets.find(tiles) is not None
        room.table.lay(beginning.choices.then(TableChanges(tile_set=tiles)) if saved else beginning.choices)
        room.seats.fill_with_bots(level, but=seat)
        record, game, lines = room.record, token_hex(8), tuple(beginning.lines)
        record.code = await self._free_code()
        match = await self._restored(room, game, beginning.heading, lines)
        await self.saving.save(room)  # first: who does not own a room writes no game for it
        await self._store.create_game(game, record.code, heading_bytes(beginning.heading))
        await self._store.commit_one(Entry(game, 0, lines))
        record.game = game
        await self.saving.save(room)
        room.open_match(match)
        return self._take_in(room)

    async def check_tile_set(self, table: TableChanges) -> None:
        """`Rejected` where a table is to play with a set that this server does not have."""
        digest = saved_set_named(table)
        if digest is not None:
            await self.tile_sets.known(digest)

    async def _free_code(self) -> str:
        code = new_code()
        while await self.find(code) is not None:
            code = new_code()
        return code

    async def find_for(self, address: str, code: str) -> Room:
        """Finds the room that somebody asks for.

        Limits wrong codes: the socket of an address that tries too many is closed. A right code finds its
        room all the same, but see `check_lookup`.
        """
        self.check_lookup(address, code)
        room = await self.find(code)
        if room is None:
            self.counts.add_wrong_code(address)
            raise Rejected(ErrorReason.NO_SUCH_ROOM)
        self.counts.add_found(room.record.code)
        return room

    def check_lookup(self, address: str, code: str) -> None:
        """Called before the store is asked for a room, at the request of an address; see `add_lookup`.

        Rooms in memory may always be asked for.
        """
        code = tidy_code(code)
        if code not in self._rooms:
            self.counts.add_lookup(address, code)

    async def facts_for(self, address: str, code: str) -> RoomFacts:
        """Returns what everybody may know of a room; see `find_for`."""
        return (await self.find_for(address, code)).facts()

    async def find(self, code: str) -> Room | None:
        """Finds the room with this code, in memory or in the store."""
        code = tidy_code(code)
        if code in self._rooms:
            room = self._rooms[code]
            room.presence.asked_for_at = self._clock.now()
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    def _check_memory(self) -> None:
        if self.memory.full:
            raise StoreError("The server has no memory left for another room.", retryable=True)

    async def _load(self, code: str) -> Room | None:
        stored = await self._store.load_room(code)
        if stored is None:
            return None
        self._check_memory()
        try:
            async with self._places:
                return self._take_in(await self._rebuilt(read_record(stored)))
        except UNREADABLE as error:
            raise StoreError(f"Room {code} cannot be read: {error}") from error

    async def _rebuilt(self, record: Record) -> Room:
        room = self._room(record)
        if record.game is not None:
            heading = await self._store.heading(record.game)
            lines = await self._store.read(record.game)
            if heading is not None:
                room.open_match(await self._restored(room, record.game, heading_from_bytes(heading), lines))
        return room

    async def _restored(self, room: Room, game: str, heading: Heading, lines: Sequence[bytes]) -> Match:
        """A game as its log has it, not on the room's table yet: others play on while a long log is read."""
        match = room.new_match(game, heading)
        await self._turns.through(match.restore(lines))
        return match

    def _room(self, record: Record) -> Room:
        room = Room(record, self.commits, self._clock, self._metrics, self._bots, limits=self.limits)
        room.on_end = lambda match: self._ends.book(match, record)
        room.on_record = self.saving.save_soon
        return room

    def _take_in(self, room: Room) -> Room:
        room.presence.asked_for_at = self._clock.now()  # a moment ago, however long it took to be read
        self._rooms[room.record.code] = room
        self._metrics.rooms.set(len(self._rooms))
        return room

    async def bring_back(self) -> int:
        """After a restart: every room whose game was not over. What had ended is in the books by then."""
        found = 0
        for game, code in await self._store.unfinished_games():
            try:
                found += await self._bring_back(game, code)
            except StoreError as error:
                log.error("game %s was not brought back: %s", game, error)
        await self._bookings.settle()
        log.info("brought back %d unfinished games", found)
        return found

    async def _bring_back(self, game: str, code: str) -> bool:
        """Whether it goes on: one that ended, or that is no table's any more, is booked."""
        room = await self.find(code)
        found = (None, None) if room is None else (room.match, room.record)
        return await self._ends.book_if_ended(game, *found)

    async def booked(self, game: str) -> None:
        """Returns once a game that has just ended is in the books, or could not be written."""
        await self._bookings.arrived(game)

    def book_again(self) -> None:
        """Tries again to write what could not be: ends of games, and rooms."""
        self._bookings.try_again()
        self.saving.try_again(self._rooms)

    async def stop_loading(self) -> None:
        """Fails everybody waiting for a room that is being read; drops the half-read room."""
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)

    def drop(self, code: str) -> Room | None:
        """Forgets a room as it stands; nothing more of it is written."""
        room = self._rooms.pop(code, None)
        if room is not None:
            room.rest()
        self._metrics.rooms.set(len(self._rooms))
        return room

    def put_away(self) -> list[str]:
        """Forgets rooms in which nobody is and nothing runs; their link brings them back.

        A lesson whose learner left is forgotten too, and a game in a pause: their sand waits in any case.
        Where memory is short no room is kept for those who might come back, but for whoever is on their way
        in.
        """
        now = self._clock.now()
        after_ms = min(COMING_IN_MS, self._put_away_after_ms) if self.memory.full else self._put_away_after_ms
        idle = [
            code
            for code, room in self._rooms.items()
            if (unused_since := room.presence.unused_since) is not None
            and now - unused_since >= after_ms
            and not room.dealing
            and not self.saving.is_unsaved(code)
            and not (room.match is not None and room.match.in_play and room.record.lesson is None)
        ]
        for code in idle:
            self.drop(code)
        return idle

    async def close(self) -> None:
        """Waits for what is being written, and tries once more what could not be."""
        await self.stop_loading()
        for room in self._rooms.values():
            room.rest()
        await self._bots.thinking.close()
        await self.daily.close()
        await self.commits.settle()
        self.book_again()
        await asyncio.gather(self.saving.settle(), self._bookings.settle(), return_exceptions=True)

    def everybody(self) -> list[Room]:
        return list(self._rooms.values())
