"""Writes groups in the order of the calls; all that wait make up one transaction."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple

from asyncpg import Connection, UniqueViolationError

from hushmaze.storage.api import CreateGame, Done, Entry, Outcome, SaveRoom, Write
from hushmaze.storage.outcomes import MOST_KNOWN, WriteGroup, attempt_each, failing
from hushmaze.storage.postgres.connecting import LastingConnection
from hushmaze.storage.postgres.faults import FAULTS, in_our_words
from hushmaze.storage.postgres.fence import Fence, NotOwner
from hushmaze.storage.postgres.plan import WritePlan, games_in, plan_for
from hushmaze.storage.postgres.statements import (
    FencedOut,
    KnownGame,
    look_up,
    take_back,
    write_all,
    write_entries,
)


class _Put(NamedTuple):
    """A group that waits to be written."""

    group: WriteGroup
    done: Done
    fence: Fence | None
    """The one that was there when it was put: whoever put it knew the rooms as they were under that one."""


@dataclass(slots=True)
class PostgresWriter:
    """Remembers the versions of games, which is safe: (game, version) is unique in the database.

    A group is written under the fence under which it was put, however late. So what an epoch leaves behind
    reaches no room that has come back to this node in a later one.

    Where a connection ends in the middle of a write, nobody can know whether it was stored. It is told as not
    stored, and made so before anything else is written or read.
    """

    connection: LastingConnection
    fence: Fence | None = None
    on_refused: Callable[[frozenset[str]], None] = lambda _rooms: None
    """Hears of rooms that the fence kept writes from."""
    _known: dict[str, KnownGame] = field(default_factory=dict)
    _doubtful: dict[str, int] = field(default_factory=dict)
    """By game: the version from which on events may be stored that were told as not stored."""
    _doubted_under: Fence | None = None
    """The fence of those writes. Under another one games may have gone on elsewhere: they are left."""
    _waiting: list[_Put] = field(default_factory=list)
    _working: asyncio.Task[None] | None = None
    _one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    def put(self, group: WriteGroup, done: Done) -> None:
        self._waiting.append(_Put(group, done, self.fence))
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def settle(self) -> None:
        """Waits until the outcomes of all groups put before are told."""
        while self._working is not None:
            await asyncio.wait([self._working])

    async def mend(self) -> None:
        """Removes whatever is stored although it was reported as not stored. Raises as asyncpg does."""
        if self._doubtful:
            async with self._one_at_a_time:
                await self._take_back(await self.connection.get())

    async def _work(self) -> None:
        while self._waiting:
            taken = self._take()
            async with self._one_at_a_time:
                outcomes = await self._write([group for group, _, _ in taken], taken[0].fence)
            for (_, done, _), outcome in zip(taken, outcomes, strict=True):
                done(outcome)
        self._working = None

    def _take(self) -> list[_Put]:
        """Takes the next groups that were put under one fence."""
        fence = self._waiting[0].fence
        taken = list(takewhile(lambda put: put.fence == fence, self._waiting))
        del self._waiting[: len(taken)]
        return taken

    async def _write(self, groups: Sequence[WriteGroup], fence: Fence | None) -> Sequence[Sequence[Outcome]]:
        try:
            connection = await self.connection.get()
            await self._take_back(connection)
            try:
                return await self._write_with_what_is_known(connection, groups, fence)
            except UniqueViolationError:  # somebody else has written to these games since
                return await self._write_anew(connection, groups, fence)
        except Exception as error:
            self.connection.give_up()
            self._known.clear()
            fail = failing(in_our_words(error), error)
            return [attempt_each(group, fail) for group in groups]

    async def _write_with_what_is_known(
        self, connection: Connection, groups: Sequence[WriteGroup], fence: Fence | None
    ) -> list[list[Outcome]]:
        games = games_in(groups)
        if not games <= self._known.keys():
            return await self._write_anew(connection, groups, fence)
        plan, outcomes = plan_for(groups, {game: self._known[game].version for game in games})
        if any(outcome is not None for each in outcomes for outcome in each):
            return await self._write_anew(connection, groups, fence)
        return await self._carry_out(connection, groups, fence, plan, outcomes)

    async def _write_anew(
        self, connection: Connection, groups: Sequence[WriteGroup], fence: Fence | None
    ) -> list[list[Outcome]]:
        """Writes without trusting what is remembered of these games."""
        games = games_in(groups)
        for game in games:
            self._known.pop(game, None)
        found = await look_up(connection, games) if games else {}
        self._known.update(found)
        plan, outcomes = plan_for(groups, {game: known.version for game, known in found.items()})
        return await self._carry_out(connection, groups, fence, plan, outcomes)

    async def _carry_out(
        self,
        connection: Connection,
        groups: Sequence[WriteGroup],
        fence: Fence | None,
        plan: WritePlan,
        outcomes: list[list[Outcome]],
    ) -> list[list[Outcome]]:
        self._doubted_under = fence
        for entry in plan.entries:
            self._doubtful.setdefault(entry.game, entry.first)
        try:
            refused = await self._send(connection, plan, fence)
        except UniqueViolationError:
            self._doubtful.clear()
            raise
        self._doubtful.clear()
        if refused == FencedOut():
            self._remember(plan)
            return outcomes
        rooms = refused.rooms | self._forget(plan, refused)
        if fence == self.fence:  # otherwise the node has let go of them since, and may have some of them anew
            self.on_refused(rooms)
        return _without(refused, groups, outcomes)

    async def _send(self, connection: Connection, plan: WritePlan, fence: Fence | None) -> FencedOut:
        if not plan.only_entries:
            async with connection.transaction():
                return await write_all(connection, plan, self._known, fence)
        if plan.entries:
            return await write_entries(connection, plan.entries, self._known, fence)
        return FencedOut()

    def _forget(self, plan: WritePlan, refused: FencedOut) -> set[str]:
        """Forgets all games that the plan mentions; returns the rooms of those that were fenced out."""
        known = {game: self._known.pop(game, None) for game in plan.versions}
        return {known_game.room for game in refused.games if (known_game := known[game]) is not None}

    def _remember(self, plan: WritePlan) -> None:
        for game, version in plan.versions.items():
            self._known[game] = self._known[game]._replace(version=version)
        if len(self._known) > MOST_KNOWN:
            self._known.clear()

    async def _take_back(self, connection: Connection) -> None:
        fence = self._doubted_under
        if self._doubtful and fence == self.fence:
            async with connection.transaction():
                await take_back(connection, self._doubtful, fence)
        self._doubtful.clear()

    async def close(self) -> None:
        """Closes; what is in doubt and cannot be mended now is left to the next reader of the log."""
        with suppress(*FAULTS):
            await self.mend()
        await self.connection.close()


def _without(
    refused: FencedOut, groups: Sequence[WriteGroup], told: list[list[Outcome]]
) -> list[list[Outcome]]:
    def outcome_of(write: Write, outcome: Outcome) -> Outcome:
        if isinstance(write, Entry | CreateGame) and write.game in refused.games:
            return outcome or NotOwner(f"The room of game {write.game}")
        if isinstance(write, SaveRoom) and write.code in refused.rooms:
            return outcome or NotOwner(f"Room {write.code}")
        return outcome

    return [
        [outcome_of(write, outcome) for write, outcome in zip(group, outcomes, strict=True)]
        for group, outcomes in zip(groups, told, strict=True)
    ]
