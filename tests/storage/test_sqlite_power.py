"""What each mode promises when the power fails: ``disk`` keeps all that was told, ``process`` nearly all."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import pytest

from hushmaze.storage import Durability, Entry, SqliteStore
from hushmaze.storage.api import Outcome
from hushmaze.storage.sqlite import writer
from tests.storage.power import Power
from tests.storage.support import opened

TOLD = 12


@pytest.fixture
def power() -> Iterator[Power]:
    power = Power()
    yield power
    power.close()


class Story:
    """Entry after entry is stored; what the disk surely had is looked at in the moment each is told."""

    def __init__(self, power: Power, folder: Path) -> None:
        self.power, self.folder = power, folder
        self.found: list[Path] = []

    async def play(self, durability: Durability, then: Callable[[], Awaitable[None]] | None = None) -> None:
        store = SqliteStore(self.folder / "games.db", durability, self.power.connect)
        async with opened(store):
            await store.create_game("g", "ROOM", b"{}")
            for version in range(TOLD):
                told = asyncio.Event()

                def done(outcomes: Sequence[Outcome], told: asyncio.Event = told) -> None:
                    assert outcomes == [None]
                    self.cut()
                    told.set()

                store.commit([Entry("g", version, (b"%d" % version,))], done)
                await told.wait()
            if then is not None:
                await then()

    def cut(self) -> None:
        """As if the power failed now."""
        self.found.append(self.power.restore(self.folder / f"cut-{len(self.found)}"))

    def kept(self) -> list[int]:
        """How many events each cut left."""
        return [asyncio.run(_events(path)) for path in self.found]


async def _events(path: Path) -> int:
    async with opened(SqliteStore(path)) as store:
        return len(await store.read("g"))


def test_with_disk_whatever_was_told_was_synced_before(power: Power, tmp_path: Path) -> None:
    story = Story(power, tmp_path)
    asyncio.run(story.play("disk"))
    assert story.kept() == list(range(1, TOLD + 1))


def test_also_while_the_log_is_emptied(power: Power, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LONG_LOG", 5)
    story = Story(power, tmp_path)
    asyncio.run(story.play("disk"))
    assert story.kept() == list(range(1, TOLD + 1))


def test_with_process_the_disk_follows(power: Power, tmp_path: Path) -> None:
    """While syncs are held up everything is told all the same; then they catch up without a further word."""
    story = Story(power, tmp_path)
    gate = threading.Event()
    power.before_fdatasync = gate.wait

    async def follow() -> None:
        before = power.synced.get(tmp_path / "games.db-wal")
        gate.set()
        while power.synced.get(tmp_path / "games.db-wal") == before:
            await asyncio.sleep(0)
        story.cut()

    asyncio.run(story.play("process", follow))
    *told, followed = story.kept()
    assert all(kept < version for version, kept in enumerate(told, start=1))
    assert followed == TOLD
