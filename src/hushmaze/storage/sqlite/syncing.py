"""Lets the disk follow: with durability "process", writes are synced soon after they were acknowledged."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

SYNC_AFTER_S = 0.05
"""Half of the 100 ms that are promised; the other half is the disk's."""

log = logging.getLogger("hushmaze.storage")


def sync(file: int) -> None:
    """Waits until the disk has all that was written. Raises an OSError if it has not."""
    if sys.platform == "win32":
        os.fsync(file)
    elif sys.platform == "darwin":
        import fcntl  # noqa: PLC0415 -- not there on Windows

        fcntl.fcntl(file, fcntl.F_FULLFSYNC)  # fsync leaves it in the disk's own memory there
    else:
        os.fdatasync(file)


class Syncing:
    """Syncs SQLite's log within ``SYNC_AFTER_S`` of the first write since the last sync began.

    ``failed`` is called when the disk refuses.
    """

    def __init__(self, file: int, failed: Callable[[], None]) -> None:
        self._file = file
        self._failed = failed
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="hushmaze-sync")
        self._written = asyncio.Event()
        self._task = asyncio.create_task(self._follow())

    def written(self) -> None:
        self._written.set()

    async def close(self) -> None:
        """Stops without a last sync: closing the file syncs it."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown)

    async def _follow(self) -> None:
        while True:
            await self._written.wait()
            await asyncio.sleep(SYNC_AFTER_S)
            self._written.clear()
            try:
                await asyncio.get_running_loop().run_in_executor(self._thread, sync, self._file)
            except OSError as error:
                log.error("the disk did not take what was written: %s", error.strerror)
                self._failed()
