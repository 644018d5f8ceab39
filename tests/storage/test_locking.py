"""One process at a time, whatever the system."""

import os
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hushmaze.storage.sqlite import locking


def test_a_file_is_locked_once_and_free_when_it_is_closed(tmp_path: Path) -> None:
    first, second = (os.open(tmp_path / "lock", os.O_RDWR | os.O_CREAT) for _ in range(2))
    assert locking.try_lock(first)
    assert not locking.try_lock(second)
    os.close(first)
    assert locking.try_lock(second)
    os.close(second)


def test_windows_has_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stand-in for what only Windows has: the second to come is refused by an OSError."""
    locked: list[int] = []

    def lock(file: int, mode: int, length: int) -> None:
        assert (mode, length) == (2, 1)
        if locked:
            raise PermissionError(13, "Permission denied")
        locked.append(file)

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=lock))
    monkeypatch.setattr(sys, "platform", "win32")
    try_lock = runpy.run_path(locking.__file__)["try_lock"]
    assert try_lock(5)
    assert not try_lock(6)
