"""The book and the day's results are one for all nodes."""

import asyncio
import time
from urllib.request import urlopen

import msgspec

from hushmaze.protocol.summary import Summary
from hushmaze.server.records.record import heading_bytes
from hushmaze.storage.api import CreateGame, FinishGame, SaveRoom
from tests.cluster.support import Started, execute, fetch, nodes
from tests.server.support import heading_of, in_loop

DAY = "2026-11-15"


def lost(name: str) -> bytes:
    summary = Summary(
        scenario=3, name="x", seats=4, phase="lost", won=False, turns=0, sand_left=0, counts=False,
        daily=DAY, names=[name, "Bo"],
    )  # fmt: skip
    return msgspec.json.encode(summary)


async def finish(node: Started, game: str, at: int) -> None:
    """A game of the day ends on this node."""
    await node.store.commit_one(SaveRoom(f"room-{game}", b"{}"))
    await node.store.commit_one(CreateGame(game, f"room-{game}", heading_bytes(heading_of())))
    await node.store.commit_one(FinishGame(game, at, lost(game)))


def known(node: Started) -> set[str]:
    return {entry.game for entry in node.owned.book.day(DAY)}


@in_loop
async def test_every_node_learns_what_others_have_booked(store: str, bus: str) -> None:
    async with nodes(2, store, bus) as (one, other):
        now = round(time.time() * 1000)
        await finish(one, "first", now)
        assert await other.owned.learn_results(now - 1000) == now
        await finish(one, "second", now - 5)
        assert known(other) == {"first"}
        await other.owned.booked("second")
        await other.owned.booked("nobody's")
        assert known(other) == {"first", "second"}
        assert await other.owned.learn_results(now + 1) == now + 1


@in_loop
async def test_any_number_of_games_that_ended_at_once_are_learnt(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,):
        now = round(time.time() * 1000)
        await finish(node, "first", now)
        await execute(
            store,
            f"""
            INSERT INTO games (game, room, heading, finished_at, summary)
            SELECT 'copy' || n, room, heading, {now}, summary FROM games, generate_series(1, 2100) AS n
        """,
        )
        assert await node.owned.learn_results(now - 1000) == now
        assert len(known(node)) == 2101


@in_loop
async def test_addresses_are_kept_for_an_hour(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,):
        database = node.node._database
        for address in ("old", "new"):
            assert await database.take(address, 1.0, 10)
        await execute(store, "UPDATE buckets SET at = at - interval '61 min' WHERE key = 'old'")
        await database.forget_buckets()
        assert await fetch(store, "SELECT key FROM buckets") == [("new",)]


@in_loop
async def test_a_nodes_figures_are_there_for_prometheus(store: str, bus: str) -> None:
    async with nodes(2, store, bus) as (one, _):
        page = await asyncio.to_thread(lambda: urlopen(f"{one.url}/metrics").read().decode())
        for figure in ("hushmaze_lease 1.0", "hushmaze_bus 1.0", "hushmaze_leases_lost_total 0.0"):
            assert figure in page
        assert "process_cpu_seconds_total" in page
