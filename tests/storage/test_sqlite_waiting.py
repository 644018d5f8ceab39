"""The loop waits a moment for its writer; for a slow disk it does not."""

import asyncio
import threading
from pathlib import Path

import pytest

from hushmaze.storage import Entry, SqliteStore
from hushmaze.storage.sqlite import writer
from tests.storage.support import Connections, append, opened, store_lines

LONG_S = 600
"""Whoever waits for so long has not been told."""


def test_what_a_quick_disk_took_is_told_before_anything_else_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LONGEST_WAIT_S", LONG_S)

    async def story() -> None:
        async with opened(SqliteStore(tmp_path / "games.db")) as store:
            await store_lines(store, "g", b"0")
            heard: list[str] = []
            store.append(Entry("g", 1, (b"1",)), lambda _: heard.append("told"))
            asyncio.get_running_loop().call_soon(heard.append, "next")
            while "next" not in heard:
                await asyncio.sleep(0)
            assert heard == ["told", "next"]

    asyncio.run(story())


def test_a_slow_disk_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is waited for once, in vain, and then left alone for a while."""
    monkeypatch.setattr(writer, "SLOW_DISK_S", LONG_S)

    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g", b"0")
            for version in (1, 2):
                gate = connections.writer.gate = threading.Event()
                told = asyncio.ensure_future(append(store, Entry("g", version, (b"n",))))
                monkeypatch.setattr(writer, "LONGEST_WAIT_S", 0 if version == 1 else LONG_S)
                for _ in range(5):
                    await asyncio.sleep(0)
                assert not told.done()
                gate.set()  # a loop that waits could not come here
                assert await told == [None]
            assert await store.read("g") == [b"0", b"n", b"n"]

    asyncio.run(story())


def test_what_comes_late_is_told_with_what_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is slow for one commit only: all is told, once and in order."""
    monkeypatch.setattr(writer, "SLOW_DISK_S", 0)
    monkeypatch.setattr(writer, "LONGEST_WAIT_S", 0)

    async def story() -> None:
        connections = Connections()
        async with opened(SqliteStore(tmp_path / "games.db", connecting=connections)) as store:
            await store_lines(store, "g", b"0")
            gate = connections.writer.gate = threading.Event()
            connections.writer.at_gate.clear()
            late = asyncio.ensure_future(append(store, Entry("g", 1, (b"1",))))
            await asyncio.to_thread(connections.writer.at_gate.wait)
            monkeypatch.setattr(writer, "LONGEST_WAIT_S", LONG_S)
            threading.Timer(0, gate.set).start()
            assert await append(store, Entry("g", 2, (b"2",))) == [None]
            assert await late == [None]
            assert await store.read("g") == [b"0", b"1", b"2"]

    asyncio.run(story())
