"""Notices that the store's files were deleted, moved or replaced while they are in use.

A system lets a process write on into a file that has no name any more. Whatever was acknowledged then
would be gone with the process.
"""

import os
from pathlib import Path

from hushmaze.storage.api import StoreError

_GONE = StoreError("The store's file was taken away: put it back, or restart the server.", retryable=True)


class InPlace:
    """Remembers the file and SQLite's log as they lay when they were opened."""

    def __init__(self, path: Path) -> None:
        file = path.resolve()
        names = str(file), f"{file}-wal"
        self._files = [(name, _identity(name)) for name in names]

    def __bool__(self) -> bool:
        return all(_identity(name) == identity for name, identity in self._files)

    def check(self) -> None:
        """Raises a StoreError if they are not where they were."""
        if not self:
            raise _GONE


def _identity(name: str) -> tuple[int, int] | None:
    """Returns device and inode; None where there is no such file."""
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino
