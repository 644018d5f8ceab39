"""Groups and threads: a gate at the commit holds the writer while the test looks around."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hushmaze.storage import Conflict, Entry, SqliteStore, StoreError
from hushmaze.storage.api import SaveRoom
from hushmaze.storage.sqlite import tables
from tests.storage.support import Connections, commit, kinds, opened, store_lines, together

ROOM = SaveRoom("ROOM", b"{}")
"""A group with something besides entries is left to the thread."""


def gated(connections: Connections) -> threading.Event:
    """From now on the writer stops before each commit until the gate is set."""
    writer = connections.writer
    writer.gate = threading.Event()
    writer.at_gate.clear()
    return writer.gate


def test_what_waits_goes_into_one_commit_and_one_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g", b"0")
            gate = gated(connections)
            first = asyncio.ensure_future(commit(store, Entry("g", 1, (b"1",)), ROOM))
            await asyncio.to_thread(connections.writer.at_gate.wait)
            loop = asyncio.get_running_loop()
            calls: list[Any] = []
            real = loop.call_soon_threadsafe

            def counting(call: Callable[..., Any], *values: Any, **names: Any) -> asyncio.Handle:  # noqa: ANN401
                calls.append(call)
                return real(call, *values, **names)

            monkeypatch.setattr(loop, "call_soon_threadsafe", counting)
            commits = connections.writer.counted["COMMIT"]
            rest = [asyncio.ensure_future(commit(store, Entry("g", n, (b"n",)))) for n in range(2, 80)]
            await asyncio.sleep(0)
            gate.set()
            assert await first == [None, None]
            assert await asyncio.gather(*rest) == [[None]] * 78
            assert connections.writer.counted["COMMIT"] == commits + 1
            assert len(calls) == 2
            monkeypatch.undo()

    asyncio.run(story())


def test_a_group_may_append_finish_and_append(tmp_path: Path) -> None:
    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g", b"0")
            first, _, last = await together(
                store,
                connections.writer,
                commit(store, Entry("g", 1, (b"1",))),
                store.finish_game("g", 1, b"{}"),
                commit(store, Entry("g", 2, (b"2",))),
            )
            assert first == last == [None]
            assert await store.read("g") == [b"0", b"1", b"2"]

    asyncio.run(story())


def test_a_group_may_have_more_games_than_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_KNOWN", 2)

    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            games = [f"game-{number}" for number in range(10)]
            for game in games:
                await store_lines(store, game, b"0")
            entries = [Entry(game, version, (b"n",)) for version in (1, 2, 3) for game in games]
            assert await together(store, connections.writer, commit(store, *entries)) == [[None] * 30]
            writer = store._writer  # type: ignore[attr-defined] # whether it forgets shows nowhere else
            assert len(writer._tables._known) <= 2

    asyncio.run(story())


def test_reads_do_not_wait_for_a_commit(tmp_path: Path) -> None:
    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g", b"0")
            gate = gated(connections)
            writing = asyncio.ensure_future(commit(store, Entry("g", 1, (b"1",)), ROOM))
            await asyncio.to_thread(connections.writer.at_gate.wait)
            assert await store.read("g") == [b"0"]
            assert not writing.done()
            gate.set()
            assert await writing == [None, None]
            assert await store.read("g") == [b"0", b"1"]

    asyncio.run(story())


def test_a_game_whose_entry_failed_is_not_held_up_in_the_next_group(tmp_path: Path) -> None:
    """Though both are in one transaction."""

    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g", b"0")
            failed, stored = await together(
                store,
                connections.writer,
                commit(store, Entry("g", 5, (b"gap",))),
                commit(store, Entry("g", 1, (b"1",))),
            )
            assert (kinds(failed), stored) == ([Conflict], [None])
            assert await store.read("g") == [b"0", b"1"]

    asyncio.run(story())


def test_what_comes_while_closing_is_refused_after_the_rest_was_told(tmp_path: Path) -> None:
    async def story() -> None:
        connections = Connections()
        store = SqliteStore(tmp_path / "games.db", connecting=connections)
        await store.open()
        await store_lines(store, "g", b"0")
        gate = gated(connections)
        told: list[tuple[str, StoreError | None]] = []
        store.commit([Entry("g", 1, (b"1",)), ROOM], lambda outcomes: told.append(("early", outcomes[0])))
        await asyncio.to_thread(connections.writer.at_gate.wait)
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
        store.commit([Entry("g", 2, (b"2",))], lambda outcomes: told.append(("late", outcomes[0])))
        with pytest.raises(StoreError, match="not open"):
            await store.read("g")
        gate.set()
        await closing
        assert [(name, error is None) for name, error in told] == [("early", True), ("late", False)]
        async with opened(SqliteStore(tmp_path / "games.db")) as again:
            assert await again.read("g") == [b"0", b"1"]

    asyncio.run(story())


def test_a_loop_that_ends_without_closing_leaves_the_writer_in_peace(tmp_path: Path) -> None:
    """The thread stores what it has, finds nobody to tell, and does not die of it."""
    connections = Connections()
    store = SqliteStore(tmp_path / "games.db", connecting=connections)

    async def before() -> threading.Event:
        await store.open()
        await store_lines(store, "g", b"0")
        gate = gated(connections)
        store.commit([Entry("g", 1, (b"1",)), ROOM], lambda _: None)
        await asyncio.to_thread(connections.writer.at_gate.wait)
        return gate

    gate = asyncio.run(before())
    (thread,) = [each for each in threading.enumerate() if each.name == "hushmaze-writer"]
    gate.set()
    assert store._worker is not None
    store._worker._jobs.put(None)  # what close would do, had it a loop
    thread.join()
    assert connections.writer.execute("SELECT max(past) FROM journal").fetchone() == (2,)
    assert store._opened is not None
    store._opened.stack.close()
