"""Brings ends of games into the books, also those that a crash came between."""

import logging
from collections.abc import Iterable, Iterator
from copy import deepcopy

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import read_event
from hushmaze.protocol.summary import Summary
from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.rules import State
from hushmaze.rules.game import Game
from hushmaze.server.game.match import Match
from hushmaze.server.game.turns import Turns
from hushmaze.server.records.record import Record, heading_from_bytes
from hushmaze.server.results.bookings import Bookings
from hushmaze.server.results.summary import lines_that_count, summary
from hushmaze.storage.api import Store, StoreError

log = logging.getLogger("hushmaze.rooms")


class Ends:
    def __init__(self, bookings: Bookings, store: Store, turns: Turns) -> None:
        self.bookings = bookings
        self._store = store
        self._turns = turns

    def book(self, match: Match, record: Record) -> None:
        """Books a game as it stands, once its log is summed up; `record` is its room's."""
        as_it_is = match.heading, match.durable, match.lines.copy(), deepcopy(record)
        self.bookings.book_soon(match.game, self._summed_up(*as_it_is))

    async def _summed_up(
        self, heading: Heading, state: State, lines: Iterable[bytes], record: Record | None
    ) -> Summary:
        """Games go on while a long log is looked through."""
        counting: list[bytes] = []
        await self._turns.through(lines_that_count(lines, counting))
        return summary(heading, state, counting, record)

    async def book_if_ended(self, game: str, match: Match | None, record: Record | None) -> bool:
        """Books a game that ended, or that is no table's any more; returns whether it goes on.

        `match` lies on the table of the room that the game belongs to, and `record` is that room's.
        """
        if record is None or match is None or match.game != game:
            await self._book_orphan(game, record)
            return False
        if match.durable.over:
            self.book(match, record)
        return not match.durable.over

    async def _book_orphan(self, game: str, record: Record | None) -> None:
        """Books a game that is no table's any more: a crash came between two writings of one deal or one end.

        `record`: its room's, which knows the game of a day also when it was given up.
        """
        lines = await self._store.read(game)
        try:
            heading = heading_from_bytes(await self._store.heading(game) or b"")
            played = Game(heading.setup())
            await self._turns.through(_played_again(played, lines))
        except UNREADABLE as error:
            log.exception("the log of game %s cannot be read", game)
            raise StoreError(f"its log cannot be read: {error}") from error
        known = record is not None and game in record.games
        self.bookings.book_soon(
            game, self._summed_up(heading, played.state, lines, deepcopy(record) if known else None)
        )


def _played_again(played: Game, lines: Iterable[bytes]) -> Iterator[None]:
    for line in lines:
        played.record((read_event(line)[0],))
        yield
