"""The rooms that this node owns."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from hushmaze.cluster.bus import Bus
from hushmaze.cluster.database import Database, HandedOver, Mine, TooNew
from hushmaze.cluster.lease import Lease
from hushmaze.cluster.wire import facts_subject
from hushmaze.protocol.messages.facts import RoomFacts
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.lru import Lru
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.codes import new_code, tidy_code
from hushmaze.server.rooms.registry import Rooms
from hushmaze.server.rooms.room import Room
from hushmaze.server.rooms.room_services import RoomServices
from hushmaze.storage.api import FinishedGame, StoreError

BOOKED_WITHIN_S = 0.3
LOOK_EVERY_S = 0.05

MISSING_FOR_MS = 1_000
"""How long a room that is not in the database is not asked for again: a join asks twice."""

MOST_MISSING = 10_000

HANDED_OVER_AT_ONCE = 8
"""Rooms of a node that stops: what they wait for they have in common, so a few take no longer than one."""

log = logging.getLogger("hushmaze.cluster")


class OwnedElsewhere(StoreError):  # noqa: N818 # a name that reads well where it is caught
    """The room belongs to another node, or only another may have it."""

    def __init__(self, code: str, node: str) -> None:
        super().__init__(f"Room {code} belongs to node {node}.", retryable=True)
        self.node = node


class OwnedRooms(Rooms):
    """Finds a room by claiming it first.

    `on_leaving` hears of each that is about to be handed over: nobody may do anything there any more, but
    hears of what was done. `on_gone` hears of each that is this node's no more.
    """

    def __init__(self, services: RoomServices, lease: Lease, database: Database, bus: Bus | None) -> None:
        super().__init__(services)
        self._lease = lease
        self._database = database
        self._bus = bus
        self.daily.now = lease.now  # which try was first must not depend on a node's clock
        self._closing = False
        self._leaving: set[str] = set()
        self._missing = Lru[str, int](MOST_MISSING)
        """By code, until when it counts as that of no room."""
        self.on_leaving: Callable[[str], None] = lambda _code: None
        self.on_gone: Callable[[str], None] = lambda _code: None

    async def find(self, code: str) -> Room | None:
        """Finds a room of this node. Raises `OwnedElsewhere` with the node of any other; see `_load`."""
        if not self._lease.is_held:
            raise StoreError("This server has no lease at the moment.", retryable=True)
        code, now = tidy_code(code), self._clock.now()
        if code in self._leaving:
            raise StoreError("The room is being handed over.", retryable=True)
        if code not in self._rooms and now < (self._missing.get(code) or 0):
            return None
        try:
            return await super().find(code)
        except OwnedElsewhere:
            self.counts.add_found(code)
            raise

    async def find_at_the_door(self, address: str, code: str) -> Room | None:
        """Finds the room before a session is asked to join it, which asks again; see `check_lookup`."""
        self.check_lookup(address, code)
        room = await self.find(code)
        if room is None:
            self._missing.put(tidy_code(code), self._clock.now() + MISSING_FOR_MS)
        return room

    async def _load(self, code: str) -> Room | None:
        if self._closing:
            raise StoreError("This server is stopping.", retryable=True)
        fence = self._lease.fence
        claim = await self._database.claim(code, fence, self._lease.rules)
        if claim is None:
            return None
        if not isinstance(claim, Mine):
            raise OwnedElsewhere(code, self._newer(claim.rules) if isinstance(claim, TooNew) else claim.node)
        if self.memory.full:
            await self._database.hand_over(code, fence, claim.handed_over)
            raise StoreError("This server has no memory left; another may have some.", retryable=True)
        room = await super()._load(code)
        if self._lease.fence != fence or not self._lease.is_held:
            self._let_go(code)
            raise StoreError("The lease ran out while the room was read.", retryable=True)
        if room is not None:
            self._go_on(room, claim.handed_over)
            await self._settle_games(room, claim)
        return room

    def _newer(self, rules: int) -> str:
        """Returns a node that knows these rules."""
        able = (
            peer.node for peer in self._lease.peers.values() if peer.rules >= rules and peer.bus_connection
        )
        node = next(able, None)
        if node is None:
            raise StoreError("No server here knows the rules of this game.", retryable=True)
        return node

    @staticmethod
    def _go_on(room: Room, handed_over: HandedOver | None) -> None:
        """Continues the game's clock; never from before what its log has."""
        match = room.match
        if handed_over is not None and match is not None and match.game == handed_over.game:
            match.continue_at(max(handed_over.now, match.durable.time))

    async def _settle_games(self, room: Room, claim: Mine) -> None:
        """Books games that ended or belong to no table. Raises a StoreError if the room is lost meanwhile.

        Does not ask for the room by its code: whoever does so waits until this has been done.
        """
        for game in claim.unfinished:
            try:
                await self._ends.book_if_ended(game, room.match, room.record)
            except StoreError as error:
                log.error("game %s was not brought back: %s", game, error)
            room.check_not_lost()

    async def _free_code(self) -> str:
        while True:
            try:
                code = new_code()
                if await self.find(code) is None:
                    return code
            except OwnedElsewhere:
                continue

    async def facts_for(self, address: str, code: str) -> RoomFacts:
        try:
            return await super().facts_for(address, code)
        except OwnedElsewhere as elsewhere:
            return await self._facts_from(elsewhere.node, code)

    async def _facts_from(self, node: str, code: str) -> RoomFacts:
        if self._bus is None:
            raise StoreError("Another server has this room, and there is no bus.", retryable=True)
        told = await self._bus.ask(facts_subject(node), code.encode())
        if not told:
            raise Rejected(ErrorReason.NO_SUCH_ROOM)
        return msgspec.json.decode(told, type=RoomFacts)

    async def facts(self, asked: bytes) -> bytes:
        """Answers another node's question about a room; empty if unknown."""
        room = await self.find(asked.decode())
        return b"" if room is None else msgspec.json.encode(room.facts())

    async def booked(self, game: str) -> None:
        """Waits until the game is in the books, also one that ended on another node a moment ago."""
        await super().booked(game)
        loop = asyncio.get_running_loop()
        until = loop.time() + BOOKED_WITHIN_S
        while (finished := await self._store.finished_game(game)) is None and loop.time() < until:
            await asyncio.sleep(LOOK_EVERY_S)
        if finished is not None:
            self.book.learn(finished)

    async def learn_results(self, since: int) -> int:
        """Takes up what has been booked since; returns the transaction from which to ask the next time."""
        before, number = await self._database.booked_before(), 0
        while rows := await self._database.booked_since(since, number):
            for *row, _, _ in rows:
                self.book.learn(FinishedGame(*row))
            *_, since, number = rows[-1]
        return before

    # Letting go

    def put_away(self) -> list[str]:
        idle = super().put_away()
        for code in idle:
            self.on_gone(code)
        return idle

    def lose(self, code: str) -> None:
        """Drops a room that is another node's: nothing more happens in it here."""
        if self._let_go(code) is not None:
            self.on_gone(code)

    def _let_go(self, code: str) -> Room | None:
        room = self.drop(code)
        if room is not None:
            room.lost = True  # what is under way there, such as the search for a deal, ends in nothing
        return room

    async def lose_all(self) -> None:
        """Drops all rooms; returns when no deed is under way any more.

        Records of rooms and games being begun may still be on their way into the database: the store writes
        them under the fence of their epoch, and a room that is lost puts no more. Ends of games pass any
        fence; they are booked from what is stored, and the first booking counts.
        """
        for room in self.everybody():
            self.lose(room.record.code)
        await self.commits.settle()

    async def hand_over_all(self) -> None:
        """Hands rooms over, a few at a time, while the others play on. From now on no room is claimed.

        What cannot be handed over is left to be taken over.
        """
        self._closing = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        a_few = asyncio.Semaphore(HANDED_OVER_AT_ONCE)

        async def hand_over(room: Room) -> None:
            async with a_few:
                try:
                    await self._hand_over(room)
                except StoreError as error:
                    log.error("room %s was not handed over: %s", room.record.code, error)

        await asyncio.gather(*map(hand_over, self.everybody()))

    async def _hand_over(self, room: Room) -> None:
        """Stops people and tells them what they did; then stops bots, and waits for the log."""
        code = room.record.code
        if not self._lease.is_held:
            self.lose(code)
            return
        self._leaving.add(code)
        self.on_leaving(code)
        try:
            if room.match is not None:
                await self.commits.settle_game(room.match)
            match, now = room.match, 0 if room.match is None else room.match.now
            self.drop(code)
            if match is not None:
                await self.commits.settle_game(match)
            game = HandedOver(match.game, now) if match is not None and match.awake else None
            await self.saving.save(room)
            await self._database.hand_over(code, self._lease.fence, game)
        finally:
            self.drop(code)
            self._leaving.discard(code)
            self.on_gone(code)
