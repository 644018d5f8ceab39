"""Small helpers: appending and waiting, connections with faults, a gate at the commit."""

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hushmaze.storage import Entry, Store, StoreError
from hushmaze.storage.api import Outcome, Write


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def commit(store: Store, *writes: Write) -> list[Outcome]:
    """All in one group; what each came to. Fails if it is told twice, or of more or fewer writes."""
    told: asyncio.Future[Sequence[Outcome]] = asyncio.get_running_loop().create_future()
    store.commit(writes, told.set_result)
    outcomes = list(await told)
    assert len(outcomes) == len(writes)
    return outcomes


async def store_lines(store: Store, game: str, *lines: bytes) -> None:
    """Creates the game with these events."""
    await store.create_game(game, "ROOM", b"{}")
    assert await commit(store, Entry(game, 0, lines)) == [None]


def kinds(outcomes: Sequence[StoreError | None]) -> list[type[StoreError] | None]:
    return [None if error is None else type(error) for error in outcomes]


class Faulty(sqlite3.Connection):
    """A connection that fails on cue: ``faults`` has an error code for a statement, used up once.

    "INSERT" stands for the addition to the journal that the loop does itself.
    """

    def __init__(self, *args: Any, **names: Any) -> None:  # noqa: ANN401 # handed on
        super().__init__(*args, **names)
        self.faults: dict[str, int] = {}
        self.counted: Counter[str] = Counter()
        self.gate: threading.Event | None = None
        self.at_gate = threading.Event()

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # noqa: ANN401 # handed on
        what = "INSERT" if sql.startswith("INSERT INTO journal") and not self.in_transaction else sql
        self.counted[what] += 1
        if sql == "COMMIT" and self.gate is not None:
            self.at_gate.set()
            self.gate.wait()
        if what in self.faults:
            error = sqlite3.OperationalError(f"a fault in {sql}")
            error.sqlite_errorcode = self.faults.pop(what)
            raise error
        return super().execute(sql, *values)


async def together(store: Store, writer: Faulty, *writes: Coroutine[Any, Any, Any]) -> list[Any]:
    """What the writes come to, results or errors, when all of them are in one group: the writer is held
    in the commit before until they are queued."""
    gate = writer.gate = threading.Event()
    writer.at_gate.clear()
    holding = asyncio.ensure_future(store.delete_room("nobody's"))
    await asyncio.to_thread(writer.at_gate.wait)
    tasks = [asyncio.ensure_future(write) for write in writes]
    await asyncio.sleep(0)
    gate.set()
    await holding
    return await asyncio.gather(*tasks, return_exceptions=True)


class Connections(list[Faulty]):
    """Makes a store's connections and keeps hold of them: the writer's, then the reader's."""

    def __call__(self, path: Path) -> sqlite3.Connection:
        made = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0, factory=Faulty)
        self.append(made)
        return made

    @property
    def writer(self) -> Faulty:
        return self[0]
