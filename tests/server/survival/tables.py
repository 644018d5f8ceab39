"""Servers, rooms and tables for these tests: from nothing to a game that has begun."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from hushmaze.server.app import running
from hushmaze.server.limits import Rate
from hushmaze.server.settings import Settings
from hushmaze.server.transport import Limits
from hushmaze.storage import Entry, SqliteStore
from hushmaze.storage.api import Done, Write
from tests.server.survival.asking import new_room
from tests.server.survival.client import Client
from tests.server.survival.knowledge import MOST_SAND_MS

PATIENT = Limits(max_queue_bytes=1 << 26)
"""Floods and slow readers are another test's matter."""


C = TypeVar("C", bound=Client)


class ServedHouse(NamedTuple):
    url: str
    store: "HeldStore"


class HeldStore(SqliteStore):
    """Can hold back entries on their way to the file; everything else passes."""

    _held: list[tuple[Sequence[Write], Done]] | None = None

    def hold(self) -> None:
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for group, done in held:
            self.commit(group, done)

    def commit(self, group: Sequence[Write], done: Done) -> None:
        if self._held is not None and any(isinstance(write, Entry) for write in group):
            self._held.append((group, done))
        else:
            super().commit(group, done)


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[ServedHouse]:
    """A server in this process, on a port of its own."""
    settings = Settings(port=0, data=folder, messages=Rate(1e6, 1_000_000))
    store = HeldStore(settings.database)
    async with running(settings, store, PATIENT) as server:
        yield ServedHouse(f"http://127.0.0.1:{server.port}", store)


def table(urls: Sequence[str], seed: object) -> AbstractAsyncContextManager[list[Client]]:
    """Clients around a table, one for each way to the server; the game has begun, and all know it."""
    return table_of(Client, urls, seed)


@asynccontextmanager
async def table_of(
    kind: Callable[[str, str, Random], C], urls: Sequence[str], seed: object, scenario: int = 3
) -> AsyncIterator[list[C]]:
    """The same with clients of another kind."""
    code = await new_room(urls[0])
    clients = [kind(url, code, Random(f"{seed} client {seat}")) for seat, url in enumerate(urls)]
    try:
        await _begin(clients, scenario)
        yield clients
    finally:
        for client in clients:
            client.player.cut()


async def _begin(clients: Sequence[Client], scenario: int) -> None:
    for client in clients:
        await client.arrive()
    host = clients[0].player
    host.send("setup", table={"scenario": scenario, "seats": len(clients), "hourglass_ms": MOST_SAND_MS})
    for seat, client in enumerate(clients):
        if seat > 0:
            await _until_the_table_has(client, len(clients))
        client.player.send("sit", seat=seat)
        await client.player.hear("seat")
    host.send("deal")
    for client in clients:
        await client.player.hear("game")
        client.catch_up()
    clients[0].send({"type": "start"})
    for client in clients:
        await client.at_version(1)
    await clients[0].answered()


async def _until_the_table_has(client: Client, seats: int) -> None:
    """The host's choice comes over another connection."""
    while client.player.room.get("table", {}).get("seats") != seats:
        await client.hear()


def last_version(clients: Sequence[Client]) -> int:
    """The highest that any of them was told of; once all have their answers, the log's."""
    return max(v for client in clients for v in client.done.values())


async def settle(clients: Sequence[Client]) -> None:
    """Once all have their answers: until all have heard of everything that was done."""
    last = last_version(clients)
    for client in clients:
        await client.at_version(last)
