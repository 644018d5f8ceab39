"""Where memory is short, those who are in play on, and new rooms wait."""

from pathlib import Path

import pytest

from hushmaze.server import memory
from hushmaze.server.memory import MemoryWatch, memory_given, memory_used
from hushmaze.server.rooms.registry import COMING_IN_MS
from hushmaze.storage import StoreError
from tests.server.rooms_house import RoomsHouse
from tests.server.support import in_loop


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What the process uses, in MB, as a test has it."""
    now = {"mb": 100}
    monkeypatch.setattr(memory, "memory_used", lambda: now["mb"] << 20)
    return now


def test_this_process_uses_some_of_what_there_is() -> None:
    if not Path("/proc/self/statm").exists():
        assert (memory_used(), memory_given()) == (0, 0)
    else:
        assert 1 << 20 < memory_used() < memory_given()


def test_a_container_may_have_less_than_its_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    meminfo, limit = tmp_path / "meminfo", tmp_path / "memory.max"
    monkeypatch.setattr(memory, "_MEMINFO", meminfo)
    monkeypatch.setattr(memory, "_CGROUP", limit)
    assert memory_given() == 0
    meminfo.write_text("MemTotal:    2048 kB\nMemFree: 1 kB\n")
    assert memory_given() == 2048 * 1024
    limit.write_text("max\n")
    assert memory_given() == 2048 * 1024
    limit.write_text("1048576\n")
    assert memory_given() == 1048576


def test_a_system_that_does_not_say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(memory, "_STATM", tmp_path / "nowhere")
    assert memory_used() == 0


def test_it_says_once_when_it_is_full_and_when_it_is_not(
    used: dict[str, int], caplog: pytest.LogCaptureFixture
) -> None:
    watch = MemoryWatch(200)
    for used["mb"] in (199, 200, 300, 200, 199, 100):
        watch.look()
    assert [record.getMessage() for record in caplog.records] == [
        "200 MB of memory used, at most 200 MB: no new rooms for now",
        "199 MB of memory used, at most 200 MB: new rooms are welcome again",
    ]


def test_without_a_word_it_is_four_fifths_of_what_there_is(
    used: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "memory_given", lambda: 125 << 20)
    watch = MemoryWatch(0)
    watch.look()
    assert watch.full
    monkeypatch.setattr(memory, "memory_given", lambda: 0)
    watch, used["mb"] = MemoryWatch(0), 10**6
    watch.look()
    assert not watch.full, "a system that does not say how much there is"


@in_loop
async def test_who_is_in_plays_on_and_new_rooms_wait() -> None:
    house = await RoomsHouse().open()
    first, second = await house.rooms.create(), await house.rooms.create()
    house.rooms.memory.full = True
    assert await house.rooms.find(first.record.code) is first
    with pytest.raises(StoreError, match="no memory left") as refused:
        await house.rooms.create()
    assert refused.value.retryable
    assert house.rooms.put_away() == [], "somebody may be on the way in"
    house.clock.advance(COMING_IN_MS)
    assert set(house.rooms.put_away()) == {first.record.code, second.record.code}, "nobody is in them"
    with pytest.raises(StoreError, match="no memory left"):
        await house.rooms.find(first.record.code)
    assert await house.rooms.find("nowhere") is None
    house.rooms.memory.full = False
    assert await house.rooms.find(first.record.code) is not None
