"""Watches the server's own memory, so that new rooms wait before the system kills it."""

import logging
import os
import sys
from pathlib import Path

log = logging.getLogger("hushmaze.memory")

_STATM = Path("/proc/self/statm")
_MEMINFO = Path("/proc/meminfo")
_CGROUP = Path("/sys/fs/cgroup/memory.max")
_PAGE = 4096 if sys.platform == "win32" else os.sysconf("SC_PAGE_SIZE")  # 64 KiB on some ARM machines


def memory_used() -> int:
    """Bytes of this process in memory; 0 where the system does not say."""
    try:
        return int(_STATM.read_text().split()[1]) * _PAGE
    except (OSError, ValueError, IndexError):
        return 0


def memory_given() -> int:
    """Bytes that the machine, or the container, has; 0 where the system does not say."""
    return min((given for given in (_machine(), _container()) if given), default=0)


def _machine() -> int:
    try:
        total = next(line for line in _MEMINFO.read_text().splitlines() if line.startswith("MemTotal:"))
        return int(total.split()[1]) * 1024
    except (OSError, ValueError, IndexError, StopIteration):
        return 0


def _container() -> int:
    try:
        return int(_CGROUP.read_text())
    except (OSError, ValueError):  # "max": no limit
        return 0


class MemoryWatch:
    """Says by `full` whether too little was left for another room at the last look. Never without a limit."""

    def __init__(self, most_mb: int) -> None:
        self._most = most_mb << 20 or memory_given() * 4 // 5
        self.full = False

    def look(self) -> None:
        used = memory_used()
        full = 0 < self._most <= used
        if full != self.full:
            self.full = full
            state = "no new rooms for now" if full else "new rooms are welcome again"
            log.warning("%d MB of memory used, at most %d MB: %s", used >> 20, self._most >> 20, state)
