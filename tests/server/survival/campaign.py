"""Rooms full of clients, and a server that is killed again and again under them."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

from hushmaze.storage import Durability
from tests.server.survival.client import TROUBLE, Client
from tests.server.survival.process import Life, Lives, lives_on
from tests.server.survival.tables import settle, table


class Plan(NamedTuple):
    rooms: int
    kills: int
    seed: int
    seats: int = 2
    backlog: int = 4
    """Deeds that each client has under way."""
    messages_a_life: int = 1000
    """How many messages clients hear between two kills, on average: sometimes hardly any."""
    last_deeds: int = 5
    """With so many answers after the last kill, a client has shown that its game goes on."""
    durability: Durability = "disk"


class Fought(NamedTuple):
    """All that is left when the last server has stopped, besides its folder."""

    plan: Plan
    tables: list[list[Client]]
    lives: list[Life]
    last_status: int | None
    complaints: list[str]
    cuts: int
    """Connections that ended though no server was killed."""


class Campaign:
    def __init__(self, plan: Plan, lives: Lives) -> None:
        self.tables: list[list[Client]] = []
        self.cuts = 0
        self._plan = plan
        self._lives = lives
        self._dice = Random(f"{plan.seed} kills")
        self._heard = 0
        self._moment = 0
        self._come = asyncio.Event()
        self._last = False

    async def open_tables(self, stack: AsyncExitStack) -> None:
        url = (await self._lives.begin()).url
        for number in range(self._plan.rooms):
            around = table([url] * self._plan.seats, f"{self._plan.seed} room {number}")
            self.tables.append(await stack.enter_async_context(around))

    async def fight(self) -> None:
        """All play while the server is killed; then on until everybody has an answer to everything."""
        async with asyncio.TaskGroup() as group:
            for client in [client for clients in self.tables for client in clients]:
                group.create_task(self._play(client))
            for _ in range(self._plan.kills):
                await self._next_moment()
                await self._lives.now.kill()
                await self._lives.begin()
            self._last = True
        for clients in self.tables:
            await settle(clients)

    async def _next_moment(self) -> None:
        """Counted in messages, so that it comes no sooner on a slow machine."""
        self._moment = self._heard + int(self._dice.expovariate(1 / self._plan.messages_a_life))
        self._come.clear()
        await self._come.wait()

    async def _play(self, client: Client) -> None:
        """Over as many lives of the server as it takes."""
        while True:
            client.player.cut()
            life = await self._lives.running()
            client.player.url = life.url
            try:
                await client.come_back()
                await self._converse(client)
            except TROUBLE:
                self.cuts += not life.ended
            else:
                return

    async def _converse(self, client: Client) -> None:
        """Until the connection ends, or the campaign."""
        before = len(client.answers)
        while client.unanswered or not self._enough(client, before):
            while len(client.unanswered) < self._plan.backlog and not self._enough(client, before):
                client.fire()
            await client.hear()
            self._heard += 1
            if self._heard >= self._moment:
                self._come.set()

    def _enough(self, client: Client, before: int) -> bool:
        return self._last and len(client.answers) - before >= self._plan.last_deeds


async def campaign(plan: Plan, folder: Path) -> Fought:
    """From an empty folder to a stopped server; what it wrote stays in the folder."""
    async with lives_on(folder, durability=plan.durability) as lives, AsyncExitStack() as stack:
        fighting = Campaign(plan, lives)
        await fighting.open_tables(stack)
        await fighting.fight()
        status = await lives.now.stop()
        return Fought(plan, fighting.tables, lives.all, status, lives.complaints, fighting.cuts)
