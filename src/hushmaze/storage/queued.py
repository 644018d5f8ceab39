"""What all stores have in common: every write becomes one item in one queue."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence

from hushmaze.storage.api import Done, Entry, Store, StoreError
from hushmaze.storage.group import Books, Telling, Write, call_each


class QueuedStore(Store):
    def __init__(self) -> None:
        self._telling = Telling()
        self._before: list[Callable[[], None]] = []

    @abstractmethod
    def _accept(self, write: Write) -> None:
        """Queues the write; its ``done`` is called later, on the loop's thread, in order."""

    @abstractmethod
    def _write_soon(self) -> None:
        """At the end of this turn ``_call_before`` is called, and what is queued is written."""

    def _call_before(self) -> None:
        while self._before:
            before, self._before = self._before, []
            call_each(asyncio.get_running_loop(), before)

    def append(self, entry: Entry, done: Done) -> None:
        self._accept(tuple.__new__(Write, (entry.game, entry, done)))  # as Write(...), at half its cost

    def before_writing(self, call: Callable[[], None]) -> None:
        self._before.append(call)
        if len(self._before) == 1:
            self._write_soon()

    def afterwards(self, call: Callable[[], None]) -> None:
        self._telling.afterwards(call)

    def watch_commits(self, watch: Callable[[float], None]) -> None:
        self._telling.took = watch

    def watch_tellings(self, watch: Callable[[], None]) -> None:
        self._telling.told = watch

    async def create_game(self, game: str, room: str, heading: bytes) -> None:
        await self._written(None, lambda books: books.create_game(game, room, heading))

    async def finish_game(self, game: str, finished_at: int, summary: bytes) -> None:
        await self._written(game, lambda books: books.finish_game(game, finished_at, summary))

    async def save_room(self, code: str, record: bytes) -> None:
        await self._written(None, lambda books: books.save_room(code, record))

    async def delete_room(self, code: str) -> None:
        await self._written(None, lambda books: books.delete_room(code))

    async def save_tile_set(self, digest: str, text: bytes) -> None:
        await self._written(None, lambda books: books.save_tile_set(digest, text))

    async def _written(self, log: str | None, deed: Callable[[Books], None]) -> None:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: StoreError | None) -> None:
            if waiting.done():  # the caller gave up waiting; the write stands
                return
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)

        self._accept(Write(log, deed, done))
        await waiting


def closed() -> StoreError:
    return StoreError("The store is not open.")


def refuse(writes: Sequence[Write]) -> None:
    """What a store does that is not open."""
    Telling().tell(asyncio.get_running_loop(), writes, [closed() for _ in writes])
