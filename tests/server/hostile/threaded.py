"""A real server in a thread of its own, for clients that wait for their answers."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import Queue
from typing import Any

from hushmaze.server.transport import Limits, run
from hushmaze.storage import MemoryStore
from tests.server.hostile.town import NO_LIMITS, Grievances, Town, listening, opened_town
from tests.support.patience import PATIENCE_S


@dataclass
class Served:
    """`town` belongs to the server's loop; `ask` does something there and waits for it."""

    town: Town
    loop: asyncio.AbstractEventLoop
    errors: list[str] = field(default_factory=list)

    @property
    def port(self) -> int:
        return self.town.server.port

    def ask(self, something: Callable[[Town], Awaitable[object]]) -> object:
        async def done() -> object:
            return await something(self.town)

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(60)


@contextmanager
def served(limits: Limits | None = None, **settings: Any) -> Iterator[Served]:  # noqa: ANN401 -- any settings
    """With the limits on messages and rooms raised, unless settings are given."""
    grievances, started, stop = Grievances(), Queue[Served](), threading.Event()

    async def serving() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: grievances.found.append(str(context)))
        with listening(grievances):
            async with opened_town(MemoryStore(), limits or Limits(), **(settings or NO_LIMITS)) as town:
                started.put(Served(town, loop, grievances.found))
                await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: run(serving()))
    thread.start()
    try:
        yield started.get(timeout=PATIENCE_S)
    finally:
        stop.set()
        thread.join()
