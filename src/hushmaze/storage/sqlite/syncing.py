"""The disk follows: what was written is synced soon after, where nobody waits for it."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SYNC_AFTER_S = 0.05
"""Half of the 100 ms that are promised; the other half is the disk's."""

log = logging.getLogger("hushmaze.storage")


class Syncing:
    """Syncs SQLite's log within ``SYNC_AFTER_S`` of the first write since the last sync began.

    ``failed`` is called when the disk refuses: what it was to keep then has to be written elsewhere.
    """

    def __init__(self, database: Path, failed: Callable[[], None]) -> None:
        self._failed = failed
        self._file = os.open(f"{database.resolve()}-wal", os.O_RDONLY | os.O_CLOEXEC)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="hushmaze-sync")
        self._written = asyncio.Event()
        self._task = asyncio.create_task(self._follow())

    def written(self) -> None:
        self._written.set()

    async def close(self) -> None:
        """Without a last sync: whoever closes the file syncs it."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown)
        os.close(self._file)

    async def _follow(self) -> None:
        while True:
            await self._written.wait()
            await asyncio.sleep(SYNC_AFTER_S)
            self._written.clear()
            try:
                await asyncio.get_running_loop().run_in_executor(self._thread, os.fdatasync, self._file)
            except OSError as error:
                log.error("the disk did not take what was written: %s", error.strerror)
                self._failed()
