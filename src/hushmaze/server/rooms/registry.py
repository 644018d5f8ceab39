"""All rooms of a server: made, found again, put away, and brought back after a crash."""

import asyncio
import logging
import time
from secrets import choice, randbits, token_hex

import msgspec

from hushmaze.bots.lesson.deal import FirstGameKind, lesson_heading
from hushmaze.protocol.codec import Plain
from hushmaze.protocol.game_log.log import read_event
from hushmaze.protocol.messages.facts import RoomFacts
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.rules.game import rebuilt
from hushmaze.server.bots.services import BotServices, bot_services
from hushmaze.server.game.clock import Clock
from hushmaze.server.game.commits import Commits
from hushmaze.server.game.lesson import lesson_table
from hushmaze.server.game.match import Match
from hushmaze.server.limits import USUAL_LIMITS, VisitorLimits
from hushmaze.server.memory import MemoryWatch
from hushmaze.server.metrics import Metrics
from hushmaze.server.networks import network_of
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.server.rejection import Rejected
from hushmaze.server.results.book import Book
from hushmaze.server.results.bookings import Bookings
from hushmaze.server.results.daily import DailyDeals
from hushmaze.server.results.days import Day, may_begin
from hushmaze.server.results.summary import summary
from hushmaze.server.rooms.deals.dealing import Dealer, Dealt
from hushmaze.server.rooms.deals.playing_on import Beginning
from hushmaze.server.rooms.deals.tile_sets import TileSets, names_saved_set
from hushmaze.server.rooms.people import Person
from hushmaze.server.rooms.record import (
    DailyTable,
    Record,
    heading_bytes,
    heading_from_bytes,
    new_record,
    read_record,
)
from hushmaze.server.rooms.room import Room
from hushmaze.storage.api import Entry, Store, StoreError
from hushmaze.tiles import standard_set

_CONSONANTS = "bdfghjklmnprstvz"
_VOWELS = "aeiou"

log = logging.getLogger("hushmaze.rooms")


class TooManyWrongCodesError(Exception):
    """An address has tried too many codes that are no room's."""


def new_code() -> str:
    """Easy to say aloud: ``kibo-rutam`` has been heard by everybody."""
    syllables = [choice(_CONSONANTS) + choice(_VOWELS) for _ in range(4)]
    return "".join(syllables[:2]) + "-" + "".join(syllables[2:])


def tidy_code(code: str) -> str:
    letters = "".join(letter for letter in code.lower() if letter.isalpha() and letter.isascii())[:16]
    return f"{letters[:4]}-{letters[4:]}"


