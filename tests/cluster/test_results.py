"""The book and the day's results are one for all nodes."""

import asyncio
from urllib.request import urlopen

import asyncpg
import msgspec
import pytest

from hushmaze.protocol.summary import Summary
from hushmaze.server.records.record import heading_bytes
from hushmaze.storage.api import CreateGame, FinishGame, SaveRoom
from tests.cluster.support import Started, execute, nodes
from tests.server.support import heading_of, in_loop

DAY = "2026-11-15"


@pytest.fixture(autouse=True)
def _only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hushmaze.cluster.node.LEARN_EVERY_S", 3600)


def lost(name: str) -> bytes:
    summary = Summary(
        scenario=3, name="x", seats=4, phase="lost", won=False, turns=0, sand_left=0, counts=False,
        daily=DAY, names=[name, "Bo"],
    )  # fmt: skip
    return msgspec.json.encode(summary)


async def begin(node: Started, game: str) -> None:
    await node.store.commit_one(SaveRoom(f"room-{game}", b"{}"))
    await node.store.commit_one(CreateGame(game, f"room-{game}", heading_bytes(heading_of())))


async def finish(node: Started, game: str, at: int) -> None:
    """A game of the day ends on this node."""
    await begin(node, game)
    await node.store.commit_one(FinishGame(game, at, lost(game)))


def known(node: Started) -> set[str]:
    return {entry.game for entry in node.owned.book.day(DAY)}


@in_loop
async def test_every_node_learns_what_others_have_booked(store: str, bus: str) -> None:
    """Whatever their clocks show."""
    async with nodes(2, store, bus) as (one, other):
        since = await other.node._database.booked_before()
        for game, at in (("ahead", 2_000_000_000_000), ("behind", 0)):
            await finish(one, game, at)
            since = await other.owned.learn_results(since)
            assert game in known(other)
        await finish(one, "another", 7)
        assert "another" not in known(other)
        await other.owned.booked("another")
        await other.owned.booked("nobody's")
        assert known(other) == {"ahead", "behind", "another"}


@in_loop
async def test_a_booking_that_takes_long_is_learnt_when_it_is_there(store: str, bus: str) -> None:
    """Others may have been booked, and learnt, in the meantime."""
    async with nodes(1, store, bus) as (node,):
        since = await node.node._database.booked_before()
        await begin(node, "slow")
        connection = await asyncpg.connect(store)
        booking = connection.transaction()
        await booking.start()
        await connection.execute(
            "UPDATE games SET finished_at = 1, summary = $1, booked_in = txid_current()", lost("slow")
        )
        await finish(node, "quick", 2)
        since = await node.owned.learn_results(since)
        assert known(node) == {"quick"}
        await booking.commit()
        await connection.close()
        since = await node.owned.learn_results(since)
        assert known(node) == {"quick", "slow"}


@in_loop
async def test_any_number_of_games_that_ended_at_once_are_learnt(store: str, bus: str) -> None:
    async with nodes(1, store, bus) as (node,):
        since = await node.node._database.booked_before()
        await finish(node, "first", 7)
        await execute(
            store,
            """
            INSERT INTO games (game, room, heading, finished_at, summary, booked_in)
            SELECT 'copy' || n, room, heading, 7, summary, txid_current()
            FROM games, generate_series(1, 2100) AS n
        """,
        )
        await node.owned.learn_results(since)
        assert len(known(node)) == 2101


@in_loop
async def test_what_was_restored_from_another_database_is_not_learnt_again_and_again(
    store: str, bus: str
) -> None:
    async with nodes(1, store, bus) as (node,):
        since = await node.node._database.booked_before()
        await finish(node, "old", 7)
        await execute(store, "UPDATE games SET booked_in = txid_current() + 1000000")
        assert await node.node._database.booked_since(since) == []


@in_loop
async def test_a_nodes_figures_are_there_for_prometheus(store: str, bus: str) -> None:
    async with nodes(2, store, bus) as (one, _):
        page = await asyncio.to_thread(lambda: urlopen(f"{one.url}/metrics").read().decode())
        for figure in ("hushmaze_lease 1.0", "hushmaze_bus 1.0", "hushmaze_leases_lost_total 0.0"):
            assert figure in page
        assert "process_cpu_seconds_total" in page
