"""Life after life of a server: tables play to the brink, end all at once, and it is killed meanwhile."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from hushmaze.server.settings import Settings
from hushmaze.storage.looking import looking_into
from tests.server.survival.brink import Fate, Table
from tests.server.survival.client import TROUBLE
from tests.server.survival.process import Lives

MESSAGES_AN_END = 3
"""What a table hears of its end: what happened, that it was done, and what has become of the room."""


class Ending:
    def __init__(self, lives: Lives, folder: Path, seed: int) -> None:
        self.tables: list[Table] = []
        self.caught = 0
        """Games that kills came upon between their end and the book."""
        self._lives = lives
        self._folder = folder
        self._dice = Random(seed)
        self._silence = 0
        self._come = asyncio.Event()

    async def to_the_brink(self, *fates: Fate) -> list[Table]:
        """Of each fate an ordinary table and one of the day."""
        fresh = [
            Table(fate, len(self.tables) + 2 * place + daily, daily=bool(daily))
            for place, fate in enumerate(fates)
            for daily in (False, True)
        ]
        self.tables += fresh
        await asyncio.gather(*(table.sit_down(self._lives.now.url, self._folder) for table in fresh))
        await asyncio.gather(*(table.to_the_brink() for table in fresh))
        return fresh

    async def end_and_kill(self, tables: Sequence[Table]) -> None:
        """At a moment between the first last deed and the last answer, counted in messages."""
        ends = [table for table in tables if table.fate is not Fate.LIES]
        self._moment = self._dice.randrange(MESSAGES_AN_END * len(ends))
        self._come.clear()
        async with asyncio.TaskGroup() as group:
            for table in ends:
                table.end()
                group.create_task(self._listen(table, ends))
            if self._moment > 0:
                await self._come.wait()
            await self._lives.now.kill()
        for table in tables:
            table.leave()
        self.caught += sum(1 for _ in self._ended_but_not_booked())

    async def _listen(self, table: Table, ends: Sequence[Table]) -> None:
        with suppress(*TROUBLE):
            while True:
                await table.hear()
                self._moment -= 1
                if self._moment <= 0 or all(each.told for each in ends):
                    self._come.set()

    def _ended_but_not_booked(self) -> list[str]:
        with looking_into(Settings(data=self._folder).database) as look:
            games = [game for game, _ in look.unfinished_games()]
            return [game for game in games if b'"won"' in (look.lines(game) or [b""])[-1]]

    async def come_back(self) -> None:
        """Who was not told how it ended asks again."""
        url = self._lives.now.url
        waiting = [table for table in self.tables if table.fate is not Fate.LIES and not table.told]
        await asyncio.gather(*(table.come_back(url) for table in waiting))
