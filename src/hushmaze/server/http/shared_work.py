"""Work that several requests may wait for: done once, given up when the last of them has left."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Generic, TypeVar

from starlette.requests import Request

from hushmaze.server.http.work import while_connected

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class _Coming(Generic[T]):
    def __init__(self, task: asyncio.Task[T]) -> None:
        self.task = task
        self.askers = 0


class SharedWork(Generic[K, T]):
    def __init__(self) -> None:
        self._coming: dict[K, _Coming[T]] = {}

    def is_coming(self, key: K) -> bool:
        """Whether it is being done for somebody."""
        return key in self._coming

    async def result(self, request: Request, key: K, begin: Callable[[], Coroutine[None, None, T]]) -> T:
        """Returns what the work gives, begun now unless it is coming.

        Raises a ClientDisconnect if this asker leaves. Whatever it raises, all who wait for it are told.
        """
        if key not in self._coming:
            self._coming[key] = _Coming(asyncio.create_task(begin()))
            self._coming[key].task.add_done_callback(_hear)
        coming = self._coming[key]
        coming.askers += 1
        try:
            return await while_connected(request, asyncio.shield(coming.task))
        finally:
            coming.askers -= 1
            if coming.task.done() or not coming.askers:
                coming.task.cancel()
                if self._coming.get(key) is coming:
                    del self._coming[key]


def _hear(task: asyncio.Task[T]) -> None:
    """Takes an error for which nobody waits any more."""
    if not task.cancelled():
        task.exception()