class Rooms:
    def __init__(  # noqa: PLR0913 - services, each by its name
        self,
        store: Store,
        clock: Clock,
        metrics: Metrics,
        put_away_after_ms: int,
        bots: BotServices | None = None,
        *,
        limits: VisitorLimits = USUAL_LIMITS,
    ) -> None:
        self._store = store
        self.limits = limits
        self.commits = Commits(store)
        self._clock = clock
        self._metrics = metrics
        self._put_away_after_ms = put_away_after_ms
        self.memory = MemoryWatch(limits.memory_mb)
        self._wrong_codes = BucketPerKey(*limits.wrong_codes)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._saving: dict[str, asyncio.Task[None]] = {}
        self.book = Book(store)
        self._bookings = Bookings(store, self.book.add)
        self._bots = bots or bot_services(clock)
        self.tile_sets = TileSets(store, self._bots.deals)
        self._dealer = Dealer(self._bots.deals, self.tile_sets)
        self.daily = DailyDeals(self._bots.deals)

    async def create(
        self,
        table: dict[str, Plain] | None = None,
        bots: str | None = None,
        day: Day | None = None,
        lesson: str | None = None,
    ) -> Room:
        """A room without people, kept from now on; `bots`: their level, on all seats but the first.

        `day`: the table is that day's, and so is the first game. `lesson`: the table is that lesson's.
        """
        self._check_memory()
        if lesson is not None:
            table, bots = lesson_table(lesson, table, bots)
        await self.check_tile_set(table or {})
        room = self._room(new_record("", None if lesson is None else FirstGameKind(lesson)))
        room.table.lay((table or {}) | ({} if day is None else day.choices))
        if day is not None:
            room.record.daily = DailyTable(day.date)
            self.daily.look_ahead(day.date)
        if bots is not None:
            room.seats.fill_with_bots(bots, but=0)
        room.record.code = await self._free_code()
        self._take_in(room)
        await self.save(room)
        return room

    async def play_on(self, beginning: Beginning, seat: int, level: str) -> Room:
        """A room where a game goes on from the middle of another: one seat is free, bots have the others."""
        self._check_memory()
        room = self._room(new_record(""))
        tiles = beginning.heading.tile_set.digest
        saved = tiles != standard_set().digest and await self.tile_sets.find(tiles) is not None
        room.table.lay(beginning.choices | ({"tile_set": tiles} if saved else {}))
        room.seats.fill_with_bots(level, but=seat)
        record, game, lines = room.record, token_hex(8), tuple(beginning.lines)
        record.code = await self._free_code()
        await self.save(room)  # first: who does not own a room writes no game for it
        await self._store.create_game(game, record.code, heading_bytes(beginning.heading))
        await self._store.commit_one(Entry(game, 0, lines))
        record.game = game
        await self.save(room)
        room.open_match(game, beginning.heading, lines)
        return self._take_in(room)

    async def check_tile_set(self, table: dict[str, Plain]) -> None:
        """`Rejected` where a table is to play with a set that this server does not have."""
        if names_saved_set(table):
            await self.tile_sets.known(table["tile_set"])

    async def _free_code(self) -> str:
        code = new_code()
        while await self.find(code) is not None:
            code = new_code()
        return code

    async def find_for(self, address: str, code: str) -> Room:
        """The room that somebody asks for; a right code always finds it.

        Whoever tries too many codes that are none is told so: their socket is closed, and new ones are few.
        """
        room = await self.find(code)
        if room is None:
            if not self._wrong_codes.take(network_of(address), self._clock.now()):
                raise TooManyWrongCodesError
            raise Rejected(ErrorReason.NO_SUCH_ROOM)
        return room

    async def facts_for(self, address: str, code: str) -> RoomFacts:
        """What everybody may know of a room; see `find_for`."""
        return (await self.find_for(address, code)).facts()

    async def find(self, code: str) -> Room | None:
        """The room with this code, from memory or from the store."""
        code = tidy_code(code)
        if code in self._rooms:
            room = self._rooms[code]
            room.presence.empty_since = self._clock.now()  # not to be put away from under who asked for it
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
            return self._take_in(await self._rebuilt(read_record(stored)))
        except UNREADABLE as error:
            raise StoreError(f"Room {code} cannot be read: {error}") from error

    async def _rebuilt(self, record: Record) -> Room:
        room = self._room(record)
        if record.game is not None:
            heading = await self._store.heading(record.game)
            lines = await self._store.read(record.game)
            if heading is not None:
                room.open_match(record.game, heading_from_bytes(heading), lines)
        return room

    def _room(self, record: Record) -> Room:
        room = Room(record, self.commits, self._clock, self._metrics, self._bots, limits=self.limits)
        room.on_end = lambda match: self._book(room, match)
        room.on_record = lambda: self.save_soon(room)
        return room

    def _take_in(self, room: Room) -> Room:
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
        if room is None or room.match is None or room.match.game != game:
            await self._book_orphan(game, None if room is None else room.record)
            return False
        if room.match.durable.over:
            self._book(room, room.match)
        return not room.match.durable.over

    async def lay_out(self, room: Room, person: Person, again: str | None = None) -> Match:
        """A new game at a room's table; it is durable before anybody sees it.

        `again`: with the deal of this game, which has just ended there.
        """
        room.check_deal(person)
        deal = None if again is None else room.check_again(again)
        self._check_day(room)
        record = room.record
        game, before, room.dealing = token_hex(8), (record.game, record.fair, record.daily), True
        try:
            await self._bookings.written(*record.games)
            (heading, fair), daily = await self._deal(record, game, deal)
            await self._store.create_game(game, record.code, heading_bytes(heading))
            record.game, record.fair, record.daily = game, fair, daily
            await self.save(room)
        except StoreError:
            record.game, record.fair, record.daily = before
            raise
        finally:
            room.dealing = False
        match = room.open_match(game, heading)
        room.start_without_people()
        return match

    async def _deal(self, record: Record, game: str, again: Match | None) -> tuple[Dealt, DailyTable | None]:
        """The deal of the day for a day's first game; a rematch is like any other game.

        `again`: whose deal is wanted once more.
        """
        if record.lesson is not None:
            return Dealt(lesson_heading(record.lesson), None), None
        if again is not None:
            heading = await self._dealer.again(record.choices, again.game, again.heading, record.code)
            return Dealt(heading, record.fair), None
        day, seats = record.daily, record.choices["seats"]
        if day is None or day.game is not None:
            return await self._dealer.deal(record.choices, lambda: randbits(63), record.code), None
        dealt_at = round(self.daily.now().timestamp() * 1000)
        return await self.daily.deal(day.date, seats), DailyTable(day.date, game, dealt_at)

    def _check_day(self, room: Room) -> None:
        """A room kept for too long is a day's no more, and says so once."""
        day = room.record.daily
        if day is not None and day.game is None and not may_begin(day.date, self.daily.now()):
            room.record.daily = None
            room.changed()
            self.save_soon(room)
            raise Rejected(ErrorReason.DAY_OVER)

    async def abandon(self, room: Room, person: Person, game: str) -> None:
        """The host gives a game up: the table is free when that is durable, and the game keeps its log."""
        match = room.check_abandon(person, game)
        room.record.game, room.dealing = None, True
        try:
            await self.save(room)
        except StoreError:
            room.record.game = game
            raise
        finally:
            room.dealing = False
        room.close_match()
        self._book(room, match)

    async def save(self, room: Room) -> None:
        """The room as it is when the writing begins; returns when it is durable."""
        room.record.saved_at = int(time.time() * 1000)
        await self._store.save_room(room.record.code, msgspec.json.encode(room.record))

    def save_soon(self, room: Room) -> None:
        """For changes that nobody waits for; several become one."""
        code = room.record.code
        if code not in self._saving:
            self._saving[code] = asyncio.create_task(self._save_later(room))

    async def _save_later(self, room: Room) -> None:
        await asyncio.sleep(0)
        self._saving.pop(room.record.code, None)
        try:
            await self.save(room)
        except StoreError as error:
            log.error("room %s was not saved: %s", room.record.code, error)

    def _book(self, room: Room, match: Match) -> None:
        self._bookings.book(match.game, summary(match.heading, match.durable, match.lines, room.record))

    async def _book_orphan(self, game: str, record: Record | None) -> None:
        """A game that is no table's any more: a crash came between two writings of one deal or one end.

        `record`: its room's, which knows the game of a day also when it was given up.
        """
        lines = await self._store.read(game)
        try:
            heading = heading_from_bytes(await self._store.heading(game) or b"")
            state = rebuilt(heading.setup(), tuple(read_event(line)[0] for line in lines)).state
        except UNREADABLE as error:
            raise StoreError(f"its log cannot be read: {error}") from error
        known = record is not None and game in record.games
        self._bookings.book(game, summary(heading, state, lines, record if known else None))

    async def booked(self, game: str) -> None:
        """Returns once a game that has just ended is in the books, or could not be written."""
        await self._bookings.arrived(game)

    def book_again(self) -> None:
        """Try again to book what could not be."""
        self._bookings.try_again()

    def drop(self, code: str) -> Room | None:
        """Forgets a room as it stands; nothing more of it is written."""
        room = self._rooms.pop(code, None)
        if room is not None:
            room.rest()
        self._metrics.rooms.set(len(self._rooms))
        return room

    def put_away(self) -> list[str]:
        """Forget rooms in which nobody is and nothing runs; their link brings them back.

        A lesson whose learner left is forgotten too: its sand waits in any case. Where memory is short no
        room is kept for those who might come back.
        """
        now = self._clock.now()
        after_ms = 0 if self.memory.full else self._put_away_after_ms
        idle = [
            code
            for code, room in self._rooms.items()
            if not room.presence.outlets
            and now - room.presence.empty_since >= after_ms
            and not room.dealing
            and not (room.match is not None and room.match.awake and room.record.lesson is None)
        ]
        for code in idle:
            self.drop(code)
        return idle

    async def close(self) -> None:
        """Wait for what is being written."""
        for room in self._rooms.values():
            room.rest()
        await self._bots.thinking.close()
        await self.daily.close()
        await self.commits.settle()
        await asyncio.gather(*self._saving.values(), self._bookings.settle(), return_exceptions=True)

    def everybody(self) -> list[Room]:
        return list(self._rooms.values())
