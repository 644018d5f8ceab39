"""Tables whose people are on all nodes, and everything that can happen to nodes and engines under them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import asyncpg

from tests.cluster.fleet import Fleet, NodeProcess, fleet_of
from tests.cluster.traveller import Traveller
from tests.server.survival.asking import asked
from tests.server.survival.client import TROUBLE
from tests.server.survival.tables import settle, table_of
from tests.support.cuts import Way
from tests.support.engines import Nats, Postgres

LOOK_EVERY_S = 0.05
MOVING_WALLS = 11
"""The scenario: its games go on until somebody turns the hourglass, and are over then."""
MOST_AHEAD = 300
"""Events that a table plays before it waits for whoever is away: who misses more loads the game anew."""


class ClusterPlan(NamedTuple):
    rooms: int
    seed: int
    kills: int = 0
    held: int = 0
    """Nodes stopped with SIGSTOP until their lease has run out, and then continued."""
    stops: int = 0
    """Nodes asked to stop, and replaced."""
    rolls: int = 0
    """Replacements of all nodes, one after the other, as for a new version."""
    nats_restarts: int = 0
    postgres_restarts: int = 0
    cuts: int = 0
    """Between a node and either engine."""
    kills_at_the_end: int = 0
    """Nodes killed while all games end."""
    nodes: int = 3
    seats: int = 3
    backlog: int = 3
    messages_between: int = 300
    lease_s: int = 3
    pause_ms: int = 0
    """How long each person waits after a deed: all of them share their machine with the nodes."""

    @property
    def blows(self) -> list[str]:
        """What happens, in a random order."""
        names = ("kills", "held", "stops", "rolls", "nats_restarts", "postgres_restarts", "cuts")
        blows = [name for name in names for _ in range(getattr(self, name))]
        Random(f"{self.seed} blows").shuffle(blows)
        return blows


@dataclass
class Engines:
    postgres: Postgres
    nats: Nats
    store: str
    """The address of the database to use."""


@dataclass
class Fought:
    plan: ClusterPlan
    tables: list[list[Traveller]] = field(default_factory=list)
    takeovers_s: list[float] = field(default_factory=list)
    """The longest pause between deeds acknowledged in a room whose owner was killed."""
    handovers_s: list[float] = field(default_factory=list)
    """The same where the owner was asked to stop."""
    rolls_s: list[float] = field(default_factory=list)
    """The same in replacements of all nodes."""
    cut_sockets: int = 0
    """Connections that ended after they had joined, though their node lived."""


class ClusterCampaign:
    def __init__(self, plan: ClusterPlan, fleet: Fleet, engines: Engines, ways: Sequence[Way]) -> None:
        self.fought = Fought(plan)
        self._plan = plan
        self._fleet = fleet
        self._engines = engines
        self._ways = ways
        self._dice = Random(f"{plan.seed} cluster")
        self._heard = 0
        self._moment = 0
        self._come = asyncio.Event()
        self._blows: dict[str, Callable[[], Awaitable[None]]] = {
            "kills": self._kill,
            "held": self._hold,
            "stops": self._stop,
            "rolls": self._roll,
            "nats_restarts": self._restart_nats,
            "postgres_restarts": self._restart_postgres,
            "cuts": self._cut,
        }

    async def open_tables(self, stack: AsyncExitStack) -> None:
        for number in range(self._plan.rooms):
            places = [(number + seat) % len(self._fleet.nodes) for seat in range(self._plan.seats)]
            urls = [self._fleet.nodes[place].url for place in places]
            around = table_of(Traveller, urls, f"{self._plan.seed} room {number}", MOVING_WALLS)
            self.fought.tables.append(await stack.enter_async_context(around))

    async def fight(self) -> None:
        """All play while things happen; then on until all games are over and every deed has its answer."""
        async with asyncio.TaskGroup() as group:
            for clients in self.fought.tables:
                for client in clients:
                    group.create_task(self._play(client, clients))
            for blow in self._plan.blows:
                await self._next_moment()
                await self._blows[blow]()
            for client in chain(*self.fought.tables):
                client.ends_the_game = True
            for _ in range(self._plan.kills_at_the_end):
                await self._kill_while_games_end()
        await self._until(self._all_are_booked)
        for clients in self.fought.tables:
            await settle(clients)

    async def _next_moment(self) -> None:
        """Counted in messages, so that it comes no sooner on a slow machine."""
        self._moment = self._heard + 1 + int(self._dice.expovariate(1 / self._plan.messages_between))
        self._come.clear()
        await self._come.wait()

    # What happens

    def _somebody(self) -> int:
        return self._dice.randrange(len(self._fleet.nodes))

    async def _kill(self) -> None:
        place = self._somebody()
        node = self._fleet.nodes[place]
        rooms = await self._rooms_of(node)
        await node.kill()
        await self._next_deeds(rooms, self.fought.takeovers_s)
        await self._fleet.start(place)

    async def _kill_while_games_end(self) -> None:
        place = self._somebody()
        await self._fleet.nodes[place].kill()
        await self._fleet.start(place)

    async def _all_are_booked(self) -> bool:
        """Whether all games are in the books. Asks for rooms whose games are not: their node may be dead."""
        rows = await self._ask("SELECT room FROM games WHERE finished_at IS NULL")
        for (code,) in rows:
            with suppress(OSError):  # its node's lease may run on for a while
                await asked(f"{self._dice.choice(self._fleet.living).url}/api/rooms/{code}")
        return not rows

    async def _stop(self) -> None:
        await self._replace(self._somebody(), self.fought.handovers_s)

    async def _roll(self) -> None:
        for place in range(len(self._fleet.nodes)):
            await self._replace(place, self.fought.rolls_s)

    async def _replace(self, place: int, into: list[float]) -> None:
        """Asks a node to stop; starts another when it has ended and its rooms play on elsewhere."""
        node = self._fleet.nodes[place]
        rooms = await self._rooms_of(node)
        replaced = asyncio.create_task(node.stop())
        await self._next_deeds(rooms, into)
        assert await replaced == 0, "a node that was asked to stop failed"
        await self._fleet.start(place)

    async def _hold(self) -> None:
        node = self._fleet.nodes[self._somebody()]
        rooms = await self._rooms_of(node)
        node.hold()
        try:
            await self._until(lambda: self._lease_is_out(node))
            await self._until(lambda: self._are_moved(rooms, node))
        finally:
            node.let_go()

    async def _restart_nats(self) -> None:
        await asyncio.to_thread(self._engines.nats.stop)
        await self._some_time()
        await asyncio.to_thread(self._engines.nats.start)

    async def _restart_postgres(self) -> None:
        await asyncio.to_thread(self._engines.postgres.stop)
        await self._some_time()
        await asyncio.to_thread(self._engines.postgres.start)

    async def _cut(self) -> None:
        way = self._dice.choice(self._ways)
        await way.cut()
        await self._some_time()
        await way.open()

    async def _some_time(self) -> None:
        """Shorter or longer than a lease."""
        await asyncio.sleep(self._dice.choice((0, 0.5, 1, 4)))

    # What can be seen of it

    async def _ask(self, question: str, *values: object) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(self._engines.store)
        try:
            return list(await connection.fetch(question, *values))
        finally:
            await connection.close()

    async def _rooms_of(self, node: NodeProcess) -> list[list[Traveller]]:
        rows = await self._ask("SELECT code, node FROM rooms WHERE node IS NOT NULL")
        codes = {code for code, name in rows if node.is_named(name)}
        return [clients for clients in self.fought.tables if clients[0].room in codes]

    async def _lease_is_out(self, node: NodeProcess) -> bool:
        rows = await self._ask("SELECT node FROM nodes WHERE lease_until > clock_timestamp()")
        return not any(node.is_named(name) for (name,) in rows)

    async def _are_moved(self, rooms: Sequence[Sequence[Traveller]], node: NodeProcess) -> bool:
        """Those in which somebody is on another node; the others have nobody to move them."""
        urls = {other.url for other in self._fleet.living if other is not node}
        waited_for = [clients[0].room for clients in rooms if any(c.player.url in urls for c in clients)]
        rows = await self._ask("SELECT node FROM rooms WHERE code = ANY($1)", waited_for)
        return not any(name is not None and node.is_named(name) for (name,) in rows)

    async def _until(self, holds: Callable[[], Awaitable[bool]]) -> None:
        while not await holds():
            await asyncio.sleep(LOOK_EVERY_S)

    async def _next_deeds(self, rooms: Sequence[Sequence[Traveller]], into: list[float]) -> None:
        """Waits until each of these rooms has moved and goes on; notes the longest pause between deeds.

        Not the first pause: what the old owner had acknowledged may still be on its way.
        """
        since = asyncio.get_running_loop().time()
        waiting = [(clients, _arrivals(clients)) for clients in rooms]
        while waiting:
            await asyncio.sleep(LOOK_EVERY_S / 5)
            for clients, before in list(waiting):
                arrived = max(client.arrived_at for client in clients)
                done = sorted(at for client in clients for at in client.done_at if at > since)
                if _arrivals(clients) > before and done and done[-1] > arrived:
                    waiting.remove((clients, before))
                    into.append(max(after - at for at, after in pairwise([since, *done])))

    # Playing

    async def _play(self, client: Traveller, table: Sequence[Traveller]) -> None:
        """Over as many connections as it takes."""
        url = client.player.url
        while True:
            here = next((node for node in self._fleet.nodes if node.url == url), None)
            try:
                await client.come_back()
                await self._converse(client, table)
            except TROUBLE:
                cut = client.is_in and here is not None and not here.ended
                self.fought.cut_sockets += cut
                client.lose()
                await asyncio.sleep(LOOK_EVERY_S)
            else:
                return
            url = client.player.url = self._dice.choice(self._fleet.living).url

    async def _converse(self, client: Traveller, table: Sequence[Traveller]) -> None:
        while client.unanswered or not client.state.over:
            while len(client.unanswered) < self._plan.backlog and not client.state.over:
                if client.player.version > min(each.player.version for each in table) + MOST_AHEAD:
                    break
                client.fire()
                await asyncio.sleep(self._plan.pause_ms / 1000)
            await client.hear()
            self._heard += 1
            if self._heard >= self._moment:
                self._come.set()


def _arrivals(clients: Sequence[Traveller]) -> int:
    return sum(client.joins + client.moves for client in clients)


async def cluster_campaign(plan: ClusterPlan, engines: Engines, folder: Path) -> Fought:
    """From an empty database to one where all nodes have stopped."""
    async with AsyncExitStack() as stack:
        ways = [Way(url) for _ in range(plan.nodes) for url in (engines.store, engines.nats.url)]
        if plan.cuts:
            for way in ways:
                await way.open()
                stack.push_async_callback(way.cut)
            reached = [(ways[2 * place].url, ways[2 * place + 1].url) for place in range(plan.nodes)]
        else:
            reached = [(engines.store, engines.nats.url)] * plan.nodes
        fleet = await stack.enter_async_context(fleet_of(folder, reached, plan.lease_s))
        fighting = ClusterCampaign(plan, fleet, engines, ways)
        await fighting.open_tables(stack)
        await fighting.fight()
        for node in fleet.living:
            assert await node.stop() == 0, "a node that was asked to stop failed"
        return fighting.fought
